### Celestia Duo en français : noms, options et règles.
### Le message d’une règle est son identifiant, avec des traits d’union à la place des points. Chaque message tient sur
### une ligne, car un saut de ligne serait affiché.

celestia-duo-title = Celestia Duo
celestia-duo-goal = À deux sur un même aéronef, vous bravez les dangers avec vos cartes et peu de mots. Rattrapez le Pirate avant qu’il n’atteigne son Repaire.
celestia-duo-credits = Celestia Duo est un jeu de Bruno Cathala, édité par BLAM ! en 2025. Ceci est une adaptation non officielle, qu’aucun d’eux n’a approuvée, avec ses propres mots et ses propres images. Si elle vous plaît, achetez la boîte : il y a bien plus à y voir et à y prendre en main.
celestia-duo-reconstructed = La plupart des valeurs des cartes sont reconstituées : ce que montrent presque toutes les cartes Embuscade, Étape et Assaut, deux des jetons Énergie, deux des soutes et ce que les Pirates exigent dans l’Affrontement final. Le livret de règles ne les montre qu’en images. Quatre Pirates portent des noms de notre invention : Melchior Brume, Sidonie Vask, Ulysse Tarn et Isaure Quint. Si vous possédez la boîte, vous pouvez corriger le fichier catalogue d’après vos cartes et vos jetons et jouer avec lui.

## Options

celestia-duo-option-mode = Mode
celestia-duo-option-mode-help = Rapide : rattraper le Pirate, l’idéal pour une première partie. Normal : rattraper l’un des cinq Pirates et remporter l’Affrontement final. Expert : de même, contre le Pirate le plus redoutable.
celestia-duo-option-mode-quick = Rapide
celestia-duo-option-mode-quick-help = Rattrapez le Pirate ; l’idéal pour une première partie.
celestia-duo-option-mode-normal = Normal
celestia-duo-option-mode-normal-help = Rattrapez l’un des cinq Pirates et remportez l’Affrontement final.
celestia-duo-option-mode-expert = Expert
celestia-duo-option-mode-expert-help = Rattrapez le Pirate le plus redoutable et remportez l’Affrontement final.
celestia-duo-option-pirate = Pirate
celestia-duo-option-pirate-help = En mode Normal seulement : lequel des cinq Pirates vous poursuivez, ou l’un d’eux au hasard. Leurs Bottes Secrètes diffèrent, pendant la poursuite et dans l’Affrontement final.
celestia-duo-option-pirate-random = Au hasard
celestia-duo-option-pirate-random-help = L’un des cinq Pirates est tiré au sort. Leurs Bottes Secrètes diffèrent, pendant la poursuite et dans l’Affrontement final.
celestia-duo-option-deck = Pont supérieur
celestia-duo-option-deck-help = La taille de votre générateur : petit, moyen ou grand, pour un, deux ou trois jetons Énergie ; plus il est grand, plus la soute est petite. La règle tire le pont supérieur au hasard.
celestia-duo-option-deck-random = Au hasard
celestia-duo-option-deck-random-help = Le pont supérieur est tiré au hasard, comme dans la règle.
celestia-duo-option-deck-small = Petit
celestia-duo-option-deck-small-help = Un jeton Énergie et la plus grande soute.
celestia-duo-option-deck-medium = Moyen
celestia-duo-option-deck-medium-help = Deux jetons Énergie et une soute de taille moyenne.
celestia-duo-option-deck-large = Grand
celestia-duo-option-deck-large-help = Trois jetons Énergie et la plus petite soute.
celestia-duo-option-distance = Distance
celestia-duo-option-distance-help = La carte du parcours où commence le vaisseau du Pirate, de 12 à 18 : plus elle est loin, plus c’est difficile. Le mode Rapide commence toujours à 12.
celestia-duo-option-captain = Premier Capitaine
celestia-duo-option-captain-help = Qui est Capitaine en premier : la première place, la seconde, ou l’une d’elles au hasard, comme dans la règle.
celestia-duo-option-captain-random = Au hasard
celestia-duo-option-captain-random-help = Le premier Capitaine est tiré au sort, comme dans la règle.
celestia-duo-option-captain-1 = Joueur 1
celestia-duo-option-captain-1-help = Le premier Capitaine est à la première place.
celestia-duo-option-captain-2 = Joueur 2
celestia-duo-option-captain-2-help = Le premier Capitaine est à la seconde place.
celestia-duo-option-propeller = Hélice après une étape
celestia-duo-option-propeller-help = Quelle hélice compte quand vous repartez après une étape. Étape : celle de la carte Étape où vous êtes. Embuscade : celle de la carte Embuscade qui est dessous.
celestia-duo-option-propeller-stage = Étape
celestia-duo-option-propeller-stage-help = L’hélice de la carte Étape où vous êtes compte.
celestia-duo-option-propeller-ambush = Embuscade
celestia-duo-option-propeller-ambush-help = L’hélice de la carte Embuscade qui est dessous compte.

## Règles : les sections

celestia-duo-section-goal = But du jeu
celestia-duo-section-components = Matériel
celestia-duo-section-set-up = Mise en place
celestia-duo-section-captain = Le Capitaine
celestia-duo-section-talk = Concertation et silence
celestia-duo-section-briefing = Le briefing
celestia-duo-section-movement = Continuer la poursuite : le déplacement
celestia-duo-section-dice = La force d’une Embuscade : les dés
celestia-duo-section-smoke = Les Fumigènes
celestia-duo-section-attack = La Botte Secrète du Pirate
celestia-duo-section-combat = Le combat
celestia-duo-section-energy = Perdre de l’Énergie
celestia-duo-section-reward = Les récompenses et la soute
celestia-duo-section-share = Le partage des cartes
celestia-duo-section-stop = Faire étape
celestia-duo-section-crew = L’Équipage
celestia-duo-section-boarding = L’Affrontement final
celestia-duo-section-end = Fin de la partie
celestia-duo-section-progress = De plus en plus difficile : la feuille de progression

## Règles : but

celestia-duo-goal-together = Vous jouez ensemble contre le Pirate, deux joueurs à bord d’un même aéronef : vous gagnez ou perdez tous les deux.
celestia-duo-goal-catch = Votre but est de rattraper le vaisseau du Pirate avant qu’il n’atteigne son Repaire.
celestia-duo-goal-quick = En mode Rapide, il suffit de rattraper le Pirate.
celestia-duo-goal-beat = En mode Normal ou Expert, il faut rattraper le Pirate, puis remporter l’Affrontement final en détruisant les trois mâts de son vaisseau.

## Règles : matériel

celestia-duo-components-cards = Il y a 28 cartes Embuscade, dont quatre de départ, 6 cartes Étape, 8 cartes Équipage, 7 cartes Pirate, 14 cartes Assaut et 48 cartes Équipement.
celestia-duo-components-equipment = Les cartes Équipement sont 13 Fouets, 11 Sabres, 9 Arbalètes, 7 Pistolets, 5 Canons et 3 Jokers.
celestia-duo-components-joker = Un Joker tient lieu de n’importe quelle carte Équipement.
celestia-duo-components-tokens = Il y a 23 jetons Ressource : 3 Énergie, 6 Or, 6 Fumigène et un pour chacun des 8 membres d’Équipage.

## Règles : mise en place

celestia-duo-set-up-decks = Les cartes Étape, Équipement et Équipage sont mélangées et forment trois pioches face cachée ; les jetons qui ne sont pas à bord forment la réserve.
celestia-duo-set-up-starting-card = Une des quatre cartes de départ, tirée au hasard, est la première carte du parcours, posée face cachée ; les trois autres restent dans la boîte.
celestia-duo-set-up-route = Les 24 autres cartes Embuscade suivent face cachée, dans un ordre aléatoire : le parcours compte 25 cartes.
celestia-duo-set-up-lair = Au bout du parcours, après la dernière carte, se trouve le Repaire du Pirate.
celestia-duo-set-up-pirate-ship = Le vaisseau du Pirate a trois mâts et commence sur la douzième carte du parcours, ou plus loin si la partie est plus difficile.
celestia-duo-set-up-quick = En mode Rapide, votre adversaire est Artorius Fénimore, et les cartes Assaut ne servent pas.
celestia-duo-set-up-normal = En mode Normal, votre adversaire est l’un des cinq Pirates, tiré au hasard ou choisi ; sa carte commence sur sa face Poursuite.
celestia-duo-set-up-expert = Le mode Expert a la mise en place et les règles du mode Normal, mais votre adversaire est Gardenzio Gambi.
celestia-duo-set-up-assaults = En mode Normal ou Expert, trois cartes Assaut tirées au hasard attendent face cachée l’Affrontement final ; les autres restent dans la boîte.
celestia-duo-set-up-upper-deck = Votre aéronef reçoit un des trois ponts supérieurs, au hasard ou à votre choix. Chacun a un générateur de taille différente, avec un à trois emplacements pour l’Énergie, et une soute de quatre à six emplacements pour tout le reste.
celestia-duo-set-up-energy = Chaque emplacement du générateur reçoit au départ un jeton Énergie tiré au hasard ; personne n’en regarde le dessous.
celestia-duo-set-up-first-smoke = Un jeton Fumigène se trouve dans la soute dès le départ.
celestia-duo-set-up-first-crew = La première carte de la pioche Équipage est retournée : ce membre d’Équipage est à bord dès le départ, actif, avec son jeton dans la soute.
celestia-duo-set-up-start-tile = L’aéronef commence sur la tuile Départ, juste avant la première carte du parcours.
celestia-duo-set-up-captain = Le premier Capitaine est tiré au hasard, à moins que vous ne le choisissiez.
celestia-duo-set-up-hands = Chaque joueur reçoit quatre cartes Équipement qu’il est seul à voir.
celestia-duo-set-up-draft = Quatre autres cartes Équipement sont révélées. En commençant par le Capitaine, chacun son tour, les joueurs en prennent une, puis une seconde : chacun a alors six cartes en main.
celestia-duo-set-up-no-passing = Pendant la mise en place, personne ne passe : prenez une des cartes face visible.

## Règles : le Capitaine

celestia-duo-captain-token = Le Capitaine tient les dés, et le jeton Capitaine indique qui dirige le partage des cartes.
celestia-duo-captain-decides = Cette décision revient au Capitaine ; quand vous pouvez vous concerter, dites-lui ce que vous préférez.
celestia-duo-captain-last-word = En cas de désaccord, le Capitaine a le dernier mot.
celestia-duo-captain-stays = Après une Embuscade, le tour suivant commence avec le même Capitaine, qui le reste aussi pendant l’Affrontement final.
celestia-duo-captain-changes = À la fin d’une étape, l’autre joueur devient Capitaine et commence un nouveau tour.

## Règles : concertation

