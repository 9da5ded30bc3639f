### Aerion en français : noms, invites, actions, journal et règles.
### Le message d’une règle est son identifiant, avec des traits d’union à la place des points. Chaque message tient sur
### une ligne, car un saut de ligne serait affiché.
### $card, $deck et $ship sont des noms de ce fichier ; $dice et $kept sont des listes comme « 2, 5, 5 » ; $count,
### $workshop, $turn, $from et $to sont des nombres. Dans les erreurs, c’est ce qui a été écrit, cité comme en Python.

aerion-title = Aerion
aerion-goal = Vous construisez des aéronefs aux dés : chaque combinaison rapporte une carte. Faites voler les six vaisseaux avant que les cartes ne s’épuisent.
aerion-credits = Aerion est un jeu de Shadi Torbey, illustré dans la boîte par Élise Plessis et édité par Z-Man Games et inPatience. Ceci est une adaptation non officielle, qu’aucun d’eux n’a approuvée, avec ses propres mots et ses propres images. Si elle vous plaît, achetez la boîte : il y a bien plus à y voir et à y prendre en main.
aerion-reconstructed = Certaines valeurs sont reconstituées : la répartition des cartes entre les paquets, la recette de tous les vaisseaux, sauf celles du Planeur et de l’Hellinaute, et, dans les extensions, les types que montrent les Remparts et les Antres. Les livrets de règles ne les montrent qu’en images. Parmi les six combinaisons, le full n’est connu que par la critique d’un magazine, et il est déduit qu’un même paquet accepte deux brelans comme trois paires ; les livrets nomment les autres. Si vous possédez la boîte, vous pouvez corriger le fichier catalogue d’après vos cartes et vos jetons, puis jouer avec.

## Options

aerion-option-pixies = Fées
aerion-option-pixies-help = Le nombre de Fées dont vous disposez au départ. Trois pour une partie normale ; chaque Fée en moins la rend plus difficile.
aerion-option-expansions = Extensions
aerion-option-expansions-help = Les extensions en jeu. Chacune se suffit à elle-même, et elles se combinent comme vous voulez.
aerion-option-variants = Variantes
aerion-option-variants-help = Des variantes plus difficiles des extensions. Une variante demande son extension.
aerion-option-first = Premier tour
aerion-option-first-help = À deux joueurs : qui joue le premier tour. La règle anglaise le donne au joueur le plus expérimenté.
aerion-option-first-1 = Joueur 1
aerion-option-first-2 = Joueur 2
aerion-option-egg-choice = Cartes révélées par les Œufs
aerion-option-egg-choice-help = Facultatif : vous pouvez refuser toutes les cartes que vos Œufs révèlent, comme dans la règle anglaise. Obligatoire : vous devez en prendre une, comme dans la règle française.
aerion-option-egg-choice-optional = Facultatif
aerion-option-egg-choice-optional-help = Vous pouvez refuser toutes les cartes que vos Œufs révèlent, comme dans la règle anglaise.
aerion-option-egg-choice-required = Obligatoire
aerion-option-egg-choice-required-help = Vous devez prendre l’une des cartes que vos Œufs révèlent, comme dans la règle française.
aerion-option-pinned-ship = Achevé sous son Nuage de pierre
aerion-option-pinned-ship-help = Avec Cloués au sol. Il attend : un vaisseau achevé sous son Nuage de pierre garde ses cartes dans l’atelier et s’envole dès que le Nuage disparaît. Défaussé : ses cartes sont perdues, et il faudra le reconstruire.
aerion-option-pinned-ship-waits = Il attend
aerion-option-pinned-ship-waits-help = Un vaisseau achevé sous son Nuage de pierre garde ses cartes dans l’atelier et s’envole dès que le Nuage disparaît.
aerion-option-pinned-ship-discarded = Défaussé
aerion-option-pinned-ship-discarded-help = Plus difficile : un vaisseau achevé sous son Nuage de pierre perd ses cartes, et il faudra le reconstruire.

## Paquets, nommés d’après la combinaison qui permet d’acquérir leurs cartes

aerion-deck-1 = Double paire (AA+BB)
aerion-deck-2 = Brelan (AAA)
aerion-deck-3 = Full (AAA+BB)
aerion-deck-4 = Carré (AAAA)
aerion-deck-5 = Deux brelans ou trois paires (AAA+BBB ou AA+BB+CC)
aerion-deck-6 = Suite (A+B+C+D+E)
aerion-letters-any = nombres égaux permis
aerion-letters-different = nombres différents
aerion-letters-in-a-row = nombres à la suite

## Cartes et leurs classes

