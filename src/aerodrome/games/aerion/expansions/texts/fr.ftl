### Extensions d’Aerion en français : noms, invites, actions, journal et règles.
### Le message d’une règle est son identifiant, avec des traits d’union à la place des points. Chaque message tient sur
### une ligne, car un saut de ligne serait affiché.
### $card, $deck, $ship, $factory et $side sont des noms ; $birds, $cloud, $place et $player sont des mots composés par
### la table ; $points, $eggs, $strikes, $face, $opposite et $turn sont des nombres.

## Extensions

aerion-expansion-flagship = Le Vaisseau Amiral
aerion-expansion-flagship-help = Un septième vaisseau, plus grand, à construire, et deux Usines qui vous donnent de nouveaux pouvoirs pour toute la partie.
aerion-expansion-hourglasses = Les Sabliers
aerion-expansion-hourglasses-help = Chaque paquet contient des Sabliers : acquérez-en un de chacun des six, mais saisissez-les le tour même où ils apparaissent.
aerion-expansion-stone-clouds = Les Nuages de pierre
aerion-expansion-stone-clouds-help = Six Nuages de pierre barrent le ciel : brisez-les avec des dés élevés et des Oiseaux-marteaux.
aerion-expansion-piers = Les Quais
aerion-expansion-piers-help = Trois Quais à construire avec cinq dés identiques. Les Ouvriers vous offrent des relances à crédit, mais il faudra les payer.
aerion-expansion-eggs = Les Œufs des Oiseaux-marteaux
aerion-expansion-eggs-help = Les Œufs encombrent l’étalage et ne se défaussent pas, mais chaque Œuf acquis vous permet de fouiller un paquet et d’y choisir.
aerion-expansion-hellkite = Le Cerf-Violent
aerion-expansion-hellkite-help = Le Cerf-Violent rôde au-dessus des paquets et garde un type de carte : traquez-le avec des dés faibles.

## Variantes

aerion-variant-expand-the-factory = L’Usine en construction
aerion-variant-expand-the-factory-help = Plus difficile : vous commencez sans Usine ; elles se trouvent dans les paquets et doivent être acquises.
aerion-variant-short-on-time = À court de temps
aerion-variant-short-on-time-help = Plus difficile : chaque paquet ne contient que trois Sabliers au lieu de quatre.
aerion-variant-the-flock = La Nuée
aerion-variant-the-flock-help = Plus difficile : les Oiseaux-marteaux ne frappent que par groupes de deux ou trois.
aerion-variant-pinned-down = Cloués au sol
aerion-variant-pinned-down-help = Plus difficile : un Nuage de pierre est posé sur chaque vaisseau, qui ne peut pas voler tant que son Nuage est là.
aerion-variant-no-debt = Loi de l’endettement minimal
aerion-variant-no-debt-help = Plus difficile : la guérite ne contient qu’un Ouvrier à la fois, et deux joueurs n’en ont qu’une.
aerion-variant-fragile-shells = Coquilles très fragiles
aerion-variant-fragile-shells-help = Plus difficile : s’il ne reste que des Œufs dans l’étalage et que vous ne pouvez en acquérir aucun, vous perdez.
aerion-variant-impregnable-fortress = La Forteresse imprenable
aerion-variant-impregnable-fortress-help = Plus difficile : les Remparts tombent d’abord, les Antres ensuite, et chaque fois seulement aux extrémités de la rangée.

## Cartes et leurs classes

aerion-card-hourglass = Sablier
aerion-card-bird = Oiseau
aerion-card-worker = Ouvrier
aerion-card-egg = Œuf
aerion-card-library = Biblio
aerion-card-archive = Archives
aerion-card-security = Sécurité
aerion-card-research-lab = Labo
aerion-card-logistics = Logistique
aerion-card-game-room = Salle jeu
aerion-class-hourglass = Sablier
aerion-class-bird = Oiseau
aerion-class-worker = Ouvrier
aerion-class-egg = Œuf
aerion-class-factory = Usine

## Zones et faces

aerion-zone-flagship = Amiral
aerion-zone-factories = Usines
aerion-zone-hourglasses = Sabliers
aerion-zone-payroll = Guérite
aerion-zone-eggs = Œufs
aerion-zone-revealed = Révélées
aerion-zone-clouds = Nuages
aerion-zone-pinned = sous un Nuage
aerion-zone-blocked = bloquée
aerion-zone-piers = Quais
aerion-zone-hellkite = Cerf-Violent
aerion-zone-outposts = Remparts
aerion-zone-lairs = Antres
aerion-zone-box = Boîte
aerion-side-project = en projet
aerion-side-flying = en vol
aerion-side-intact = intact
aerion-side-cracked = endommagé
aerion-side-gone = retiré
aerion-side-construction = en chantier
aerion-side-built = construit
aerion-side-hidden = face cachée
aerion-side-book = Grimoire
aerion-side-blueprint = Plan
aerion-side-material = Matériau
aerion-side-crew = Équipage

