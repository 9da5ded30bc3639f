### Ce que seule la page de Celestia Duo dit, en français. Tout le reste est dans les fichiers du jeu, partagés avec Python.

## Concertation et silence

celestia-page-talk = Concertation et silence
celestia-page-examples = Exemples
celestia-page-examples-talk = Concertation : ce qui peut se dire
celestia-page-examples-silence = Silence : exemples
celestia-page-allowed = Vous pouvez dire
celestia-page-forbidden = Vous ne pouvez pas dire
celestia-page-always = Combien de cartes chacun a en main n’est jamais un secret. Lesquelles, toujours.
celestia-page-last-word =
    { $who ->
        [you] Capitaine, vous avez le dernier mot.
       *[other] Capitaine { $name } a le dernier mot.
    }
celestia-page-said = Ce qui a été dit
celestia-page-say = Dire quelque chose
celestia-page-say-open = Dire…
celestia-page-ready = Prêt
celestia-page-stay-ready = Prêt pour tout le tour
celestia-page-always-ready = Prêt pour toute la partie
celestia-page-hushed = Vous êtes prêt d’office tant que votre coéquipier est Capitaine.
celestia-page-hush = Prêt d’office
celestia-page-hush-help = Tant que votre coéquipier est Capitaine, vous ne dites rien et ne retenez jamais la partie.
celestia-page-speak-again = Parler de nouveau
celestia-page-may-nothing = Il n’y a rien à décider ensemble ici : le Capitaine poursuit.
celestia-page-may-briefing = Continuer ou faire étape, et avec quelle aide ? Parlez-en, mais pas de vos cartes.
celestia-page-may-briefing-alone = Continuer ou faire étape ? Parlez-en, mais pas de vos cartes.
celestia-page-may-briefing-crew = Il faut continuer. Un membre d’Équipage doit-il aider ? Parlez-en, mais pas de vos cartes.
celestia-page-allowed-briefing-1 = Le Pirate est proche. On continue ?
celestia-page-allowed-briefing-2 = Baba pourrait regarder devant nous.
celestia-page-forbidden-briefing-1 = Je n’ai plus de Canon.
celestia-page-forbidden-briefing-2 = Ma main peut tout battre maintenant.
celestia-page-may-baba = Dans quel ordre remettre les Embuscades ? Parlez d’elles, pas de ce que vous pourriez battre.
celestia-page-allowed-baba-1 = Rencontrons celle qui a la meilleure récompense.
celestia-page-allowed-baba-2 = Celle-ci a une grande hélice : rencontrons-la.
celestia-page-forbidden-baba-1 = Mets le Canon en dernier, je n’en ai pas.
celestia-page-forbidden-baba-2 = Celle-ci, je peux la battre sans aide.
celestia-page-may-dice = Un Fumigène, un membre d’Équipage, ou rien ? Dites s’il le faut, jamais sur quel dé.
celestia-page-may-dice-crew = Un membre d’Équipage doit-il aider ? Dites s’il le faut, jamais pour quel dé.
celestia-page-may-dice-smoke = Utiliser un Fumigène ou le garder ? Dites s’il le faut, jamais sur quel dé.
celestia-page-allowed-dice-1 = On utilise un Fumigène ?
celestia-page-allowed-dice-2 = Gardons les Fumigènes pour plus tard.
celestia-page-forbidden-dice-1 = Relance le Canon.
celestia-page-forbidden-dice-2 = Je peux en battre deux.
celestia-page-may-augusta = La manière d’utiliser Augusta se décide sans un mot.
celestia-page-forbidden-augusta-1 = Place le Canon, pas le Fouet.
celestia-page-forbidden-augusta-2 = Un seul dé me suffit.
celestia-page-may-room = De quoi la soute peut-elle se passer ? Parlez-en, mais pas de vos cartes.
celestia-page-allowed-room-1 = Nous pouvons nous passer d’un Or.
celestia-page-allowed-room-2 = Gardons les Fumigènes.
celestia-page-forbidden-room-1 = Garde Mama, il me la faut pour mes Fouets.
celestia-page-forbidden-room-2 = J’ai un Joker, le Fumigène peut partir.
celestia-page-may-start = Qui commence ? Un membre d’Équipage doit-il aider ? Parlez-en, mais pas de la manière de combattre.
celestia-page-may-start-alone = Qui commence ? Parlez-en, mais pas de la manière de combattre.
celestia-page-allowed-start-1 = Toi d’abord.
celestia-page-allowed-start-2 = Utilisons Mama dans ce combat.
celestia-page-forbidden-start-1 = Je prends le Pistolet, à toi le reste.
celestia-page-forbidden-start-2 = Commence, je ne peux en battre qu’un.
celestia-page-may-share = Qui prend en premier ? Parlez de cela seulement, pas du choix de la carte.
celestia-page-allowed-share-1 = Toi d’abord.
celestia-page-allowed-share-2 = J’aimerais prendre en premier.
celestia-page-forbidden-share-1 = Laisse-moi le Joker.
celestia-page-forbidden-share-2 = Il me manque des Sabres.
celestia-page-may-rewards = La soute est pleine : prendre et céder quelque chose, ou laisser ? Parlez-en, mais pas de vos cartes.
celestia-page-allowed-rewards-1 = Prenons le membre d’Équipage.
celestia-page-allowed-rewards-2 = Nous pouvons nous passer d’un Fumigène.
celestia-page-forbidden-rewards-1 = Il me faut cette carte : je n’ai pas de Fouet.
celestia-page-forbidden-rewards-2 = Prends la Communication, je veux te parler de mes Canons.
celestia-page-may-shop = Acheter quelque chose ou garder l’Or ? Parlez-en, mais pas de vos cartes.
celestia-page-allowed-shop-1 = Achetons des cartes.
celestia-page-allowed-shop-2 = Gardons l’Or pour l’Affrontement final.
celestia-page-forbidden-shop-1 = Achète des cartes, les miennes se ressemblent toutes.
celestia-page-forbidden-shop-2 = Achète un Fumigène, je ne peux pas battre de Canon.
celestia-page-may-boarding = Que vous faut-il avant l’Affrontement final ? Parlez des achats, pas de vos cartes.
celestia-page-allowed-boarding-1 = Réactivons l’Équipage.
celestia-page-allowed-boarding-2 = Achetons des cartes.
celestia-page-forbidden-boarding-1 = Je ne peux pas payer de Drapeau.
celestia-page-forbidden-boarding-2 = Avec Mama, je pourrais tout payer.
celestia-page-may-draft = Les premières cartes se prennent sans un mot.
celestia-page-forbidden-draft-1 = Laisse-moi le Joker.
celestia-page-forbidden-draft-2 = Prends le Canon.
celestia-page-may-attack = Les Drapeaux frappent : le joueur concerné décide seul, sans un mot.
celestia-page-forbidden-attack-1 = Prends une de mes cartes.
celestia-page-forbidden-attack-2 = Je peux me passer d’un Fouet.
celestia-page-may-combat = Le combat se déroule sans un mot : à votre tour, vous décidez seul.
celestia-page-forbidden-combat-1 = Laisse-moi le Pistolet.
celestia-page-forbidden-combat-2 = Je ne peux pas battre le prochain.
celestia-page-may-pick = Les cartes se prennent sans un mot.
celestia-page-forbidden-pick-1 = Prends celle de gauche.
celestia-page-forbidden-pick-2 = J’ai assez de Sabres.
celestia-page-may-shuki = Ce que Shuki garde se décide sans un mot.
celestia-page-forbidden-shuki-1 = Garde le Joker pour moi.
celestia-page-forbidden-shuki-2 = Il nous faudra les deux Fouets.
celestia-page-may-tell = Une seule phrase vraie chacun, choisie dans une liste. On ne dit rien d’autre.
celestia-page-allowed-tell-1 = J’ai du Pistolet.
celestia-page-allowed-tell-2 = Je n’ai pas de Sabre.
celestia-page-forbidden-tell-1 = J’ai deux Pistolets.
celestia-page-forbidden-tell-2 = Et un Joker, au passage.

