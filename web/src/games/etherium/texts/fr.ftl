### Ce que seule la table d’Etherium dit dans le navigateur.

## Plateau, peuples, programmation, mise en place

etherium-page-board = Le plateau
etherium-page-between = { $number }–{ $next }
etherium-page-space = { $space }, hauteur { $height }
etherium-page-space-units = { $space }, hauteur { $height } : { $units }
etherium-page-space-free = { $space }, encore vide
etherium-page-unit = { $unit }, niveau { $level }
etherium-page-unit-of = { $unit } { DE($people) }, niveau { $level }
etherium-page-nearer = Zoomer
etherium-page-farther = Dézoomer
etherium-page-centre = Montrer tout le plateau
etherium-page-season = La saison
etherium-page-season-spoken = { $season }, { $year }
etherium-page-season-plain = Ne change rien aux collectes ni aux augmentations
etherium-page-season-of = C’est la saison { DE($people) }.
etherium-page-season-hidden = La carte saison est encore cachée
etherium-page-building = Le plateau est en construction
etherium-page-initiative = Qui agit d’abord
etherium-page-peoples = Les autres peuples
etherium-page-your-people = Votre peuple : { $people }
etherium-page-people-of = { $people }, joué par { $name }
etherium-page-units = Unités
etherium-page-cubes = Cubes
etherium-page-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
etherium-page-is-ready = Prêt
etherium-page-is-planning = Pas prêt
etherium-page-program-of = Le programme { DE($people) }
etherium-page-slots = Vos actions : touchez-en une pour y poser le prochain jeton
etherium-page-group-move = Déplacer
etherium-page-group-collect = Collecter
etherium-page-group-upgrade = Augmenter
etherium-page-group-transform = Transformer
etherium-page-group-connect = Connecter
etherium-page-slot-move-forest = Forêt
etherium-page-slot-move-mountain = Montagne
etherium-page-slot-move-mine = Mine
etherium-page-slot-move-ether = Éther
etherium-page-slot-move-city = Cité
etherium-page-slot-collect-forest = Forêt
etherium-page-slot-collect-mountain = Montagne
etherium-page-slot-collect-mine = Mine
etherium-page-slot-collect-ether = Éther
etherium-page-slot-upgrade-collector = Collecteur
etherium-page-slot-upgrade-army = Armée
etherium-page-slot-upgrade-defence = Défense
etherium-page-slot-upgrade-guide = Guide
etherium-page-slot-etherise = Éthériser
etherium-page-slot-cards = Cartes
etherium-page-slot-capacity = Capacité
etherium-page-slot-booster = Booster
etherium-page-slot-connect-1 = 1re fois
etherium-page-slot-connect-2 = 2e fois
etherium-page-slot-taken = { $slot } : le jeton { $number } est ici, touchez pour le reprendre
etherium-page-slot-fails = { $slot } : échouerait maintenant, car { $reason }
etherium-page-about-move = Une de vos unités va sur une case de ce type : autant de pas vers le bas que vous voulez, et un pas à plat ou vers le haut. Vous choisissez l’unité et la case quand vient l’action. Elle échoue si aucune de vos unités ne peut y aller.
etherium-page-about-move-city = Votre armée entre dans la cité d’un adversaire et l’assiège. L’action échoue si votre armée ne peut pas y aller.
etherium-page-about-collect = Votre collecteur prend des cubes là où il se trouve : autant que son niveau, plus ou moins selon la saison, le peuple et les cartes. L’action échoue s’il se trouve sur un autre type de terrain, ou s’il n’y a rien à prendre.
etherium-page-about-collect-ether = Votre collecteur prend de l’Éther au centre, avec un jeton Éther qui vaut une étoile. L’action échoue s’il se trouve ailleurs, ou s’il n’y a rien à prendre.
etherium-page-about-upgrade-collector = Votre collecteur gagne un niveau : un cube de plus à chaque collecte. L’action échoue s’il manque des cubes, ou au niveau 4, le plus haut.
etherium-page-about-upgrade-army = Votre armée gagne un niveau : un dé de plus aux assauts et aux sièges. L’action échoue s’il manque des cubes, ou au niveau 4, le plus haut.
etherium-page-about-upgrade-defence = Votre défense gagne un niveau : un dé de plus quand votre cité est assiégée. L’action échoue s’il manque des cubes, ou au niveau 4, le plus haut.
etherium-page-about-upgrade-guide = Votre guide gagne un niveau : un point de plus pour n’importe lequel de vos lancers, et une étoile à la fin. L’action échoue s’il manque des cubes, ou au niveau 4, le plus haut.
etherium-page-about-etherise = Des cubes de base de votre choix deviennent de l’Éther, un ou plusieurs à la fois ; le coût vaut pour chacun. L’action échoue si vous ne pouvez pas payer, ou s’il ne reste plus d’Éther.
etherium-page-about-cards = Vous piochez des cartes Flash. L’action échoue si vous ne pouvez pas payer, ou s’il ne reste plus de carte.
etherium-page-about-capacity = Vous achetez une capacité, qui vous aide dès maintenant et rapporte des étoiles à la fin. L’action échoue si vous ne pouvez pas payer, ou s’il n’en reste aucune que vous n’ayez pas.
etherium-page-about-booster = Vous achetez un booster : le premier donne un cinquième jeton d’Action dès la saison suivante, le deuxième un sixième, le troisième un jeton Booster. L’action échoue si vous ne pouvez pas payer, ou s’il n’en reste plus.
etherium-page-about-connect = Vous lancez un dé, et votre guide peut ajouter jusqu’à son niveau. Ce que fait le total est dans cette table. L’action peut toujours être tentée.
etherium-page-about-costs = Coût actuel : { $price }.
etherium-page-about-brings = Elle rapporte maintenant : { $cubes }.
etherium-page-about-draws =
    { $count ->
        [one] Vous piochez { $count } carte.
       *[other] Vous piochez { $count } cartes.
    }
