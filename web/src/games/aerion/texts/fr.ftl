### Ce que seule la page d’Aerion dit, en français. Tout le reste est dans les fichiers du jeu, partagés avec Python.

## Names

aerion-page-card = { $card } ({ $class })
aerion-page-deck-1 = Double paire
aerion-page-deck-2 = Brelan
aerion-page-deck-3 = Full
aerion-page-deck-4 = Carré
aerion-page-deck-5 = Brelans ou paires
aerion-page-deck-6 = Suite
aerion-page-workshop =
    { $workshop ->
        [common] Atelier commun
       *[other] Atelier { $workshop }
    }
aerion-page-playing = c’est son tour

## Columns

aerion-page-goal-met = { $deck } : les dés la montrent.
aerion-page-goal-best = { $deck } : { $chance } au prochain lancer, au mieux.
aerion-page-goal-chosen = { $deck } : { $chance } si les dés choisis sont relancés.
aerion-page-goal-aim = { $goal } Choisir les dés à relancer pour l’obtenir.
aerion-page-aim = Choisir les dés à relancer pour l’obtenir
aerion-page-met = Complète
aerion-page-mark-pays = paie
aerion-page-mark-scarce = rare
aerion-page-mark-fits = convient
aerion-page-mark-completes = achève
aerion-page-display =
    { $mark ->
        [blocked] { $deck } : { $card } dans l’étalage, carte bloquée par le Cerf-Violent
        [pays] { $deck } : { $card } dans l’étalage ; cette carte peut payer
        [scarce] { $deck } : { $card } dans l’étalage ; cette carte peut payer, mais il en resterait trop peu
        [fits] { $deck } : { $card } dans l’étalage ; la carte convient à un atelier
        [completes] { $deck } : { $card } dans l’étalage ; la carte achève un vaisseau
       *[none] { $deck } : { $card } dans l’étalage
    }
aerion-page-display-empty = { $deck } : aucune carte dans l’étalage
aerion-page-deck =
    { $count ->
        [0] { $deck } : le paquet est vide
        [one] { $deck } : paquet d’une carte
       *[other] { $deck } : paquet de { $count } cartes
    }
aerion-page-deck-known =
    { $count ->
        [one] { $deck } : paquet d’une carte, { $card }
       *[other] { $deck } : paquet de { $count } cartes ; la prochaine est { $card }
    }
aerion-page-discard =
    { $count ->
        [0] { $deck } : la défausse est vide
        [one] { $deck } : une carte dans la défausse
       *[other] { $deck } : { $count } cartes dans la défausse
    }

## Looking through a pile

aerion-page-deck-title = Paquet : { $deck }
aerion-page-discard-title = Défausse : { $deck }
aerion-page-deck-size =
    { $count ->
        [0] Il ne reste aucune carte dans ce paquet.
        [one] Il reste une carte dans ce paquet.
       *[other] Il reste { $count } cartes dans ce paquet.
    }
aerion-page-deck-top = Au-dessus, dans cet ordre
aerion-page-deck-below = En dessous, dans un ordre inconnu
aerion-page-deck-unseen = Dans un ordre inconnu
aerion-page-nth = { $number }. { $card }
aerion-page-times = { $count } × { $card }
aerion-page-discard-none = Aucune carte n’a encore été défaussée ici.
aerion-page-open-pile = Parcourir la défausse

## Dice and Pixies

aerion-page-die = Dé { $number } : { $face }
aerion-page-die-blank = Dé { $number }, pas encore lancé
aerion-page-pixies =
    { $count ->
        [0] Il ne reste aucune Fée
        [one] Une Fée
       *[other] { $count } Fées
    }
aerion-page-roll-again =
    { $count ->
        [0] Relancer : choisissez des dés
        [one] Relancer un dé
       *[other] Relancer { $count } dés
    }
aerion-page-roll-again-left =
    { $count ->
        [0] Relancer : choisissez des dés (reste { $left })
        [one] Relancer un dé (reste { $left })
       *[other] Relancer { $count } dés (reste { $left })
    }