celestia-duo-talk-silence = C’est un moment de silence : rien ne peut être dit avant une décision pour laquelle vous pouvez vous concerter.
celestia-duo-talk-windows = Vous pouvez vous concerter quand il y a quelque chose à décider ensemble : lors du briefing, sur les cartes que Baba révèle, avant la validation des dés, pour savoir qui commence un combat ou un partage, sur les ressources à perdre, la place dans une soute pleine et l’Or à dépenser. Le reste du temps, silence.
celestia-duo-talk-phrases = Vous parlez par phrases toutes faites : les deux joueurs les lisent, et elles restent dans l’enregistrement de la partie.
celestia-duo-talk-fits = Seules les phrases qui concernent la décision en cours peuvent être dites : choisissez parmi celles proposées.
celestia-duo-talk-two-ways = Continuer et faire étape ne se proposent que si les deux sont possibles.
celestia-duo-talk-power-helps = Un membre d’Équipage ne se propose que si son pouvoir peut apporter quelque chose : avec un Drapeau pour Kublai et Rhett, ou deux dés pareils pour Ludvig.
celestia-duo-talk-room = On ne parle de céder quelque chose que si cela décide : quand la soute est pleine et qu’autre chose est offert, ou quand on choisit ce qu’on perd.
celestia-duo-talk-gold-later = Garder l’Or ne se propose que s’il pourra encore servir plus tard.
celestia-duo-talk-cards-differ = Les Embuscades qui restent ne diffèrent pas en cela : demandez-en une par ce qui les distingue, dés, récompenses ou hélices.
celestia-duo-talk-once = Vous l’avez déjà dit : chaque joueur ne peut dire une phrase qu’une fois pour une même décision.
celestia-duo-talk-answer = Vous ne pouvez approuver ou désapprouver qu’une fois que votre coéquipier a proposé quelque chose pour cette décision.
celestia-duo-talk-ready = Le coéquipier du Capitaine peut se dire prêt ; il ne dit alors plus rien jusqu’à ce que le Capitaine ait décidé quelque chose.
celestia-duo-talk-captain-closes = Le Capitaine met fin à la concertation simplement en décidant ; seul son coéquipier se dit prêt.
celestia-duo-talk-hand-sizes = Le nombre de cartes que chaque joueur a en main est toujours public.
celestia-duo-talk-hand-secret = Le contenu de votre main est secret : aucune phrase n’en dit rien, ni directement ni par allusion.
celestia-duo-talk-no-dice = Personne ne désigne un dé : aucune phrase ne nomme un dé ni ce qu’il montre.
celestia-duo-talk-whether-not-how = Vous pouvez discuter de l’opportunité d’utiliser quelque chose, un Fumigène ou un membre d’Équipage par exemple, mais pas de la manière.

## Règles : briefing

celestia-duo-briefing-begins-the-turn = On décide de continuer ou de faire étape seulement lors du briefing, au début d’un tour.
celestia-duo-briefing-two-ways = Chaque tour commence par un briefing où vous décidez ensemble : continuer la poursuite ou faire étape dans une cité.
celestia-duo-briefing-first-turn = Au premier tour de la partie, il faut continuer : une étape est possible à partir du deuxième tour.
celestia-duo-turn-nothing-to-end = Il n’y a rien à terminer ni à refuser ici : prenez la décision en attente.

## Règles : déplacement

celestia-duo-movement-propeller = Si vous continuez, l’aéronef avance sur le parcours d’autant de cartes que l’indique l’hélice de la carte où il se trouve.
celestia-duo-movement-start-propeller = La tuile Départ a sa propre hélice : sans aide, elle mène l’aéronef à la carte de départ.
celestia-duo-movement-city-propeller = Après une étape, c’est l’hélice de la carte Étape qui compte ; une option fait compter à sa place celle de la carte Embuscade qui est dessous.
celestia-duo-movement-reveal = La carte Embuscade à cette distance est retournée, et l’aéronef s’y pose.
celestia-duo-movement-skipped = Les cartes que l’aéronef survole restent face cachée et ne comptent pas à la prochaine étape.
celestia-duo-movement-pirate-reached = Si son déplacement mène l’aéronef jusqu’au vaisseau du Pirate ou au-delà, il s’arrête à sa hauteur : le Pirate est rattrapé, et aucune Embuscade n’est révélée ni combattue sur cette carte.

## Règles : dés

celestia-duo-dice-faces = Les quatre dés sont identiques : cinq faces montrent Fouet, Sabre, Arbalète, Pistolet et Canon, la sixième le Drapeau du Pirate.
celestia-duo-dice-fixed = Pour chaque symbole d’Équipement imprimé sur la carte Embuscade, un dé est placé sur cette face ; une Embuscade ne place jamais de Drapeau.
celestia-duo-dice-rolled = Pour chaque symbole de lancer imprimé sur la carte Embuscade, un dé est lancé ; tous les dés ensemble forment la force de l’Embuscade.
celestia-duo-dice-validate = Les dés sont validés une fois par combat, après le lancer et les relances éventuelles : ils sont alors définitifs.
celestia-duo-dice-shown = Seuls les dés sur la table peuvent être relancés ou changés : choisissez parmi les faces qu’ils montrent.

## Règles : Fumigènes

celestia-duo-smoke-reroll = Avant la validation des dés, le Capitaine peut défausser un jeton Fumigène pour en relancer un ou plusieurs.
celestia-duo-smoke-fixed-dice = Les dés placés sur une face peuvent être relancés aussi, et peuvent alors montrer un Drapeau.
celestia-duo-smoke-again = Vous pouvez relancer plusieurs fois, chaque fois pour un nouveau jeton Fumigène et avec les dés de votre choix.
celestia-duo-smoke-before-validation = Un Fumigène relance les dés seulement entre le lancer et la validation, jamais pendant un combat.
celestia-duo-smoke-needed = Chaque relance coûte un jeton Fumigène, et il n’y en a pas dans la soute.

## Règles : Botte Secrète

celestia-duo-attack-each-flag = Pendant la poursuite, la Botte Secrète du Pirate frappe une fois pour chaque Drapeau parmi les dés validés.
celestia-duo-attack-own = Chaque Pirate a une Botte Secrète pour la poursuite, inscrite sur sa carte.
celestia-duo-attack-advance = Pendant la poursuite, une Botte Secrète fait toujours avancer le vaisseau du Pirate vers son Repaire, du nombre de cartes indiqué ; certaines vous coûtent aussi de l’Or, une carte ou l’aide d’un membre d’Équipage.
celestia-duo-attack-one-by-one = Les Drapeaux frappent l’un après l’autre : le vaisseau avance, vous perdez aussitôt s’il atteint le Repaire, et ensuite seulement vient la pénalité.
celestia-duo-attack-gold = Une Botte Secrète qui coûte de l’Or retire un jeton Or de la soute.
celestia-duo-attack-equipment = Une carte n’est perdue que si la Botte Secrète du Pirate en prend une : le Capitaine désigne un joueur, qui défausse une carte.
celestia-duo-attack-empty-hand = La main de ce joueur est vide : c’est à l’autre de perdre la carte.
celestia-duo-attack-own-choice = Celui qui perd une carte la choisit ; on le lui demande même si toutes ses cartes sont pareilles, pour ne rien révéler de sa main.
celestia-duo-attack-deactivate = Un membre d’Équipage n’est désactivé que si la Botte Secrète du Pirate l’exige, et ce doit être un membre actif.
celestia-duo-attack-discard = Une Botte Secrète qui coûte un membre d’Équipage en retire un, actif ou non, choisi par le Capitaine : le jeton quitte la soute et la carte est défaussée.
celestia-duo-attack-nothing-to-lose = Ce que vous n’avez pas ne peut être pris : cette partie de la Botte Secrète est alors sans effet.
celestia-duo-attack-by-itself = Une pénalité qui ne laisse aucun choix, comme l’Or ou l’unique membre d’Équipage, s’applique d’elle-même.

## Règles : combat

celestia-duo-combat-captain-names-first = Le Capitaine dit qui commence un combat, juste après la validation des dés.
celestia-duo-combat-alternate = Au combat, les joueurs jouent à tour de rôle jusqu’à ce qu’il ne reste aucun dé.
celestia-duo-combat-only-in-combat = On joue des cartes contre des dés seulement au combat, une fois désigné celui qui commence.
celestia-duo-combat-one-die = À votre tour, vous choisissez un dé et l’éliminez avec des cartes de votre main.
celestia-duo-combat-die-there = Aucun dé restant de ce combat ne montre ce symbole : choisissez-en un qui est encore là.
celestia-duo-combat-matching-card = Une carte Équipement du symbole que montre un dé l’élimine.
celestia-duo-combat-joker = Un Joker élimine un dé de n’importe quel symbole d’Équipement.
celestia-duo-combat-pair = Deux cartes Équipement de même symbole éliminent ensemble un dé de n’importe quel symbole d’Équipement.
celestia-duo-combat-pair-needs-two = Une paire, ce sont deux cartes de même symbole dans votre main ; deux Jokers ne font pas une paire.
celestia-duo-combat-pair-by-choice = Vous pouvez jouer une paire même si vous avez aussi une carte du bon symbole.
celestia-duo-combat-flag-any-card = Pendant la poursuite, un Drapeau s’élimine avec une seule carte, n’importe laquelle, tant qu’un des dés restants montre un Drapeau.
celestia-duo-combat-no-more-than-needed = On ne joue pas plus de cartes sur un dé que son paiement n’en demande : une seule, ou les deux d’une paire.
celestia-duo-hand-has-card = Vous ne pouvez utiliser que des cartes de votre main.
celestia-duo-combat-must-pay = Votre main permet d’éliminer un dé, il faut donc le faire : seul un joueur dont la main ne le permet pas peut le dire.
celestia-duo-combat-cards-aside = Les cartes jouées dans un combat restent de côté jusqu’à sa fin ; elles vont alors à la défausse.
celestia-duo-combat-over = Le combat est gagné quand tous ses dés sont éliminés.

## Règles : Énergie

celestia-duo-energy-lost = Quand c’est votre tour au combat et que votre main ne peut éliminer aucun dé, l’aéronef perd un jeton Énergie.
celestia-duo-energy-at-random = Le jeton Énergie perdu est pris au hasard et retourné ; vous faites ce qu’indique son dessous.
celestia-duo-energy-share-first = D’abord, vous vous partagez autant de cartes Équipement que l’indique le jeton Énergie, face visible et face cachée.
celestia-duo-energy-resources = Ensuite, autant de jetons que l’indique le jeton Énergie quittent la soute, Or, Fumigène ou Équipage au choix du Capitaine ; jamais d’Énergie.
celestia-duo-energy-hold-emptied = Si la soute n’a pas plus de jetons qu’il n’en faut retirer, elle est vidée.
celestia-duo-energy-crew-card = Un membre d’Équipage perdu avec un jeton Énergie est défaussé avec sa carte, actif ou non.
celestia-duo-energy-same-player = Le joueur qui n’a pas pu payer reprend le combat et peut échouer encore ; ensuite les joueurs alternent comme avant.
celestia-duo-energy-proof = Qu’un joueur ne puisse pas payer est public et toujours vrai : cela apprend quelque chose sur sa main à ce moment-là.
celestia-duo-energy-none-left-is-no-loss = Un générateur vide n’est pas encore une défaite : vous pouvez continuer tant qu’aucun autre jeton Énergie ne doit être retiré.