etherium-page-about-capacity-line =
    { $stars ->
        [0] { $capacity } : { $cubes }
        [one] { $capacity } : { $cubes }, 1 étoile
       *[other] { $capacity } : { $cubes }, { $stars } étoiles
    }
etherium-page-about-row = { $row } : { $effect }
etherium-page-about-fails = Elle échouerait maintenant, car { $reason }. Vous pourriez prendre un cube de base à la place.
etherium-page-program = Votre programme
etherium-page-token = Jeton { $number } : { $slot }.
etherium-page-token-free = Le jeton { $number } reste à poser.
etherium-page-token-fails = Jeton { $number } : { $slot }. Échouerait maintenant, car { $reason }.
etherium-page-token-chance = Jeton { $number } : { $slot }. Les dés décident de ce qu’il rapporte.
etherium-page-token-leaves = Jeton { $number } : { $slot }. Vous auriez ensuite : { $cubes }.
etherium-page-token-back = Touchez-le pour le reprendre ; les flèches le déplacent.
etherium-page-clear = Recommencer
etherium-page-reopen = Le modifier
etherium-page-next-token = Choisissez une action
etherium-page-fails = Échouerait
etherium-page-repeat = Comme avant
etherium-page-ready = Prêt
etherium-page-still-planning = Programment encore : { $peoples }.
etherium-page-others-ready = Tous les autres sont prêts.
etherium-page-hint-ready = Votre programme est complet : dites que vous êtes prêt.
etherium-page-to-lay = Reste à poser
etherium-page-lay-hint = Choisissez une pièce, puis touchez un emplacement qui brille.
etherium-page-own-city = Votre cité
etherium-page-city-of = Cité { DE($people) }
etherium-page-deserted-city = Cité déserte
etherium-page-piece-left = { $piece }, il en reste { $count }
etherium-page-times = ×{ $count }
etherium-page-more = Tous les choix…
etherium-page-sheets = Le reste de la table
etherium-page-side-peoples = Peuples
etherium-page-side-cards = Cartes
etherium-page-side-score = Étoiles
etherium-page-side-supply = Réserve
etherium-page-key-nearer = zoomer sur le plateau
etherium-page-key-farther = dézoomer
etherium-page-key-centre = montrer tout le plateau
etherium-page-key-ready = dire que vous êtes prêt, ou modifier votre programme
etherium-page-key-repeat = poser vos jetons comme à la saison passée
etherium-page-key-pass = passer
etherium-page-key-pause = mettre la saison en pause ou la reprendre
etherium-page-key-step = montrer l’étape suivante
etherium-page-key-again = revoir la saison
etherium-page-key-number = appuyer sur le bouton qui porte ce numéro