## Messages libres

celestia-page-chat = Messages libres
celestia-page-chat-all =
    { $count ->
        [one] Montrer le message
       *[other] Montrer les { $count } messages
    }
celestia-page-chat-fewer = Montrer moins de messages
celestia-page-chat-line = Votre message
celestia-page-chat-hint = Rien sur vos cartes…
celestia-page-chat-send = Envoyer

## Communication exceptionnelle

celestia-page-statement = Communication exceptionnelle
celestia-page-statement-choose = Dites une chose vraie sur votre main. Seul ce qui est vrai est proposé, et jamais combien.
celestia-page-statement-have = J’ai…
celestia-page-statement-have-not = Je n’ai pas…
celestia-page-statement-wait = { $name } peut dire une chose vraie sur sa main.
celestia-page-told-nothing = n’a rien dit.

## Aide-mémoire

celestia-page-memory = Aide-mémoire
celestia-page-memory-help = Ce que chacun peut savoir.
celestia-page-memory-explain = Ce que disent les lignes
celestia-page-memory-off = Désactivé : à vous de vous souvenir.
celestia-page-memory-hand = { $name } ({ $count })
celestia-page-memory-mine = Su de vous ({ $count })
celestia-page-memory-whose = { $name } :
celestia-page-memory-discard = Défausse
celestia-page-memory-unseen = Place inconnue
celestia-page-memory-told = information : { $statement }
celestia-page-memory-unpaid = n’a pas pu payer un Drapeau.
celestia-page-memory-new =
    { $since ->
        [one] { $since } carte prise depuis : au plus { $since } parmi { $cards }.
       *[other] { $since } cartes prises depuis : au plus { $since } parmi { $cards }.
    }
