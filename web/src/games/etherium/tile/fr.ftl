page-start-etherium = Etherium
page-start-etherium-who = 2 à 6 joueurs · environ 90 minutes
page-start-etherium-about = Guidez un peuple des terres flottantes : programmez vos actions en secret, puis voyez tous les plans se heurter.
page-end-score-etherium =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
