### Le catalogue d’Aerion en mots : des titres, et une phrase pour chaque valeur. Voir aerodrome/kernel/facts.py.

aerion-facts-totals = Combien de cartes compte chaque groupe
aerion-facts-ships = De quoi chaque Vaisseau est fait
aerion-facts-decks = Les cartes de chaque paquet
aerion-facts-cards = Les cartes des extensions dans chaque paquet
aerion-facts-facts = Ce que montrent les Avant-postes et les Repaires
aerion-fact-totals = { $count } cartes
aerion-fact-ships = { $material } et { $crew }
aerion-fact-decks = { $count } × { $name }
aerion-fact-cards = { $count } dans le paquet { $name }
aerion-fact-facts =
    { $count ->
        [one] 1 sur huit
       *[other] { $count } sur huit
    }
aerion-fact-word-outpost-book = Avant-postes avec un Grimoire
aerion-fact-word-outpost-blueprint = Avant-postes avec un Plan
aerion-fact-word-outpost-material = Avant-postes avec un Matériau
aerion-fact-word-outpost-crew = Avant-postes avec un Équipage
aerion-fact-word-lair-book = Repaires avec un Grimoire
aerion-fact-word-lair-blueprint = Repaires avec un Plan
aerion-fact-word-lair-material = Repaires avec un Matériau
aerion-fact-word-lair-crew = Repaires avec un Équipage