aerion-page-more = Plus
aerion-page-cancel = Laisser
aerion-page-hint-choose = Choisissez les dés à relancer ; les autres restent tels quels.
aerion-page-hint-pay =
    { $count ->
        [one] Un dé est choisi : touchez maintenant la carte qui paie la relance.
       *[other] { $count } dés sont choisis : touchez maintenant la carte qui paie la relance.
    }
aerion-page-hint-reroll =
    { $count ->
        [one] Un dé est choisi : relancez-le, ou choisissez-en d’autres.
       *[other] { $count } dés sont choisis : relancez-les, ou choisissez-en d’autres.
    }
aerion-page-hint-pixie = Choisissez le dé que la Fée doit changer.
aerion-page-hint-face = Choisissez le nombre qu’il doit montrer.
aerion-page-key-dice = Choisir un dé à relancer, ou le nombre qu’une Fée lui donne
aerion-page-key-pixie = Prendre une Fée, ou la reposer

## Ships, Workshops, Pulpit and Reserve

aerion-page-ship =
    { $state ->
        [flying] { $ship } : en vol
        [pinned] { $ship } : sous un Nuage de pierre ; il faut son Plan, { $material } et { $crew }
        [begun] { $ship } : en construction ; il faut son Plan, { $material } et { $crew }
       *[project] { $ship } : en projet ; il faut son Plan, { $material } et { $crew }
    }
aerion-page-takes = Prend { $cards }
aerion-page-workshop-holds =
    { $takes ->
        [none] { $workshop } : { $cards }
       *[other] { $workshop } : { $cards }. { $takes }
    }
aerion-page-pulpit =
    { $count ->
        [0] Pupitre : aucun Grimoire
        [one] Pupitre : un Grimoire
       *[other] Pupitre : { $count } Grimoires
    }
aerion-page-reserved = Réserve : { $card }
aerion-page-reserve-place =
    { $count ->
        [0] Réserve : vide
       *[other] Réserve : une place pour une autre carte
    }
aerion-page-acquired = Carte acquise : { $card }
aerion-page-acquired-none = Carte acquise : aucune

## The drawer on a phone

aerion-page-holds = { $workshop } : { $cards }
aerion-page-fleet = { $flying } / { $ships }
aerion-page-drawer-open = Montrer les ateliers et les vaisseaux. { $workshops }. Vaisseaux en vol : { $flying }. Grimoires : { $books }. Cartes en réserve : { $reserved }.
aerion-page-drawer-back = Revenir aux cartes
aerion-page-drawer-boards = Ateliers
aerion-page-drawer-zones = Extensions

## Expansions

aerion-page-progress = { $reached } sur { $goal }
aerion-page-goal-reached = Terminé
aerion-page-zone-rules = Règles : { $expansion }
aerion-page-variant = Variante : { $variant }
aerion-page-chance-five = Cinq dés identiques : { $chance }
aerion-page-chance-wage =
    { $total ->
        [0] Un total de 26 ou plus : { $chance }
       *[other] Total des dés : { $total }. Probabilité d’avoir 26 ou plus : { $chance }
    }
aerion-page-chance-strike =
    { $total ->
        [0] Un total de 30 ou plus : { $chance }
       *[other] Total des dés : { $total }. Probabilité d’avoir 30 ou plus : { $chance }
    }
aerion-page-chance-hunt =
    { $total ->
        [0] Un total de 15 ou moins : { $chance }
       *[other] Total des dés : { $total }. Probabilité d’avoir 15 ou moins : { $chance }
    }
aerion-page-need-five = Pour construire : cinq dés identiques.
aerion-page-need-wage =
    { $total ->
        [0] Pour payer : un total de 26 ou plus.
       *[other] Pour payer : un total de 26 ou plus. Total des dés : { $total }.
    }
aerion-page-need-strike =
    { $total ->
        [0] Pour démolir sans oiseau : un total de 30 ou plus.
       *[other] Pour démolir sans oiseau : un total de 30 ou plus. Total des dés : { $total }.
    }