## Invites

aerion-prompt-strike =
    { $strikes ->
        [one] Choisissez le Nuage de pierre à frapper ; il reste un coup.
       *[other] Choisissez le Nuage de pierre à frapper ; il reste { $strikes } coups.
    }
aerion-prompt-revealed = Choisissez pour l’étalage une des cartes révélées ; les autres sont remélangées dans leur paquet.
aerion-prompt-lair = L’Antre est détruit : vous pouvez acquérir une carte de son type dans l’étalage.
aerion-prompt-nest-due = Ce tour a commencé avec seulement des Œufs dans l’étalage : acquérez un de ces Œufs, sinon la partie est perdue.
aerion-prompt-place-factory = Vous avez déjà deux Usines : défaussez-en une pour la nouvelle, ou défaussez la nouvelle.
aerion-prompt-over-lost-only-eggs = Le tour a commencé avec seulement des Œufs dans l’étalage, et vous n’en avez acquis aucun : vous perdez.
aerion-prompt-over-lost-fragile = Il ne restait que des Œufs dans l’étalage, et vous ne pouviez en acquérir aucun : vous perdez.
aerion-prompt-strike-help = Phase 2, Démolition. Chaque tranche de 30 points de démolition donne un coup : il endommage un Nuage de pierre intact ou retire un Nuage endommagé. Un même Nuage peut recevoir deux coups dans la même phase.
aerion-prompt-revealed-help = Vos Œufs ont révélé ces cartes. Celle que vous choisissez va dans l’étalage ; si une carte du même paquet s’y trouve, elle retourne dans le paquet avec toutes les autres, et le paquet est mélangé.
aerion-prompt-lair-help = Phase 2, Traque. Un Antre détruit accorde une carte du type qu’il montre, quels que soient vos dés, comme s’ils l’avaient permis. Vous pouvez aussi n’en prendre aucune ; ensuite, le Cerf-Violent se déplace.
aerion-prompt-place-factory-help = Phase 2. Deux Usines au plus sont actives. Si vous en défaussez une, son pouvoir est perdu et celui de la nouvelle vaut aussitôt ; si vous défaussez la nouvelle, rien ne change.
aerion-prompt-retrieve-help-archive = Avec les Archives, votre Grimoire rapporte une, deux ou trois cartes de cette pile de défausse. Elles vont au sommet de leur paquet ; la dernière prise se trouve au-dessus et sera révélée en premier.
aerion-prompt-roll-help-library = Phase 1. Acquérez une carte dont vos dés montrent la combinaison, et la phase 1 se termine. Ou améliorez vos dés : défaussez une carte de l’étalage pour une relance, un Grimoire pour quatre relances au plus, ou dépensez une Fée pour changer un dé. Toute carte défaussée ne pourra plus être acquise ce tour-ci.

## Actions

aerion-do-embark = Placer la carte { $card } sous le Vaisseau Amiral
aerion-do-embark-none = Placer une carte acquise sous le Vaisseau Amiral
aerion-do-embark-reserve = { $deck } : transférer la carte { $card } de votre réserve vers le Vaisseau Amiral
aerion-do-book-rerolls-library = Défausser un Grimoire pour quatre relances au plus
aerion-do-research = Laboratoire de recherche : relancer gratuitement les six dés
aerion-do-turn = Département de logistique : retourner un { $face } sur sa face opposée, { $opposite }, au lieu de relancer
aerion-do-secure = Département de sécurité : terminer la phase 1 et sauter la phase 2
aerion-do-replace = Défausser { $factory } et prendre { $card } comme nouvelle Usine
aerion-do-replace-none = Défausser { $factory } pour une nouvelle Usine
aerion-do-demolish =
    { $birds ->
        [none] Démolition avec { $points } points, sans Oiseau-marteau
       *[other] Démolition avec { $points } points, en envoyant des Oiseaux-marteaux : { $birds }
    }
aerion-do-strike = Frapper un Nuage de pierre : { $cloud }
aerion-do-hire = { $deck } : engager l’Ouvrier pour trois relances au plus
aerion-do-pay = { $deck } : payer cet Ouvrier et le retirer de la guérite
aerion-do-build-pier = Construire un Quai
aerion-do-hatch =
    { $eggs ->
        [one] { $deck } : utiliser un Œuf pour révéler une carte
       *[other] { $deck } : utiliser { $eggs } Œufs pour révéler autant de cartes
    }