aerion-card-incubi = Incube
aerion-card-sognae = Sognae
aerion-card-helix = Hélice
aerion-card-nut = Noix
aerion-card-cocoon = Cocon
aerion-card-glider = Planeur
aerion-card-hellinaut = Hellinaute
aerion-card-bee = Abeille
aerion-card-nacelle = Nacelle
aerion-card-hornet = Frelon
aerion-card-trihellix = Trihélice
aerion-card-book = Grimoire
aerion-card-none = manquante
aerion-class-blueprint = Plan
aerion-class-material = Matériau
aerion-class-crew = Équipage
aerion-class-book = Grimoire

## Vaisseaux

aerion-ship-glider = Planeur
aerion-ship-hellinaut = Hellinaute
aerion-ship-bee = Abeille
aerion-ship-nacelle = Nacelle
aerion-ship-hornet = Frelon
aerion-ship-trihellix = Trihélice

## Zones

aerion-zone-deck = Paquet
aerion-zone-display = Étalage
aerion-zone-discard = Pile de défausse
aerion-zone-workshop = Atelier
aerion-zone-common = Commun
aerion-zone-pulpit = Pupitre
aerion-zone-reserve = Réserve
aerion-zone-acquired = Carte acquise
aerion-zone-dice = Dés
aerion-zone-ships = Vaisseaux
aerion-zone-pixies = Fées
aerion-zone-rerolls = Relances
aerion-zone-discards = Défausse
aerion-zone-flying = en vol
aerion-zone-project = en projet
aerion-zone-empty = vide
aerion-zone-fits = prend
aerion-zone-any = tout Plan ou Matériau
aerion-zone-any-element = tout Élément
aerion-zone-then = puis
aerion-zone-waiting = attend que son vaisseau soit libre
aerion-zone-or = ou
aerion-column-1 = double paire
aerion-column-2 = brelan
aerion-column-3 = full
aerion-column-4 = carré
aerion-column-5 = six dés
aerion-column-6 = suite
aerion-column-counts = paq { $deck } déf { $discards }
aerion-column-counts-short = { $deck } (déf. { $discards })
aerion-column-ready = prêt
aerion-column-reroll = relance
aerion-column-roll = lancer
aerion-die-new = lancé
aerion-die-kept = gardé

## Invites : ce qu’il faut décider maintenant

aerion-prompt-start = Un nouveau tour commence : lancez les six dés.
aerion-prompt-roll = Acquérez une carte que vos dés permettent de prendre, ou choisissez des dés à relancer et une carte pour payer.
aerion-prompt-roll-paid = Acquérez une carte que vos dés permettent de prendre, ou choisissez des dés à relancer : c’est déjà payé.
aerion-prompt-roll-last = Il ne reste qu’une carte : acquérez-la si vos dés le permettent, ou renoncez-y.
aerion-prompt-reroll = Choisissez les dés à garder ; tous les autres sont relancés.
aerion-prompt-place-element = Où va l’Élément que vous avez acquis ?
aerion-prompt-place-book = Votre pupitre est occupé : défaussez l’ancien Grimoire pour récupérer des Éléments, ou défaussez le nouveau.
aerion-prompt-retrieve = Choisissez dans la pile de défausse un Élément à reposer au sommet de son paquet ; après le premier, vous pouvez vous arrêter.
aerion-prompt-replenish = De nouvelles cartes vont être révélées : servez-vous maintenant de votre Grimoire ou de votre réserve si vous le souhaitez, puis continuez.
aerion-prompt-replenish-empty = Il n’y a plus aucune carte à révéler : servez-vous maintenant de votre Grimoire ou de votre réserve, sinon continuer fait perdre la partie.
aerion-prompt-replenish-eggs = De nouvelles cartes vont être révélées : servez-vous maintenant d’Œufs, de votre Grimoire ou de votre réserve si vous le souhaitez, puis continuez.
aerion-prompt-close = De nouvelles cartes ont été révélées : servez-vous d’un Grimoire ou de votre réserve si vous le souhaitez, ou terminez le tour.
aerion-prompt-close-eggs = De nouvelles cartes ont été révélées : servez-vous d’Œufs, d’un Grimoire ou de votre réserve si vous le souhaitez, ou terminez le tour.
aerion-prompt-over-won = Les six vaisseaux sont en vol : vous gagnez !
aerion-prompt-over-won-expansions = Les six vaisseaux sont en vol et tous les autres buts sont atteints : vous gagnez !
aerion-prompt-over-lost = Les cartes se sont épuisées avant que vous n’atteigniez votre but : vous perdez.
aerion-prompt-other =
    { $step ->
        [start] { $player } commence un tour et lance les six dés.
        [roll] { $player } acquiert une carte, ou relance des dés.
        [reroll] { $player } choisit les dés à relancer.
        [place-element] { $player } décide où va la carte acquise.
        [place-book] { $player } décide quel Grimoire garder.
        [retrieve] { $player } récupère des cartes avec un Grimoire.
        [replenish] { $player } peut se servir d’un Grimoire ou de la réserve avant que de nouvelles cartes soient révélées.
       *[other] { $player } décide.
    }
