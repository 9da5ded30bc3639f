### Le catalogue d’Etherium en mots : des titres, et une phrase pour chaque valeur. Voir aerodrome/kernel/facts.py.

etherium-facts-dice = Les dés
etherium-facts-panel = Les emplacements du panneau
etherium-facts-heights = À quelle hauteur flottent les terrains
etherium-facts-supply = La réserve
etherium-facts-stars = Ce que valent les jetons Victoire
etherium-facts-guide = Le prix d’un guide
etherium-facts-peoples = Les peuples
etherium-facts-seasons = Les cartes saison
etherium-facts-flash = Les cartes Flash
etherium-facts-capacities = Les capacités
etherium-fact-dice-number = { $count } dés
etherium-fact-dice-faces = les nombres de 1 à { $count }
etherium-fact-panel = { $count } emplacements
etherium-fact-heights = hauteur { $count }
etherium-fact-supply-cubes = { $count } cubes de chaque couleur
etherium-fact-supply-capacities = { $count } de chaque capacité
etherium-fact-supply = { $count } jetons Victoire : { $name }
etherium-fact-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
etherium-fact-guide = { $listed }
etherium-fact-peoples-levels = Niveaux de départ : { $listed }
etherium-fact-peoples-cubes =
    Cubes de départ : { $listed ->
        [none] aucun
       *[other] { $listed }
    }
etherium-fact-peoples-collector = Augmenter le collecteur coûte le niveau atteint et { $added } de plus
etherium-fact-peoples-army = Augmenter l’armée coûte le niveau atteint et { $added } de plus
etherium-fact-peoples-defence = Augmenter la défense coûte le niveau atteint et { $added } de plus
etherium-fact-peoples-etherise = { $cubes } cubes de base font un Éther
etherium-fact-peoples-cards = { $ether } Éther achète { $count } cartes Flash
etherium-fact-peoples-capacity = Une capacité coûte { $ether } Éther
etherium-fact-peoples-booster = Un booster coûte { $ether } Éther
etherium-fact-seasons-bonus =
    { $listed ->
        [none] On ne collecte rien de plus
       *[other] Pour tous : { $listed }
    }
etherium-fact-seasons-malus =
    { $listed ->
        [none] On ne collecte rien de moins
       *[other] En moins pour tous : { $listed }
    }
etherium-fact-seasons-action =
    { $effect ->
        [none] Rien à faire au dévoilement
       *[other] Au dévoilement : { $effect }
    }
etherium-fact-seasons-first = D’abord dans l’initiative : { $peoples }
etherium-fact-seasons-then = Ensuite : { $peoples }
etherium-fact-flash-name = Le nom
etherium-fact-flash-effect = { $help }
etherium-fact-flash-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
etherium-fact-capacities-name = Le nom
etherium-fact-capacities-effect = { $help }
etherium-fact-capacities-extra =
    { $listed ->
        [none] Ne coûte pas de cubes de base en plus de l’Éther
       *[other] Coûte en plus de l’Éther : { $listed }
    }
etherium-fact-capacities-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
etherium-fact-word-number = Dans la boîte
etherium-fact-word-faces = Les faces
etherium-fact-word-move = Pour se déplacer
etherium-fact-word-collect = Pour collecter
etherium-fact-word-upgrade = Pour augmenter
etherium-fact-word-transform = Pour transformer
etherium-fact-word-connect = Pour se connecter
etherium-fact-word-box = Dans la boîte
etherium-fact-word-extension = Avec l’extension
etherium-fact-word-connection = Connexion
etherium-fact-word-booster = Booster
etherium-fact-word-sack = Saccage
etherium-fact-word-price = Chaque niveau
etherium-fact-word-upgrades = cubes de moins par augmentation