aerion-do-lay = Mettre la carte { $card } dans l’étalage
aerion-do-lay-none = Ne prendre aucune des cartes révélées
aerion-do-save-shell = Préserver les Œufs : sauter la phase 2 et passer à l’approvisionnement
aerion-do-give-up = Renoncer : les coquilles se brisent et la partie est perdue
aerion-do-hunt = Traque : détruire la carte où se trouve le Cerf-Violent
aerion-do-seize = { $deck } : acquérir la carte { $card } que l’Antre accorde
aerion-do-seize-none = { $deck } : acquérir une carte accordée par un Antre
aerion-do-leave-lair = Ne prendre aucune carte pour l’Antre

## Journal. Dans log-cloud-cracked et log-cloud-broken, $ship est le mot none quand le Nuage n’est sur aucun vaisseau.

aerion-log-worker-hired = La carte { $card } va dans la guérite pour trois relances au plus.
aerion-log-worker-paid = Un Ouvrier est payé et quitte la guérite.
aerion-log-embarked = La carte { $card } est placée sous le Vaisseau Amiral.
aerion-log-embarked-from-reserve = La carte { $card } passe de la réserve au Vaisseau Amiral.
aerion-log-factory-opened = Une nouvelle Usine est active : { $card }.
aerion-log-factory-given-up = L’Usine { $card } est abandonnée.
aerion-log-book-lost = Sans la Bibliothèque, un pupitre ne contient qu’un Grimoire : un autre est défaussé sans effet.
aerion-log-lab-rolled = Le Laboratoire de recherche fait relancer les six dés : { $dice }.
aerion-log-logistics-turned = Le Département de logistique retourne un { $old } : le dé montre { $new }.
aerion-log-phase-skipped = La phase 2 est sautée : aucune carte n’est acquise.
aerion-log-hourglass-kept = { $deck } : le Sablier est posé près des vaisseaux.
aerion-log-hourglass-ran-out = Un Sablier resté dans l’étalage est défaussé.
aerion-log-bird-sent = Un Oiseau-marteau fond sur les Nuages de pierre et est défaussé.
aerion-log-dice-struck = Les dés seuls frappent les Nuages de pierre.
aerion-log-egg-kept = L’Œuf rejoint la pile des Œufs acquis.
aerion-log-egg-used = Un Œuf est utilisé et retourne dans la boîte.
aerion-log-egg-revealed = { $deck } : un Œuf révèle la carte { $card }.
aerion-log-laid = { $deck } : la carte { $card } est choisie et va dans l’étalage.
aerion-log-shuffled-back = La carte { $card } est remélangée dans son paquet.
aerion-log-displaced = La carte { $card } quitte l’étalage et est remélangée dans son paquet.
aerion-log-flagship-built = Le Vaisseau Amiral est construit et prend son envol !
aerion-log-cloud-cracked =
    { $ship ->
        [none] Un Nuage de pierre est endommagé.
       *[other] Le Nuage de pierre est endommagé sur ce vaisseau : { $ship }.
    }
aerion-log-cloud-broken =
    { $ship ->
        [none] Un Nuage de pierre endommagé s’effondre et disparaît.
       *[other] Le Nuage de pierre s’effondre et libère ce vaisseau : { $ship }.
    }
aerion-log-pier-built = Un Quai est construit.
aerion-log-outpost-destroyed = Le Rempart est détruit.
aerion-log-lair-destroyed = L’Antre est détruit.
aerion-log-lair-left = Aucune carte n’est prise pour l’Antre.
aerion-log-lair-uncovered = Un Antre se trouve dessous : { $side }.
aerion-log-hellkite-flew = Le Cerf-Violent se déplace à la place { $place } de la rangée.
aerion-log-hellkite-defeated = Il ne reste ni Rempart ni Antre : le Cerf-Violent est vaincu !
aerion-log-ship-not-owned = Vaisseau achevé : { $ship }. Mais son Équipage n’a pas été posé par le joueur à qui il appartient : ses cartes sont défaussées et il ne vole pas.
aerion-log-ship-held-down = Vaisseau construit : { $ship } est cloué au sol par son Nuage de pierre ; ses cartes sont défaussées et il ne vole pas.
aerion-log-lost-only-eggs = Le tour a commencé avec seulement des Œufs dans l’étalage et aucun d’eux n’a été acquis : défaite.
aerion-log-lost-fragile = Il ne restait que des Œufs dans l’étalage et aucun d’eux ne pouvait être acquis : défaite.
aerion-log-turn-of = Tour { $turn } : { $player }

## Règles : les sections

aerion-section-flagship = Extension : le Vaisseau Amiral
aerion-section-hourglasses = Extension : les Sabliers
aerion-section-stone-clouds = Extension : les Nuages de pierre
aerion-section-piers = Extension : les Quais
aerion-section-eggs = Extension : les Œufs des Oiseaux-marteaux
aerion-section-hellkite = Extension : le Cerf-Violent

## Règles : le Vaisseau Amiral

