### Le catalogue d’Aerion en mots : des titres, et une phrase pour chaque valeur. Voir aerodrome/kernel/facts.py.

aerion-facts-totals = Combien de cartes compte chaque groupe
aerion-facts-ships = De quoi chaque Vaisseau est fait
aerion-facts-combinations = Ce que les dés doivent montrer pour chaque paquet
aerion-facts-decks = Les cartes de chaque paquet
aerion-facts-cards = Les cartes des extensions dans chaque paquet
aerion-facts-facts = Ce que montrent les Remparts et les Antres
aerion-fact-totals = { $count } cartes
aerion-fact-ships = { $material } et { $crew }
aerion-fact-combinations = { $letters }
aerion-fact-decks = { $count } × { $name }
aerion-fact-cards = { $count } dans le paquet { $name }
aerion-fact-facts =
    { $count ->
        [one] 1 sur 8
       *[other] { $count } sur 8
    }
aerion-fact-word-outpost-book = Remparts avec un Grimoire
aerion-fact-word-outpost-blueprint = Remparts avec un Plan
aerion-fact-word-outpost-material = Remparts avec un Matériau
aerion-fact-word-outpost-crew = Remparts avec un Équipage
aerion-fact-word-lair-book = Antres avec un Grimoire
aerion-fact-word-lair-blueprint = Antres avec un Plan
aerion-fact-word-lair-material = Antres avec un Matériau
aerion-fact-word-lair-crew = Antres avec un Équipage