aerion-prompt-start-help = Chaque tour a trois phases : lancer et relancer, acquérir une carte, révéler de nouvelles cartes. Il commence par un lancer gratuit des six dés.
aerion-prompt-roll-help = Phase 1. Acquérez une carte dont vos dés montrent la combinaison, et la phase 1 se termine. Ou améliorez vos dés : défaussez une carte de l’étalage pour une relance, votre Grimoire pour trois relances au plus, ou dépensez une Fée pour changer un dé. Toute carte défaussée ne pourra plus être acquise ce tour-ci.
aerion-prompt-reroll-help = Phase 1. La relance est payée. Choisissez les dés qui restent tels quels ; il faut en relancer au moins un. Des dés gardés auparavant peuvent être relancés.
aerion-prompt-place-element-help = Phase 2. L’Élément acquis va dans un atelier qui l’accepte, ou dans votre réserve si vous défaussez votre Grimoire, ou dans sa pile de défausse. L’Équipage d’un vaisseau se pose en dernier : il achève le vaisseau.
aerion-prompt-place-book-help = Phase 2. Le pupitre ne contient qu’un Grimoire. Servez-vous maintenant de l’ancien pour récupérer des Éléments, et le nouveau prend sa place ; ou renoncez au nouveau.
aerion-prompt-retrieve-help = Votre Grimoire rapporte un ou deux Éléments de cette pile de défausse. Ils vont au sommet de leur paquet ; le dernier pris se trouve au-dessus et sera révélé en premier.
aerion-prompt-replenish-help = Phase 3. Chaque paquet sans carte dans l’étalage en révèle une, s’il lui en reste. Avant cela, vous pouvez encore récupérer des Éléments avec un Grimoire, transférer des cartes de votre réserve ou, avec l’extension, utiliser des Œufs.
aerion-prompt-close-help = La phase 3 est presque finie. Maintenant que vous voyez les nouvelles cartes, vous pouvez encore récupérer des Éléments avec un Grimoire, transférer des cartes de votre réserve ou, avec l’extension, utiliser des Œufs. Ensuite, le tour se termine.
aerion-prompt-over-help = La partie est terminée. Vous pouvez regarder la table et le journal, ou commencer une nouvelle partie.

## Actions

aerion-do-roll = Lancer les six dés
aerion-do-keep =
    { $count ->
        [6] Relancer les six dés
        [one] Garder { $dice } et relancer un dé
       *[other] Garder { $dice } et relancer { $count } dés
    }
aerion-do-discard = { $deck } : défausser la carte { $card } pour relancer
aerion-do-discard-none = { $deck } : défausser une carte pour relancer
aerion-do-let-go = Renoncer à la dernière carte ({ $card }) et passer à l’approvisionnement
aerion-do-let-go-none = Ne rien acquérir et passer à l’approvisionnement
aerion-do-book-rerolls = Défausser votre Grimoire pour trois relances au plus
aerion-do-pixie = Dépenser une Fée pour changer un { $from } en { $to }
aerion-do-acquire = { $deck } : acquérir la carte { $card }
aerion-do-acquire-none = { $deck } : acquérir une carte
aerion-do-place =
    { $workshop ->
        [common] Poser la carte { $card } dans l’atelier commun
       *[other] Poser la carte { $card } dans l’atelier { $workshop }
    }
aerion-do-place-none =
    { $workshop ->
        [common] Poser une carte acquise dans l’atelier commun
       *[other] Poser une carte acquise dans l’atelier { $workshop }
    }
aerion-do-book-reserve = Défausser votre Grimoire pour placer la carte { $card } dans votre réserve
aerion-do-book-reserve-none = Défausser votre Grimoire pour mettre un Élément acquis dans votre réserve
aerion-do-reject = Défausser la carte { $card }
aerion-do-reject-none = Défausser une carte acquise
aerion-do-book-retrieve = { $deck } : défausser votre Grimoire pour récupérer des Éléments de cette pile de défausse
aerion-do-take = Reposer la carte { $card } au sommet de son paquet
aerion-do-enough = Ne plus rien récupérer
aerion-do-move =
    { $workshop ->
        [common] { $deck } : transférer la carte { $card } de votre réserve vers l’atelier commun
       *[other] { $deck } : transférer la carte { $card } de votre réserve vers l’atelier { $workshop }
    }
aerion-do-replenish = Continuer et révéler de nouvelles cartes
aerion-do-end-turn = Terminer le tour

## Journal : une phrase pour chaque événement, par son nom. Dans log-rerolled, $kept est le mot none quand les six dés sont relancés.