aerion-flagship-token = Le Vaisseau Amiral se trouve près des six vaisseaux et commence sur sa face « En projet ».
aerion-flagship-factories-drawn = Deux nombres différents sont tirés aux dés avant la partie : ils désignent celles des six Usines qui seront les vôtres. Les quatre autres retournent dans la boîte, et les combinaisons imprimées sur les Usines ne comptent pas.
aerion-flagship-factories = Chacune de vos Usines vous donne un pouvoir qui dure jusqu’à la fin de la partie.
aerion-flagship-factory-needed = Il faut pour cela une Usine que vous n’avez pas : seules les Usines actives devant vous vous aident.
aerion-flagship-library = Bibliothèque : votre pupitre contient autant de Grimoires que vous voulez.
aerion-flagship-library-rerolls = Bibliothèque : un Grimoire défaussé pour relancer donne jusqu’à quatre relances, une de plus que d’habitude.
aerion-flagship-archive = Archives : un Grimoire défaussé pour récupérer des cartes en rapporte une, deux ou trois, toutes de la même pile de défausse.
aerion-flagship-security = Département de sécurité : si vous avez défaussé une carte de l’étalage pendant la phase 1, vous pouvez vous arrêter aussitôt, sauter la phase 2 et passer à la phase 3.
aerion-flagship-security-after-discard = Le Département de sécurité ne termine la phase 1 que si vous y avez défaussé une carte de l’étalage ; engager un Ouvrier n’est pas défausser.
aerion-flagship-research-lab = Laboratoire de recherche : après le premier lancer de votre tour, vous pouvez relancer gratuitement les six dés. Ensuite, la phase 1 continue comme d’habitude, ou vous passez à la phase 2.
aerion-flagship-research-after-first-roll = Le Laboratoire de recherche sert une fois par tour, avec les six dés, juste après le premier lancer : avant toute Fée, défausse, embauche et tout Grimoire pour relancer.
aerion-flagship-logistics = Département de logistique : une relance payée avec une carte de l’étalage peut être échangée contre un seul dé retourné : 1 et 6, 2 et 5, 3 et 4 sont des faces opposées. C’est possible plusieurs fois par tour.
aerion-flagship-logistics-after-discard = Le Département de logistique ne retourne un dé qu’à la place d’une relance que vous venez de payer avec une carte de l’étalage, non avec un Grimoire ou un Ouvrier.
aerion-flagship-game-room = Salle de jeu : vous pouvez poser un Équipage dans un atelier ou sous le Vaisseau Amiral avant que les autres Éléments n’y soient.
aerion-flagship-one-of-each = Le Vaisseau Amiral se construit avec chacun des trois Matériaux et des deux Équipages, en un seul exemplaire : celui-ci y est déjà.
aerion-flagship-no-blueprint = Le Vaisseau Amiral se construit sans Plan : seuls des Matériaux et des Équipages peuvent y être placés.
aerion-flagship-embark = Le Vaisseau Amiral se construit hors des ateliers : un Élément que vous acquérez peut aller directement sous son jeton.
aerion-flagship-from-reserve = À tout moment de votre tour, vous pouvez aussi transférer de votre réserve au Vaisseau Amiral un Élément qui lui manque.
aerion-flagship-crew-last = Pour le Vaisseau Amiral aussi, l’Équipage vient en dernier : les trois Matériaux d’abord, sauf si vous avez la Salle de jeu. Les deux Équipages suivent dans l’ordre de votre choix.
aerion-flagship-complete = Quand les cinq Éléments du Vaisseau Amiral sont réunis, ils sont défaussés, chacun dans la pile de son paquet, et le Vaisseau Amiral est retourné sur sa face « En vol ».
aerion-flagship-already-flies = Le Vaisseau Amiral est déjà en vol : il ne prend plus de cartes.
aerion-flagship-victory = Pour gagner, vous devez aussi achever le Vaisseau Amiral, avant ou après les autres vaisseaux.
aerion-flagship-two-players = À deux joueurs, les Usines vous aident tous les deux, et chacun peut placer des Éléments sous le Vaisseau Amiral.
aerion-flagship-expand-the-factory = L’Usine en construction : vous commencez sans Usine. Chacune des six est mélangée dans le paquet dont elle montre la combinaison.
aerion-flagship-acquire-a-factory = L’Usine en construction : une Usine de l’étalage s’acquiert avec sa combinaison, comme une carte Ressource. Son pouvoir vaut aussitôt, et pour les deux joueurs, quel que soit celui qui l’a acquise.
aerion-flagship-reroll = L’Usine en construction : une Usine de l’étalage peut être défaussée pour relancer, comme toute autre carte.
aerion-flagship-retrieve = L’Usine en construction : un Grimoire peut récupérer des Usines d’une pile de défausse, comme si c’étaient des Éléments.
aerion-flagship-two-factories = Deux Usines au plus sont actives : quand vous en acquérez une troisième, et seulement alors, vous pouvez défausser l’une des deux pour la remplacer ; sinon, la nouvelle est défaussée.
aerion-flagship-library-lost = Si la Bibliothèque est remplacée alors que vous avez plusieurs Grimoires, chaque joueur en garde un et défausse les autres sans effet.
aerion-flagship-game-room-lost = Si la Salle de jeu est remplacée, les Équipages posés en avance restent en place, et les Éléments qui manquent peuvent encore être ajoutés.