## Règles : récompenses et soute

celestia-duo-reward-after-a-fight = On prend des récompenses seulement après avoir vaincu une Embuscade, avant le tour suivant.
celestia-duo-reward-icons = Après une Embuscade, vous prenez les récompenses de sa carte dans l’ordre voulu ; chacune peut être refusée ou prise en partie.
celestia-duo-reward-there = Cette récompense n’est pas sur la carte Embuscade, ou elle est déjà prise.
celestia-duo-reward-card-face-up = Une récompense Équipement est une carte piochée face visible et partagée aussitôt.
celestia-duo-reward-gold-loaded = Une récompense Or met dans la soute autant de jetons Or que la carte en montre.
celestia-duo-reward-recruit = Une récompense Équipage fait piocher une carte Équipage : ce membre monte à bord, actif, et son jeton prend un emplacement de la soute.
celestia-duo-reward-crew-reshuffled = Quand la pioche Équipage est vide, les cartes Équipage défaussées sont mélangées pour la reformer.
celestia-duo-communication-one-statement = La Communication exceptionnelle permet à chaque joueur de donner une seule information sur sa main, ou aucune ; le Capitaine parle en premier.
celestia-duo-communication-forms = Une information dit que vous avez une sorte de carte, Joker compris, ou que vous n’en avez pas ; elle ne dit jamais combien.
celestia-duo-communication-all-kinds = Vous pouvez aussi dire que vous avez de tout : au moins une carte de chacune des six sortes, Joker compris.
celestia-duo-communication-true = Une information doit être vraie de votre main à cet instant.
celestia-duo-communication-only-as-reward = Vous ne pouvez parler de votre main qu’avec la récompense Communication exceptionnelle, quand c’est à vous de parler.
celestia-duo-hold-places = Chaque jeton Or, Fumigène ou Équipage occupe un emplacement de la soute ; les jetons Énergie ont le générateur pour eux.
celestia-duo-hold-full = La soute est pleine : retirez d’abord un jeton pour faire de la place, ou renoncez.
celestia-duo-hold-make-room = Quand quelque chose qui demande de la place est proposé, récompense, Fumigènes achetés ou jetons de Kublai ou de Rhett, le Capitaine peut retirer des jetons d’une soute pleine pour lui faire de la place.
celestia-duo-hold-room-already = Il reste de la place dans la soute : on ne retire des jetons pour en faire que si elle est pleine.
celestia-duo-hold-something-else = Pour faire de la place, retirez autre chose que ce qui vous est proposé : remplacer un jeton par son semblable ne rapporte rien.
celestia-duo-hold-nothing-to-remove = Rien n’a besoin de quitter la soute : on ne retire des jetons que pour faire de la place à ce qui est proposé, ou quand il faut en perdre.
celestia-duo-hold-token-there = Ce jeton n’est pas dans la soute : choisissez-en un qui s’y trouve.
celestia-duo-hold-crew-card = Retirer un membre d’Équipage veut dire les deux : le jeton quitte la soute et la carte est défaussée.
celestia-duo-hold-loads-by-itself = Les Fumigènes achetés et les jetons de Kublai ou de Rhett entrent d’eux-mêmes dans la soute tant qu’il y a de la place ; pour le reste, faites de la place ou laissez-le.
celestia-duo-hold-supply = Les six jetons Or et les six jetons Fumigène suffisent toujours, car aucune soute n’a plus de six emplacements.
celestia-duo-gold-needed = Il faut avoir dans la soute l’Or que cela coûte.

## Règles : partage

celestia-duo-share-always = Les nouvelles cartes Équipement sont toujours partagées entre les deux joueurs.
celestia-duo-share-laid-out = Les cartes à partager sont piochées et étalées, autant face visible et autant face cachée qu’indiqué.
celestia-duo-share-captain-names-first = Le Capitaine dit qui se sert en premier, une fois les cartes à partager étalées.
celestia-duo-share-in-turn = Chacun son tour, les joueurs prennent une carte ou passent, jusqu’à ce qu’il n’en reste aucune.
celestia-duo-share-only-when-sharing = On prend des cartes, ou on les laisse à son coéquipier, seulement pendant un partage.
celestia-duo-share-card-there = Cette carte n’est pas là, face visible : choisissez-en une qui s’y trouve.
celestia-duo-share-hidden = Les cartes face cachée se valent toutes au moment du choix, et seul celui qui en prend une la voit.
celestia-duo-share-visible = La carte face visible que prend un joueur est connue de tous.
celestia-duo-share-no-hidden = Il ne reste aucune carte face cachée : choisissez-en une face visible.
celestia-duo-share-passing = Vous pouvez passer pour que votre coéquipier prenne deux cartes de suite, aussi souvent que vous voulez.
celestia-duo-share-no-two-passes = Votre coéquipier vient de passer : vous devez prendre une carte.
celestia-duo-share-no-hand-limit = Une main peut contenir un nombre quelconque de cartes.
celestia-duo-share-one-sharing = Toutes les cartes qu’une étape donne pour des Embuscades forment un seul partage ; chaque achat et chaque récompense Équipement en est un autre.
celestia-duo-share-deck-reshuffled = Si la pioche Équipement s’épuise au milieu d’un partage, la défausse est mélangée et forme une nouvelle pioche, d’où viennent les cartes qui manquent.
celestia-duo-share-visible-first = Les cartes face visible sont servies avant celles face cachée, et ce qui reste de la pioche avant que la défausse soit mélangée. S’il n’y a toujours pas assez de cartes, il y en a moins face cachée.
celestia-duo-share-face-down-mixed = Les cartes face cachée d’avant et d’après le mélange de la défausse sont mêlées avant que quelqu’un n’en prenne.
celestia-duo-share-no-cards-left = Il ne reste aucune carte Équipement à piocher, ni dans la pioche ni dans la défausse.

## Règles : étape

celestia-duo-stop-stage-card = Pour une étape, la première carte Étape est retournée et posée sur les récompenses de la carte Embuscade où vous êtes, et l’aéronef s’y place.
celestia-duo-stop-order = Une étape suit sa carte de haut en bas : le Pirate avance, vous partagez des cartes, vous pouvez dépenser de l’Or, l’Équipage est réactivé ou non. Puis le Capitaine change.
celestia-duo-stop-pirate-advances = Lors d’une étape, le vaisseau du Pirate avance du nombre de cartes qu’indique la carte Étape.
celestia-duo-stop-cards-for-ambushes = Pour chaque carte Embuscade retournée depuis votre dernière étape, vous vous partagez autant de cartes Équipement que l’indique la carte Étape.
celestia-duo-stop-again = Vous pouvez faire étape plusieurs fois de suite : sans nouvelle Embuscade, pas de cartes pour elles, mais tout le reste a lieu.
celestia-duo-stop-no-stage-left = Toutes les cartes Étape sont sur le parcours : plus aucune étape n’est possible, il faut continuer.
celestia-duo-stop-gold-in-a-city = On ne peut dépenser de l’Or que pendant une étape dans une cité ou en préparant l’Affrontement final.
celestia-duo-stop-purchases = Lors d’une étape, vous pouvez acheter des cartes Équipement, partagées aussitôt, et des Fumigènes pour la soute, aux prix de la carte Étape, dans l’ordre voulu et aussi souvent que vous voulez.
celestia-duo-stop-gold-kept = Vous n’êtes pas obligés de dépenser votre Or : ce que vous gardez reste dans la soute pour plus tard.
celestia-duo-stop-reactivates = Si la carte Étape l’indique, tout l’Équipage à bord redevient actif à la fin de l’étape.
celestia-duo-stop-leaves-the-crew = D’autres cartes Étape laissent l’Équipage tel quel : qui est désactivé le reste.
celestia-duo-stop-reactivation-not-sold = Dans une cité, l’Or ne réactive pas l’Équipage : il y achète des cartes ou des Fumigènes.

## Règles : Équipage

celestia-duo-crew-power = Chaque membre d’Équipage à bord a un pouvoir pour vous deux : c’est le Capitaine qui en décide, mais, au combat, le joueur dont c’est le tour.
celestia-duo-crew-tires = Utiliser un pouvoir désactive le membre d’Équipage jusqu’à ce que l’Équipage soit réactivé lors d’une étape, ou contre de l’Or avant l’Affrontement final.
celestia-duo-crew-aboard = Ce membre d’Équipage n’est pas à bord : seuls ceux dont le jeton est dans la soute peuvent être choisis.
celestia-duo-crew-tired = Ce membre d’Équipage est désactivé, et ne pourra aider de nouveau qu’une fois l’Équipage réactivé.
celestia-duo-crew-voluntary = Aucun pouvoir n’est obligatoire, pas même quand il éviterait de perdre un jeton Énergie.
celestia-duo-crew-in-briefing = Olga et Baba ne peuvent aider que lors du briefing, avant que vous ne continuiez ou ne fassiez étape.
celestia-duo-crew-validated-flag = Kublai et Rhett ne peuvent aider que juste après la validation de dés montrant au moins un Drapeau.
celestia-duo-crew-end-of-fight = Shuki ne peut aider qu’à la fin d’un combat, avant que les cartes jouées ne soient défaussées.
celestia-duo-crew-after-roll = Augusta ne peut aider qu’une fois les dés lancés ou placés, et avant leur validation.
celestia-duo-crew-own-combat-turn = Ludvig et Mama ne peuvent aider qu’au combat, quand c’est à vous d’éliminer un dé.
celestia-duo-crew-ludvig-clears = Ludvig Cyr : au lieu d’éliminer un seul dé, défaussez une carte pour éliminer tous les dés qui montrent son symbole. Le tour passe ensuite comme d’habitude.
celestia-duo-crew-ludvig-joker = Avec Ludvig, un Joker compte pour le symbole que vous nommez, sauf le Drapeau.
celestia-duo-crew-ludvig-die-shown = Ludvig a besoin d’au moins un dé qui montre le symbole de la carte ; les Drapeaux ne l’intéressent pas.
celestia-duo-crew-olga-one-more = Olga Benz : l’aéronef avance d’une carte de plus que ne l’indique l’hélice. Elle peut vous faire survoler la carte de départ ou rejoindre le Pirate.
celestia-duo-crew-olga-wasted = Olga peut être utilisée à tout moment du briefing ; si vous faites finalement étape, son aide est perdue.
celestia-duo-crew-shuki-keeps = Shuki Saban : à la fin d’un combat, choisissez deux des cartes jouées, ou l’unique carte, et partagez-les face visible au lieu de les défausser.
celestia-duo-crew-shuki-chooses = On choisit parmi les cartes jouées seulement après avoir fait appel à Shuki à la fin d’un combat, et alors avant toute autre chose.
celestia-duo-crew-shuki-played = Shuki ne sauve que des cartes jouées dans ce combat et encore mises de côté.
celestia-duo-crew-kublai-gold = Kublai Heshen : mettez dans la soute jusqu’à deux jetons Or par Drapeau validé ; une seule utilisation vaut pour tous les Drapeaux.
celestia-duo-crew-baba-reveals = Baba Zogbé : avant de continuer ou de faire étape, révélez toutes les cartes Embuscade d’ici à votre destination. Vous les voyez tous deux, et le Capitaine les remet face cachée dans l’ordre de son choix.
celestia-duo-crew-baba-limit = Ce que Baba révèle comprend la carte supplémentaire d’Olga si elle a été utilisée, et ne va pas plus loin que la carte du vaisseau du Pirate.
celestia-duo-crew-baba-order = On ne remet des cartes sur le parcours qu’après que Baba les a révélées, et toutes doivent y être avant de poursuivre.
celestia-duo-crew-baba-revealed = Seule une carte que Baba a révélée et qui n’est pas encore remise sur le parcours peut y être posée.
celestia-duo-crew-baba-then-decide = Après l’aide de Baba, vous restez libres de continuer ou de faire étape.
celestia-duo-crew-mama-joker = Mama Lear : à votre tour au combat, une carte de votre main compte comme un Joker pour un paiement, même pour une partie du prix d’un Drapeau dans l’Affrontement final.
celestia-duo-crew-mama-where-needed = Mama n’aide que si une carte en a besoin : ni pour un Joker, ni pour une carte du symbole du dé, ni sur un Drapeau pendant la poursuite.
celestia-duo-crew-ludvig-mama = Ludvig et Mama peuvent aider dans le même tour : une carte dont Mama fait un Joker sert à Ludvig comme un Joker, et tous deux sont alors désactivés.
celestia-duo-crew-rhett-smoke = Rhett O’Hara : mettez dans la soute jusqu’à deux jetons Fumigène par Drapeau validé ; une seule utilisation vaut pour tous les Drapeaux.
celestia-duo-crew-before-the-attack = Kublai et Rhett aident avant que la Botte Secrète ne frappe.
celestia-duo-crew-augusta-two-dice = Augusta D’Epsom : après le lancer, placez un ou deux dés sur les faces de votre choix, même des Drapeaux.
celestia-duo-crew-augusta-one-more = Augusta a placé un dé : placez-en un second, ou contentez-vous du premier, avant toute autre chose.
celestia-duo-crew-augusta-any-die = Augusta peut placer n’importe quel dé, même un que la carte avait placé, et même si aucun n’a été lancé ; des Fumigènes peuvent servir avant et après elle.