aerion-page-need-hunt =
    { $total ->
        [0] Pour traquer : un total de 15 ou moins.
       *[other] Pour traquer : un total de 15 ou moins. Total des dés : { $total }.
    }
aerion-page-met-five = Les dés montrent cinq faces identiques.
aerion-page-met-wage = Total des dés : { $total }, assez pour payer.
aerion-page-met-strike = Total des dés : { $total }, assez pour démolir.
aerion-page-met-hunt = Total des dés : { $total }, assez bas pour traquer.
aerion-page-flagship = Le Vaisseau Amiral. À bord : { $aboard }. Il prend maintenant : { $fits }.
aerion-page-flagship-aboard = Le Vaisseau Amiral. À bord : { $aboard }.
aerion-page-flagship-flying = Le Vaisseau Amiral vole.
aerion-page-flagship-takes = Prend maintenant : { $fits }
aerion-page-factory = Votre Usine { $factory }. { $rule }
aerion-page-no-factory = Pas encore d’Usine : elles se trouvent dans les paquets.
aerion-page-turn-die = Retourner un dé
aerion-page-turn-over = Retournez un de ces dés au lieu de relancer :
aerion-page-hourglasses-of =
    { $count ->
        [0] { $deck } : pas encore de Sablier
        [one] { $deck } : le Sablier est là
       *[other] { $deck } : { $count } Sabliers sont là
    }
aerion-page-cloud = Nuage de pierre { $cloud } : { $side }
aerion-page-cloud-pinned = Nuage de pierre sur { $ship } : { $side }
aerion-page-strikes =
    { $strikes ->
        [one] Encore un coup
       *[other] Encore { $strikes } coups
    }
aerion-page-demolish = Démolition
aerion-page-strike = Frapper un Nuage de pierre
aerion-page-send-bird = { $deck } : envoyer cet Oiseau-marteau
aerion-page-pier = Quai { $pier } : { $side }
aerion-page-payroll-of = Guérite : { $player }
aerion-page-payroll =
    { $count ->
        [0] { $payroll } : vide
        [one] { $payroll } : un Ouvrier
       *[other] { $payroll } : { $count } Ouvriers
    }
aerion-page-payroll-empty = Personne n’attend son salaire.
aerion-page-payroll-due =
    { $count ->
        [one] Un Ouvrier attend son salaire.
       *[other] { $count } Ouvriers attendent leur salaire.
    }
aerion-page-pay-worker = Payer un Ouvrier
aerion-page-worker = { $deck } : cet Ouvrier attend son salaire
aerion-page-eggs =
    { $count ->
        [0] Œufs acquis : aucun
        [one] Un Œuf acquis
       *[other] { $count } Œufs acquis
    }
aerion-page-eggs-none = Aucun Œuf acquis pour l’instant.
aerion-page-eggs-use =
    { $count ->
        [one] Touchez votre Œuf pour fouiller un paquet.
       *[other] Touchez vos Œufs pour fouiller un paquet.
    }
aerion-page-hatch = Utiliser des Œufs
aerion-page-hatch-eggs = Œufs à utiliser :
aerion-page-hatch-fewer = Un Œuf de moins
aerion-page-hatch-more = Un Œuf de plus
aerion-page-hatch-deck = Choisissez ensuite le paquet à fouiller :
aerion-page-revealed = Cartes révélées : { $deck }
aerion-page-choose-revealed = Choisir une carte révélée
aerion-page-look-first = Regarder d’abord la table
aerion-page-row-outpost =
    { $hellkite ->
        [here] Place { $place } : Rempart, { $side }. Le Cerf-Violent est ici.
       *[away] Place { $place } : Rempart, { $side }
    }
aerion-page-row-lair =
    { $hellkite ->
        [here] Place { $place } : Antre ouvert, { $side }. Le Cerf-Violent est ici.
       *[away] Place { $place } : Antre ouvert, { $side }
    }
aerion-page-row-empty = Place { $place } : il ne reste rien ici
aerion-page-blocked = Bloqué en ce moment : aucune carte { $type } ne peut être acquise.
aerion-page-nothing-blocked = Le Cerf-Violent ne bloque rien en ce moment.