## Règles : les Sabliers

aerion-hourglasses-setup = Les 24 Sabliers sont mélangés dans les paquets, quatre dans chacun.
aerion-hourglasses-acquire = Un Sablier de l’étalage s’acquiert comme toute carte Ressource, avec la combinaison de son paquet.
aerion-hourglasses-beside-the-ships = Un Sablier acquis est aussitôt posé près des vaisseaux et y reste.
aerion-hourglasses-reroll = Un Sablier de l’étalage peut être défaussé pour relancer, comme toute autre carte.
aerion-hourglasses-retrieve = Un Grimoire peut récupérer des Sabliers d’une pile de défausse, comme si c’étaient des Éléments.
aerion-hourglasses-left-over = Quand la phase 3 commence, tout Sablier encore présent dans l’étalage est défaussé, même si la phase 2 a été sautée.
aerion-hourglasses-victory = Pour gagner, vous devez aussi avoir acquis un Sablier de chacun des six paquets, avant ou après la construction des vaisseaux.
aerion-hourglasses-duplicates = Vous pouvez acquérir un deuxième Sablier du même paquet, mais il ne compte pas.
aerion-hourglasses-two-players = À deux joueurs, les Sabliers sont mis en commun : peu importe qui les a acquis.
aerion-hourglasses-short-on-time = À court de temps : seuls 18 Sabliers sont en jeu, trois par paquet ; les six autres restent dans la boîte.

## Règles : les Nuages de pierre

aerion-clouds-setup-birds = Les douze Oiseaux-marteaux sont mélangés dans les paquets dont ils montrent la combinaison.
aerion-clouds-setup-clouds = Les six Nuages de pierre se trouvent près des vaisseaux et commencent sur leur face « Intact ».
aerion-clouds-demolish = Au lieu d’acquérir une carte, vous pouvez consacrer la phase 2 à une Démolition : vous frappez des Nuages de pierre, et aucune carte de l’étalage n’est acquise.
aerion-clouds-points = Vos points de démolition sont la somme de vos six dés, plus les points des Oiseaux-marteaux que vous envoyez.
aerion-clouds-thirty-points = Une Démolition demande au moins 30 points, vos six dés et les Oiseaux-marteaux envoyés pris ensemble.
aerion-clouds-strike = Chaque tranche de 30 points de démolition donne un coup : un Nuage de pierre intact devient « Endommagé », un Nuage endommagé est retiré.
aerion-clouds-points-first = Les Nuages de pierre ne se frappent que durant la phase 2 : choisissez d’abord une Démolition, avec au moins 30 points.
aerion-clouds-strike-now = Terminez d’abord la Démolition : chaque coup dont vous disposez doit frapper un Nuage de pierre avant que le tour ne continue ; seule votre réserve peut servir entre-temps.
aerion-clouds-cracked-first = Il ne reste aucun Nuage de pierre sur cette face. Un Nuage intact doit d’abord être endommagé ; alors seulement, il peut être retiré.
aerion-clouds-same-cloud = Les coups d’une même Démolition peuvent frapper des Nuages de pierre différents, ou endommager un Nuage puis le retirer aussitôt.
aerion-clouds-no-carry-over = Les points au-delà de la dernière tranche de 30 sont perdus : rien n’est gardé pour un autre tour.
aerion-clouds-to-the-box = Un Nuage de pierre retiré retourne dans la boîte.
aerion-clouds-none-left = Les six Nuages de pierre ont disparu : il n’y a plus rien à démolir.
aerion-clouds-not-acquired = Un Oiseau-marteau ne peut pas être acquis : défaussez-le pour relancer, ou envoyez-le contre les Nuages de pierre lors d’une Démolition.
aerion-clouds-reroll = Un Oiseau-marteau de l’étalage peut être défaussé pour relancer, comme toute autre carte.
aerion-clouds-bird-table = Les Oiseaux-marteaux envoyés lors d’une Démolition ajoutent des points : 5 pour un oiseau, 40 pour deux, 100 pour trois.
aerion-clouds-three-birds = Une Démolition emploie au plus trois Oiseaux-marteaux.
aerion-clouds-bird-in-display = Seuls des Oiseaux-marteaux présents dans l’étalage peuvent être envoyés contre les Nuages de pierre.
aerion-clouds-birds-to-their-piles = Un Oiseau-marteau envoyé est défaussé dans la pile de son paquet.
aerion-clouds-retrieve = Un Grimoire peut récupérer des Oiseaux-marteaux d’une pile de défausse, comme si c’étaient des Éléments.
aerion-clouds-not-to-reserve = Un Oiseau-marteau ne va jamais dans la réserve.
aerion-clouds-victory = Pour gagner, vous devez aussi retirer les six Nuages de pierre, avant ou après la construction des vaisseaux.
aerion-clouds-two-players = À deux joueurs, les Nuages de pierre sont l’affaire des deux : chacun peut frapper n’importe lequel.
aerion-clouds-flock = Avec la Nuée, un Oiseau-marteau ne vient jamais seul : envoyez-en au moins deux, ou aucun si vos dés atteignent 30.
aerion-clouds-pinned-down = Cloués au sol : au début de la partie, un Nuage de pierre intact est posé sur chacun des six vaisseaux.
aerion-clouds-pinned-ship = Cloués au sol : un vaisseau ne peut pas voler avant que son Nuage de pierre ne soit retiré. Si vous l’achevez plus tôt, il attend dans son atelier avec ses trois cartes, et l’atelier n’en prend pas d’autres.
aerion-clouds-takes-off = Cloués au sol : dès que le Nuage de pierre d’un vaisseau qui attend est retiré, le vaisseau s’envole, quel que soit le joueur dont c’est le tour, et ses cartes sont défaussées.
aerion-clouds-cards-lost = Cloués au sol, si vous l’avez choisi pour la partie : un vaisseau achevé sous son Nuage de pierre n’attend pas. Ses cartes sont défaussées et il faudra le reconstruire.
aerion-clouds-choose-a-ship = Avec Cloués au sol, chaque Nuage de pierre est posé sur un vaisseau : nommez le vaisseau dont vous frappez le Nuage.
aerion-clouds-cloud-gone = Le Nuage de pierre de ce vaisseau a déjà disparu : choisissez un vaisseau qui a encore le sien.
aerion-clouds-all-alike = Sans Cloués au sol, les Nuages de pierre sont près des vaisseaux et tous semblables : dites si vous en frappez un intact ou un endommagé.