## Règles : Affrontement final

celestia-duo-boarding-begins = En mode Normal ou Expert, l’Affrontement final commence quand vous rattrapez le Pirate, dont la carte est retournée sur sa face Abordage.
celestia-duo-boarding-cards = D’abord, vous vous partagez les cartes Équipement que donne la carte du Pirate, face visible et face cachée, comme d’habitude.
celestia-duo-boarding-gold = Ensuite, vous pouvez dépenser de l’Or aux prix de la carte du Pirate : pour des cartes, aussi souvent que vous voulez, et pour réactiver tout l’Équipage d’un coup.
celestia-duo-boarding-all-active = Personne dans votre Équipage n’est désactivé : il n’y a personne à réactiver.
celestia-duo-boarding-no-smoke-sold = Les Fumigènes ne se vendent que dans les cités : ici, l’Or achète des cartes ou réactive l’Équipage.
celestia-duo-boarding-three-assaults = L’Affrontement final se compose de trois Assauts, l’un après l’autre.
celestia-duo-boarding-assault-card = Au début de chaque Assaut, sa carte est révélée : elle indique combien de dés sont lancés et lesquels sont placés sur une face.
celestia-duo-boarding-bans = Chaque Assaut interdit une chose, tant qu’il dure : les Fumigènes, les pouvoirs de l’Équipage ou les paires.
celestia-duo-assault-no-crew = Cet Assaut interdit les pouvoirs de l’Équipage, tous sans exception, jusqu’à sa fin.
celestia-duo-assault-no-pairs = Cet Assaut interdit les paires jusqu’à sa fin : utilisez une carte du bon symbole ou un Joker.
celestia-duo-assault-no-smoke = Cet Assaut interdit les Fumigènes jusqu’à sa fin.
celestia-duo-boarding-same-rules = Un Assaut se combat comme une Embuscade : Fumigènes avant la validation, joueurs en alternance, un jeton Énergie perdu chaque fois que l’un d’eux ne peut pas payer.
celestia-duo-boarding-own-attack = Dans l’Affrontement final, le Pirate a une autre Botte Secrète, qui rend plus cher chaque Drapeau validé ; celle de la poursuite ne frappe plus.
celestia-duo-boarding-flag-cost = Dans l’Affrontement final, un Drapeau ne s’élimine qu’en payant toutes les cartes qu’indique la carte du Pirate, et seulement si un dé restant en montre un.
celestia-duo-boarding-all-at-once = Un seul joueur paie tout le prix d’un Drapeau en un tour, carte par carte, dans l’ordre voulu : sa main doit y suffire en entier, même après ce paiement.
celestia-duo-boarding-owed = Un Drapeau est en train d’être payé : payez un symbole encore dû avant toute autre chose.
celestia-duo-boarding-substitutes = Dans le prix d’un Drapeau, chaque symbole peut aussi se payer avec un Joker, une paire ou, avec Mama, n’importe quelle carte, sauf si l’Assaut l’interdit.
celestia-duo-boarding-mast = Quand tous les dés d’un Assaut sont éliminés, le vaisseau du Pirate perd un mât et la carte Assaut est défaussée.
celestia-duo-boarding-no-rewards = Les Assauts s’enchaînent directement : entre eux, ni récompense, ni briefing, ni achat.

## Règles : fin

celestia-duo-end-caught = En mode Rapide, vous gagnez au moment où l’aéronef rattrape le vaisseau du Pirate.
celestia-duo-end-masts = En mode Normal ou Expert, vous gagnez quand tombe le troisième mât du vaisseau du Pirate.
celestia-duo-end-lair = Vous perdez dès que le vaisseau du Pirate atteint son Repaire, par une étape ou par une Botte Secrète.
celestia-duo-end-energy = Vous perdez si, pendant la poursuite, un jeton Énergie doit être retiré et que le générateur n’en a plus.
celestia-duo-end-energy-boarding = Vous perdez si, dans l’Affrontement final, un jeton Énergie doit être retiré et que le générateur n’en a plus.

## Règles : progression

celestia-duo-progress-farther = Une victoire coche la case de la carte où le vaisseau du Pirate a commencé. Votre partie suivante dans ce mode commence une carte au-delà de la case cochée la plus éloignée.
celestia-duo-progress-rows = Votre feuille de progression à deux a une ligne pour le mode Normal, quel que soit le Pirate battu, et une pour le mode Expert.
celestia-duo-progress-loss = Une défaite ne change rien à la feuille de progression : vous réessayez depuis la même carte.
celestia-duo-progress-last-box = Chaque ligne va de la douzième à la dix-huitième carte et en reste là quand vous avez gagné à la dix-huitième.
celestia-duo-progress-quick = Le mode Rapide n’a pas de ligne : le vaisseau du Pirate y commence toujours sur la douzième carte.

## Errors of the catalogue

celestia-duo-error-catalogue-equipment = Le total des cartes de la section [equipment] du catalogue est { $found } ; le jeu en a { $wanted }.
celestia-duo-error-catalogue-faces = L’entrée { $entry } du catalogue doit être une liste qui nomme une fois chacune des faces { $known }.
celestia-duo-error-catalogue-no-cards = L’entrée { $entry } du catalogue ne donne aucune carte : « hidden » ou « visible » doit valoir au moins 1.
celestia-duo-error-catalogue-list = L’entrée { $entry } du catalogue a { $value } comme « { $field } » ; il faut une liste dont les éléments sont parmi { $known }.
celestia-duo-error-catalogue-length = La liste « { $field } » de l’entrée { $entry } du catalogue a pour longueur { $found } ; il faut de { $least } à { $most } éléments.
celestia-duo-error-catalogue-dice = Le nombre de dés de l’entrée { $entry } du catalogue est { $found } ; une carte en a de 1 à { $most }.
celestia-duo-error-catalogue-hold = Le nombre de places de l’entrée { $entry } du catalogue est { $found }, mais celui des jetons de { $other } n’est que { $tokens } ; la soute ne doit pas être plus grande.
celestia-duo-error-catalogue-generators = Les générateurs des ponts { $decks } doivent croître dans cet ordre ; la section [decks] du catalogue a { $found }.
celestia-duo-error-catalogue-boxes = L’entrée { $entry } du catalogue a { $value } comme « boxes » ; il faut une liste de nombres entiers qui commence par { $first } et croît jusqu’à { $last } au plus.
celestia-duo-error-catalogue-name = L’entrée { $entry } du catalogue a { $value } comme « text » ; un nom a de 1 à { $most } caractères imprimables.
celestia-duo-error-catalogue-same-name = L’entrée { $entry } du catalogue a { $value } comme « text », qui est déjà le nom d’un autre Pirate.

## Errors of the progress sheet

celestia-duo-error-progress-shape = Une feuille de progression a les lignes normal et expert, chacune une liste de nombres entiers : { $reason }.
celestia-duo-error-progress-row = La ligne { $row } d’une feuille de progression ne peut pas avoir les coches { $value } : chacune doit être plus loin que la précédente.

## The progress sheet

celestia-duo-progress-normal = Normal
celestia-duo-progress-expert = Expert
celestia-duo-progress-new = { $mode } : pas encore de victoire comptée ; le Pirate commence la prochaine partie sur la carte { $next }.
celestia-duo-progress-open = { $mode } : victoire avec le Pirate sur la carte { $ticked } ; il commence la prochaine partie sur la carte { $next }.
celestia-duo-progress-done = { $mode } : toutes les cases sont cochées ; le Pirate commence désormais sur la carte { $next }.

## Causes of loss, in a few words

celestia-duo-cause-lair = Repaire
celestia-duo-cause-energy = Énergie, poursuite
celestia-duo-cause-energy-boarding = Énergie, Affrontement final
## Errors: positions

celestia-duo-error-position-place = L’entrée { $entry } de la position a une carte à l’emplacement { $place }, où il y en a déjà une autre.
celestia-duo-error-position-dice = Nombre de dés dans la position : { $found } ; il n’y en a que { $most }.

## Errors: positions from which the rules could not play on