## What pieces are, and what they are for

aerion-page-fact-dice = Pour l’acquérir
aerion-page-fact-all = { $card }, toutes les cartes
aerion-page-at-best = { $chance } au prochain lancer, au mieux
aerion-page-part-where = { $card } : { $where }
aerion-page-in-display = dans l’étalage ({ $decks })
aerion-page-in-decks =
    { $count ->
        [one] une dans les paquets
       *[other] { $count } dans les paquets
    }
aerion-page-in-discards =
    { $count ->
        [one] une défaussée
       *[other] { $count } défaussées
    }
aerion-page-in-reserve =
    { $count ->
        [one] une en réserve
       *[other] { $count } en réserve
    }
aerion-page-nowhere = épuisé
aerion-page-about-blueprint = Un Plan est celui d’un seul vaisseau. Avec le bon Matériau et le bon Équipage dans le même atelier, le vaisseau décolle.
aerion-page-about-material = Un Matériau rejoint dans un atelier le Plan d’un vaisseau qui en est fait. L’Équipage vient en dernier.
aerion-page-about-crew = Un Équipage embarque en dernier : dans un atelier qui contient un Plan et son Matériau.
aerion-page-about-book = Un Grimoire attend sur votre pupitre, un seul à la fois. Il sert une fois : pour trois relances, pour remettre sur leur paquet jusqu’à deux cartes d’une même défausse, ou pour garder en réserve une carte acquise.
aerion-page-about-hourglass = Il faut acquérir un Sablier de chaque paquet. Celui que vous ne prenez pas au tour où il apparaît est perdu.
aerion-page-about-gap = Aucune carte ici. De nouvelles cartes arrivent à la fin du tour, tant que le paquet en a.
aerion-page-about-acquired = Une carte acquise attend ici que vous touchiez l’atelier où elle va.
aerion-page-about-reserve = Un Grimoire permet de garder ici une carte acquise. Elle rejoint un atelier dès qu’elle y convient.
aerion-page-about-dice = Six dés forment le motif au-dessus d’une carte. Pour en relancer, touchez-les, puis la carte de l’étalage qui paie : elle est défaussée.
aerion-page-about-pixies = Une Fée change un dé en le nombre de votre choix. Elle ne revient pas : servez-vous de vos Fées avant d’être à court de cartes.
aerion-page-about-ship = Il décolle dès que ces trois cartes sont dans un même atelier. L’Équipage vient en dernier.
aerion-page-about-flying = Ce vaisseau vole. Ses cartes ne servent plus.
aerion-page-about-workshop = Un vaisseau se construit ici : son Plan et son Matériau, dans n’importe quel ordre, puis son Équipage. Les cartes restent jusqu’au décollage.
aerion-page-about-common = Les deux joueurs se servent de cet atelier. Qui ajoute l’Équipage construit le vaisseau, qui doit être l’un des siens.
aerion-page-about-own = Seul son propriétaire se sert de cet atelier, pour ses propres vaisseaux.
aerion-page-about-pile = { $deck }. Touchez pour voir les cartes. Quand tous les paquets et l’étalage sont vides, la partie est perdue.
aerion-page-use-completes = Elle achève un vaisseau dans vos ateliers dès maintenant.
aerion-page-use-fits = Elle convient dès maintenant à l’un de vos ateliers.
aerion-page-use-open = Elle peut commencer un vaisseau dans un atelier vide.
aerion-page-use-needed = Elle ne convient à aucun atelier pour l’instant, mais un vaisseau en a encore besoin.
aerion-page-use-spare = Plus aucun vaisseau n’en a besoin : elle peut payer une relance.
aerion-page-goal-of = { $goal }, pour { $card }
aerion-page-goal-AAAAA = cinq dés identiques, pour un Quai
aerion-page-goal-sum-26 = 26 ou plus, pour payer un Ouvrier
aerion-page-goal-sum-30 = 30 ou plus, pour un Nuage de pierre
aerion-page-goal-sum-15 = 15 ou moins, pour traquer
aerion-page-pixie-gain = { $face } : { $what }
aerion-page-cards-left =
    { $count ->
        [0] Il ne reste aucune carte dans les paquets.
        [one] Il reste une carte dans les paquets.
       *[other] Il reste { $count } cartes dans les paquets.
    }