celestia-page-bounds =
    { $known ->
        [least] au moins { $least }
        [most] au plus { $most }
        [both] de { $least } à { $most }
        [exactly] exactement { $most }
       *[nothing] inconnu
    }

## La fin

celestia-page-captain = Capitaine
celestia-page-end = La fin de la partie
celestia-page-end-won = Victoire !
celestia-page-end-lost = Défaite
celestia-page-decided-end-caught = Rattrapé sur la carte { $card }, au tour { $turn }. Énergie restante : { $energy }.
celestia-page-decided-end-masts = Le troisième mât est tombé au tour { $turn }. Énergie restante : { $energy }.
celestia-page-decided-end-lair =
    Le Pirate a atteint son Repaire au tour { $turn }, avec { $ahead ->
        [one] une carte
       *[other] { $ahead } cartes
    } d’avance.
celestia-page-decided-end-energy =
    La dernière Énergie a été perdue au tour { $turn } ; le Pirate avait { $ahead ->
        [one] une carte
       *[other] { $ahead } cartes
    } d’avance.
celestia-page-decided-end-energy-boarding = La dernière Énergie a été perdue au tour { $turn }, pendant l’Affrontement final.
celestia-page-end-hand =
    { $count ->
        [0] { $name } : plus de carte
        [one] { $name } : une carte
       *[other] { $name } : { $count } cartes
    }
celestia-page-way = Votre trajet
celestia-page-way-airship =
    { $place ->
        [0] Aéronef encore au départ
       *[other] Aéronef : carte { $place } sur { $length }
    }
celestia-page-way-pirate =
    { $lair ->
        [yes] Pirate au Repaire
       *[no] Pirate : carte { $place }
    }
celestia-page-way-met =
    { $count ->
        [0] Aucune Embuscade affrontée
        [one] { $count } Embuscade affrontée
       *[other] { $count } Embuscades affrontées
    }
celestia-page-way-stops =
    { $count ->
        [0] Aucune étape
        [one] { $count } étape en cité
       *[other] { $count } étapes en cité
    }
celestia-page-way-energy =
    { $count ->
        [0] Aucune Énergie perdue
        [one] { $count } Énergie perdue
       *[other] { $count } Énergies perdues
    }
celestia-page-way-crew =
    { $count ->
        [0] Aucun membre d’Équipage perdu
        [one] { $count } membre d’Équipage perdu
       *[other] { $count } membres d’Équipage perdus
    }
celestia-page-way-masts =
    { $count ->
        [0] Aucun mât abattu
        [one] { $count } mât abattu
       *[other] { $count } mâts abattus
    }
celestia-page-course = La poursuite, tour par tour
celestia-page-course-airship = Votre aéronef
celestia-page-course-pirate = Le Pirate
celestia-page-course-stop = Étape dans une cité
celestia-page-course-turn = Tour { $turn } : aéronef sur la carte { $airship }, Pirate sur la carte { $pirate }.
celestia-page-course-fled = Fuite du Pirate, en cartes : { $flags } à cause des Drapeaux, { $stops } lors de vos étapes.
celestia-page-sheet = Feuille de progression avec { $name }
celestia-page-sheet-uncounted = Cette partie n’y compte pas : sa donne était connue ou venait d’une autre partie.