## The season step by step

etherium-page-timeline = La saison pas à pas
etherium-page-action = Action { $number }
etherium-page-action-to-come = à venir
etherium-page-action-due = maintenant
etherium-page-action-done = faite
etherium-page-action-failed = échouée
etherium-page-action-fails = Échoue : { $reason }.
etherium-page-act = Votre action { $number } : { $effect }.
etherium-page-act-watch = { $people }, action { $number } : { $effect }.
etherium-page-fight-won =
    { $conflict ->
        [assault] Assaut, { $space } : { $people } gagne.
        [siege] Siège, { $space } : { $people } gagne.
       *[pillage] Pillage, { $space } : { $people } gagne.
    }
etherium-page-pace = Déroulement de la saison
etherium-page-pace-play = Reprendre
etherium-page-pace-pause = Pause
etherium-page-pace-step = Étape suivante
etherium-page-pace-speed = Vitesse :
etherium-page-speed-slow = Lente
etherium-page-speed-normal = Normale
etherium-page-speed-fast = Rapide
etherium-page-speed-off = Instantanée
etherium-page-pace-again = La revoir
etherium-page-pace-again-what = La revoir : la dernière saison, étape par étape
etherium-page-pace-present = Revenir au présent
etherium-page-pace-skip = Rattraper
etherium-page-pace-skip-some =
    { $count ->
        [one] Passer { $count } étape
       *[other] Passer { $count } étapes
    }

## Conflicts, rolls, decisions

etherium-page-ask = À vous de décider
etherium-page-conflict = Conflit
etherium-page-help-assault = Le plus haut total gagne un jeton Armée et reste ; les autres fuient, et chaque armée engagée perd un niveau.
etherium-page-help-siege = Le plus haut total gagne. Chaque armée et la défense perdent un niveau, et toutes les armées quittent la cité.
etherium-page-help-pillage = Sans dés : l’armée vole des cubes de base ; le collecteur fuit et, au-dessus du niveau 1, perd un niveau.
etherium-page-unit-level = { $unit }, niveau { $level }
etherium-page-dice = Dés : { $dice }
etherium-page-die-again = Relancer ce { $face }
etherium-page-total = Total
etherium-page-part-dice = Dés { $points }
etherium-page-part-guide = Guide +{ $points }
etherium-page-part-cards = { $cards } +{ $points }
etherium-page-part-added = Cartes et pouvoirs +{ $points }
etherium-page-part-rampart = Rempart +{ $points }
etherium-page-part-barbarians = Saison des Barbares +{ $points }
etherium-page-fighter-waiting = N’a pas encore lancé.
etherium-page-fighter-beaten = Battu.
etherium-page-fighter-won = Gagne !
etherium-page-fighter-robs = Pille.
etherium-page-fighter-robbed = Est pillé.
etherium-page-row = { $result } : { $row }.

## Ce qui se raconte au milieu de la table

etherium-page-blow-failed =
    { $who ->
        [you] Votre action { $number } échoue
       *[other] { $people } : l’action { $number } échoue
    }
etherium-page-blow-reason = { $slot } : { $reason }.
etherium-page-blow-pillage =
    { $who ->
        [robbed] On vous pille !
        [robber] Vous pillez { $robbed } !
       *[other] { $robbers } pille { $robbed }
    }
etherium-page-blow-pillage-what =
    { $who ->
        [robbed] { $space } : l’armée vole vos cubes de base ; votre collecteur fuit et, au-dessus du niveau 1, perd un niveau.
       *[other] { $space } : l’armée vole des cubes de base ; le collecteur ({ $robbed }) fuit et, au-dessus du niveau 1, perd un niveau.
    }
etherium-page-blow-won =
    { $who ->
        [you]
            { $conflict ->
                [assault] Vous gagnez l’assaut !
               *[siege] Vous gagnez le siège !
            }
       *[other]
            { $conflict ->
                [assault] { $people } gagne l’assaut
               *[siege] { $people } gagne le siège
            }
    }
etherium-page-blow-total = { $people } { $total }
etherium-page-blow-totals = { $space } : { $totals }.

## Flash cards and the standing wish