aerion-log-turn = Tour { $turn }
aerion-log-rolled = Lancer : { $dice }.
aerion-log-rerolled =
    { $kept ->
        [none] Relance des six dés : { $dice }.
       *[other] Relance en gardant { $kept } : { $dice }.
    }
aerion-log-discarded = { $deck } : la carte { $card } est défaussée.
aerion-log-last-card-let-go = La dernière carte de l’étalage, { $card }, est abandonnée.
aerion-log-acquired = { $deck } : la carte { $card } est acquise.
aerion-log-book-kept = Le Grimoire est posé sur le pupitre.
aerion-log-placed =
    { $workshop ->
        [common] La carte { $card } est posée dans l’atelier commun.
       *[other] La carte { $card } est posée dans l’atelier { $workshop }.
    }
aerion-log-ship-built = Vaisseau construit : { $ship } prend son envol !
aerion-log-ship-built-again = Vaisseau construit à nouveau : { $ship } était déjà en vol, et rien ne change, sinon que l’atelier est vidé.
aerion-log-ship-waits = Vaisseau achevé, mais cloué au sol : { $ship }. Ses cartes restent dans l’atelier jusqu’à ce qu’il puisse s’envoler.
aerion-log-revealed = { $deck } : la carte { $card } est révélée.
aerion-log-pixie-used = Une Fée change un { $old } en { $new }.
aerion-log-book-for-rerolls =
    { $rerolls ->
        [3] Le Grimoire est défaussé pour trois relances au plus.
        [4] Un Grimoire est défaussé pour quatre relances au plus.
       *[other] Un Grimoire est défaussé pour { $rerolls } relances au plus.
    }
aerion-log-reserved = Le Grimoire est défaussé, et la carte { $card } va dans la réserve.
aerion-log-book-for-retrieval = Le Grimoire est défaussé pour récupérer des Éléments.
aerion-log-rejected = La carte { $card } n’est pas gardée : elle va dans sa pile de défausse.
aerion-log-retrieved = { $deck } : la carte { $card } est reposée au sommet de son paquet.
aerion-log-retrieval-ended = Aucune autre carte n’est récupérée.
aerion-log-left-reserve =
    { $workshop ->
        [common] La carte { $card } passe de la réserve à l’atelier commun.
       *[other] La carte { $card } passe de la réserve à l’atelier { $workshop }.
    }
aerion-log-won = La flotte est complète : victoire !
aerion-log-lost = Il ne reste aucune carte dans l’étalage ni dans les paquets : défaite.

## Erreurs


## Erreurs : catalogue

aerion-error-catalogue-no-deck = L’entrée { $entry } du catalogue doit énumérer les cartes du paquet.
aerion-error-catalogue-deck-size = Le total des cartes de l’entrée { $entry } du catalogue est { $found } ; il doit aller de 1 à { $most }.
aerion-error-catalogue-total = L’entrée { $entry } du catalogue annonce { $stated }, mais les paquets en contiennent { $found }.
aerion-error-catalogue-missing-card = Les paquets du catalogue, [decks], ne contiennent aucune carte { $card } : la partie ne pourrait jamais être gagnée.
aerion-error-catalogue-unused = Dans la section [ships] du catalogue, aucun vaisseau n’a { $value } comme « { $field } ».
aerion-error-catalogue-hellkite = Le Cerf-Violent a besoin d’au moins { $least } remparts et { $least } antres : corrigez les nombres sous [facts].
aerion-error-catalogue-patterns = L’entrée { $entry } du catalogue a les motifs { $value } ; il faut une liste d’un motif ou plus, comme ["AAA+BB"].
aerion-error-catalogue-pattern = L’entrée { $entry } du catalogue a le motif { $value }. Un motif se compose de groupes de dés égaux, reliés par + : A pour le premier, B pour le deuxième et ainsi de suite, { $most } dés au plus.

## Erreurs : positions

aerion-error-position-lists = L’entrée { $entry } de la position contient { $found } listes ; le maximum est { $most }.
aerion-error-position-no-fit = Dans l’atelier { $workshop } de la position, la carte { $card } ne va pas avec les autres.
aerion-error-position-common-crew = L’entrée « common_crew » de la position dit qui a posé l’Équipage dans l’atelier commun, mais il n’y en a pas.
aerion-error-position-dice = Nombre de dés dans la position : { $found } ; il en faut { $most }, ou aucun avant le premier lancer.
aerion-error-position-fleet = L’entrée « second_fleet » de la position nomme trois vaisseaux différents à deux joueurs, et aucun en solitaire.

## Erreurs : positions auxquelles aucune partie ne mène. $step est le nom d’une étape, comme l’écrivent les positions.