## The table

celestia-page-route-open = Regarder le parcours carte par carte
celestia-page-route-about =
    { $place ->
        [26] Le parcours compte 25 cartes ; le Pirate est dans le Repaire, au bout. Cartes connues :
       *[other] Le parcours compte 25 cartes ; le Pirate est sur la carte { $place }. Cartes connues :
    }
celestia-page-route-none = Aucune de ses cartes n’a encore été révélée.
celestia-page-place = Carte { $place }
celestia-page-place-known = face cachée, mais connue
celestia-page-pirate-there = { $pirate } : { $distance }, { $escape }
celestia-page-ambush = Embuscade
celestia-page-assault = Assaut
celestia-page-stage-flees =
    { $cards ->
        [one] Pirate : { $cards } carte plus loin
       *[other] Pirate : { $cards } cartes plus loin
    }
celestia-page-stage-cards = Par Embuscade : { $cards }
celestia-page-stage-sells = 1 Or : { $cards }, ou { $smoke } Fumigènes
celestia-page-stage-crew =
    { $crew ->
        [yes] Équipage : réactivé
       *[no] Équipage : inchangé
    }
celestia-page-boarding-cards = 1 Or : { $cards }
celestia-page-boarding-crew = { $gold } Or : tout l’Équipage réactivé
celestia-page-shop = Ce que l’Or achète ici
celestia-page-shop-how = Touchez ce que vous achetez.
celestia-page-shop-smoke =
    { $smoke ->
        [one] { $smoke } Fumigène
       *[other] { $smoke } Fumigènes
    }
celestia-page-shop-crew = Tout l’Équipage réactivé
celestia-page-goods = { $goods } pour { $gold } Or
celestia-page-price = { $gold } Or
celestia-page-propeller = Hélice : { $cards }
celestia-page-next = Ensuite : carte { $place }
celestia-page-next-pirate = Ensuite : le Pirate !
celestia-page-stages = Une étape dans une cité (encore { $count })
celestia-page-baba = Baba les a révélées. Touchez celle qui va sur la carte { $place }.
celestia-page-die = Dé { $face }
celestia-page-die-beaten = Dé { $face }, éliminé avec : { $cards }
celestia-page-owed = { $card }, encore à payer pour le Drapeau
celestia-page-augusta = Augusta le change en :
celestia-page-smoke-how = Touchez les dés à relancer
celestia-page-cancel = Recommencer
celestia-page-hint-card = Touchez maintenant la carte pour payer. Celles qui conviennent brillent.
celestia-page-hint-card-pair = Touchez maintenant la carte pour payer. Si elle porte un autre symbole, il en faut deux pareilles.
celestia-page-hint-die = Touchez maintenant le dé à éliminer. Ceux qui peuvent l’être brillent.
celestia-page-hint-die-pair = Touchez maintenant le dé à éliminer. S’il porte un autre symbole, vous payez avec deux de ces cartes.
celestia-page-hint-smoke = Touchez les dés à relancer, puis confirmez. Cela coûte 1 Fumigène.
celestia-page-hint-augusta = Touchez le dé qu’Augusta doit changer.
celestia-page-key-fly = Continuer la poursuite
celestia-page-key-stop = Faire étape
celestia-page-key-smoke = Utiliser un Fumigène pour les dés choisis
celestia-page-key-validate = Valider les dés
celestia-page-key-you = Vous commencez, prenez en premier ou perdez la carte
celestia-page-key-partner = Votre coéquipier commence, prend en premier ou perd la carte
celestia-page-key-cannot = Vous ne pouvez éliminer aucun dé
celestia-page-key-ready = Vous êtes prêt
celestia-page-key-pass = Passer, laisser le reste ou quitter la cité
celestia-page-key-symbols = Le dé ou la carte de ce symbole : Fouet, Sabre, Arbalète, Pistolet, Canon, Drapeau ou Joker
celestia-page-share-press = Touchez une carte pour la prendre en premier, ou laissez commencer votre coéquipier.
celestia-page-share-card = À partager, face visible : { $card }
celestia-page-share-hidden =
    { $count ->
        [one] À partager, face cachée : { $count } carte
       *[other] À partager, face cachée : { $count } cartes
    }