celestia-duo-error-position-hold = La position est impossible : la soute n’a pas de place pour tous ces jetons.
celestia-duo-error-position-quick = La position est impossible : en mode Rapide, le Pirate commence sur la douzième carte et il n’y a pas d’Affrontement final.
celestia-duo-error-position-ending = La position est impossible : une partie a un « ending » si et seulement si elle est terminée.
celestia-duo-error-position-waiting = La position est impossible : un moment attend tant que l’on partage des cartes ou fait de la place, aux moments « share », « pick » et « load », et aucun au moment { $step }.
celestia-duo-error-position-boarding = La position est impossible : le moment { $step } appartient à la poursuite, et « boarding » dit qu’elle est finie.
celestia-duo-error-position-ships = La position est impossible : dans la poursuite l’aéronef est derrière le vaisseau du Pirate, et le Repaire termine la partie.
celestia-duo-error-position-under-airship = La position est impossible : dans la poursuite une carte connue est sous l’aéronef, sauf pour le briefing du tour 1 sur la tuile Départ.
celestia-duo-error-position-baba = La position est impossible : les cartes de « baba » se posent au moment « baba », à partir de l’emplacement « laying », devant l’aéronef, là où aucune carte n’est connue.
celestia-duo-error-position-masts = La position est impossible : il reste un mât tant que la partie dure, et un Assaut pour chacun d’eux.
celestia-duo-error-position-assault = La position est impossible : un « assault » est en cours si et seulement si l’on combat dans l’Affrontement final.
celestia-duo-error-position-dice-there = La position est impossible : le moment { $step } appartient à un combat, et il n’y a pas de dés.
celestia-duo-error-position-deck = La position est impossible : la pioche a plus de cartes d’une sorte que « deck_limit » ne dit qu’on y a mélangé.
celestia-duo-error-position-offered = La position est impossible : des jetons d’une seule sorte sont « offered ».
celestia-duo-error-position-memory = La position est impossible : ce que « memory » dit d’une main n’est pas vrai d’elle.
celestia-duo-error-position-lacking = La position est impossible : il n’y a rien, ou trop peu, à décider au moment { $step }.
celestia-duo-error-position-stage = La position est impossible : une carte Étape est sous l’aéronef pendant une étape.
celestia-duo-error-position-route = La position est impossible : il n’y a pas assez de cartes Embuscade inconnues pour la suite du parcours, ou pas de carte de départ pour son premier emplacement.
celestia-duo-error-position-no-action = La position est impossible : rien ne peut se faire au moment { $step }.
## Noms. Le nom d’une carte ou d’un dé suit le mot « carte » ou « dé » ; $count dit combien il y en a.

celestia-duo-card-whip = Fouet
celestia-duo-card-sabre = Sabre
celestia-duo-card-crossbow = Arbalète
celestia-duo-card-pistol = Pistolet
celestia-duo-card-cannon = Canon
celestia-duo-card-joker = Joker
celestia-duo-card-flag = Drapeau
celestia-duo-card-counted = { $card } ×{ $count }
celestia-duo-card-none = aucune
celestia-duo-card-rolled =
    { $dice ->
        [one] { $dice } dé lancé
       *[other] { $dice } dés lancés
    }
celestia-duo-card-ambush = Embuscade (dés : { $dice } ; récompense : { $rewards } ; hélice { $propeller })
celestia-duo-card-stage =
    Étape (par Embuscade { $cards } ; pour 1 Or { $bought } ou { $smoke ->
        [one] { $smoke } Fumigène
       *[other] { $smoke } Fumigènes
    } ; { $crew ->
        [yes] Équipage réactivé
       *[no] Équipage non réactivé
    } ; hélice { $propeller })
celestia-duo-card-assault = Assaut (dés : { $dice } ; { $ban })
celestia-duo-icon-gold = Or
celestia-duo-icon-equipment = Équipement
celestia-duo-icon-crew = Équipage
celestia-duo-icon-communication = Communication
celestia-duo-token-gold = Or
celestia-duo-token-smoke = Fumigène
celestia-duo-count-range = { $least } à { $most }
celestia-duo-count-cards =
    { $which ->
        [none] aucune carte
        [hidden] { $hidden ->
            [one] { $hidden } carte cachée
           *[other] { $hidden } cartes cachées
        }
        [visible] { $visible ->
            [one] { $visible } carte visible
           *[other] { $visible } cartes visibles
        }
       *[both] { $hidden ->
            [one] { $hidden } carte cachée
           *[other] { $hidden } cartes cachées
        } et { $visible ->
            [one] { $visible } visible
           *[other] { $visible } visibles
        }
    }
celestia-duo-crew-ludvig = Ludvig Cyr
celestia-duo-crew-ludvig-help = À votre tour de combat : une carte élimine tous les dés de son symbole.
celestia-duo-crew-olga = Olga Benz
celestia-duo-crew-olga-help = Lors du briefing : l’aéronef avance d’une carte de plus.
celestia-duo-crew-shuki = Shuki Saban
celestia-duo-crew-shuki-help = À la fin d’un combat : deux des cartes jouées sont partagées à nouveau.
celestia-duo-crew-kublai = Kublai Heshen
celestia-duo-crew-kublai-help = Quand des Drapeaux sont validés : rapporte jusqu’à deux Or par Drapeau.
celestia-duo-crew-baba = Baba Zogbé
celestia-duo-crew-baba-help = Lors du briefing : voyez les Embuscades jusqu’à votre destination et reposez-les dans l’ordre voulu.
celestia-duo-crew-mama = Mama Lear
celestia-duo-crew-mama-help = À votre tour de combat : une carte compte comme un Joker.
celestia-duo-crew-rhett = Rhett O’Hara
celestia-duo-crew-rhett-help = Quand des Drapeaux sont validés : rapporte jusqu’à deux Fumigènes par Drapeau.
celestia-duo-crew-augusta = Augusta D’Epsom
celestia-duo-crew-augusta-help = Après un lancer : placez un ou deux dés sur la face voulue.
celestia-duo-pirate-described = { $name }. { $attack }
celestia-duo-pirate-ours = Le nom { $name } est de notre invention : nous ne connaissons pas le vrai.
celestia-duo-pirate-price = Désormais, chaque Drapeau coûte { $price }, payés par un seul joueur en un seul tour.
celestia-duo-penalty-none =
    Botte Secrète pour chaque Drapeau : le Pirate avance de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
celestia-duo-penalty-gold =
    Botte Secrète pour chaque Drapeau : le Pirate avance de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, et 1 Or est perdu.
celestia-duo-penalty-equipment =
    Botte Secrète pour chaque Drapeau : le Pirate avance de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, et une carte Équipement est perdue.
celestia-duo-penalty-deactivate =
    Botte Secrète pour chaque Drapeau : le Pirate avance de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, et un membre d’Équipage est désactivé.
celestia-duo-penalty-discard =
    Botte Secrète pour chaque Drapeau : le Pirate avance de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, et un membre d’Équipage quitte l’aéronef.
celestia-duo-ban-smoke = Fumigènes interdits
celestia-duo-ban-crew = pouvoirs de l’Équipage interdits
celestia-duo-ban-pairs = paires interdites

## Ce qui peut être dit : phrases lors des concertations, déclarations sur sa propre main

celestia-duo-phrase-continue = Continuons.
celestia-duo-phrase-stop = Faisons étape.
celestia-duo-phrase-use-smoke = Utilisons un Fumigène.
celestia-duo-phrase-keep-smoke = Gardons les Fumigènes.
celestia-duo-phrase-you-first = Toi d’abord.
celestia-duo-phrase-me-first = Moi d’abord.
celestia-duo-phrase-buy-cards = Achetons des cartes.
celestia-duo-phrase-buy-smoke = Achetons des Fumigènes.
celestia-duo-phrase-reactivate = Réactivons l’Équipage.
celestia-duo-phrase-save-gold = Gardons l’Or.
celestia-duo-phrase-spare-gold = Nous pouvons nous passer d’Or.
celestia-duo-phrase-spare-smoke = Nous pouvons nous passer d’un Fumigène.
celestia-duo-phrase-spare-crew = Nous pouvons nous passer d’un membre d’Équipage.
celestia-duo-phrase-take-it = Prenons-le.
celestia-duo-phrase-leave-it = Laissons-le.
celestia-duo-phrase-meet-weakest = Rencontrons celle qui a le moins de dés.
celestia-duo-phrase-meet-richest = Rencontrons celle qui a la meilleure récompense.
celestia-duo-phrase-meet-fastest = Rencontrons celle qui a la plus grande hélice.
celestia-duo-phrase-use-ludvig = Utilisons Ludvig.
celestia-duo-phrase-use-olga = Utilisons Olga.
celestia-duo-phrase-use-shuki = Utilisons Shuki.
celestia-duo-phrase-use-kublai = Utilisons Kublai.
celestia-duo-phrase-use-baba = Utilisons Baba.
celestia-duo-phrase-use-mama = Utilisons Mama.
celestia-duo-phrase-use-rhett = Utilisons Rhett.
celestia-duo-phrase-use-augusta = Utilisons Augusta.
celestia-duo-phrase-agree = Je suis d’accord.
celestia-duo-phrase-disagree = Je ne suis pas d’accord.
celestia-duo-statement-have = J’ai { $card }.
celestia-duo-statement-have-not = Je n’ai pas { $card }.
celestia-duo-statement-all-kinds = J’ai de tout.
celestia-duo-statement-nothing = Rien à dire.
celestia-duo-amount-some-whip = du Fouet
celestia-duo-amount-some-sabre = du Sabre
celestia-duo-amount-some-crossbow = de l’Arbalète
celestia-duo-amount-some-pistol = du Pistolet
celestia-duo-amount-some-cannon = du Canon
celestia-duo-amount-some-joker = du Joker
celestia-duo-amount-no-whip = de Fouet
celestia-duo-amount-no-sabre = de Sabre
celestia-duo-amount-no-crossbow = d’Arbalète
celestia-duo-amount-no-pistol = de Pistolet
celestia-duo-amount-no-cannon = de Canon
celestia-duo-amount-no-joker = de Joker
celestia-duo-amount-of-whip =
    { $count ->
        [one] un Fouet
       *[other] { $count } Fouets
    }
celestia-duo-amount-of-sabre =
    { $count ->
        [one] un Sabre
       *[other] { $count } Sabres
    }
celestia-duo-amount-of-crossbow =
    { $count ->
        [one] une Arbalète
       *[other] { $count } Arbalètes
    }
celestia-duo-amount-of-pistol =
    { $count ->
        [one] un Pistolet
       *[other] { $count } Pistolets
    }
celestia-duo-amount-of-cannon =
    { $count ->
        [one] un Canon
       *[other] { $count } Canons
    }
celestia-duo-amount-of-joker =
    { $count ->
        [one] un Joker
       *[other] { $count } Jokers
    }

## Ce qu’il faut décider. $who est partner quand le coéquipier du lecteur décide ; pour ceux qui regardent, $player nomme la place.

celestia-duo-prompt-advise = Dites ce que vous préférez, ou que vous êtes prêt.
celestia-duo-prompt-draft = Prenez une des cartes face visible.
celestia-duo-prompt-draft-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } doit prendre une des cartes face visible.
celestia-duo-prompt-draft-help = Quatre cartes sont visibles au départ. Vous en prenez une chacun à votre tour, le Capitaine d’abord, jusqu’à la dernière. Ce que vous prenez est public ; personne ne passe, et personne ne parle.
celestia-duo-prompt-briefing =
    { $stop ->
        [no] Vous êtes Capitaine : continuez la poursuite ; une étape n’est pas possible maintenant. Le Pirate a { $distance ->
            [one] { $distance } carte
           *[other] { $distance } cartes
        } d’avance.
       *[yes] Vous êtes Capitaine : continuer la poursuite ou faire étape ? Le Pirate a { $distance ->
            [one] { $distance } carte
           *[other] { $distance } cartes
        } d’avance.
    }