## Règles : les Quais

aerion-piers-setup-workers = Les douze Ouvriers sont mélangés dans les paquets dont ils montrent la combinaison.
aerion-piers-setup-piers = Les trois Quais se trouvent sur la table et commencent sur leur face « Chantier ».
aerion-piers-payroll = Près de votre pupitre, il y a une zone de plus, votre guérite, vide au départ.
aerion-piers-not-acquired = Un Ouvrier ne peut pas être acquis : défaussez-le pour relancer, ou engagez-le durant la phase 1.
aerion-piers-reroll = Un Ouvrier de l’étalage peut être défaussé pour une relance, comme toute autre carte.
aerion-piers-hire = Durant la phase 1, vous pouvez engager un Ouvrier de l’étalage : il va dans votre guérite, et vous obtenez jusqu’à trois relances avec les dés de votre choix.
aerion-piers-worker-in-display = Vous ne pouvez engager qu’un Ouvrier présent dans l’étalage, et seulement durant la phase 1, après un lancer.
aerion-piers-rerolls-add-up = Les relances des Ouvriers et des Grimoires s’additionnent et s’emploient dans n’importe quel ordre ; celles qui restent à la fin de la phase 1 sont perdues.
aerion-piers-any-number = Votre guérite peut contenir autant d’Ouvriers que vous voulez, mais chacun d’eux doit être payé avant la fin de la partie.
aerion-piers-hire-the-last-card = Vous pouvez engager un Ouvrier même si c’est la dernière carte de l’étalage. Après vos relances vient une autre phase 2, ou la phase 3.
aerion-piers-retrieve = Un Grimoire peut récupérer des Ouvriers d’une pile de défausse, comme si c’étaient des Éléments.
aerion-piers-not-to-reserve = Un Ouvrier ne va jamais dans la réserve.
aerion-piers-payday = Au lieu d’acquérir une carte, vous pouvez consacrer la phase 2 à un Jour de paye : vous payez un Ouvrier, et aucune carte de l’étalage n’est acquise.
aerion-piers-twenty-six = Un Jour de paye demande un total d’au moins 26 avec vos six dés.
aerion-piers-worker-on-payroll = Cet Ouvrier n’est pas dans votre guérite : vous ne pouvez payer qu’un Ouvrier qui a été engagé.
aerion-piers-paid-worker = Chaque Jour de paye permet de payer exactement un Ouvrier, qui quitte votre guérite pour la pile de défausse de son paquet.
aerion-piers-build = Au lieu d’acquérir une carte, vous pouvez consacrer la phase 2 à une Construction : vous retournez un Quai sur sa face « Construit », et aucune carte de l’étalage n’est acquise.
aerion-piers-five-of-a-kind = Pour construire un Quai, au moins cinq de vos dés doivent montrer le même nombre.
aerion-piers-all-built = Les trois Quais sont construits : il n’y a plus rien à construire.
aerion-piers-victory = Pour gagner, vous devez aussi avoir construit les trois Quais et n’avoir aucun Ouvrier dans la guérite, avant ou après la construction des vaisseaux.
aerion-piers-unpaid = Tout salaire est dû : avec un Ouvrier dans la guérite, vous ne pouvez pas gagner, et si les cartes s’épuisent, vous avez perdu.
aerion-piers-two-players = À deux joueurs, chacun a sa guérite et paie, pendant son propre tour, les Ouvriers qui s’y trouvent. Les deux guérites doivent être vides pour gagner.
aerion-piers-one-worker = Avec la Loi de l’endettement minimal, la guérite ne contient qu’un seul Ouvrier : payez-le avant d’en engager un autre.
aerion-piers-common-payroll = Loi de l’endettement minimal, à deux joueurs : vous partagez une seule guérite, et chacun peut payer l’Ouvrier qui s’y trouve.