celestia-page-played = Jouée : { $card }
celestia-page-reward =
    { $count ->
        [one] Récompense : { $reward }
       *[other] Récompense : { $reward }, { $count } fois
    }
celestia-page-rewards-how = Touchez ce que vous prenez.
celestia-page-hold-full = La soute est pleine. Pour le prendre, touchez d’abord dans la soute ce qui peut partir.
celestia-page-offered = { $count } { $token } en attente de place dans la soute
celestia-page-hand-cards =
    { $count ->
        [one] Dans votre main : { $card }
       *[other] Dans votre main : { $card }, { $count } cartes
    }
celestia-page-hand-none = Aucune carte en main
celestia-page-fight-mine = À vous de combattre
celestia-page-fights = à lui de combattre
celestia-page-discard-none = Aucune carte n’a encore été défaussée.
celestia-page-ship = Votre aéronef
celestia-page-room =
    { $room ->
        [0] pleine
        [one] 1 place libre
       *[other] { $room } places libres
    }
celestia-page-drop = Touchez ce qui doit partir, ou faites-le glisser hors de la soute.
celestia-page-loss = Énergie perdue
celestia-page-loss-gives = Le jeton donne { $cards } à partager.
celestia-page-loss-costs =
    { $count ->
        [0] Il ne prend rien dans la soute.
        [one] Ensuite, il prend un jeton de la soute.
       *[other] Ensuite, il prend { $count } jetons de la soute.
    }
celestia-page-loss-gave = Le jeton a donné { $cards } à partager.
celestia-page-loss-takes =
    { $count ->
        [0] Il ne prend rien dans la soute.
        [one] Il prend un jeton de la soute.
       *[other] Il prend { $count } jetons de la soute.
    }
celestia-page-loss-taken = Il prend dans la soute : { $tokens }.
celestia-page-loss-nothing = La soute n’avait rien à prendre.
celestia-page-drawer-open = Ouvrir la soute et l’Équipage. Énergie : { $energy }. Dans la soute : { $hold }.
celestia-page-drawer-back = Retour à la rencontre

## Ce que sont les choses et à quoi elles servent

celestia-page-about-card =
    { $pairs ->
        [no] Élimine un dé { $card }. Les paires sont interdites pendant cet Assaut.
       *[yes] Élimine un dé { $card }. Deux cartes { $card } ensemble éliminent un dé de n’importe quelle autre arme.
    }
celestia-page-about-card-flag = Pendant la poursuite, n’importe quelle carte élimine un Drapeau.
celestia-page-about-joker = Vaut n’importe quelle carte : il élimine un dé de n’importe quelle arme. Deux Jokers ne font pas une paire.
celestia-page-about-hidden = Face cachée : seul le joueur qui la prend voit ce que c’est.
celestia-page-about-share = Vous prenez ces cartes à tour de rôle. Vous pouvez passer pour que votre coéquipier en prenne deux de suite, mais pas juste après qu’il a passé.
celestia-page-about-die =
    { $pairs ->
        [no] Pour l’éliminer : 1 carte { $card } ou 1 Joker. Les paires sont interdites pendant cet Assaut.
       *[yes] Pour l’éliminer : 1 carte { $card }, 1 Joker ou 2 cartes identiques quelconques.
    }
celestia-page-about-flag = Pour l’éliminer au combat : n’importe quelle carte. Mais une fois validé, il déclenche d’abord l’attaque du Pirate :
celestia-page-about-die-missed = Un joueur qui ne peut éliminer aucun dé à son tour vous coûte un jeton Énergie.
celestia-page-about-crew-once = Aide une fois, puis reste désactivé jusqu’à ce que l’Équipage soit réactivé dans une cité, ou contre de l’Or avant l’Affrontement final.
celestia-page-about-place = Occupe une place dans la soute.
celestia-page-about-gold =
    { $mode ->
        [quick] Dans une cité, 1 Or achète des cartes ou des Fumigènes.
       *[other] Dans une cité, 1 Or achète des cartes ou des Fumigènes. Avant l’Affrontement final, l’Or achète des cartes ou réactive l’Équipage.
    }