aerion-error-position-needs-dice = La position est impossible : à l’étape { $step }, six dés doivent être sur la table.
aerion-error-position-needs-acquired = La position est impossible : à l’étape { $step }, il faut une carte acquise.
aerion-error-position-not-acquired = La position est impossible : à l’étape { $step }, il ne peut pas y avoir de carte acquise.
aerion-error-position-nothing-waits = La position est impossible : seules une récupération ou des cartes révélées font attendre une autre étape.
aerion-error-position-no-action = La position est impossible : personne ne pourrait rien faire.
aerion-error-position-no-ending = La position est impossible : une partie finie a un « ending ».
aerion-error-position-no-step = La position est impossible : l’étape { $step } appartient à une extension qui n’est pas en jeu.
aerion-error-position-stone-clouds = La position est impossible : aucun coup ne laisse ainsi les cartes et les pièces des Nuages de pierre.
aerion-error-position-eggs = La position est impossible : aucun coup ne laisse ainsi les cartes et les pièces des Œufs.
aerion-error-position-hellkite = La position est impossible : aucun coup ne laisse ainsi les cartes et les pièces du Cerf-Violent.
aerion-error-position-not-discarded = La position est impossible : des cartes qui ne se défaussent jamais sont dans une défausse.
aerion-error-position-not-over = La position est impossible : « ending » ne vaut que pour une partie terminée.

## Règles : les sections

aerion-section-goal = But du jeu
aerion-section-set-up = Mise en place
aerion-section-elements = Éléments et vaisseaux
aerion-section-workshops = Ateliers
aerion-section-books = Grimoires et pupitre
aerion-section-reserve = Réserve
aerion-section-pixies = Fées
aerion-section-turn = Tour de jeu
aerion-section-roll = Phase 1 : Lancer(s)
aerion-section-reroll = Phase 1 : relancer les dés
aerion-section-acquire = Phase 2 : Acquisition
aerion-section-combinations = Combinaisons de dés
aerion-section-replenish = Phase 3 : Approvisionnement
aerion-section-end = Fin du jeu
aerion-section-two-players = À deux joueurs
aerion-section-expansions = Les extensions en général

## Règles : but du jeu

aerion-goal-six-ships = Votre but est de construire les six vaisseaux avant que les cartes ne soient épuisées.
aerion-goal-solo = En solitaire, vous n’avez contre vous que les dés et les cartes.

## Règles : mise en place

aerion-setup-ships-as-projects = Les six vaisseaux commencent sur leur face « En projet » : aucun d’eux ne vole encore.
aerion-setup-pixies = Vous commencez avec trois Fées, ou avec moins si vous avez choisi une partie plus difficile.
aerion-setup-six-decks = Les 48 cartes Ressource forment six paquets, un pour chaque combinaison de dés. Chaque paquet est mélangé séparément et possède sa propre pile de défausse.
aerion-setup-display = La première carte de chaque paquet est posée face visible devant lui : ces six cartes sont le premier étalage.
aerion-setup-areas = Vous disposez de deux ateliers, d’un pupitre et d’une réserve, tous vides au départ.
aerion-setup-fewer-pixies = Pour une partie plus difficile, commencez avec deux Fées, une seule ou aucune.

## Règles : éléments et vaisseaux

aerion-resource-elements-and-books = Une carte Ressource est soit un Élément, dont sont faits les vaisseaux, soit un Grimoire, qui vous aide quand vous le défaussez.
aerion-resource-kinds = Il y a deux sortes d’Équipages (Incube et Sognae), trois sortes de Matériaux (Hélice, Noix et Cocon) et un Plan pour chacun des six vaisseaux. Équipages, Matériaux, Plans et Grimoires comptent douze cartes chacun.
aerion-ship-three-elements = Chaque vaisseau se construit avec trois Éléments : un Plan, un Matériau et un Équipage.
aerion-ship-recipe = Chaque vaisseau a son propre Plan, et une seule sorte de Matériau et une seule sorte d’Équipage lui conviennent.

## Règles : ateliers

aerion-workshop-one-of-each = Un atelier a de la place pour un Plan, un Matériau et un Équipage : il n’accepte jamais une deuxième carte de la même classe.
aerion-workshop-one-ship = Toutes les cartes d’un atelier doivent appartenir au même vaisseau : une carte incompatible avec celles qui s’y trouvent ne peut pas les rejoindre.
aerion-workshop-crew-last = L’Équipage se pose en dernier : mettez d’abord dans l’atelier un Plan et un Matériau qui lui correspondent.
aerion-workshop-elements-only = Seuls les Éléments ont leur place dans un atelier.
aerion-workshop-any-order = Le Plan et le Matériau peuvent être posés dans l’ordre de votre choix.
aerion-workshop-stays = Une carte posée dans un atelier y reste jusqu’à ce que son vaisseau soit construit : vous ne pouvez ni la reprendre, ni la déplacer, ni la défausser.

## Règles : grimoires

