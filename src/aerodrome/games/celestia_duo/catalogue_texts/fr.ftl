### Le catalogue de Celestia Duo en mots : des titres, et une phrase pour chaque valeur. Voir aerodrome/kernel/facts.py.

celestia-duo-facts-equipment = Les cartes Équipement
celestia-duo-facts-tokens = Les jetons
celestia-duo-facts-dice = Les dés
celestia-duo-facts-route = Le parcours
celestia-duo-facts-distances = Les cases de la feuille de progression
celestia-duo-facts-ambushes = Les cartes Embuscade
celestia-duo-facts-stages = Les cartes Étape
celestia-duo-facts-energy = Les jetons Énergie
celestia-duo-facts-decks = Les ponts supérieurs
celestia-duo-facts-pirates = Les Pirates
celestia-duo-facts-assaults = Les cartes Assaut
celestia-duo-fact-equipment = { $count } cartes
celestia-duo-fact-tokens = { $count } jetons
celestia-duo-fact-dice-number = { $count } dés
celestia-duo-fact-dice-faces = { $symbols }
celestia-duo-fact-route-cards = { $count } cartes
celestia-duo-fact-route-pirate = commence sur la carte { $count }
celestia-duo-fact-route-lair = se trouve à la carte { $count }
celestia-duo-fact-route-propeller = { $count }
celestia-duo-fact-distances = le vaisseau du Pirate commence sur la carte { $boxes }
celestia-duo-fact-ambushes-dice =
    Dés : { $fixed ->
        [none] à lancer, { $rolled }
       *[other] { $fixed } ; à lancer, { $rolled }
    }
celestia-duo-fact-ambushes-reward = Récompense : { $icons }
celestia-duo-fact-ambushes-propeller = Hélice : { $count }
celestia-duo-fact-stages-advance =
    Le Pirate avance de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
celestia-duo-fact-stages-ambush = Cartes pour chaque Embuscade : { $hidden } face cachée, { $visible } face visible
celestia-duo-fact-stages-purchase = Cartes pour un Or : { $hidden } face cachée, { $visible } face visible
celestia-duo-fact-stages-smoke = Fumigènes pour un Or : { $count }
celestia-duo-fact-stages-crew =
    { $reactivated ->
        [yes] L’Équipage est réactivé
       *[no] L’Équipage n’est pas réactivé
    }
celestia-duo-fact-stages-propeller = Hélice : { $count }
celestia-duo-fact-energy-cards = Cartes à partager : { $hidden } face cachée, { $visible } face visible
celestia-duo-fact-energy-lost = Ressources perdues : { $count }
celestia-duo-fact-decks-generator = Places pour l’Énergie : { $count }
celestia-duo-fact-decks-hold = Places dans la soute : { $count }
celestia-duo-fact-pirates-name = Nom : { $text }
celestia-duo-fact-pirates-attack =
    Botte Secrète : le Pirate avance de { $advance }{ $penalty ->
        [none] {""}
       *[other] {""}, et elle coûte : { $penalty }
    }
celestia-duo-fact-pirates-cards = Cartes avant l’Affrontement final : { $hidden } face cachée, { $visible } face visible
celestia-duo-fact-pirates-purchase = Cartes pour un Or : { $hidden } face cachée, { $visible } face visible
celestia-duo-fact-pirates-reactivation = Or qui réactive l’Équipage : { $gold }
celestia-duo-fact-pirates-flag = Un Drapeau coûte { $symbols }
celestia-duo-fact-assaults-dice =
    Dés : { $fixed ->
        [none] à lancer, { $rolled }
       *[other] { $fixed } ; à lancer, { $rolled }
    }
celestia-duo-fact-assaults-ban = Interdit : { $forbids }
celestia-duo-fact-word-energy = Énergie
celestia-duo-fact-word-number = Dans la boîte
celestia-duo-fact-word-faces = Les faces
celestia-duo-fact-word-cards = Cartes Embuscade du parcours
celestia-duo-fact-word-pirate = Le vaisseau du Pirate
celestia-duo-fact-word-lair = Le Repaire
celestia-duo-fact-word-propeller = La première hélice
celestia-duo-fact-word-pairs = les paires
celestia-duo-fact-word-deactivate = un membre d’Équipage est désactivé
celestia-duo-fact-word-discard = un membre d’Équipage s’en va