celestia-page-about-smoke = Avant la validation des dés, 1 Fumigène en relance autant que vous voulez.
celestia-page-about-hold = Pour l’Or, les Fumigènes et les membres d’Équipage : une place chacun. Quand elle est pleine, quelque chose doit partir avant que rien d’autre ne monte à bord.
celestia-page-about-hold-loss = Un jeton Énergie perdu prend aussi des jetons ici ; le Capitaine choisit lesquels.
celestia-page-about-energy = Vous en perdez un chaque fois que l’un de vous ne peut éliminer aucun dé à son tour.
celestia-page-about-energy-turned = Le jeton est retourné : il donne d’abord des cartes à partager, puis prend des jetons dans la soute. Le même joueur essaie ensuite de nouveau.
celestia-page-about-energy-end = S’il faut en perdre un et qu’il n’en reste plus, la partie est perdue.
celestia-page-about-win =
    { $mode ->
        [quick] Rattrapez le vaisseau du Pirate avant qu’il n’atteigne son Repaire, et vous gagnez.
       *[other] Rattrapez le vaisseau du Pirate avant qu’il n’atteigne son Repaire, puis abattez ses trois mâts lors de l’Affrontement final, et vous gagnez.
    }
celestia-page-about-lose = Vous perdez s’il atteint le Repaire, ou s’il faut perdre de l’Énergie et qu’il n’en reste plus.
celestia-page-about-captain = A le dernier mot sur ce que vous décidez ensemble : continuer ou faire étape, les dés, qui commence, qui prend en premier, ce qui quitte la soute.
celestia-page-about-captain-changes = À la fin d’une étape, l’autre joueur devient Capitaine.
celestia-page-about-airship = Votre aéronef. Quand vous continuez, il avance sur le parcours d’autant de cartes que l’indique l’hélice de la carte où il se trouve.
celestia-page-about-route = Les cartes du parcours sont des Embuscades. Celle où vous arrivez est révélée et vous la combattez ; celles que vous survolez ne comptent pas.
celestia-page-about-route-known = Ce qui est visible le reste. « Parcours », à côté des piles, donne la liste de tout ce qui est connu.
celestia-page-about-ambush = Ses dés sont sa force : les armes qu’elle montre sont placées, les autres dés sont lancés. Éliminez-les tous pour prendre ses récompenses.
celestia-page-about-propeller = Son hélice indique de combien de cartes vous avancez en repartant d’ici.
celestia-page-about-assault = Se combat comme une Embuscade. Quand tous ses dés sont éliminés, le vaisseau du Pirate perd un mât.
celestia-page-about-boarding = Trois Assauts suivent. Chaque Assaut gagné abat un mât du Pirate.
celestia-page-about-start = Votre voyage commence ici. Sans aide, le premier vol vous mène à la carte 1.
celestia-page-about-city = Lors d’une étape, suivez cette carte de haut en bas. Vous pouvez aussi garder votre Or pour plus tard.
celestia-page-about-for-gold =
    { $smoke ->
        [one] { $cards } ou { $smoke } Fumigène
       *[other] { $cards } ou { $smoke } Fumigènes
    }