aerion-page-sum = Σ { $total }
aerion-page-total = Les dés totalisent { $total }.

## Warnings

aerion-page-anyway = { $what } quand même
aerion-page-warn-lost =
    { $books ->
        [0] La partie serait perdue : il ne reste plus de carte.
       *[other] La partie serait perdue : il ne reste plus de carte. Votre Grimoire peut encore en récupérer.
    }
aerion-page-warn-last-card =
    { $pixies ->
        [0] Il ne resterait plus de carte : sans Grimoire, la partie est perdue.
        [one] Il ne resterait plus de carte : sans Grimoire, la partie est perdue. Vous avez encore une Fée.
       *[other] Il ne resterait plus de carte : sans Grimoire, la partie est perdue. Vous avez encore { $pixies } Fées.
    }
aerion-page-warn-short =
    { $books ->
        [0] Sans cette carte, il en reste trop peu pour tous les vaisseaux : seul un Grimoire pourrait en récupérer une.
       *[other] Sans cette carte, il en reste trop peu pour tous les vaisseaux : votre Grimoire devrait en récupérer une.
    }
aerion-page-warn-reject = Cette carte n’a sa place nulle part pour l’instant : il faudrait la défausser.
aerion-page-warn-useless = Aucun des vaisseaux qui restent à construire ne pourrait alors naître dans cet atelier.
aerion-page-warn-ship-built-again = Ce vaisseau vole déjà : les cartes seraient perdues pour rien.
aerion-page-warn-ship-not-owned = Ce vaisseau n’est pas à vous : les cartes seraient perdues pour rien.
aerion-page-warn-ship-held-down = Un Nuage de pierre cloue ce vaisseau au sol : les cartes seraient perdues.
aerion-page-vain-useless = Aucun vaisseau n’y naîtrait
aerion-page-vain-ship-built-again = Pour rien : il vole déjà
aerion-page-vain-ship-not-owned = Pour rien : pas votre vaisseau
aerion-page-vain-ship-held-down = Perdu : cloué par un Nuage de pierre
aerion-page-vain-last-card = Dernière carte : la partie serait perdue
aerion-page-vain-lost = La partie serait perdue

## Keys

aerion-page-hint-column = Tapez le numéro de la colonne, de 1 à 6.
aerion-page-key-go-on = Lancer, relancer ou continuer : ce que fait le bouton principal
aerion-page-key-acquire = Acquérir la carte que les dés permettent ; s’il y en a plusieurs, puis le numéro de la colonne
aerion-page-key-pay = Défausser une carte pour une relance : puis le numéro de la colonne
aerion-page-key-book = Montrer ce que peut votre Grimoire
aerion-page-key-reject = Défausser la carte acquise

## The end

aerion-page-ending = Le déroulement de la partie
aerion-page-ending-won = Tous les vaisseaux volent !
aerion-page-ending-lost = La partie est perdue
aerion-page-decided-won = Le dernier vaisseau à décoller : { $ship }, au tour { $turn }.
aerion-page-decided-lost = À construire encore : { $ships }.
aerion-page-ending-unused =
    { $count ->
        [one] Une Fée n’a pas servi.
       *[other] { $count } Fées n’ont pas servi.
    }
aerion-page-figure-ships =
    { $count ->
        [one] vaisseau en vol
       *[other] vaisseaux en vol
    }
aerion-page-figure-turns =
    { $count ->
        [one] tour
       *[other] tours
    }
aerion-page-figure-cards =
    { $count ->
        [one] carte restante
       *[other] cartes restantes
    }
aerion-page-figure-pixies =
    { $count ->
        [one] Fée restante
       *[other] Fées restantes
    }
aerion-page-figure-books =
    { $count ->
        [one] Grimoire restant
       *[other] Grimoires restants
    }
