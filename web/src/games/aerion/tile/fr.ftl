page-start-aerion = Aerion
page-start-aerion-who = 1 ou 2 joueurs · environ 20 minutes
page-start-aerion-about = Lancez six dés, attrapez les bonnes cartes et construisez six aéronefs de rêve avant que les pioches ne s’épuisent.
page-end-score-aerion =
    { $count ->
        [one] { $count } vaisseau en vol
       *[other] { $count } vaisseaux en vol
    }
