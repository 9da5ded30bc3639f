## The game

lanterns-title = Lanternes
lanterns-goal = Deux joueurs misent des lanternes en secret, et la plus brillante gagne la manche. Gagnez le plus de manches sur quatre.
lanterns-credits = Un petit jeu livré avec les tests d’Aerodrome, pour montrer ce qu’il faut à un jeu.
lanterns-turn = Manche

## The rules

lanterns-section-bid = Les mises
lanterns-section-phrase = Un mot
lanterns-section-round = La manche
lanterns-section-end = La fin
lanterns-bid-once = Vous misez une fois par manche.
lanterns-bid-from-hand = Vous misez une lanterne de votre main.
lanterns-phrase-once = Vous pouvez dire un mot par manche.
lanterns-round-brighter = La lanterne la plus claire gagne un point.
lanterns-round-tie = Entre deux lanternes aussi claires, un dé décide.
lanterns-round-draw = Après chaque manche sauf la dernière, chaque joueur pioche une lanterne sans la montrer.
lanterns-end-most-points = Après quatre manches, le joueur qui a le plus de points gagne.

## What must be decided, and what can be done

lanterns-prompt-choose = Misez une lanterne face cachée. La plus claire gagne la manche.
lanterns-prompt-over = La partie est terminée. Les points : { $points }.
lanterns-do-bid = Miser la lanterne { $lantern }
lanterns-do-say =
    { $phrase ->
        [bright] Dire « claire »
       *[dim] Dire « sombre »
    }

## What happened

lanterns-log-lantern-drawn =
    { $card ->
        [none] { $player } : pioche une lanterne.
       *[other] { $player } : pioche la lanterne { $card }.
    }
lanterns-log-lantern-laid = { $player } : mise la lanterne { $card }.
lanterns-log-lantern-taken = { $player } : reprend la lanterne { $card }.
lanterns-log-ready =
    { $ready ->
        [yes] { $player } : prêt.
       *[no] { $player } : réfléchit encore.
    }
lanterns-log-lantern-shown = { $player } : montre la lanterne { $card }.
lanterns-log-tie-broken = Aussi claires l’une que l’autre : le dé montre { $dice } et désigne : { $player }.
lanterns-log-point-won = { $player } : gagne la manche.
lanterns-log-said =
    { $phrase ->
        [bright] { $player } : dit « claire ».
       *[dim] { $player } : dit « sombre ».
    }
lanterns-log-turn-began = La manche { $turn } commence.

## The table in text

lanterns-table-round = Manche { $number } sur 4, { $deck } lanternes dans la pioche
lanterns-table-seat =
    { $state ->
        [ready] { $player } : points { $points }, prêt
        [said]
            { $phrase ->
                [bright] { $player } : points { $points }, dit « claire »
               *[dim] { $player } : points { $points }, dit « sombre »
            }
       *[thinking] { $player } : points { $points }
    }
lanterns-table-hand =
    { $bid ->
        [none] Vos lanternes : { $lanterns }
       *[other] Vos lanternes : { $lanterns }, votre mise : { $bid }
    }
lanterns-table-discards = Mises de côté : { $lanterns }