## Règles : les Œufs des Oiseaux-marteaux

aerion-eggs-setup = Les douze Œufs sont mélangés dans les paquets dont ils montrent la combinaison.
aerion-eggs-not-discarded = Un Œuf n’est jamais défaussé de l’étalage : il ne peut pas payer une relance, et on ne renonce pas à lui quand il est la dernière carte.
aerion-eggs-acquire = Un Œuf de l’étalage s’acquiert avec la combinaison de son paquet.
aerion-eggs-pile = Les Œufs acquis forment une pile près des vaisseaux.
aerion-eggs-use = À tout moment de votre tour, mais pas au milieu d’un autre choix déjà commencé, vous pouvez choisir un paquet et remettre dans la boîte autant d’Œufs acquis que vous voulez : autant de cartes sont révélées du sommet de ce paquet.
aerion-eggs-eggs-needed = Il vous faut autant d’Œufs acquis que vous voulez en utiliser, et au moins un.
aerion-eggs-deck-not-empty = Les Œufs révèlent des cartes d’un paquet : ce paquet ne doit donc pas être épuisé.
aerion-eggs-reveal-fewer = Si un paquet a moins de cartes que vous n’utilisez d’Œufs, toutes ses cartes sont révélées ; les Œufs sont utilisés quand même.
aerion-eggs-choose = Vous pouvez choisir une des cartes révélées : elle va dans l’étalage, devant son paquet.
aerion-eggs-choose-now = Décidez d’abord du sort des cartes révélées : choisissez-en une pour l’étalage, ou aucune si c’est permis. Seule votre réserve peut servir entre-temps.
aerion-eggs-only-revealed = Seule une carte que des Œufs viennent de révéler peut être mise ainsi dans l’étalage.
aerion-eggs-must-choose = Dans cette partie, il faut prendre une des cartes révélées : choisissez celle qui va dans l’étalage.
aerion-eggs-shuffle-back = Les cartes révélées que vous n’avez pas choisies sont remélangées dans leur paquet, de même que la carte de ce paquet qui était dans l’étalage quand vous en avez choisi une autre.
aerion-eggs-whole-deck = Remélanger porte sur tout le paquet : on ne sait plus où se trouvent les cartes qu’un Grimoire avait posées au sommet.
aerion-eggs-again = Vous pouvez utiliser des Œufs plusieurs fois par tour, tant qu’il vous en reste.
aerion-eggs-save-shell = Vous ne pouvez sauter la phase 2 pour préserver les Œufs qu’après un lancer, s’il n’y a que des Œufs dans l’étalage et que vos dés n’en acquièrent aucun.
aerion-eggs-only-eggs = S’il n’y a que des Œufs dans l’étalage quand votre tour commence, vous devez acquérir l’un de ces Œufs durant ce tour.
aerion-eggs-only-eggs-lost = Vous perdez si votre tour a commencé avec seulement des Œufs dans l’étalage et qu’aucun d’eux n’a été acquis ; une autre phase 2 ne vous sauve que si elle gagne la partie.
aerion-eggs-two-players = À deux joueurs, les Œufs acquis forment une pile commune, et chacun peut s’en servir pendant son propre tour.
aerion-eggs-fragile = Avec les Coquilles très fragiles, vous ne pouvez pas sauter la phase 2 : acquérez un Œuf, ou employez la phase 2 à autre chose qu’une extension permet.
aerion-eggs-not-lost-yet = La partie n’est pas encore perdue : on ne renonce qu’avec les Coquilles très fragiles, quand il ne reste que des Œufs dans l’étalage et que rien d’autre n’est possible.
aerion-eggs-fragile-lost = Coquilles très fragiles : s’il ne reste que des Œufs dans l’étalage, que vous ne pouvez en acquérir aucun et que rien d’autre n’est possible, vous perdez.