etherium-page-hand = Vos cartes Flash
etherium-page-hand-count =
    { $count ->
        [0] Vos cartes Flash
        [one] Votre carte Flash
       *[other] Vos { $count } cartes Flash
    }
etherium-page-hand-empty = Vous n’en avez aucune. Vous en piochez une au début de chaque saison.
etherium-page-card-spoken =
    { $count ->
        [one] { $card }. { $help } { $time }.
       *[other] { $count } fois { $card }. { $help } { $time }.
    }
etherium-page-time-any = Entre les actions, à chaque pause pour les cartes Flash
etherium-page-time-roll = Juste après un de vos lancers
etherium-page-time-moment = Quand son moment arrive
etherium-page-time-season = Seulement avant la programmation
etherium-page-piles = Pioche et défausse
etherium-page-piles-open = Pioche { $deck }, défausse { $discard }
etherium-page-discard =
    { $count ->
        [0] Rien n’a été défaussé
        [one] { $count } carte défaussée
       *[other] { $count } cartes défaussées
    }
etherium-page-unseen =
    { $count ->
        [one] { $count } carte que vous n’avez pas vue
       *[other] { $count } cartes que vous n’avez pas vues
    }
etherium-page-unseen-help =
    { $count ->
        [one] { $count } est dans la pioche, les autres sont dans les mains.
       *[other] { $count } sont dans la pioche, les autres dans les mains.
    }
etherium-page-wish = M’interroger pour les cartes Flash
etherium-page-wish-never = Jamais
etherium-page-wish-main = Aux moments clés
etherium-page-wish-always = Toujours
etherium-page-wish-never-what = La partie ne s’arrête jamais pour elles. Vous pouvez quand même en jouer une dès que l’une de vos actions ou l’un de vos lancers vous laisse un choix.
etherium-page-wish-main-what = Quand une carte saison est révélée, et dans les conflits qui vous concernent. Personne d’autre ne voit ce réglage, et vos cartes ne changent rien au compte à rebours.
etherium-page-wish-always-what = Aussi avant chaque numéro d’action, autour de vos propres actions et à la fin de la saison. Personne d’autre ne voit ce réglage, et vos cartes ne changent rien au compte à rebours.
etherium-page-wish-unhurried = Pas de compte à rebours pour moi : attendre ma décision
etherium-page-fitting =
    { $count ->
        [one] Votre carte pour ce moment :
       *[other] Vos cartes pour ce moment :
    }
etherium-page-fitting-idle = Injouable maintenant :

## Stars, supply, the end

etherium-page-score = Étoiles
etherium-page-star-total = Étoiles
etherium-page-stars-so-far = Les étoiles jusqu’ici
etherium-page-score-how = D’où viennent les étoiles
etherium-page-source-army-tokens = Jetons Armée
etherium-page-source-ether-tokens = Jetons Éther
etherium-page-source-connection-tokens = Jetons Connexion
etherium-page-source-booster-tokens = Jeton Booster
etherium-page-source-sack-tokens = Jeton Saccage
etherium-page-source-capacities = Capacités
etherium-page-source-guide = Guide
etherium-page-source-ether = Cubes d’Éther
etherium-page-tokens-left =
    { $count ->
        [0] Il n’en reste aucun.
        [one] Il en reste 1.
       *[other] Il en reste { $count }.
    }
etherium-page-ether-to-star =
    { $count ->
        [one] Encore { $count } cube d’Éther et vous avez l’étoile suivante.
       *[other] Encore { $count } cubes d’Éther et vous avez l’étoile suivante.
    }
etherium-page-guide-level = Votre guide a le niveau { $level }.
etherium-page-tokens = Jetons Victoire
etherium-page-supply-cubes = { $resource } : { $count } dans la réserve
etherium-page-capacity-spoken =
    { $mine ->
        [yes] { $capacity }, à vous. { $help }
       *[no] { $capacity }, il en reste { $count }. { $help }
    }
etherium-page-capacity-mine = Vous l’avez.
etherium-page-left =
    { $count ->
        [0] Plus aucune
       *[other] Il en reste { $count }
    }
etherium-page-ending = L’année est terminée
etherium-page-wins =
    { $count ->
        [one] Gagne
       *[other] Partage la victoire
    }