celestia-duo-prompt-briefing-watch =
    { $who ->
        [partner] Votre coéquipier, le Capitaine,
       *[other] { $player }, le Capitaine,
    } { $stop ->
        [no] doit continuer la poursuite
       *[yes] décide s’il faut continuer la poursuite ou faire étape
    } ; le Pirate a { $distance ->
        [one] { $distance } carte
       *[other] { $distance } cartes
    } d’avance.
celestia-duo-prompt-briefing-help = Continuer : l’aéronef avance selon l’hélice et y rencontre une Embuscade, ou le Pirate. Faire étape : le Pirate fuit un peu, vous partagez de nouvelles cartes, pouvez dépenser de l’Or et peut-être réactiver l’Équipage. Olga et Baba aident ici.
celestia-duo-prompt-baba = Choisissez la carte à reposer face cachée sur la carte { $laying } du parcours.
celestia-duo-prompt-baba-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } choisit la carte à reposer face cachée sur la carte { $laying } du parcours.
celestia-duo-prompt-baba-help = Baba a révélé les Embuscades devant vous. Le Capitaine les repose face cachée, en commençant par la place la plus proche ; vous savez tous deux où elles sont.
celestia-duo-prompt-dice =
    { $change ->
        [no] Les dés montrent { $dice }, et rien ne peut les changer : validez-les.
       *[yes] Les dés montrent { $dice } : changez-en certains, ou validez-les.
    }
celestia-duo-prompt-dice-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } décide de changer les dés ou de les valider : { $dice }.
celestia-duo-prompt-dice-help = Un Fumigène relance les dés de votre choix, même ceux que la carte a placés. Augusta place un ou deux dés. Une fois validés, les dés sont définitifs, et chaque Drapeau déclenche la Botte Secrète.
celestia-duo-prompt-augusta = Placez un second dé avec Augusta, ou contentez-vous du premier : { $dice }.
celestia-duo-prompt-augusta-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } décide si Augusta place un second dé : { $dice }.
celestia-duo-prompt-augusta-help = Augusta a placé un dé et peut en placer un autre. Un Fumigène reste possible ensuite.
celestia-duo-prompt-flags =
    { $flags ->
        [one] Un Drapeau est validé : décidez si Kublai ou Rhett aident avant que la Botte Secrète ne frappe.
       *[other] { $flags } Drapeaux sont validés : décidez si Kublai ou Rhett aident avant que la Botte Secrète ne frappe.
    }
celestia-duo-prompt-flags-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } décide si Kublai ou Rhett aident pour { $flags ->
        [one] le Drapeau validé
       *[other] les { $flags } Drapeaux validés
    }.
celestia-duo-prompt-flags-help = Kublai apporte deux Or, Rhett deux Fumigènes pour chaque Drapeau validé, tant que la soute a de la place ou que vous en faites. Puis la Botte Secrète frappe.
celestia-duo-prompt-load =
    { $token ->
        [smoke] { $offered ->
            [one] La soute est pleine et { $offered } Fumigène attend : retirez autre chose à sa place, ou laissez-le.
           *[other] La soute est pleine et { $offered } Fumigènes attendent : retirez autre chose à leur place, ou laissez-les.
        }
       *[gold] { $offered ->
            [one] La soute est pleine et { $offered } Or attend : retirez autre chose à sa place, ou laissez-le.
           *[other] La soute est pleine et { $offered } Or attendent : retirez autre chose à leur place, ou laissez-les.
        }
    }
celestia-duo-prompt-load-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } décide ce qui fait de la place dans la soute pleine pour { $token ->
        [smoke] { $offered ->
            [one] { $offered } Fumigène
           *[other] { $offered } Fumigènes
        }
       *[gold] { $offered } Or
    }.
celestia-duo-prompt-load-help = Tout sauf l’Énergie partage les places de la soute. Chaque jeton que vous retirez fait de la place pour un de ceux offerts ; ce que vous laissez retourne à la réserve.
celestia-duo-prompt-victim = La Botte Secrète prend une carte : décidez lequel de vous deux en perd une.
celestia-duo-prompt-victim-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } décide qui perd une carte à cause de la Botte Secrète.
celestia-duo-prompt-victim-help = Le Capitaine désigne un des deux joueurs, en silence ; celui-ci choisit alors une carte de sa main et la défausse face visible.
celestia-duo-prompt-lose = La Botte Secrète prend une de vos cartes : choisissez celle à défausser.
celestia-duo-prompt-lose-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } choisit la carte que lui prend la Botte Secrète.
celestia-duo-prompt-lose-help = Choisissez une de vos cartes ; elle va dans la défausse, face visible. Vous ne pouvez pas en parler.
celestia-duo-prompt-deactivate = La Botte Secrète désactive un membre d’Équipage : choisissez lequel.
celestia-duo-prompt-deactivate-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } choisit le membre d’Équipage que la Botte Secrète désactive.
celestia-duo-prompt-deactivate-help = Un des membres actifs ne peut plus aider avant que l’Équipage ne soit réactivé.
celestia-duo-prompt-dismiss = La Botte Secrète prend un membre d’Équipage : choisissez qui quitte l’aéronef.
celestia-duo-prompt-dismiss-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } choisit le membre d’Équipage qui quitte l’aéronef.
celestia-duo-prompt-dismiss-help = Un membre d’Équipage, actif ou non, s’en va : son jeton quitte la soute et sa carte est défaussée.
celestia-duo-prompt-start = Les dés sont définitifs : { $dice }. Décidez qui commence le combat.
celestia-duo-prompt-start-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } décide qui commence le combat contre { $dice }.
celestia-duo-prompt-start-help = Vous éliminez les dés à tour de rôle, un chacun, jusqu’au dernier. Qui peut éliminer un dé doit le faire ; qui ne le peut pas vous coûte un jeton Énergie.
celestia-duo-prompt-combat =
    { $beats ->
        [no] À vous de combattre, mais votre main n’élimine aucun dé. Reste à éliminer : { $dice }.
       *[yes] À vous de combattre : éliminez un dé. Reste à éliminer : { $dice }.
    }
celestia-duo-prompt-combat-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } doit éliminer un dé. Reste à éliminer : { $dice }.
celestia-duo-prompt-combat-help = Un dé est éliminé par une carte de son symbole, un Joker ou deux cartes identiques. Pendant la poursuite, toute carte élimine un Drapeau ; dans l’Affrontement final, un Drapeau a le prix inscrit sur la carte du Pirate. Personne ne parle.
celestia-duo-prompt-grapple = Payez pour le Drapeau ; reste à payer : { $owed }.
celestia-duo-prompt-grapple-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } paie pour un Drapeau ; reste à payer : { $owed }.
celestia-duo-prompt-grapple-help = Vous payez tout le prix du Drapeau, carte par carte : chaque symbole par sa carte, un Joker, une paire ou, avec Mama, n’importe quelle carte.
celestia-duo-prompt-share = À partager : { $cards }. Décidez qui prend en premier.
celestia-duo-prompt-share-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } décide qui prend en premier. À partager : { $cards }.
celestia-duo-prompt-share-help = Vous prenez des cartes à tour de rôle, visibles ou cachées. Vous pouvez passer, mais pas juste après que votre coéquipier a passé. On ne parle que de qui prend en premier.
celestia-duo-prompt-pick =
    { $pass ->
        [no] Prenez une carte : votre coéquipier a passé, vous ne pouvez donc pas passer.
       *[yes] Prenez une carte, ou passez.
    }
celestia-duo-prompt-pick-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } { $pass ->
        [no] doit prendre une carte.
       *[yes] doit prendre une carte ou passer.
    }
celestia-duo-prompt-pick-help = Une carte visible est vue des deux joueurs quand elle est prise ; une carte cachée, seulement de celui qui la prend. Personne ne parle.
celestia-duo-prompt-resources =
    { $losses ->
        [one] Énergie perdue : retirez { $losses } jeton de la soute.
       *[other] Énergie perdue : retirez { $losses } jetons de la soute.
    }
celestia-duo-prompt-resources-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } décide { $losses ->
        [one] quel jeton quitte
       *[other] quels { $losses } jetons quittent
    } la soute.
celestia-duo-prompt-resources-help = Le jeton Énergie perdu vous coûte de l’Or, des Fumigènes ou des membres d’Équipage, au choix du Capitaine. Puis le même joueur essaie à nouveau d’éliminer un dé.
celestia-duo-prompt-shuki = Le combat est fini : décidez si Shuki garde des cartes jouées.
celestia-duo-prompt-shuki-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } décide si Shuki garde des cartes de ce combat.
celestia-duo-prompt-shuki-help = Shuki garde deux des cartes jouées dans ce combat, et vous les partagez face visible au lieu de les défausser.
celestia-duo-prompt-reclaim =
    { $reclaim ->
        [one] Choisissez une carte que Shuki garde.
       *[other] Choisissez { $reclaim } cartes que Shuki garde, une par une.
    }
celestia-duo-prompt-reclaim-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } choisit les cartes que Shuki garde.
celestia-duo-prompt-reclaim-help = Les cartes choisies sont partagées entre vous face visible ; les autres cartes de ce combat sont défaussées.
celestia-duo-prompt-rewards = Le combat est gagné. Prenez votre récompense : { $rewards }.
celestia-duo-prompt-rewards-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } peut prendre la récompense : { $rewards }.
celestia-duo-prompt-rewards-help = Prenez les récompenses dans l’ordre voulu, ou laissez-en. L’Or et l’Équipage demandent de la place dans la soute ; vous pouvez retirer quelque chose pour eux.
celestia-duo-prompt-tell = Communication exceptionnelle : dites une chose vraie de votre main, ou rien.
celestia-duo-prompt-tell-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } peut dire une chose de sa main.
celestia-duo-prompt-tell-help = Chacun peut faire une déclaration vraie, le Capitaine d’abord : avoir une sorte de carte, ne pas l’avoir, ou avoir de tout. Pas de nombres. Votre coéquipier s’en souviendra.
celestia-duo-prompt-shop =
    { $crew ->
        [yes] Vous êtes dans une cité avec { $gold } Or : achetez quelque chose, ou repartez avec l’Équipage réactivé.
       *[no] Vous êtes dans une cité avec { $gold } Or : achetez quelque chose, ou repartez.
    }
celestia-duo-prompt-shop-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } décide quoi acheter dans la cité avec { $gold } Or.
celestia-duo-prompt-shop-help = Chaque Or achète des cartes, aussitôt partagées, ou des Fumigènes, selon la carte Étape. Vous pouvez garder votre Or. Quand vous repartez, l’autre joueur devient Capitaine.
celestia-duo-prompt-boarding = L’Affrontement final est proche, et vous avez { $gold } Or : achetez quelque chose, ou commencez.
celestia-duo-prompt-boarding-watch =
    { $who ->
        [partner] Votre coéquipier
       *[other] { $player }
    } décide quoi acheter avec { $gold } Or avant l’Affrontement final.