aerion-book-one-in-pulpit = Vos Grimoires se posent sur votre pupitre, qui n’en contient qu’un à la fois.
aerion-book-needed = Il vous faut un Grimoire sur votre pupitre : chaque effet d’un Grimoire se paie en le défaussant.
aerion-book-three-rerolls = Durant la phase 1, vous pouvez défausser votre Grimoire pour trois relances au plus, chacune avec les dés de votre choix. Les relances non utilisées à la fin de la phase sont perdues.
aerion-book-rerolls-after-roll = Un Grimoire ne donne des relances que durant la phase 1, une fois les six dés lancés.
aerion-book-to-reserve = Quand vous venez d’acquérir un Élément, vous pouvez défausser votre Grimoire pour placer cet Élément dans votre réserve, même si un atelier pouvait l’accueillir.
aerion-book-only-acquired-element = Un Grimoire ne peut envoyer dans votre réserve qu’une seule carte : l’Élément que vous venez d’acquérir, jamais un autre Grimoire.
aerion-book-retrieve = Vous pouvez défausser votre Grimoire pour prendre un ou deux Éléments d’une pile de défausse et les remettre sur leur paquet, dans l’ordre que vous voulez : le dernier pris se retrouve au-dessus.
aerion-book-retrieve-elements-only = Seuls des Éléments et des cartes d’extension peuvent être récupérés : la pile de défausse doit donc en contenir au moins un, et les Grimoires y restent.
aerion-book-retrieve-one-pile = Un Grimoire récupère des cartes d’une seule pile de défausse, choisie quand vous le défaussez : seuls les Éléments et les cartes d’extension qui s’y trouvent peuvent être pris.
aerion-book-retrieve-at-least-one = Un Grimoire défaussé pour récupérer des cartes doit en rapporter au moins une : prenez une carte avant de vous arrêter.
aerion-book-retrieve-to-the-end = Terminez d’abord la récupération : tant que vous n’avez pas pris votre dernière carte ou décidé de vous arrêter, seule votre réserve peut servir.
aerion-book-any-phase = Quelle que soit la phase de votre tour, vous pouvez défausser votre Grimoire pour récupérer des Éléments, à deux joueurs aussi après la révélation de nouvelles cartes, mais pas au milieu d’un autre choix déjà commencé.
aerion-book-revives-deck = Les Éléments récupérés pour un paquet épuisé reforment ce paquet et pourront donc être révélés à nouveau.

## Règles : réserve

aerion-reserve-any-number = Votre réserve peut contenir autant d’Éléments que vous voulez ; en placer un coûte un Grimoire.
aerion-reserve-any-time = À tout moment de votre tour, quoi que vous deviez décider d’autre, vous pouvez transférer gratuitement des Éléments de votre réserve vers vos ateliers. Les règles de pose s’appliquent toujours.
aerion-reserve-holds-card = Seule une carte qui se trouve dans votre réserve peut être transférée de là vers un atelier.

## Règles : fées

aerion-pixie-changes-a-die = Une fois les dés lancés, chaque Fée dépensée met l’un d’eux sur le nombre que vous voulez. Vous pouvez en dépenser plusieurs durant le même tour, et encore relancer ensuite.
aerion-pixie-after-roll = Une Fée change un dé qui a été lancé : elle ne se dépense donc que durant la phase 1, après un lancer.
aerion-pixie-none-left = Chaque Fée n’aide qu’une fois : quand il n’en reste plus, aucun dé ne peut être changé.
aerion-pixie-die-shows = Une Fée fait passer un dé du nombre qu’il montre à un autre : l’un de vos dés doit donc montrer le nombre de départ.
aerion-pixie-leaves-the-game = Une Fée dépensée quitte définitivement le jeu.

## Règles : tour de jeu

aerion-turn-three-phases = Chaque tour se compose de trois phases, dans cet ordre : 1. Lancer(s), 2. Acquisition, 3. Approvisionnement.

## Règles : phase 1, lancer(s)

aerion-roll-six-dice = La phase 1 commence par un lancer des six dés.
aerion-roll-comes-first = Lancez d’abord les six dés : ce sont eux qui décident de la suite.
aerion-roll-once = Vous ne lancez gratuitement les six dés qu’une fois par tour ; ensuite, les dés ne roulent à nouveau que lors d’une relance que vous avez payée.
aerion-roll-then-acquire = Quand vos dés montrent la combinaison d’une carte de l’étalage, vous pouvez terminer la phase 1 et l’acquérir, ou continuer pour en viser une autre.

## Règles : phase 1, relancer les dés