etherium-page-counting = On compte : { $source }
etherium-page-decided =
    { $stars ->
        [one] Ce qui a décidé : { $source }, { $stars } étoile contre { $other }.
       *[other] Ce qui a décidé : { $source }, { $stars } étoiles contre { $other }.
    }
etherium-page-graph = Les étoiles, saison après saison
etherium-page-tie-break = { $people } : cubes de base et boosters { $cubes }, jetons Armée { $tokens }
etherium-page-seasons = Les saisons de cette année : { $seasons }.

## Ce que sont les choses sur la table, et à quoi elles servent

etherium-page-fact-have = Vous avez
etherium-page-fact-supply = Reste en réserve
etherium-page-fact-found = Se collecte
etherium-page-fact-price = Prix pour vous
etherium-page-fact-stars = Étoiles
etherium-page-fact-when = Quand
etherium-page-fact-level = Niveau
etherium-page-fact-level-short = niveau { $level }
etherium-page-fact-of = { $level } sur { $highest }
etherium-page-fact-next = Niveau suivant
etherium-page-fact-highest = il n’y en a pas
etherium-page-fact-height = Hauteur
etherium-page-fact-owner = Cité de
etherium-page-fact-collect = Une collecte vous rapporte
etherium-page-fact-gives = Une collecte rapporte
etherium-page-fact-here = Ici
etherium-page-price-ether = de l’Éther, selon le peuple
etherium-page-price-ether-and = { $cubes } et de l’Éther
etherium-page-price-etherise = Un Éther
etherium-page-price-cards = Cartes Flash
etherium-page-price-cards-for = { $count } pour { $price }
etherium-page-price-capacity = Une capacité
etherium-page-price-booster = Un booster
etherium-page-about-cube-wood = Le Bois sert à augmenter votre collecteur. Tout cube de base paie aussi de l’Éther, et le guide en prend un de chaque sorte.
etherium-page-about-cube-rock = La Roche sert à augmenter votre défense. Tout cube de base paie aussi de l’Éther, et le guide en prend un de chaque sorte.
etherium-page-about-cube-metal = Le Métal sert à augmenter votre armée. Tout cube de base paie aussi de l’Éther, et le guide en prend un de chaque sorte.
etherium-page-about-cube-ether = L’Éther achète des capacités, des boosters et des cartes Flash. À la fin de l’année, chaque lot de { $cubes } cubes d’Éther qui vous restent vaut une étoile.
etherium-page-about-cube-booster = Votre premier booster vous donne un cinquième jeton d’Action dès la saison suivante, le deuxième un sixième. Le troisième rapporte un jeton Booster, qui vaut des étoiles. Seul un siège peut vous prendre un booster.
etherium-page-about-capacity-buy = Elle s’achète avec l’action « Capacité ». Elle vous aide jusqu’à la fin et vaut alors des étoiles.
etherium-page-about-capacity-own = Elle est à vous jusqu’à la fin, et ses étoiles comptent alors.
etherium-page-about-unit-collector = Votre collecteur prend des cubes sur le terrain où il se trouve, autant que son niveau. Il ne combat pas : là où se tient une armée ennemie il est pillé, perd des cubes et un niveau, et fuit.
etherium-page-about-unit-army = Votre armée lance autant de dés que son niveau. Elle combat les armées qu’elle rencontre, pille les collecteurs et assiège les cités. Les armées qui ont combattu perdent un niveau.
etherium-page-about-unit-defence = Votre défense reste dans votre cité et lance autant de dés que son niveau quand une armée l’assiège.
etherium-page-about-unit-guide = Votre guide ajoute jusqu’à son niveau à chacun de vos lancers, au combat et en connexion. À la fin, chaque niveau vaut une étoile.
etherium-page-about-space-forest = Forêt : un collecteur y prend du Bois.
etherium-page-about-space-mountain = Montagne : un collecteur y prend de la Roche.
etherium-page-about-space-mine = Mine : un collecteur y prend du Métal.
etherium-page-about-space-ether = L’Éther : un collecteur y prend des cubes d’Éther, et chaque collecte rapporte un jeton Éther.
etherium-page-about-space-city = Seule l’armée d’un adversaire peut entrer dans une cité, depuis la forêt voisine. Elle combat alors la défense : c’est un siège.
etherium-page-about-space-free = Rien n’a encore été posé ici.
etherium-page-about-heights = Une unité descend d’autant de marches qu’elle veut, puis fait un pas à plat ou vers le haut.
etherium-page-about-season = Ce que dit la carte saison vaut pour tous jusqu’à la fin de la saison.
etherium-page-about-year = La partie se termine après { $seasons } saisons. On compte alors les étoiles.
etherium-page-about-order = La carte saison fixe cet ordre. La première action de chaque peuple s’exécute dans cet ordre, puis la deuxième de chacun, et ainsi de suite.
etherium-page-about-stars = Vos étoiles, telles qu’elles compteraient maintenant. Le plus grand nombre à la fin de l’année l’emporte.
etherium-page-about-stars-of = Les étoiles { DE($people) }, telles qu’elles compteraient maintenant.
etherium-page-letter-collector = C
etherium-page-letter-army = A
etherium-page-letter-defence = D
etherium-page-letter-guide = G
etherium-page-power-psolos = Une Roche de plus à chaque collecte
etherium-page-power-reces = Gagne les égalités, pille un cube de plus
etherium-page-power-hivalia = Deux cubes quand un autre collecte de l’Éther
etherium-page-power-ertis = Relance ses 1 et 2, un Bois de plus en forêt
etherium-page-power-meinas = Un pas de plus à chaque déplacement
etherium-page-power-mauhea = Pioche deux cartes, en défausse une
etherium-page-token-spoken =
    { $stars ->
        [one] { $token }, il en reste { $count }, { $stars } étoile chacun
       *[other] { $token }, il en reste { $count }, { $stars } étoiles chacun
    }