celestia-duo-prompt-boarding-help = L’Or achète des cartes, aussitôt partagées, ou réactive tout l’Équipage. Ensuite, il n’y a plus rien à acheter : trois Assauts suivent.
celestia-duo-prompt-over-caught = L’aéronef a rattrapé { $pirate } : { $who ->
        [other] les joueurs gagnent !
       *[you] vous gagnez !
    }
celestia-duo-prompt-over-masts = Le dernier mât de { $pirate } est tombé : { $who ->
        [other] les joueurs gagnent !
       *[you] vous gagnez !
    }
celestia-duo-prompt-over-lair = { $pirate } a atteint le Repaire : { $who ->
        [other] les joueurs perdent.
       *[you] vous perdez.
    }
celestia-duo-prompt-over-energy = Il ne restait plus d’Énergie à perdre : { $who ->
        [other] les joueurs perdent la poursuite.
       *[you] vous perdez la poursuite.
    }
celestia-duo-prompt-over-energy-boarding = Il ne restait plus d’Énergie à perdre : { $who ->
        [other] les joueurs perdent l’Affrontement final.
       *[you] vous perdez l’Affrontement final.
    }
celestia-duo-prompt-over-help = La partie est terminée. Regardez la table avec les deux mains, le journal, ou commencez une nouvelle partie.

## Lignes d’un menu. $who dit qui est désigné : you, partner ou, pour ceux qui regardent, $player.

celestia-duo-do-say = Dire : « { $phrase } »
celestia-duo-do-ready = Prêt : rien de plus à dire
celestia-duo-do-continue =
    { $arrival ->
        [caught] Continuer jusqu’à la carte { $place }, où est le Pirate : vous le rattrapez et gagnez
        [boarding] Continuer jusqu’à la carte { $place }, où est le Pirate : l’Affrontement final commence
        [known] Continuer de { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } jusqu’à la carte { $place } : { $ambush }
       *[unknown] Continuer de { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } jusqu’à la carte { $place } (inconnue)
    }
celestia-duo-do-stop =
    { $ambushes ->
        [0] Faire étape : le Pirate avance de { $advance ->
            [one] { $advance } carte
           *[other] { $advance } cartes
        } ; aucune Embuscade ne donne de cartes
        [one] Faire étape : le Pirate avance de { $advance ->
            [one] { $advance } carte
           *[other] { $advance } cartes
        } ; cartes à partager pour 1 Embuscade : { $cards }
       *[other] Faire étape : le Pirate avance de { $advance ->
            [one] { $advance } carte
           *[other] { $advance } cartes
        } ; cartes à partager pour { $ambushes } Embuscades : { $cards }
    }
celestia-duo-do-stop-none = Faire étape : il ne reste aucune carte Étape
celestia-duo-do-use-olga = Olga Benz : avancer d’une carte de plus, jusqu’à la carte { $place }
celestia-duo-do-use-shuki = Shuki Saban : garder deux des cartes jouées : { $played }
celestia-duo-do-use-kublai = Kublai Heshen : jusqu’à { $tokens } Or
celestia-duo-do-use-baba = Baba Zogbé : voir les Embuscades jusqu’à la carte { $destination } et les reposer dans l’ordre voulu
celestia-duo-do-use-rhett = Rhett O’Hara : jusqu’à { $tokens } Fumigènes
celestia-duo-do-lay = Poser sur la carte { $laying } : { $ambush }
celestia-duo-do-smoke = Utiliser 1 Fumigène et relancer : { $dice }
celestia-duo-do-augusta = Augusta D’Epsom : changer { $from } en { $to }
celestia-duo-do-validate =
    { $flags ->
        [0] Valider les dés : aucun Drapeau
        [one] Valider les dés avec 1 Drapeau. { $attack }
       *[other] Valider les dés avec { $flags } Drapeaux. { $attack }
    }
celestia-duo-do-done = Terminer
celestia-duo-do-done-augusta = Ne pas placer de second dé
celestia-duo-do-done-flags = Ne faire appel à personne : la Botte Secrète frappe
celestia-duo-do-done-load = Laisser le reste
celestia-duo-do-done-shuki = Ne pas faire appel à Shuki : les cartes jouées sont défaussées
celestia-duo-do-done-rewards = Laisser la récompense : { $rewards }
celestia-duo-do-done-shop =
    { $crew ->
        [yes] Quitter la cité : l’Équipage est réactivé, et le Capitaine change
       *[no] Quitter la cité : le Capitaine change
    }
celestia-duo-do-done-boarding = Commencer le premier Assaut
celestia-duo-do-victim =
    { $who ->
        [you] Vous perdez une carte
        [partner] Votre coéquipier perd une carte
       *[other] { $player } perd une carte
    }
celestia-duo-do-lose = Défausser { $some }
celestia-duo-do-deactivate = Désactiver { $crew }
celestia-duo-do-start =
    { $who ->
        [you] Vous commencez le combat
        [partner] Votre coéquipier commence le combat
       *[other] { $player } commence le combat
    }
celestia-duo-do-match =
    { $paid ->
        [flag] Pour le Drapeau, payer { $symbol } avec 1 carte { $symbol }
       *[die] Éliminer le dé { $symbol } avec 1 carte { $symbol }
    }
celestia-duo-do-joker =
    { $paid ->
        [flag] Pour le Drapeau, payer { $symbol } avec 1 Joker
       *[die] Éliminer le dé { $symbol } avec 1 Joker
    }
celestia-duo-do-pair =
    { $paid ->
        [flag] Pour le Drapeau, payer { $symbol } avec 2 cartes { $card }
       *[die] Éliminer le dé { $symbol } avec 2 cartes { $card }
    }
celestia-duo-do-mama =
    { $paid ->
        [flag] Pour le Drapeau, payer { $symbol } avec 1 carte { $card }, dont Mama Lear fait un Joker
       *[die] Éliminer le dé { $symbol } avec 1 carte { $card }, dont Mama Lear fait un Joker
    }
celestia-duo-do-flag = Éliminer un Drapeau avec 1 carte { $card }
celestia-duo-do-ludvig = Ludvig Cyr : éliminer tous les dés { $symbol } ({ $count }) avec 1 carte { $symbol }
celestia-duo-do-ludvig-joker = Ludvig Cyr : éliminer tous les dés { $symbol } ({ $count }) avec 1 Joker
celestia-duo-do-ludvig-mama = Ludvig Cyr et Mama Lear : éliminer tous les dés { $symbol } ({ $count }) avec 1 carte { $card }
celestia-duo-do-grapple = Éliminer un Drapeau et payer { $price }
celestia-duo-do-cannot =
    { $energy ->
        [0] Vous ne pouvez éliminer aucun dé : il n’y a plus d’Énergie, et vous perdez
       *[other] Vous ne pouvez éliminer aucun dé : perdre 1 Énergie sur { $energy }
    }
celestia-duo-do-first =
    { $who ->
        [you] Vous prenez en premier
        [partner] Votre coéquipier prend en premier
       *[other] { $player } prend en premier
    }
celestia-duo-do-take = Prendre { $some }
celestia-duo-do-take-hidden =
    { $hidden ->
        [one] Prendre la carte cachée
       *[other] Prendre une des { $hidden } cartes cachées
    }
celestia-duo-do-pass = Passer
celestia-duo-do-claim-gold = Prendre 1 Or
celestia-duo-do-claim-equipment = Révéler une carte Équipement à partager
celestia-duo-do-claim-crew = Piocher un membre d’Équipage
celestia-duo-do-claim-communication = Communication exceptionnelle : chacun peut dire une chose vraie de sa main
celestia-duo-do-tell = Dire : « { $statement } »
celestia-duo-do-tell-nothing = Ne rien dire de votre main
celestia-duo-do-drop-gold =
    { $why ->
        [room] Retirer 1 Or pour faire de la place
       *[loss] Perdre 1 Or
    }
celestia-duo-do-drop-smoke =
    { $why ->
        [room] Retirer 1 Fumigène pour faire de la place
       *[loss] Perdre 1 Fumigène
    }
celestia-duo-do-drop-crew =
    { $why ->
        [room] Retirer { $crew } pour faire de la place
       *[loss] Perdre { $crew }
    }
celestia-duo-do-reclaim = Garder { $some }
celestia-duo-do-buy-cards = Pour 1 Or, partager { $cards }
celestia-duo-do-buy-smoke =
    Pour 1 Or, recevoir { $smoke ->
        [one] { $smoke } Fumigène
       *[other] { $smoke } Fumigènes
    }
celestia-duo-do-buy-reactivation = Pour { $gold } Or, réactiver tout l’Équipage

## Journal. $who dit qui a agi : you, partner ou, pour ceux qui regardent, $player.

celestia-duo-log-turn-began =
    { $who ->
        [you] Tour { $turn } : vous êtes Capitaine.
        [partner] Tour { $turn } : votre coéquipier est Capitaine.
       *[other] Tour { $turn } : { $player } est Capitaine.
    }
celestia-duo-log-said =
    { $who ->
        [you] Vous dites : « { $phrase } »
        [partner] Votre coéquipier dit : « { $phrase } »
       *[other] { $player } dit : « { $phrase } »
    }
celestia-duo-log-stated-nothing =
    { $who ->
        [you] Vous ne dites rien de votre main.
        [partner] Votre coéquipier ne dit rien de sa main.
       *[other] { $player } ne dit rien de sa main.
    }
celestia-duo-log-stated =
    { $who ->
        [you] Vous dites : « { $statement } »
        [partner] Votre coéquipier dit : « { $statement } »
       *[other] { $player } dit : « { $statement } »
    }
celestia-duo-log-ready =
    { $who ->
        [you] Vous êtes prêt.
        [partner] Votre coéquipier est prêt.
       *[other] { $player } est prêt.
    }
celestia-duo-log-airship-flew =
    { $catches_up ->
        [yes] L’aéronef avance jusqu’à la carte { $place } et rattrape le Pirate.
       *[no] L’aéronef avance jusqu’à la carte { $place }.
    }
celestia-duo-log-pirate-fled =
    { $cards ->
        [one] Le Pirate avance de { $cards } carte, jusqu’à la carte { $place }.
       *[other] Le Pirate avance de { $cards } cartes, jusqu’à la carte { $place }.
    }
celestia-duo-log-pirate-lair = Le Pirate atteint le Repaire.
celestia-duo-log-ambush-met = Sur la carte { $place } : { $card }.
celestia-duo-log-dice-rolled =
    { $fixed ->
        [none] Dés lancés : { $rolled }.
       *[some] { $rolled ->
            [none] Dés placés : { $fixed }.
           *[some] Dés placés : { $fixed }. Dés lancés : { $rolled }.
        }
    }
celestia-duo-log-dice-rerolled = Un Fumigène sert à relancer { $again } ; résultat : { $rolled }.
celestia-duo-log-die-turned = Augusta change { $before } en { $after }.
celestia-duo-log-dice-validated =
    { $flags ->
        [0] Les dés sont validés sans Drapeau.
        [one] Les dés sont validés avec { $flags } Drapeau.
       *[other] Les dés sont validés avec { $flags } Drapeaux.
    }