aerion-reroll-discard-to-reroll = Durant la phase 1, tant que l’étalage contient au moins deux cartes, vous pouvez en défausser une pour relancer des dés, même si vos dés permettent déjà d’acquérir une carte.
aerion-reroll-pay-first = Une relance se paie d’avance : en défaussant une carte de l’étalage tant qu’il en reste une autre, avec un Grimoire ou, avec l’extension, en engageant un Ouvrier.
aerion-reroll-any-dice = À chaque relance, vous choisissez librement les dés à relancer, au moins un et au plus les six ; des dés gardés auparavant peuvent être relancés.
aerion-reroll-dice-shown = Seuls les dés posés sur la table peuvent être gardés : choisissez parmi les nombres qu’ils montrent maintenant.
aerion-reroll-choose-dice-now = Une relance payée doit être faite avant que le tour ne continue : choisissez les dés à garder et relancez les autres.
aerion-reroll-again = Vous pouvez relancer autant de fois que vous voulez, tant que vous pouvez payer.
aerion-reroll-must-go-on = Avec au moins deux cartes dans l’étalage, vous ne pouvez pas passer : acquérez une carte, ou continuez à défausser et à relancer jusqu’à ce qu’il n’en reste qu’une.
aerion-reroll-not-the-last-card = La dernière carte de l’étalage ne peut pas payer une relance : acquérez-la ou renoncez-y.
aerion-reroll-last-card-let-go = Quand l’étalage n’a plus qu’une carte, vous pouvez l’acquérir si vos dés le permettent ; sinon, ou si vous n’en voulez pas, elle part à la défausse et la phase 3 suit aussitôt.
aerion-discard-own-pile = Chaque paquet a sa propre pile de défausse : une carte défaussée va, face visible, dans celle du paquet dont elle vient.
aerion-discard-open = Les piles de défausse sont ouvertes : vous pouvez les consulter à tout moment.
aerion-display-card-there = Il faut qu’une carte de ce paquet se trouve dans l’étalage.
aerion-display-not-refilled = Les places vides de l’étalage ne sont pas comblées durant les phases 1 et 2 : de nouvelles cartes n’arrivent qu’en phase 3, et chaque carte défaussée réduit donc votre choix.

## Règles : phase 2, acquisition

aerion-acquire-one-card = Durant la phase 2, vous acquérez exactement une carte de l’étalage ; si vos dés en permettent plusieurs, vous choisissez.
aerion-acquire-combination = Pour acquérir une carte, vos dés doivent montrer la combinaison de son paquet.
aerion-acquire-card-awaits-place = La carte que vous avez acquise doit trouver sa place avant que le tour ne continue : décidez où elle va.
aerion-acquire-nothing-to-place = Seule une carte que vous venez d’acquérir peut recevoir une place ou être refusée.
aerion-acquire-element-to-workshop = Un Élément que vous acquérez va dans l’un de vos ateliers, s’il peut y trouver sa place et si vous le voulez.
aerion-acquire-discard-unwanted = Un Élément acquis qui ne va ni dans un atelier ni dans la réserve est défaussé aussitôt ; vous pouvez le faire même s’il avait sa place dans un atelier.
aerion-acquire-book-to-pulpit = Un Grimoire que vous acquérez va aussitôt sur votre pupitre, si celui-ci est libre.
aerion-acquire-pulpit-full = Un pupitre occupé n’accepte pas de second Grimoire : défaussez l’ancien pour récupérer des Éléments et le nouveau prend sa place, ou défaussez le nouveau.
aerion-build-complete = Quand un atelier contient le Plan, le Matériau et l’Équipage d’un vaisseau, ce vaisseau est construit aussitôt et retourné sur sa face « En vol ».
aerion-build-cards-to-their-piles = Les trois cartes d’un vaisseau construit sont défaussées, chacune dans la pile du paquet dont elle vient, et l’atelier est de nouveau vide.
aerion-build-already-flying = Vous pouvez construire un vaisseau déjà en vol : ses trois cartes sont défaussées, et rien d’autre ne se passe.

## Règles : combinaisons

aerion-combination-two-pairs = Double paire (AA+BB) : deux dés montrent un nombre et deux autres dés un autre nombre ; quatre dés identiques conviennent aussi.
aerion-combination-three-of-a-kind = Brelan (AAA) : au moins trois dés montrent le même nombre.
aerion-combination-full-house = Full (AAA+BB) : trois dés montrent un nombre et deux autres dés un autre nombre ; cinq dés identiques conviennent aussi.
aerion-combination-four-of-a-kind = Carré (AAAA) : au moins quatre dés montrent le même nombre.
aerion-combination-triplets-or-pairs = Deux brelans ou trois paires (AAA+BBB ou AA+BB+CC) : les six dés forment l’un de ces deux motifs, et l’un ou l’autre suffit.
aerion-combination-straight = Suite (A+B+C+D+E) : cinq dés montrent cinq nombres qui se suivent, de 1 à 5 ou de 2 à 6.
aerion-combination-letters-may-be-equal = Sauf dans la suite, des lettres différentes peuvent désigner le même nombre : quatre dés identiques, par exemple, forment aussi une double paire.