celestia-page-about-crew-active = de nouveau actif
celestia-page-about-crew-unchanged = inchangé
celestia-page-about-stop = Une étape dans une cité : le Pirate fuit un peu. Vous partagez de nouvelles cartes pour chaque Embuscade depuis la dernière étape, vous pouvez dépenser de l’Or, et certaines cités réactivent l’Équipage.
celestia-page-about-deck = Les nouvelles cartes viennent d’ici, et elles sont toujours partagées. Quand elle est vide, la défausse est mélangée.
celestia-page-about-reward-gold = Va dans la soute ; il lui faut une place libre.
celestia-page-about-reward-equipment = Une carte est révélée et vous la partagez : l’un de vous la prend.
celestia-page-about-reward-crew = Un membre d’Équipage monte à bord, actif ; il faut à son jeton une place libre dans la soute.
celestia-page-about-reward-communication = Chacun de vous peut dire une chose vraie sur sa main. C’est le seul moment où vous le pouvez.
celestia-page-about-memory = Ce que vous avez vu tous les deux, calculé pour vous : cartes prises face visible, informations vraies, dés que l’un n’a pas pu éliminer.
celestia-page-about-memory-partner = La ligne de votre coéquipier est ce que vous savez de sa main : « ≥ 1 » au moins une, « ≤ 2 » au plus deux, « 0 » aucune.
celestia-page-about-memory-you = « Su de vous » est ce que votre coéquipier sait de votre main.
celestia-page-about-memory-unseen = « Place inconnue » compte les cartes qui peuvent être dans la pioche ou dans la main de votre coéquipier.
celestia-page-fact-now = Maintenant
celestia-page-fact-free = Places libres
celestia-page-fact-cards = Cartes restantes
celestia-page-fact-left = Reste
celestia-page-fact-gives = Un jeton donne
celestia-page-fact-takes = Un jeton prend dans la soute
celestia-page-fact-distance = Devant vous
celestia-page-fact-to-lair = Jusqu’à son Repaire
celestia-page-fact-masts = Mâts restants
celestia-page-fact-propeller = Hélice
celestia-page-fact-destination = Prochaine
celestia-page-fact-dice = Dés
celestia-page-fact-rewards = Récompenses
celestia-page-fact-ban = Cet Assaut
celestia-page-fact-flees = Le Pirate fuit
celestia-page-fact-for-ambush = Par Embuscade
celestia-page-fact-for-gold = Pour 1 Or
celestia-page-fact-crew = Équipage

## Les grands coups

celestia-page-blow-attack-title =
    { $count ->
        [one] Botte Secrète !
       *[other] Botte Secrète, { $count } fois !
    }
celestia-page-blow-attack =
    { $cards ->
        [one] Un Drapeau frappe : le Pirate fuit de { $cards } carte.
       *[other] Les Drapeaux frappent : le Pirate fuit de { $cards } cartes.
    }
celestia-page-blow-attack-taken = Vous perdez : { $tokens }.
celestia-page-blow-attack-tired = À réactiver désormais : { $crew }.
celestia-page-blow-attack-card = L’un de vous perd une carte.
celestia-page-blow-energy-gives = Aucun des dés restants n’a pu être éliminé. Le jeton donne { $cards } à partager.
celestia-page-blow-energy-left =
    { $count ->
        [0] Il ne reste plus d’Énergie : la prochaine perte met fin à la partie.
        [one] Il reste { $count } Énergie.
       *[other] Il reste { $count } Énergies.
    }
celestia-page-blow-end =
    { $ending ->
        [caught] Le Pirate est rattrapé.
        [masts] Le dernier mât du Pirate est tombé.
        [lair] Le Pirate est à l’abri dans le Repaire.
       *[energy] Il ne restait plus d’Énergie à perdre : le Pirate s’échappe.
    }
celestia-page-blow-crew-title = { $crew } quitte l’aéronef
celestia-page-blow-crew = Le jeton quitte la soute, et le pouvoir est perdu.
celestia-page-blow-taken-title = Parti de la soute
celestia-page-blow-taken = L’Énergie perdue prend : { $tokens }.
celestia-page-blow-statement =
    { $who ->
        [partner] Votre coéquipier dit :
       *[other] { $name } dit :
    }
celestia-page-blow-boarding-title = Le Pirate est rattrapé !
celestia-page-blow-boarding = L’Affrontement final contre { $name } commence : trois Assauts, un pour chaque mât.
celestia-page-blow-mast-title = Un mât tombe !
celestia-page-blow-mast =
    { $masts ->
        [one] Il reste { $masts } mât au Pirate.
       *[other] Il reste { $masts } mâts au Pirate.
    }

## Première partie

