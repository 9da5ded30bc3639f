page-start-etherium = Etherium
page-start-etherium-who = 2 to 6 players · about 90 minutes
page-start-etherium-about = Lead a people of the floating lands: plan your actions in secret, then watch all plans collide.
page-end-score-etherium =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