## Règles : phase 3, approvisionnement

aerion-replenish-reveal = Durant la phase 3, chaque paquet qui n’a pas de carte dans l’étalage y révèle sa première carte.
aerion-replenish-empty-deck = Un paquet épuisé ne révèle rien : vous continuez avec un étalage réduit, à moins qu’un Grimoire ne remette des cartes sur ce paquet.
aerion-replenish-rest-stays = Une carte encore présente dans l’étalage y garde sa place, tour après tour, jusqu’à ce que vous l’acquériez ou la défaussiez.
aerion-replenish-last-chance = Juste avant la révélation de nouvelles cartes, vous pouvez seulement récupérer des cartes avec un Grimoire, transférer des Éléments de votre réserve ou, avec l’extension, utiliser des Œufs.
aerion-replenish-not-yet = De nouvelles cartes ne sont révélées qu’en phase 3, une fois les phases 1 et 2 terminées.
aerion-replenish-end-of-turn = Une fois les nouvelles cartes révélées, seuls Œufs, Grimoires et réserve peuvent servir avant la fin du tour, qui ne s’arrête là que si vous avez de quoi les utiliser.

## Règles : fin du jeu

aerion-end-win = Vous gagnez à l’instant même où le sixième vaisseau prend son envol ; avec des extensions, dès que toutes leurs conditions sont remplies aussi.
aerion-end-loss = Vous perdez si l’étalage et les six paquets sont vides une fois les nouvelles cartes révélées en phase 3 ; ce que vous avez encore ne peut plus vous sauver.

## Règles : à deux joueurs

aerion-two-together = À deux, vous jouez ensemble : vous gagnez ou perdez tous les deux, et les règles pour un joueur s’appliquent, sauf quand celles-ci disent autre chose.
aerion-two-three-ships-each = Chaque joueur reçoit au hasard trois des six vaisseaux.
aerion-two-first-turn = Le joueur le plus expérimenté joue le premier tour ; vous pouvez aussi convenir que ce sera l’autre.
aerion-two-alternate = Les joueurs jouent leurs tours l’un après l’autre, et chaque tour a ses trois phases comme d’habitude.
aerion-two-areas = Chaque joueur a un pupitre, une réserve et un atelier ; un troisième atelier est commun aux deux. Tout est vide au départ.
aerion-two-own-workshop = L’atelier de votre partenaire n’est pas à vous : posez vos cartes dans votre propre atelier ou dans l’atelier commun.
aerion-two-own-pulpit-and-reserve = Le pupitre et la réserve d’un joueur n’appartiennent qu’à lui : son partenaire ne peut ni y placer de cartes ni se servir de celles qui s’y trouvent.
aerion-two-common-workshop = L’atelier commun n’existe qu’à deux joueurs : chacun peut y poser des Éléments, même venus de sa réserve.
aerion-two-builder = Un vaisseau est construit par le joueur qui en a posé l’Équipage : dans l’atelier commun, ce doit être celui à qui il appartient, quel que soit le joueur qui pose la dernière carte.
aerion-two-own-ships = Chaque joueur doit construire les trois vaisseaux qu’il a reçus.
aerion-two-not-your-ship = Si un vaisseau est achevé avec l’Équipage d’un joueur à qui il n’appartient pas, ses cartes sont défaussées et rien d’autre ne se passe : il ne vole pas.
aerion-two-own-turn = Vous n’agissez que pendant votre propre tour : les Grimoires, les Œufs et les transferts de votre réserve attendent jusque-là.
aerion-two-shared = Paquets, étalage, piles de défausse, dés et Fées appartiennent aux deux joueurs.

## Règles : les extensions en général

aerion-expansion-freely-combined = Il y a six extensions, indépendantes les unes des autres : jouez avec celles que vous voulez. Quand leurs règles diffèrent du jeu de base, ce sont elles qui valent.
aerion-expansion-not-in-play = Ceci appartient à une extension qui n’est pas en jeu : choisissez-la en commençant une partie.
aerion-expansion-variants = Chaque variante rend une extension plus difficile et ne se choisit qu’avec elle.
aerion-expansion-last-card-stays = Si une extension permet d’employer la phase 2 à autre chose qu’une acquisition, vous pouvez le faire aussi quand l’étalage n’a plus qu’une carte ; cette carte y reste.
aerion-expansion-phase-3-order = La phase 3 a un ordre : les Sabliers restants sont défaussés, le Cerf-Violent se déplace, puis vous pouvez utiliser Grimoires, Œufs et réserve ; de nouvelles cartes sont révélées, et l’on vérifie si la partie est perdue ; puis vous pouvez encore utiliser des Œufs et, à deux joueurs, Grimoires et réserve, et le tour se termine.