aerion-page-graph-ships = vaisseaux en vol, sur { $goal }
aerion-page-graph-cards = cartes restantes, { $count } au début
aerion-page-graph-turns =
    { $count ->
        [one] un tour
       *[other] { $count } tours
    }
aerion-page-graph-built = Tour { $turn } : { $ships }.
aerion-page-graph-none = Aucun vaisseau n’a été construit.

## First match

aerion-page-guide-goal = Bienvenue ! Votre but : construire les six vaisseaux avant d’être à court de cartes.
aerion-page-guide-roll = Chaque tour commence par un lancer des six dés. Lancez-les !
aerion-page-guide-wanted =
    { $last ->
        [yes] Vos dés donnent le motif qu’il faut ({ $goal }) : { $workshop } attend justement { $card }, qui achève le vaisseau avec { $held }. Touchez cette carte.
       *[no] Vos dés donnent le motif qu’il faut ({ $goal }) : { $card } va avec { $held } ({ $workshop }). Touchez cette carte.
    }
aerion-page-guide-pixie-wanted =
    { $last ->
        [yes] { $card } achèverait le vaisseau ({ $workshop }), mais il manque un dé au motif ({ $goal }). Une Fée peut changer un { $from } en { $to }. Elle ne revient pas, mais cela en vaut la peine : touchez les Fées.
       *[no] { $card } va avec { $held } ({ $workshop }), mais il manque un dé au motif ({ $goal }). Une Fée peut changer un { $from } en { $to }, et ne revient pas. Touchez les Fées, ou relancez des dés.
    }
aerion-page-guide-acquire = Vos dés montrent le motif au-dessus de cette carte : vous pouvez l’acquérir. Touchez la carte.
aerion-page-guide-place = Un vaisseau se construit dans un atelier : un Plan et son Matériau, puis son Équipage. Touchez un atelier pour y poser votre carte.
aerion-page-guide-no-place = Cette carte n’a sa place nulle part pour l’instant. Défaussez-la, ou donnez un Grimoire pour la garder en réserve.
aerion-page-guide-second-book = Votre pupitre est plein. Servez-vous d’abord de l’ancien Grimoire, pour récupérer des cartes défaussées, et le nouveau prendra sa place ; ou défaussez le nouveau.
aerion-page-guide-only-discard = Il n’y a pas de place pour cette carte : elle ne peut être que défaussée.
aerion-page-guide-replenish = Une carte par tour : vous avez la vôtre. Continuez, et ce paquet en révèle une nouvelle.
aerion-page-guide-ship = Votre premier vaisseau vole ! Construisez les cinq autres de la même façon.
aerion-page-guide-crew = Deux cartes sont là ; une troisième achève le vaisseau. L’atelier montre celle qu’il prend.
aerion-page-guide-pixie = Une Fée change un dé : vous choisissez sa face. Elles sont peu nombreuses, et une Fée dépensée ne revient pas.
aerion-page-guide-reroll = Pour améliorer vos dés, touchez ceux que vous voulez relancer, puis une carte de l’étalage : la défausser paie la relance.
aerion-page-guide-chance = Voici la probabilité d’obtenir ce motif en une relance. Touchez-la, et les bons dés sont choisis.
aerion-page-guide-book = Un Grimoire attend sur votre pupitre. Défaussez-le pour trois relances au plus, pour récupérer des cartes défaussées ou pour garder une carte en réserve.
aerion-page-guide-last-card = Il ne reste qu’une carte. Si vos dés ne permettent pas de l’acquérir, vous pouvez y renoncer et le tour se termine.
aerion-page-guide-why = Ce qui ne brille pas vous dit pourquoi quand vous le touchez. Et vous pouvez annuler, tant que rien de nouveau n’est apparu.
aerion-page-guide-piles = Touchez une pile de défausse ou un paquet pour en voir les cartes : il est utile de savoir ce qui peut encore venir.
aerion-page-guide-few = Ce paquet est presque vide. Les cartes défaussées ne reviennent qu’avec un Grimoire : s’il n’en reste plus, la partie est perdue.