etherium-page-about-modifiers = Aux dés s’ajoutent les points du guide, les cartes Flash jouées sur le lancer, Rempart pour une défense, et 3 points pour l’armée de Reces pendant sa saison. Les premiers à égalité relancent, mais Reces gagne les égalités.
etherium-page-fight-assault = Assaut
etherium-page-fight-siege = Siège
etherium-page-fight-pillage = Pillage
etherium-page-about-meet-assault = Des armées sur la même case.
etherium-page-about-meet-siege = Une armée dans la cité d’un adversaire.
etherium-page-about-meet-pillage = Une armée sur la case d’un collecteur ennemi.

## L’aide-mémoire

etherium-page-reference = Mémo
etherium-page-reference-parts = Parties du mémo
etherium-page-reference-stars = Étoiles
etherium-page-reference-actions = Actions
etherium-page-reference-prices = Prix
etherium-page-reference-connect = Connexion
etherium-page-reference-peoples = Peuples
etherium-page-reference-board = Plateau, combats
etherium-page-prices-upgrades = Vos prochains niveaux
etherium-page-prices-ether = Ce que paient les peuples
etherium-page-key-reference = ouvrir le mémo

## Première partie

etherium-page-guide-goal = Bienvenue ! Vous menez le peuple d’Ertis. L’année compte sept saisons, et le plus d’étoiles à la fin l’emporte.
etherium-page-guide-collector = Votre collecteur prend des cubes sur le terrain où il se trouve : un par niveau.
etherium-page-guide-army = Votre armée lance un dé par niveau. Elle combat les autres armées et pille les collecteurs.
etherium-page-guide-guide = Votre guide ajoute son niveau à vos dés. Chacun de ses niveaux vaut aussi une étoile à la fin.
etherium-page-guide-terrains = Les forêts donnent du Bois, les montagnes de la Roche, les mines du Métal, et le centre de l’Éther.
etherium-page-guide-heights = Les terrains sont à des hauteurs différentes. D’un seul déplacement, une unité descend autant qu’elle veut, et fait un pas à plat ou vers le haut.
etherium-page-guide-season = Chaque saison a une carte : elle dit ce qui change cette fois et qui agit d’abord.
etherium-page-guide-season-move = La Nuit vous laisse déplacer une unité d’un pas. Votre collecteur est bien placé : envoyez votre armée dans la mine, ou renoncez-y.
etherium-page-guide-from-capacities = D’où viennent les étoiles ? D’abord des capacités : de { $least } à { $most } étoiles chacune, et elles vous aident toute l’année. Chacune vous coûte { $capacity }, et parfois des cubes de base.
etherium-page-guide-from-ether = L’Éther les achète : c’est donc lui qu’il vous faut. { $basic } cubes de base font un Éther, et à la fin chaque lot de { $cubes } cubes d’Éther restants vaut une étoile.
etherium-page-guide-from-tokens = Les jetons aussi rapportent des étoiles : { $ether } pour chaque collecte au centre, { $army } pour chaque combat gagné, { $connection } pour la meilleure connexion.
etherium-page-guide-program = Préparez maintenant votre saison en secret : touchez une action pour y poser le jeton suivant. Elles s’exécutent dans cet ordre.
etherium-page-guide-plan-1 = Voici un bon programme. Jeton 1 : augmentez votre collecteur. Cela coûte { $upgrade }, et chaque collecte rapporte ensuite un cube de plus.
etherium-page-guide-plan-2 = Jeton 2 : collectez en forêt, là où se trouve votre collecteur. Cela rapporte { $gain }.
etherium-page-guide-plan-3 = Jeton 3 : allez dans une mine. Elle est plus basse que votre forêt, la descente est libre.
etherium-page-guide-plan-4 = Jeton 4 : collectez dans la mine, pour { $gain }. La saison prochaine, vos cubes peuvent devenir de l’Éther.
etherium-page-guide-ether = Votre programme pour cette saison : collectez d’abord, faites ensuite de l’Éther ici, et achetez une capacité dès que vous avez { $capacity }.
etherium-page-guide-why = Touchez longuement une action, ou laissez-y la souris, pour lire ce qu’elle fait et pourquoi elle peut échouer.
etherium-page-guide-reference = Prix, peuples, connexions, combats : tout se retrouve ici. Touchez aussi les pièces, elles s’expliquent.
etherium-page-guide-capacity = Vous avez { $capacity } ? Achetez une capacité : des étoiles pour la fin, et une aide à chaque saison.
etherium-page-guide-season-do = La carte saison offre à chacun une action. Profitez-en, ou renoncez-y.
etherium-page-guide-ready = Tous les jetons sont posés. Dites que vous êtes prêt : tous les programmes sont alors révélés à la fois.
etherium-page-guide-strip = Voici votre programme, avec ce que chaque jeton apporterait. Touchez un jeton pour le reprendre.
etherium-page-guide-failed = Cette action ne peut pas s’exécuter maintenant. Prenez un cube à la place.
etherium-page-guide-act-move = À vous de vous déplacer : touchez une case qui brille. Si vos deux unités peuvent y aller, vous choisissez laquelle.
etherium-page-guide-act = C’est le tour de votre action. Choisissez comment elle s’exécute.
etherium-page-guide-flash = Vous pourriez jouer une carte Flash. Regardez vos cartes et jouez-en une, ou passez.
etherium-page-guide-rolled = Vous avez lancé les dés. Votre guide peut ajouter des points au résultat : choisissez combien.
etherium-page-guide-flee = Votre unité doit quitter cette case. Touchez-en une qui brille pour y fuir.
etherium-page-guide-siege = Votre armée a gagné le siège ! Choisissez ce qu’elle fait dans la cité.
etherium-page-guide-cubes = Choisissez les cubes un par un : touchez la sorte voulue.
etherium-page-guide-limit = Votre main est trop grande. Défaussez la carte Flash la moins utile.
etherium-page-guide-conflict = Des armées se rencontrent, ou l’une d’elles est dans une cité ennemie : c’est un conflit. Armées et défenses lancent autant de dés que leur niveau, et le plus haut total gagne.
etherium-page-guide-pillage = Une armée est sur la case d’un collecteur adverse : c’est un pillage. Il se fait sans dés : l’armée vole des cubes, le collecteur perd un niveau et fuit.
etherium-page-guide-resolve = Tous les programmes sont révélés : la première action de chacun, puis la deuxième, et ainsi de suite. Vous pouvez faire une pause, avancer pas à pas ou rattraper.
etherium-page-guide-upgrade = Les cubes augmentent vos unités : un collecteur plus fort collecte plus, une armée plus forte lance plus de dés.
etherium-page-guide-stars = Chaque étoile a sa source. Regardez ici ce qui vous apporte la prochaine.
etherium-page-guide-others = Ce que possèdent les autres est visible ; seuls leurs programmes et leurs cartes sont secrets.