celestia-page-guide-goal = Bienvenue ! Avec votre coéquipier, vous poursuivez un Pirate : rattrapez son vaisseau avant qu’il n’atteigne son Repaire.
celestia-page-guide-draft = Chacun en prend deux, à tour de rôle et sans un mot. Des cartes identiques sont précieuses : à deux, elles éliminent n’importe quelle arme. Touchez-en une.
celestia-page-guide-caught = Encore un vol et vous rattrapez le Pirate. Continuez !
celestia-page-guide-briefing = Chaque tour commence par un briefing. Continuez : l’hélice vous mène à la prochaine Embuscade, et vous la combattez.
celestia-page-guide-ready = Votre coéquipier est maintenant Capitaine et décide. Dites ce que vous préférez, ou que vous êtes prêt.
celestia-page-guide-flag = Un Drapeau déclenche la Botte Secrète du Pirate : une fois les dés validés, elle frappe et le Pirate fuit. Au combat, toute carte élimine un Drapeau.
celestia-page-guide-dice = Ces dés sont la force de l’Embuscade. Il faut éliminer chacun d’eux : avec une carte qui montre son arme, un Joker ou deux cartes identiques. Validez-les pour commencer.
celestia-page-guide-start = Vous combattez à tour de rôle, un dé chacun. Vous êtes Capitaine : dites qui commence, vous ou votre coéquipier.
celestia-page-guide-combat = À vous : touchez un dé qui brille, et une carte de son arme l’élimine. Pour un Joker ou deux cartes identiques, touchez le dé, puis la carte.
celestia-page-guide-cannot = Vos cartes n’éliminent aucun de ces dés. Cela coûte un jeton Énergie : il apporte de nouvelles cartes, prend quelque chose dans la soute, et vous réessayez.
celestia-page-guide-loss = L’Énergie perdue coûte aussi quelque chose de la soute. Touchez ce qui doit partir.
celestia-page-guide-lost = Vous avez perdu de l’Énergie. Le jeton dit la suite : d’abord des cartes à partager, puis il prend dans la soute, même des Fumigènes ou des membres d’Équipage.
celestia-page-guide-rewards = L’Embuscade est vaincue ! Touchez une récompense pour la prendre.
celestia-page-guide-tell = Un moment rare : vous pouvez dire une chose vraie sur votre main. Choisissez ce qui aide le plus votre coéquipier.
celestia-page-guide-share = Les nouvelles cartes sont toujours partagées, à tour de rôle. Capitaine, touchez la carte que vous voulez prendre en premier, ou laissez commencer votre coéquipier.
celestia-page-guide-pick = Touchez une carte pour la prendre. Vous pouvez aussi passer et la laisser à votre coéquipier, en silence.
celestia-page-guide-shop = Dans une cité, l’Or achète des cartes ou des Fumigènes. Dépensez-le ou gardez-le ; en repartant, votre coéquipier devient Capitaine.
celestia-page-guide-room = La soute est pleine. Si vous voulez ce qui est offert, touchez ce qui peut partir ; sinon, laissez-le.
celestia-page-guide-stop = À court de cartes ? Faites étape dans une cité : vous en recevez pour chaque Embuscade depuis la dernière étape, mais le Pirate fuit un peu.
celestia-page-guide-crew = Votre Équipage peut aider maintenant, si vous le voulez. Un membre qui a aidé est désactivé jusqu’à ce qu’une étape réactive l’Équipage.
celestia-page-guide-smoke = Y a-t-il un dé que vos cartes n’éliminent pas ? Touchez-le pour le relancer et utilisez un Fumigène, avant de valider les dés.
celestia-page-guide-silence = SILENCE : au combat, on ne dit rien, alors regardez ce que joue votre coéquipier. Quand vous pouvez parler, ce bandeau le montre.
celestia-page-guide-talk = CONCERTATION : vous pouvez maintenant vous conseiller avec ces phrases. Ce que vous avez en main reste secret, toujours.
celestia-page-guide-energy = Votre Énergie : un jeton part chaque fois que l’un de vous ne peut éliminer aucun dé. S’il doit en partir un et qu’il n’en reste plus, la partie est perdue.
celestia-page-guide-partner = Les cartes de votre coéquipier sont cachées. Ce qui s’est passé à découvert est noté pour vous : cela dit ce qu’il peut avoir.
celestia-page-guide-why = Touchez ce qui ne brille pas pour savoir pourquoi. Et vous pouvez annuler, tant que rien de nouveau n’est apparu.
celestia-page-guide-cards = Voici vos cartes, que vous seul voyez. Au combat, chacune élimine un dé qui montre son arme, deux identiques éliminent n’importe quelle arme, et un Joker vaut n’importe quelle carte.
celestia-page-guide-memory = La ligne de votre coéquipier est ce que vous savez de ses cartes ; « Su de vous » est ce qu’il sait des vôtres. Le point d’interrogation explique chaque ligne.