celestia-duo-log-crew-helped = Appel à { $crew }.
celestia-duo-log-crew-tired = La Botte Secrète désactive { $crew }.
celestia-duo-log-crew-reactivated = Réactivation : { $crew }.
celestia-duo-log-crew-recruited = { $card } monte à bord.
celestia-duo-log-crew-left = { $card } quitte l’aéronef.
celestia-duo-log-reshuffled-crew-deck = La défausse de l’Équipage est mélangée en une nouvelle pioche.
celestia-duo-log-reshuffled-deck = La défausse est mélangée à la pioche Équipement.
celestia-duo-log-ambush-revealed = Baba révèle { $card }.
celestia-duo-log-ambush-laid = Désormais cachée sur la carte { $place } : { $card }.
celestia-duo-log-city-reached = L’aéronef fait étape dans une cité sur la carte { $place } : { $card }.
celestia-duo-log-card-laid-out-visible = À partager, face visible : { $card }.
celestia-duo-log-card-laid-out-hidden =
    { $count ->
        [one] À partager, face cachée : { $count } carte.
       *[other] À partager, face cachée : { $count } cartes.
    }
celestia-duo-log-card-taken-visible =
    { $who ->
        [you] Vous prenez { $some }.
        [partner] Votre coéquipier prend { $some }.
       *[other] { $player } prend { $some }.
    }
celestia-duo-log-card-taken-hidden =
    { $who ->
        [you] Vous prenez une carte cachée : { $some }.
        [partner] Votre coéquipier prend une carte cachée.
       *[other] { $player } prend une carte cachée.
    }
celestia-duo-log-passed =
    { $who ->
        [you] Vous passez.
        [partner] Votre coéquipier passe.
       *[other] { $player } passe.
    }
celestia-duo-log-card-played =
    { $beaten ->
        [none] { $who ->
            [you] Vous jouez { $some }.
            [partner] Votre coéquipier joue { $some }.
           *[other] { $player } joue { $some }.
        }
       *[some] { $who ->
            [you] Vous jouez { $some } et éliminez { $number ->
                [one] le dé { $beaten }
               *[other] les dés { $beaten }
            }.
            [partner] Votre coéquipier joue { $some } et élimine { $number ->
                [one] le dé { $beaten }
               *[other] les dés { $beaten }
            }.
           *[other] { $player } joue { $some } et élimine { $number ->
                [one] le dé { $beaten }
               *[other] les dés { $beaten }
            }.
        }
    }
celestia-duo-log-card-lost =
    { $who ->
        [you] Vous perdez { $some }.
        [partner] Votre coéquipier perd { $some }.
       *[other] { $player } perd { $some }.
    }
celestia-duo-log-card-kept = Shuki garde { $some }.
celestia-duo-log-could-not-pay =
    { $who ->
        [you] Vous ne pouvez éliminer aucun dé.
        [partner] Votre coéquipier ne peut éliminer aucun dé.
       *[other] { $player } ne peut éliminer aucun dé.
    }
celestia-duo-log-energy-lost = { $card }
celestia-duo-card-energy =
    { $losses ->
        [one] Un jeton Énergie est perdu : il donne { $cards } et coûte { $losses } jeton de la soute.
       *[other] Un jeton Énergie est perdu : il donne { $cards } et coûte { $losses } jetons de la soute.
    }
celestia-duo-log-token-loaded-gold =
    { $count ->
        [one] { $count } Or embarqué.
       *[other] { $count } Or embarqués.
    }
celestia-duo-log-token-spent-gold =
    { $count ->
        [one] { $count } Or dépensé.
       *[other] { $count } Or dépensés.
    }
celestia-duo-log-token-lost-gold =
    { $count ->
        [one] { $count } Or perdu.
       *[other] { $count } Or perdus.
    }
celestia-duo-log-token-loaded-smoke =
    { $count ->
        [one] { $count } Fumigène embarqué.
       *[other] { $count } Fumigènes embarqués.
    }
celestia-duo-log-token-lost-smoke =
    { $count ->
        [one] { $count } Fumigène perdu.
       *[other] { $count } Fumigènes perdus.
    }
celestia-duo-log-rewards-won = Tous les dés sont éliminés. Récompense : { $rewards }.
celestia-duo-log-boarding-began = L’aéronef a rattrapé { $pirate } : l’Affrontement final commence. { $price }
celestia-duo-log-assault-revealed = { $card }.
celestia-duo-log-mast-fell =
    { $masts ->
        [0] Le dernier mât du Pirate tombe.
        [one] Un mât du Pirate tombe ; il en reste 1.
       *[other] Un mât du Pirate tombe ; il en reste { $masts }.
    }
celestia-duo-log-combat-began =
    { $who ->
        [you] Vous commencez le combat.
        [partner] Votre coéquipier commence le combat.
       *[other] { $player } commence le combat.
    }
celestia-duo-log-sharing-began =
    { $who ->
        [you] Vous prenez en premier.
        [partner] Votre coéquipier prend en premier.
       *[other] { $player } prend en premier.
    }
celestia-duo-log-victim-named =
    { $who ->
        [you] Vous devez perdre une carte.
        [partner] Votre coéquipier doit perdre une carte.
       *[other] { $player } doit perdre une carte.
    }
celestia-duo-log-reward-claimed-communication = Communication exceptionnelle : le Capitaine peut parler en premier.
celestia-duo-log-flag-grappled =
    { $who ->
        [you] Vous payez pour un Drapeau.
        [partner] Votre coéquipier paie pour un Drapeau.
       *[other] { $player } paie pour un Drapeau.
    }
celestia-duo-log-declined-augusta = Augusta ne place pas de second dé.
celestia-duo-log-declined-flags = On ne fait appel ni à Kublai ni à Rhett.
celestia-duo-log-declined-load = Le reste est laissé.
celestia-duo-log-won-caught = Le Pirate est rattrapé : victoire !
celestia-duo-log-won-masts = Le vaisseau du Pirate n’a plus de mât : victoire !
celestia-duo-log-lost-lair = Le Pirate est à l’abri dans son Repaire : défaite.
celestia-duo-log-lost-energy = Il n’y a plus d’Énergie à perdre : la poursuite s’achève par une défaite.
celestia-duo-log-lost-energy-boarding = Il n’y a plus d’Énergie à perdre : l’Affrontement final s’achève par une défaite.

## La table. $who dit à qui : you, partner ou, pour ceux qui regardent, $player.

celestia-duo-zone-turn = Tour { $turn }
celestia-duo-zone-captain =
    { $who ->
        [you] vous êtes Capitaine
        [partner] votre coéquipier est Capitaine
       *[other] { $player } est Capitaine
    }
celestia-duo-zone-route = Parcours
celestia-duo-zone-ships = Vaisseaux
celestia-duo-zone-ambushes = Embuscade
celestia-duo-zone-stages = Étape
celestia-duo-zone-start = Départ
celestia-duo-zone-lair = Repaire
celestia-duo-zone-airship = Aéronef sur la carte { $place }
celestia-duo-zone-airship-start = Aéronef au départ
celestia-duo-zone-pirate-ship = Pirate sur la carte { $place }
celestia-duo-zone-pirate-lair = Pirate au Repaire
celestia-duo-zone-apart =
    { $cards ->
        [0] côte à côte
        [one] 1 carte d’écart
       *[other] { $cards } cartes d’écart
    }
celestia-duo-zone-to-lair =
    { $cards ->
        [one] Repaire à { $cards } carte
       *[other] Repaire à { $cards } cartes
    }
celestia-duo-zone-here = Ici
celestia-duo-zone-known = Connues
celestia-duo-zone-known-at = carte { $place } : { $ambush }
celestia-duo-zone-baba = Révélées
celestia-duo-zone-dice = Dés
celestia-duo-zone-played = Jouées
celestia-duo-zone-owed = À payer
celestia-duo-zone-flags-left = Drapeaux à subir : { $flags }
celestia-duo-zone-assault = Assaut
celestia-duo-zone-masts = Mâts restants : { $masts }
celestia-duo-zone-generator = Énergie
celestia-duo-zone-energy = { $energy } sur { $generator }
celestia-duo-zone-hold = Soute
celestia-duo-zone-free = libre
celestia-duo-zone-crew = Équipage
celestia-duo-zone-active = disponible
celestia-duo-zone-used = à réactiver
celestia-duo-zone-hand =
    { $who ->
        [you] Votre main
        [partner] Coéquipier
       *[other] { $player }
    }
celestia-duo-zone-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
celestia-duo-zone-counted = { $cards } : { $shown }
celestia-duo-zone-member = { $crew } ({ $state }) : { $power }
celestia-duo-zone-share = À partager
celestia-duo-zone-rewards = Récompenses
celestia-duo-zone-offered = Offert
celestia-duo-zone-deck = Pioche
celestia-duo-zone-discard = Défausse
celestia-duo-zone-spent = Énergie perdue : { $tokens }
celestia-duo-zone-stages-left =
    { $count ->
        [one] reste { $count } carte
       *[other] restent { $count } cartes
    }
celestia-duo-zone-ambushes-since = Embuscades depuis la dernière étape : { $count }
celestia-duo-zone-talk = CONCERTATION
celestia-duo-zone-silence = SILENCE
celestia-duo-zone-talk-help = Cette décision se discute avec les phrases proposées ; rien n’est dit des cartes en main ni d’un dé précis.
celestia-duo-zone-tell-help = Chacun peut dire une seule chose vraie sur sa main ; rien d’autre ne se dit.
celestia-duo-zone-silence-help = Personne ne dit rien maintenant.
celestia-duo-zone-over = La partie est terminée.
celestia-duo-zone-next = hélice { $propeller } : vers { $place }
celestia-duo-zone-talk-examples = Permis : « On s’arrête ? », « Je prendrais un Fumigène », « Commence ». Interdit : « J’ai deux Sabres », « Relance ce Drapeau », « Je peux éliminer le dernier dé ».
celestia-duo-zone-silence-examples = Permis : regarder ce qui est visible, compter les cartes de l’autre. Interdit : « Laisse-moi le Fouet », un signe de tête, une longue hésitation voulue.
celestia-duo-zone-city = Cité
celestia-duo-zone-pirate = Pirate
celestia-duo-zone-said =
    { $who ->
        [you] Vous avez dit : { $phrases }
        [partner] Votre coéquipier a dit : { $phrases }
       *[other] { $player } a dit : { $phrases }
    }
celestia-duo-zone-ready =
    { $who ->
        [you] Vous êtes prêt.
        [partner] Votre coéquipier est prêt.
       *[other] { $player } est prêt.
    }
celestia-duo-zone-quote = « { $phrase } »

## Ce que tous savent d’une main

celestia-duo-known-least = au moins { $cards }
celestia-duo-known-none = sans { $cards }
celestia-duo-known-most = au plus { $count } de chaque parmi { $cards }
celestia-duo-known-new = au plus { $since } parmi { $cards }
celestia-duo-known-told = a dit « { $statement } »
celestia-duo-known-unpaid = n’a pas pu payer un Drapeau
celestia-duo-known-nothing = rien de connu