## Règles : le Cerf-Violent

aerion-hellkite-setup-lairs = Les huit Antres sont mélangés et deux retournent dans la boîte sans être vus ; les six autres forment, face cachée, une rangée au-dessus des paquets.
aerion-hellkite-setup-outposts = Les huit Remparts sont mélangés et deux retournent dans la boîte sans être vus ; les six autres sont posés face visible, un sur chaque Antre.
aerion-hellkite-setup-pawn = Le Cerf-Violent commence sur le Rempart à l’extrémité gauche de la rangée.
aerion-hellkite-outposts = Chaque Rempart montre un type de carte : Grimoire, Plan, Matériau ou Équipage.
aerion-hellkite-blocks = Tant que le Cerf-Violent est sur un Rempart, aucune carte du type montré ne peut être acquise : prenez un autre type, ou attendez que le Cerf-Violent soit parti ou que le Rempart soit détruit.
aerion-hellkite-never-blocked = Seuls les Grimoires, les Plans, les Matériaux et les Équipages peuvent être bloqués, jamais une carte d’une autre extension ; et sur un Antre à découvert, le Cerf-Violent ne bloque rien.
aerion-hellkite-lairs = Chaque Antre montre aussi un type de carte. Quand vous le détruisez, vous pouvez aussitôt acquérir une carte de ce type dans l’étalage, quels que soient vos dés, comme si vous l’aviez acquise de la façon habituelle.
aerion-hellkite-lair-type = Un Antre détruit n’accorde qu’une carte du type qu’il montre, s’il y en a une dans l’étalage.
aerion-hellkite-lair-now = Décidez d’abord de la carte que l’Antre détruit vous accorde : acquérez-en une de son type, ou n’en prenez aucune. Seule votre réserve peut servir entre-temps.
aerion-hellkite-hunt = Au lieu d’acquérir une carte, vous pouvez consacrer la phase 2 à une Traque : vous détruisez la carte où se trouve le Cerf-Violent, et seul un Antre détruit permet d’acquérir une carte.
aerion-hellkite-fifteen = Une Traque demande un total de 15 ou moins avec vos six dés.
aerion-hellkite-destroy = Une Traque détruit le Rempart ou l’Antre à découvert où se trouve le Cerf-Violent, et aucun autre ; la carte détruite retourne dans la boîte.
aerion-hellkite-outpost-falls = Quand un Rempart est détruit, l’Antre qui était dessous est retourné face visible, avec le Cerf-Violent dessus. Une Traque d’un tour suivant peut le détruire, si le Cerf-Violent s’y trouve alors.
aerion-hellkite-lair-covered = Un Antre ne peut pas être visé par une Traque tant qu’un Rempart le recouvre.
aerion-hellkite-lair-falls = Quand un Antre est détruit, le Cerf-Violent passe à la carte suivante à droite, ou de l’extrémité droite à l’extrémité gauche de la rangée. S’il ne reste plus de carte dans la rangée, il est vaincu et la figurine retourne dans la boîte.
aerion-hellkite-lair-order = Quand un Antre est détruit, sa carte est d’abord accordée, puis le Cerf-Violent se déplace ; il se déplace encore une fois quand la phase 3 commence.
aerion-hellkite-defeated = Le Cerf-Violent est vaincu : il n’y a plus rien à traquer.
aerion-hellkite-moves = Quand la phase 3 commence, le Cerf-Violent passe à la carte suivante à droite, ou de l’extrémité droite de la rangée à l’extrémité gauche.
aerion-hellkite-alone = S’il ne reste qu’une carte dans la rangée, le Cerf-Violent n’en bouge pas.
aerion-hellkite-victory = Pour gagner, vous devez aussi vaincre le Cerf-Violent en détruisant tous les Remparts et tous les Antres, avant ou après la construction des vaisseaux.
aerion-hellkite-two-players = À deux joueurs, le Cerf-Violent est un ennemi commun : il vous gêne tous les deux, et chacun peut le traquer.
aerion-hellkite-impregnable-fortress = La Forteresse imprenable limite les cartes de la rangée qui peuvent être détruites ; le Cerf-Violent doit toujours se trouver sur celle que vous visez.
aerion-hellkite-ends-only = La Forteresse imprenable ne tombe que par ses extrémités : détruisez le Rempart qui reste le plus à gauche ou le plus à droite, puis de même pour les Antres.
aerion-hellkite-outposts-first = Dans la Forteresse imprenable, les Antres viennent en dernier : aucun ne peut être détruit avant que tous les Remparts ne le soient.
