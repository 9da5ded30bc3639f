### Etherium en français : noms, options et règles.
### Le message d’une règle est son identifiant, avec des traits d’union à la place des points. Chaque message tient sur
### une ligne, car un saut de ligne serait affiché.

etherium-title = Etherium
etherium-goal = À chaque saison, tous programment quatre actions en secret, puis les révèlent. Ayez le plus d’étoiles après sept saisons.
etherium-credits = Etherium est un jeu de François Berdeaux, illustré par Christophe Tritz et édité par Le Crapaud Céleste. Ceci est une adaptation non officielle, qu’aucun d’eux n’a approuvée, avec ses propres mots et ses propres images. Si elle vous plaît, achetez la boîte : ses terrains suspendus méritent d’être vus et tenus en main.
etherium-turn = Saison
etherium-reconstructed = Une bonne part de ce que la boîte ne montre qu’en images est reconstituée : les cartes saison, les cartes Flash et leurs noms, les capacités, ce que disent les panneaux des peuples (niveaux et cubes de départ, prix), ainsi que les hauteurs et le voisinage des terrains. L’extension est reconstituée tout entière. Si vous possédez la boîte, vous pouvez corriger le fichier du catalogue d’après vos cartes et vos panneaux et jouer avec lui.

## Options

etherium-option-peoples = Peuples
etherium-option-peoples-help = Un peuple par place, dans l’ordre des places : psolos, reces, hivalia ou ertis, avec l’extension aussi meinas et mauhea ; random laisse une place au hasard. Sans indication, tous les peuples sont tirés au hasard.
etherium-option-peoples-one = Peuple
etherium-option-peoples-random = Au hasard
etherium-option-setup = Mise en place
etherium-option-setup-help = Première : le plateau est déjà disposé, l’idéal pour une première partie. Tactique : les joueurs posent tour à tour terrains et cités avant la première saison.
etherium-option-setup-first = Première
etherium-option-setup-first-help = Le plateau est déjà disposé ; l’idéal pour une première partie.
etherium-option-setup-tactical = Tactique
etherium-option-setup-tactical-help = Les joueurs posent tour à tour terrains et cités avant la première saison.
etherium-option-extension = Extension
etherium-option-extension-help = Sans : la boîte, pour deux à quatre joueurs. Avec : aussi les peuples Meinas et Mauhéa et cinq ou six joueurs, le tout avec des valeurs reconstituées.
etherium-option-extension-off = Sans
etherium-option-extension-off-help = La boîte, pour deux à quatre joueurs.
etherium-option-extension-on = Avec
etherium-option-extension-on-help = Aussi les peuples Meinas et Mauhéa et cinq ou six joueurs, le tout avec des valeurs reconstituées.

## Règles : les sections

etherium-section-goal = But du jeu
etherium-section-components = Matériel
etherium-section-board = Le plateau
etherium-section-setup = Mise en place
etherium-section-turn = Une saison
etherium-section-draw = Piocher des cartes Flash
etherium-section-flash = Les cartes Flash
etherium-section-hand = La main
etherium-section-season = Les cartes saison
etherium-section-capacity = Les capacités
etherium-section-program = La programmation
etherium-section-move = Déplacer une unité
etherium-section-collect = Collecter
etherium-section-upgrade = Augmenter une unité
etherium-section-transform = Transformer de l’Éther
etherium-section-booster = Les boosters
etherium-section-connect = Connecter
etherium-section-act = Exécuter les actions
etherium-section-supply = Les ressources et la réserve
etherium-section-payment = Payer
etherium-section-theft = Voler
etherium-section-unit = Les unités
etherium-section-roll = Modifier un lancer
etherium-section-token = Les jetons Victoire
etherium-section-conflict = Les conflits
etherium-section-pillage = Le pillage
etherium-section-assault = L’assaut
etherium-section-siege = Le siège
etherium-section-flight = La fuite
etherium-section-people = Les peuples
etherium-section-end = Fin de la partie
etherium-section-extension = L’extension : Meinas, Mauhéa, cinq et six joueurs

## Règles : but du jeu

etherium-goal-stars = Vous cherchez à avoir plus d’étoiles de prestige que les autres joueurs au bout de l’année.
etherium-goal-sources = Les étoiles viennent des jetons Victoire, des capacités, du niveau de votre guide et de vos cubes Éther.

## Règles : matériel

etherium-components-terrains = Le plateau se compose du terrain Éther, de quatre grands terrains, quatre moyens, quatre petits, et de quatre cités.
etherium-components-cubes = Il y a 20 cubes de chaque couleur : verts pour le Bois, jaunes pour la Roche, rouges pour le Métal, bleus pour l’Éther et noirs pour les boosters.
etherium-components-dice = Il y a quatre dés numérotés de 1 à 6, autant que le plus haut niveau d’une unité.
etherium-components-tokens = Il y a deux exemplaires de chacune des sept capacités et 33 jetons Victoire : 12 Armée, 8 Éther, 6 Connexion, 4 Booster et 3 Saccage.
etherium-components-cards = Il y a 13 cartes saison, la Nuit et deux pour chacun des six peuples, et 43 cartes Flash, 26 au symbole Flash et 17 au symbole de saison.
etherium-components-pieces = Chaque joueur a un collecteur et une armée sur le plateau, une défense et peut-être un guide dans sa cité, et jusqu’à six jetons d’Action.

## Règles : le plateau

etherium-board-terrains = Les grands terrains sont des mines, les moyens des forêts et les petits des montagnes.
etherium-board-heights = Les mines et les cités sont au plus bas, à la hauteur 1, les forêts et l’Éther à la hauteur 2, et les montagnes au plus haut, à la hauteur 3.
etherium-board-neighbours = L’Éther touche tous les grands terrains ; un emplacement extérieur touche celui de son quartier, un emplacement intermédiaire ceux de son quartier et du suivant, ainsi que l’emplacement extérieur de son quartier. Les grands terrains ne se touchent pas entre eux, et une cité ne touche que sa forêt.

## Règles : mise en place

etherium-setup-peoples = Chaque joueur mène un peuple à lui, choisi ou tiré au hasard ; aucun peuple n’est joué deux fois.
etherium-setup-first = Dans la première mise en place, le plateau est donné : les forêts sur les emplacements extérieurs, les montagnes entre les mines, et chaque cité au bord de la forêt de son quartier.
etherium-setup-seats = Les joueurs sont assis dans le sens horaire, un par quartier. À deux, ils se font face ; à trois, le hasard laisse un quartier vide.
etherium-setup-absent-cities = Les cités des peuples absents occupent les places restantes : elles soutiennent leur forêt, mais personne ne peut y entrer ni les assiéger.
etherium-setup-tactical = Dans la mise en place tactique, seul l’Éther est là au début ; les joueurs posent tous les autres terrains et les cités un par un, à chaque fois n’importe quelle pièce restante.
etherium-setup-tactical-order = À chaque tour de pose, une carte tirée parmi toutes les cartes saison donne l’ordre des joueurs ; elle est ensuite remélangée.
etherium-setup-placing-only = On ne pose des terrains et des cités que pendant la construction du plateau, au début d’une partie tactique.
etherium-setup-on-board = Cet endroit n’existe pas sur ce plateau : choisissez parmi ses quartiers et ses cases.
etherium-setup-piece-left = Il ne reste aucun terrain ni aucune cité de cette sorte à poser : choisissez parmi les pièces restantes.
etherium-setup-site-free = Une autre pièce s’y trouve déjà : choisissez une place libre.
etherium-setup-connects = Une pièce doit en toucher une déjà posée : une forêt ou une montagne demande une mine voisine (une seule suffit), une cité demande une forêt encore sans cité.
etherium-setup-figures = Votre collecteur et votre armée commencent sur la forêt de votre cité, où que celle-ci se trouve.
etherium-setup-people-board = Les niveaux de vos quatre unités et vos cubes de départ sont ceux de votre peuple ; certains peuples commencent sans guide.
etherium-setup-action-tokens = Chacun commence avec les jetons d’Action 1 à 4 ; les jetons 5 et 6 attendent.
etherium-setup-season-deck = La Nuit est sur le dessus de la pioche des saisons ; dessous se trouvent six cartes de six couleurs différentes, choisies et rangées par le hasard.
etherium-setup-flash-deck = Les cartes Flash sont mélangées en une pioche face cachée, et toutes les mains sont vides au début.

## Règles : une saison

etherium-turn-seven-seasons = Une partie dure une année de sept saisons, et chaque saison est un tour de jeu.
etherium-turn-phases = Une saison compte quatre phases : piocher des cartes Flash, dévoiler la carte saison, programmer ses actions en secret, puis les révéler et les exécuter.
etherium-turn-season-phase = Une fois la carte saison dévoilée viennent dans l’ordre : Ressource, Présage et les bonus de pioche, les déplacements dus au Voyage ou à un bonus de saison, l’action de la carte, et enfin les cartes Flash, avant de programmer. Des cartes Flash peuvent aussi être jouées avant une action payante de la carte.

## Règles : piocher des cartes Flash

etherium-draw-each-season = Au début de chaque saison, chaque joueur pioche une carte Flash.
etherium-draw-reshuffled = Quand la pioche des cartes Flash est vide, la défausse est mélangée pour en former une autre ; si les deux sont vides, on ne pioche pas.
etherium-draw-secret = Vous seul voyez les cartes Flash de votre main ; leur nombre est connu de tous.

## Règles : les cartes Flash

etherium-flash-any-time = Les cartes au symbole Flash se jouent pendant la phase de saison, aussi avant une action payante de la carte saison, avant chaque numéro d’action, juste avant et après votre propre action, et à la fin de la saison.
etherium-flash-season-symbol = Une carte au symbole de saison ne se joue que pendant la phase de saison, après le dévoilement de la carte saison et avant de programmer.
etherium-flash-any-number = Vous pouvez jouer autant de cartes Flash que vous voulez ; chacune est entièrement résolue avant qu’une autre soit jouée, et aucune ne peut être contrée.
etherium-flash-discarded = Une carte Flash va à la défausse, vue de tous, dès qu’elle est jouée.
etherium-flash-hold = Vous ne pouvez jouer ou défausser que des cartes Flash de votre main, et seulement pour vous-même.
etherium-flash-window = Ce n’est pas le moment de cette carte : une carte Flash se joue quand on vous le demande, ou juste avant votre action ou une action payante de la carte saison, jamais au milieu d’autre chose.
etherium-flash-reverse-order = Quand tous peuvent jouer des cartes Flash, on demande à chacun dans l’ordre inverse de l’initiative, encore et encore jusqu’à ce que tous aient passé à la suite.
etherium-flash-public-facts = Qu’on vous consulte ou non pour une carte Flash ne dépend que de ce que tous voient : par exemple que vous avez une carte en main, et que l’unique carte qu’attend un moment particulier n’est pas dans la défausse. Ce que vous tenez n’y change rien.
etherium-flash-standing-wish = Vous pouvez avoir un souhait permanent qui passe pour vous quand on demande des cartes Flash ; personne d’autre ne le voit.
etherium-flash-own-roll = Cette carte modifie un lancer à vous, juste après : Charge pour l’armée, Herse pour la défense, Résonance pour une connexion, les autres pour tout lancer.
etherium-flash-condition = Cette carte attend son heure : Discipline quand votre armée perdrait un niveau au combat, Cachette quand votre collecteur pillé perdrait le sien, Butin quand vous avez gagné un conflit.
etherium-flash-not-first = Cette carte ne peut pas être jouée pendant la première saison, la Nuit.
etherium-flash-no-effect = Cette carte ne ferait rien en ce moment : elle ne peut pas encore être jouée.
etherium-flash-must-resolve = Vous avez joué une carte Flash : exécutez d’abord ce qu’elle permet.
etherium-flash-gain-three = Coupe de bois rapporte trois Bois de la réserve, Éboulis trois Roche et Filon trois Métal.
etherium-flash-provisions = Provisions rapporte deux ressources de base de votre choix.
etherium-flash-ether-drop = Goutte d’Éther rapporte un Éther.
etherium-flash-thefts = Larcin de bois, Larcin de roche et Larcin de métal volent à un autre joueur jusqu’à deux cubes de cette ressource.
etherium-flash-raid = Razzia vole à un autre joueur deux ressources de base de votre choix. Ce n’est pas le pillage d’un collecteur : aucun niveau n’est perdu, et Reces n’a rien de plus.
etherium-flash-plus-three = Charge ajoute 3 au lancer de votre armée, Herse 3 à celui de votre défense et Résonance 3 à votre lancer de connexion.
etherium-flash-lucky-star = Bonne étoile ajoute 2 à n’importe lequel de vos lancers.
etherium-flash-second-wind = Avec Second souffle, vous relancez une fois autant de vos dés montrant 1 ou 2 que vous voulez.
etherium-flash-twist-of-fate = Avec Coup du sort, vous relancez tous vos dés.
etherium-flash-discipline = Avec Discipline, jouée après le résultat d’un assaut ou d’un siège, votre armée ne perd pas son niveau.
etherium-flash-hideout = Avec Cachette, votre collecteur pillé ne perd pas son niveau.
etherium-flash-spoils = Butin rapporte un Éther à qui vient de gagner un conflit : un assaut ou un siège, avec son armée ou sa cité, ou un pillage.
etherium-flash-plenty = Jusqu’à la fin de la saison, Abondance ajoute un cube du même type à chacune de vos collectes.
etherium-flash-bounty = Jusqu’à la fin de la saison, Sève montante ajoute deux Bois à vos collectes en forêt, Carrière ouverte deux Roche en montagne et Veine rouge deux Métal dans les mines.
etherium-flash-stewardship = Jusqu’à la fin de la saison, Intendance rend chacune de vos augmentations moins chère d’un cube de base.
etherium-flash-ether-wind = Avec Vent d’Éther, vous déplacez une de vos unités, avec aspiration.
etherium-flash-forced-march = Avec Marche forcée, vous posez votre armée sur un terrain adjacent, quelle que soit sa hauteur.
etherium-flash-paths = Avec Sentier vert, vous posez votre collecteur sur n’importe quelle forêt, avec Sentier jaune sur n’importe quelle montagne et avec Sentier rouge sur n’importe quelle mine.
etherium-flash-building-site = Avec Chantier, vous augmentez une de vos unités en payant son coût.
etherium-flash-still = Avec Alambic, vous réalisez une transformation en payant son coût.
etherium-flash-trance = Avec Transe, vous tentez une connexion.
etherium-flash-awakening = Éveil vous donne un jeton d’Action de plus, pour cette saison seulement.
etherium-flash-six-tokens = Vous avez déjà six jetons d’Action cette saison, et personne ne peut en avoir plus.

## Règles : la main

etherium-hand-limit = Au changement de saison, avant la nouvelle pioche, qui tient plus de six cartes Flash se défausse pour en garder six de son choix ; pendant la saison, une main peut être plus grande.
etherium-hand-discard-only = On ne défausse que quand il le faut : au-delà de la limite de main au changement de saison, après avoir pioché une carte de trop, ou quand une connexion en coûte une.
etherium-hand-not-after-last = Après la septième saison, personne ne se défausse : on compte aussitôt les étoiles.

## Règles : les cartes saison

etherium-season-different = La première saison est toujours la Nuit ; les six suivantes viennent dans un ordre aléatoire, chacune d’une autre couleur.
etherium-season-lasts = Ce qu’une carte saison ajoute ou retire vaut pour tous les joueurs jusqu’à la fin de la saison.
etherium-season-ertis-forests = À la saison Ertis, chaque collecte en forêt rapporte deux Bois de plus.
etherium-season-reces-mines = À la saison Reces, chaque collecte dans une mine rapporte deux Métal de plus.
etherium-season-psolos-mountains = À la saison Psolos, chaque collecte en montagne rapporte deux Roche de plus.
etherium-season-hivalia-ether = À la saison Hivalia, chaque collecte d’Éther rapporte un Éther de plus.
etherium-season-meinas-upgrades = À la saison Meinas, chaque augmentation coûte un cube de base de moins.
etherium-season-mauhea-collects = Avec la première carte de Mauhéa, chaque collecte rapporte un cube de plus du même type.
etherium-season-less-elsewhere = Avec les deuxièmes cartes d’Ertis, de Reces et de Psolos, les collectes sur les deux autres terrains de base rapportent un cube de moins.
etherium-season-less-basic = Avec les deuxièmes cartes d’Hivalia et de Mauhéa, les collectes en forêt, en montagne et dans les mines rapportent un cube de moins.
etherium-season-move = Quand la Nuit est dévoilée, vous pouvez déplacer une de vos unités d’un seul pas, sans aspiration ; avec la première carte de Meinas, avec aspiration.
etherium-season-place = Avec la deuxième carte d’Ertis, vous pouvez poser votre collecteur sur n’importe quelle forêt ; avec celle de Reces, votre armée sur un terrain adjacent.
etherium-season-upgrade = Avec les deuxièmes cartes de Psolos et de Meinas, vous pouvez augmenter une unité en payant son coût.
etherium-season-transform = Avec la deuxième carte d’Hivalia, vous pouvez réaliser une transformation en payant son coût.
etherium-season-connect = Avec la deuxième carte de Mauhéa, vous pouvez tenter une connexion.
etherium-season-optional = L’action proposée par une carte saison est facultative ; un joueur pour qui rien n’est possible n’est pas consulté.
etherium-season-paid = Si l’action de la carte saison est payante, vous pouvez jouer avant elle des cartes Flash des deux symboles. Un joueur qui ne peut pas encore payer est consulté tout de même tant qu’il tient une carte Flash, quelle qu’elle soit.
etherium-season-action-order = Les joueurs réalisent l’action de la carte saison dans l’ordre d’initiative, mais dans l’ordre inverse quand elle déplace ou pose une unité.
etherium-season-initiative = Chaque carte saison fixe l’ordre d’initiative de sa saison ; les peuples absents sont sautés.
etherium-season-night-order = La Nuit n’appartient à aucun peuple, mais Psolos y a la plus haute initiative.
etherium-season-affinity = À la saison de sa couleur, un peuple a son bonus de saison en plus de son pouvoir ; si ce peuple est absent, personne n’en a.

## Règles : les capacités

etherium-capacity-kept = Une capacité est posée près de votre cité et vous reste : son effet dure, et elle rapporte ses étoiles à la fin.
etherium-capacity-at-reveal = Les capacités à l’icône de saison agissent une fois la carte saison dévoilée : Ressource et Présage aussitôt, dans l’ordre d’initiative, puis Voyage pour qui veut se déplacer.
etherium-capacity-resource-cubes = Ressource : au dévoilement de chaque saison, vous prenez un cube de chaque ressource de base.
etherium-capacity-omen-card = Présage : au dévoilement de chaque saison, vous piochez une carte Flash.
etherium-capacity-voyage-move = Voyage : au dévoilement de chaque saison, vous pouvez déplacer une de vos unités ; cela se fait dans l’ordre inverse de l’initiative.
etherium-capacity-harvest-cube = Moisson : chacune de vos collectes rapporte un cube de plus du même type.
etherium-capacity-armour-level = Cuirasse : votre armée ne perd pas de niveau dans les conflits.
etherium-capacity-rampart-points = Rempart : 3 points s’ajoutent à chaque lancer de votre défense.
etherium-capacity-fate-reroll = Destin : une fois à chacun de vos lancers, vous pouvez relancer tous vos dés.

## Règles : la programmation

etherium-program-slots = Le panneau a 19 emplacements : cinq pour déplacer, quatre pour collecter, quatre pour augmenter, quatre pour transformer et deux pour connecter.
etherium-program-secret = Tous les joueurs programment en même temps et en secret : des autres, vous voyez seulement qui est prêt.
etherium-program-all-tokens = Vous posez tous vos jetons d’Action, l’un après l’autre : le jeton 1 sur votre première action, le 2 sur la deuxième, et ainsi de suite.
etherium-program-only = Les jetons d’Action ne se posent que pendant la programmation, après la phase de saison.
etherium-program-one-per-slot = Cet emplacement porte déjà un de vos jetons d’Action, et chacun n’en reçoit qu’un.
etherium-program-committed = Tous vos jetons d’Action sont posés et votre programme est complet ; vous pouvez encore le reprendre tant que tous ne sont pas prêts.
etherium-program-withdraw = Tant que le dernier joueur n’est pas prêt, vous pouvez reprendre tous vos jetons d’Action posés et recommencer.
etherium-program-impossible = Vous pouvez programmer une action même si elle semble impossible, exprès ou non.
etherium-program-revealed = Quand le dernier joueur est prêt, tous les programmes sont révélés d’un coup et restent visibles de tous pour la saison.
etherium-program-token-count = Au début de chaque saison, vous avez quatre jetons d’Action, plus un par booster, deux au plus ; ce qui change pendant une saison ne compte qu’à partir de la suivante.
etherium-program-seat = Un programme appartient à sa place : qui reprend la place en cours de saison continue avec lui.

## Règles : déplacer une unité

etherium-move-one-step = Un déplacement mène une de vos unités d’un pas, sur une case adjacente.
etherium-move-aspiration = Chaque pas en descente offre un pas de plus, tant que l’on descend ; un déplacement est donc un nombre quelconque de descentes, puis au plus un pas à plat ou en montée. Vous pouvez vous arrêter avant.
etherium-move-destination = Votre unité doit finir sur le type de case programmé, ou sur celui que dit la carte ou la saison.
etherium-move-reach = Vos unités ne peuvent pas y aller maintenant : avec l’aspiration, les descentes ne coûtent rien, mais un seul pas peut être à plat ou en montée (deux pour Meinas).
etherium-move-stays = Un déplacement doit finir sur une autre case que celle où il commence.
etherium-move-city = Seule une armée en déplacement entre dans une cité, et seulement celle d’un adversaire en jeu ; on ne traverse pas une cité et on n’y pose personne.
etherium-move-unit-at-execution = Vous choisissez laquelle de vos unités se déplace, et vers quelle case du type programmé, au moment de l’action ; chaque déplacement vaut pour une seule unité.
etherium-move-through-enemies = Les unités peuvent en croiser d’autres, même ennemies, sans conflit, et votre collecteur et votre armée peuvent partager une case.
etherium-move-reverse-order = Les déplacements permis par des cartes, des pouvoirs ou des saisons se font dans l’ordre inverse de l’initiative.
etherium-move-placing = Poser une unité ignore les hauteurs, et aussi la distance quand n’importe quel terrain d’un type est permis ; cela peut mener à un conflit, résolu plus tard.

## Règles : collecter

etherium-collect-level = Une collecte rapporte autant de cubes que le niveau de votre collecteur, avec tous les bonus et malus, jamais moins de zéro ni plus que la réserve ne contient.
etherium-collect-terrains = Les forêts donnent du Bois, les montagnes de la Roche, les mines du Métal, et le terrain central de l’Éther.
etherium-collect-right-terrain = Votre collecteur n’est pas sur le type de terrain où vous avez programmé la collecte.
etherium-collect-nothing = Il n’y a rien à collecter : la réserve est vide ou la saison ne laisse aucun cube à votre collecteur.
etherium-collect-other-kinds = Les cubes d’un autre type qu’ajoute un pouvoir ne viennent que si au moins un cube du type du terrain est pris.
etherium-collect-ether-token = Une collecte sur l’Éther rapporte aussi un jeton Éther, s’il en reste, quel que soit le nombre de cubes.

## Règles : augmenter une unité

etherium-upgrade-level-price = Une augmentation coûte autant de cubes que le niveau à atteindre, plus ce qu’ajoute votre peuple : du Bois pour le collecteur, du Métal pour l’armée, de la Roche pour la défense.
etherium-upgrade-price = Vous n’avez pas assez de cubes pour cette augmentation : du Bois pour le collecteur, du Métal pour l’armée, de la Roche pour la défense, un de chaque pour le guide.
etherium-upgrade-one-level = Une augmentation élève une seule unité d’un seul niveau.
etherium-upgrade-highest = Cette unité a atteint le niveau 4, le plus haut qui soit.
etherium-upgrade-guide-each = Un niveau de guide coûte un Bois, une Roche et un Métal : chaque type ne se paie qu’une fois, choisissez-en un autre.
etherium-upgrade-guide-constant = Le prix du guide est le même pour chaque niveau, y compris le premier, par lequel un peuple sans guide en obtient un.
etherium-upgrade-discount = Les réductions sur les augmentations s’additionnent, mais aucun prix ne descend sous zéro ; pour le guide, vous choisissez les cubes épargnés.

## Règles : transformer de l’Éther

etherium-transform-price = Vous ne pouvez pas payer : l’Éthérisation prend des cubes de base au taux de votre peuple, les autres transformations de l’Éther, et certaines capacités aussi des cubes de base.
etherium-transform-supply = Ce que vous obtiendriez n’est plus là : la réserve n’en a plus.
etherium-transform-etherise = L’Éthérisation change des cubes de base de votre choix en Éther au taux de votre peuple, un ou plusieurs à la fois ; elle ne rapporte pas de jeton Éther.
etherium-transform-once = Seule l’Éthérisation peut se cumuler dans une même action ; les autres transformations donnent une seule fois ce qu’elles donnent.
etherium-transform-cards = Contre l’Éther qu’indique le panneau de votre peuple, vous piochez le nombre de cartes Flash qu’il indique.
etherium-transform-capacity = Contre le prix en Éther de votre peuple, vous prenez une capacité de votre choix ; certaines coûtent en plus des cubes de base.
etherium-transform-one-capacity-of-each = Vous avez déjà cette capacité, et personne ne peut l’avoir deux fois.
etherium-transform-capacity-stock = Il ne reste aucun jeton de cette capacité : tous ont été pris.
etherium-transform-booster = Contre le prix en Éther de votre peuple, vous obtenez un booster.

## Règles : les boosters

etherium-booster-action-tokens = Votre premier booster vous ouvre le jeton d’Action 5 et le deuxième le jeton 6, à partir de la saison suivante.
etherium-booster-third = Avec votre troisième booster, vous prenez un jeton Booster, que vous ne perdez plus, même si le booster est volé.
etherium-booster-treasure = Les boosters sont dans votre cité, sans limite de nombre, et seul un siège peut vous les prendre.
etherium-booster-lost = Quand un booster est volé, son jeton d’Action est perdu et le voleur peut en gagner un, à partir de la saison suivante dans les deux cas ; les actions programmées ont encore lieu. Un troisième booster n’a pas de jeton d’Action.

## Règles : connecter

etherium-connect-one-die = Pour vous connecter, vous lancez un dé et lisez le résultat dans la table de connexion.
etherium-connect-season-die = Un second dé ne se lance qu’à la saison de votre propre peuple ; vous pouvez alors choisir un dé ou deux.
etherium-connect-limits = Un total supérieur à 12 compte comme 12, et aucun résultat n’est inférieur à 1.
etherium-connect-twice = Le panneau permet de se connecter deux fois par saison ; les connexions dues aux cartes et aux saisons s’y ajoutent. Une connexion peut toujours être tentée.
etherium-connect-no-effect = Un résultat qui ne peut pas agir, ou seulement en partie, fait ce qu’il peut et rien d’autre.
etherium-connect-row-1 = Connexion 1 : vous perdez quatre ressources de base de votre choix.
etherium-connect-row-2 = Connexion 2 : vous perdez une carte Flash de votre choix.
etherium-connect-row-3 = Connexion 3 : vous perdez deux ressources de base de votre choix.
etherium-connect-row-4 = Connexion 4 : vous piochez une carte Flash.
etherium-connect-row-5 = Connexion 5 : vous volez deux ressources de base à un joueur.
etherium-connect-row-6 = Connexion 6 : vous gagnez un Éther.
etherium-connect-row-7 = Connexion 7 : vous gagnez quatre ressources de base de votre choix.
etherium-connect-row-8 = Connexion 8 : vous gagnez deux Éther.
etherium-connect-row-9 = Connexion 9 : votre armée gagne un niveau gratuitement.
etherium-connect-row-10 = Connexion 10 : vous piochez deux cartes Flash.
etherium-connect-row-11 = Connexion 11 : vous gagnez un booster.
etherium-connect-row-12 = Connexion 12 ou plus : vous gagnez un jeton Connexion.

## Règles : exécuter les actions

etherium-act-numbers = Chacun exécute l’action de son jeton 1, dans l’ordre d’initiative, puis chacun celle du jeton 2, et ainsi de suite.
etherium-act-only = Les actions du panneau ne s’exécutent que lorsque vient votre action programmée, ou quand une carte ou une saison en permet une.
etherium-act-programmed = C’est autre chose que ce que vous avez programmé, ou que ce que permet la carte ou la saison.
etherium-act-mandatory = Votre action programmée peut être exécutée : elle doit donc l’être.
etherium-act-judged = On juge si une action est possible au moment où elle vient, sans compter les cartes que vous pourriez jouer.
etherium-act-consolation = Si votre action programmée ne peut pas être exécutée, vous pouvez prendre à la place une ressource de base de votre choix dans la réserve.
etherium-act-alone = Les joueurs qui ont plus de jetons d’Action que les autres exécutent seuls leurs dernières actions.
etherium-pass-nothing-to-decline = Il n’y a rien à refuser ici : prenez la décision qui attend.

## Règles : les ressources et la réserve

etherium-supply-kinds = Le Bois, la Roche et le Métal sont des ressources de base ; l’Éther et les boosters sont des ressources avancées.
etherium-supply-visible = Les cubes de chacun sont visibles de tous ; ceux qui sont payés ou perdus retournent à la réserve.
etherium-supply-limited = La réserve n’a plus de cubes de cette couleur : prenez un autre type.
etherium-supply-cut = Personne ne gagne plus que ce que la réserve contient ; quand plusieurs joueurs gagnent en même temps, ils sont servis dans l’ordre d’initiative.
etherium-supply-only = On ne prend des cubes dans la réserve que lorsqu’une carte, une connexion, un pouvoir ou une action impossible vous les donne.

## Règles : payer

etherium-payment-only = Vous n’avez pas de cubes à payer ni à perdre en ce moment.
etherium-payment-own = Choisissez un cube de base que vous possédez et qui peut encore servir à ce paiement.
etherium-payment-by-itself = Les cubes à prendre, à payer ou à voler se choisissent un par un ; quand il ne reste qu’une façon, cela se fait tout seul.

## Règles : voler

etherium-theft-only = Il n’y a rien à voler en ce moment : seuls les cartes, les connexions, les pillages et les sièges le permettent.
etherium-theft-victim = Choisissez un autre joueur de la partie, qui possède des cubes que vous pourriez voler.
etherium-theft-cubes = Le joueur que vous volez n’a pas ce cube : choisissez-en un qu’il possède.
etherium-theft-thief-chooses = Le voleur choisit qui il vole, parmi ceux qui ont quelque chose à prendre, et quels cubes de base.

## Règles : les unités

etherium-unit-levels = Les unités ont un niveau de 1 à 4, visible de tous ; un peuple encore sans guide l’a à 0.
etherium-unit-never-below-one = Aucune unité ne descend jamais sous le niveau 1.
etherium-unit-guides = Un guide ajoute jusqu’à son niveau à chacun de vos lancers : armée, défense et connexion.

## Règles : modifier un lancer

etherium-roll-modified = Un lancer n’est modifié que par son propre joueur, juste après et avant tout autre lancer ; une fois les points du guide choisis, il est définitif.
etherium-roll-only = Vous n’avez pas de lancer à modifier en ce moment : on relance et on ajoute des points juste après son propre lancer.
etherium-roll-order = Relances et ajouts comptent dans l’ordre où vous les jouez, et ce qui a été ajouté reste, quoi que vous relanciez ensuite.
etherium-roll-low = On ne relance ainsi que des dés montrant 1 ou 2, et pas plus que vous n’en avez.
etherium-roll-shamans = Seul Ertis peut relancer ses 1 et ses 2 sans carte, une fois par lancer, avant ou après d’autres modifications.
etherium-roll-fate = Cette relance demande la capacité Destin, qui ne sert qu’une fois par lancer.
etherium-roll-guide = Votre guide peut ajouter n’importe quel nombre de points, de 0 à son niveau, pas plus.
etherium-roll-by-itself = Les points du Rempart et de la saison Reces s’ajoutent d’eux-mêmes ; un joueur sans guide, sans cartes et sans relance n’est pas consulté.
etherium-roll-spent = Quand une égalité fait relancer, les cartes déjà jouées restent perdues ; le guide, les pouvoirs et les capacités servent à nouveau.

## Règles : les jetons Victoire

etherium-token-limited = Les jetons Victoire sont limités : quand une sorte est épuisée, personne ne peut plus en gagner.
etherium-token-armies = Un jeton Armée va à l’armée qui en défait une autre et à la cité qui défait une armée ; il vaut 2 étoiles.
etherium-token-boosters = Un jeton Booster va à qui obtient un troisième booster, une fois par joueur ; il vaut 4 étoiles.
etherium-token-sacks = Un jeton Saccage va à qui vole un booster dans une cité, une fois par joueur ; il vaut 6 étoiles.
etherium-token-ethers = Un jeton Éther va à qui collecte de l’Éther au centre du plateau ; il vaut 1 étoile.
etherium-token-connections = Un jeton Connexion va à qui atteint 12 ou plus lors d’une connexion ; il vaut 4 étoiles.

## Règles : les conflits

etherium-conflict-when = Une fois que chacun a exécuté l’action d’un numéro, il y a conflit partout où une unité se trouve avec une armée ennemie ; une unité partie à temps y échappe.
etherium-conflict-waits = Les conflits nés avant la première action attendent la fin de l’action 1, et disparaissent si les unités se séparent avant.
etherium-conflict-collectors-meet = Des collecteurs de joueurs différents peuvent partager une case en paix.
etherium-conflict-before-next = Tous les conflits sont résolus avant le numéro d’action suivant.
etherium-conflict-classes = Tous les assauts sont résolus avant le premier pillage ; les sièges peuvent venir avant, entre ou après.
etherium-conflict-order = Ce conflit ne peut pas être choisi maintenant : les assauts précèdent les pillages ; si plusieurs peuvent venir, c’est au joueur de plus haute initiative engagé dans un conflit ouvert de choisir.
etherium-conflict-dice = Dans les assauts et les sièges, chaque armée lance autant de dés que son niveau, et la cité assiégée autant que le niveau de sa défense ; le plus haut total l’emporte.
etherium-conflict-reverse-order = Les joueurs lancent les dés l’un après l’autre, dans l’ordre inverse de l’initiative.
etherium-conflict-tie = Quand plusieurs sont à égalité pour le plus haut total, eux seuls relancent.
etherium-conflict-levels = Après un assaut ou un siège, chaque armée et chaque défense qui y a pris part perd un niveau, une seule fois, quel que soit le nombre de lancers.
etherium-conflict-one-winner = Quand plusieurs armées se rencontrent, un seul affrontement aux dés désigne un vainqueur, qui prend un seul jeton Armée ; tous les autres perdent.

## Règles : le pillage

etherium-pillage-when = Une armée sur la même case qu’un collecteur ennemi le pille et l’emporte sans lancer de dés.
etherium-pillage-steals = L’armée qui pille vole au propriétaire du collecteur deux cubes de base, au choix de son joueur.
etherium-pillage-level = Un collecteur pillé perd un niveau et doit fuir.
etherium-pillage-every-collector = L’armée restée après un assaut pille chaque collecteur ennemi de sa case, l’un après l’autre, dans l’ordre inverse de l’initiative.

## Règles : l’assaut

etherium-assault-when = Des armées de joueurs différents sur une même case se livrent un assaut.
etherium-assault-token = Le vainqueur d’un assaut prend un jeton Armée.
etherium-assault-winner-stays = Le vainqueur d’un assaut reste sur la case ; les autres armées doivent fuir.

## Règles : le siège

etherium-siege-when = Une armée dans une cité ennemie l’assiège.
etherium-siege-defence-wins = Une cité qui gagne un siège prend un jeton Armée.
etherium-siege-choice = Une armée qui gagne un siège vole la cité ou abaisse le niveau de son guide ; si ni l’un ni l’autre n’est possible, elle ne gagne rien.
etherium-siege-only = Seul celui qui vient de gagner un siège avec son armée choisit ce qu’elle fait dans la cité.
etherium-siege-something-there = Il n’y a rien de ce genre à prendre dans cette cité.
etherium-siege-booster = Voler un booster rapporte ce cube et un jeton Saccage ; qui en a déjà un, ou n’en trouve plus, prend un jeton Armée à la place.
etherium-siege-ether = Voler l’Éther rapporte jusqu’à deux cubes Éther de la cité.
etherium-siege-resources = Voler des ressources rapporte jusqu’à quatre cubes de base, au choix de l’attaquant.
etherium-siege-lower-guide = Abaisser le guide lui retire un niveau, mais jamais le dernier, et rapporte à l’attaquant un jeton Armée.
etherium-siege-guide = Cette cité n’a pas de guide à abaisser.
etherium-siege-withdraws = Après un siège, toutes les armées quittent la cité, même victorieuse, pour le terrain le plus proche sans nouveau conflit.
etherium-siege-several = Quand plusieurs armées assiègent la même cité, un seul affrontement aux dés oppose toutes les armées et la défense.
etherium-siege-one-token = Une armée qui gagne un siège à plusieurs prend pour cela un jeton Armée ; abaisser le guide ou ne pas trouver de jeton Saccage n’en rapporte alors pas un second.

## Règles : la fuite

etherium-flight-must = Une unité défaite doit fuir ; il y a toujours une case où elle peut aller.
etherium-flight-only = Les unités ne fuient que lorsqu’elles sont défaites ou doivent quitter une cité.
etherium-flight-nearest = Votre unité doit fuir vers la case permise la plus proche : adjacente si possible, sinon un pas plus loin, et ainsi de suite, même à travers l’Éther.
etherium-flight-no-conflict = Une fuite ne doit pas causer de conflit : une armée fuit vers une case sans ennemis, un collecteur vers une case sans armée ennemie.
etherium-flight-terrain = On ne fuit ni dans une cité ni sur l’Éther : choisissez une forêt, une montagne ou une mine.
etherium-flight-order = Les unités fuient dans l’ordre inverse de l’initiative ; entre des cases également proches, leur propriétaire choisit.

## Règles : les peuples

etherium-people-psolos-power = Les Bâtisseurs de Psolos prennent une Roche de plus à chaque collecte, quel que soit le terrain.
etherium-people-psolos-season = À leur propre saison, les Bâtisseurs prennent deux Roche de plus à chaque collecte.
etherium-people-reces-ties = Les Barbares de Reces gagnent un combat quand ils sont à égalité pour le plus haut total.
etherium-people-reces-pillage = Pour chaque collecteur qu’ils pillent, les Barbares prennent aussi dans la réserve un cube de base de leur choix.
etherium-people-reces-season = À leur propre saison, 3 points s’ajoutent à chaque lancer de l’armée des Barbares.
etherium-people-hivalia-power = Chaque fois qu’un adversaire collecte sur l’Éther, les Harmoniques d’Hivalia peuvent prendre dans la réserve deux ressources de base de leur choix, quel que soit le nombre de cubes collectés.
etherium-people-hivalia-season = À leur propre saison, les Harmoniques paient un Éther de moins pour les cartes, les capacités et les boosters, jamais moins de zéro ; l’Éthérisation n’est pas moins chère.
etherium-people-ertis-reroll = Les Chamanes d’Ertis peuvent, une fois à chacun de leurs lancers, relancer autant de leurs 1 et de leurs 2 qu’ils veulent.
etherium-people-ertis-power = Les Chamanes prennent un Bois de plus à chaque collecte en forêt.
etherium-people-ertis-season = À leur propre saison, les Chamanes prennent deux Bois de plus à chaque collecte, quel que soit le terrain.
etherium-people-season-die = À sa propre saison, chaque peuple peut lancer un dé de plus quand il se connecte.

## Règles : fin de la partie

etherium-end-count = Quand la dernière action de la septième saison et ses conflits sont terminés et les dernières cartes Flash jouées, on compte les étoiles.
etherium-end-guides = À la fin, votre guide vaut une étoile par niveau.
etherium-end-ether-cubes = À la fin, deux cubes Éther valent une étoile ; tous les autres cubes n’en valent aucune.
etherium-end-stars = Qui a le plus d’étoiles gagne.
etherium-end-cubes = À égalité d’étoiles, qui a le plus de cubes de base et de boosters gagne.
etherium-end-army-tokens = Si cela est égal aussi, qui a le plus de jetons Armée gagne.
etherium-end-shared = Si même cela est égal, la victoire est partagée.

## Règles : l’extension

etherium-extension-optional = Les peuples Meinas et Mauhéa et les parties à cinq ou six joueurs relèvent de l’extension, absente sauf si vous l’activez ; toutes ses valeurs sont reconstituées.
etherium-extension-board = À cinq ou six joueurs, le plateau a autant de quartiers que de joueurs, chacun avec une mine, une forêt, une montagne et une cité.
etherium-extension-components = À cinq ou six, il y a 30 cubes de chaque couleur, 18 jetons Armée, 12 Éther, 9 Connexion, 6 Booster et 5 Saccage, et trois jetons de chaque capacité ; à moins, ceux de la boîte.
etherium-extension-meinas-power = Chaque déplacement des Nomades de Meinas a un pas de plus : deux pas peuvent être à plat ou en montée.
etherium-extension-meinas-season = À leur propre saison, les Nomades peuvent déplacer une unité quand la carte saison est dévoilée.
etherium-extension-mauhea-draw = Au début de chaque saison, les Voyants de Mauhéa piochent deux cartes Flash puis défaussent une carte de leur main, s’il y en avait deux à piocher.
etherium-extension-mauhea-hand = Les Voyants peuvent garder sept cartes Flash au lieu de six au changement de saison.
etherium-extension-mauhea-season = À leur propre saison, les Voyants piochent deux cartes Flash de plus quand la carte saison est dévoilée.

## Noms : peuples

etherium-people-psolos = Psolos
etherium-people-psolos-help = Les Bâtisseurs : une Roche de plus à chaque collecte. À leur saison : deux Roche de plus à chaque collecte et un dé de plus pour se connecter.
etherium-people-reces = Reces
etherium-people-reces-help = Les Barbares : ils gagnent les égalités au combat et volent un cube de plus au pillage. À leur saison : 3 points de plus pour leur armée et un dé de plus pour se connecter.
etherium-people-hivalia = Hivalia
etherium-people-hivalia-help = Les Harmoniques : deux ressources de base chaque fois qu’un adversaire collecte de l’Éther. À leur saison : cartes, capacités et boosters coûtent un Éther de moins, et un dé de plus pour se connecter.
etherium-people-ertis = Ertis
etherium-people-ertis-help = Les Chamanes : ils relancent leurs 1 et leurs 2 et prennent un Bois de plus en forêt. À leur saison : deux Bois de plus à chaque collecte et un dé de plus pour se connecter.
etherium-people-meinas = Meinas
etherium-people-meinas-help = Les Nomades : un pas de plus à chaque déplacement. À leur saison : un déplacement gratuit au dévoilement et un dé de plus pour se connecter.
etherium-people-mauhea = Mauhéa
etherium-people-mauhea-help = Les Voyants : ils piochent deux cartes Flash et en défaussent une, et en gardent jusqu’à sept. À leur saison : deux cartes Flash de plus et un dé de plus pour se connecter.

## Noms : ressources, terrains, unités

etherium-resource-wood = Bois
etherium-resource-rock = Roche
etherium-resource-metal = Métal
etherium-resource-ether = Éther
etherium-resource-booster = Booster
etherium-terrain-forest = Forêt
etherium-terrain-mountain = Montagne
etherium-terrain-mine = Mine
etherium-terrain-ether = Éther
etherium-terrain-city = Cité
etherium-unit-collector = Collecteur
etherium-unit-army = Armée
etherium-unit-defence = Défense
etherium-unit-guide = Guide

## Noms : cartes Flash

etherium-card-timber = Coupe de bois
etherium-card-timber-help = Prenez 3 Bois.
etherium-card-scree = Éboulis
etherium-card-scree-help = Prenez 3 Roche.
etherium-card-lode = Filon
etherium-card-lode-help = Prenez 3 Métal.
etherium-card-provisions = Provisions
etherium-card-provisions-help = Prenez 2 ressources de base de votre choix.
etherium-card-ether-drop = Goutte d’Éther
etherium-card-ether-drop-help = Prenez 1 Éther.
etherium-card-wood-theft = Larcin de bois
etherium-card-wood-theft-help = Volez jusqu’à 2 Bois à un joueur ; pas à la première saison.
etherium-card-rock-theft = Larcin de roche
etherium-card-rock-theft-help = Volez jusqu’à 2 Roche à un joueur ; pas à la première saison.
etherium-card-metal-theft = Larcin de métal
etherium-card-metal-theft-help = Volez jusqu’à 2 Métal à un joueur ; pas à la première saison.
etherium-card-raid = Razzia
etherium-card-raid-help = Volez à un joueur 2 ressources de base de votre choix ; pas à la première saison.
etherium-card-charge = Charge
etherium-card-charge-help = Juste après votre lancer : 3 points de plus pour votre armée.
etherium-card-portcullis = Herse
etherium-card-portcullis-help = Juste après votre lancer : 3 points de plus pour votre défense.
etherium-card-resonance = Résonance
etherium-card-resonance-help = Juste après votre lancer : 3 points de plus pour vous connecter.
etherium-card-lucky-star = Bonne étoile
etherium-card-lucky-star-help = Juste après l’un de vos lancers : 2 points de plus.
etherium-card-second-wind = Second souffle
etherium-card-second-wind-help = Juste après votre lancer : relancez vos 1 et vos 2.
etherium-card-twist-of-fate = Coup du sort
etherium-card-twist-of-fate-help = Juste après votre lancer : relancez tous vos dés.
etherium-card-discipline = Discipline
etherium-card-discipline-help = Après un assaut ou un siège : votre armée ne perd pas son niveau.
etherium-card-hideout = Cachette
etherium-card-hideout-help = Quand vous êtes pillé : votre collecteur ne perd pas son niveau.
etherium-card-spoils = Butin
etherium-card-spoils-help = Quand vous avez gagné un conflit : prenez 1 Éther.
etherium-card-plenty = Abondance
etherium-card-plenty-help = Cette saison : un cube de plus du même type à chacune de vos collectes.
etherium-card-rising-sap = Sève montante
etherium-card-rising-sap-help = Cette saison : 2 Bois de plus à chacune de vos collectes en forêt.
etherium-card-open-quarry = Carrière ouverte
etherium-card-open-quarry-help = Cette saison : 2 Roche de plus à chacune de vos collectes en montagne.
etherium-card-red-vein = Veine rouge
etherium-card-red-vein-help = Cette saison : 2 Métal de plus à chacune de vos collectes dans les mines.
etherium-card-stewardship = Intendance
etherium-card-stewardship-help = Cette saison : chacune de vos augmentations coûte un cube de base de moins.
etherium-card-ether-wind = Vent d’Éther
etherium-card-ether-wind-help = Déplacez une de vos unités, avec aspiration.
etherium-card-forced-march = Marche forcée
etherium-card-forced-march-help = Posez votre armée sur un terrain adjacent.
etherium-card-green-path = Sentier vert
etherium-card-green-path-help = Posez votre collecteur sur n’importe quelle forêt.
etherium-card-yellow-path = Sentier jaune
etherium-card-yellow-path-help = Posez votre collecteur sur n’importe quelle montagne.
etherium-card-red-path = Sentier rouge
etherium-card-red-path-help = Posez votre collecteur sur n’importe quelle mine.
etherium-card-building-site = Chantier
etherium-card-building-site-help = Augmentez une unité en payant son coût.
etherium-card-still = Alambic
etherium-card-still-help = Réalisez une transformation en payant son coût.
etherium-card-trance = Transe
etherium-card-trance-help = Tentez une connexion, hors des deux du panneau.
etherium-card-awakening = Éveil
etherium-card-awakening-help = Un jeton d’Action de plus pour cette saison, jusqu’à six ; pas à la première saison.

## Noms : capacités

etherium-capacity-resource = Ressource
etherium-capacity-resource-help = Au dévoilement de chaque saison : un cube de chaque ressource de base.
etherium-capacity-omen = Présage
etherium-capacity-omen-help = Au dévoilement de chaque saison : piochez une carte Flash.
etherium-capacity-voyage = Voyage
etherium-capacity-voyage-help = Au dévoilement de chaque saison : vous pouvez déplacer une unité.
etherium-capacity-harvest = Moisson
etherium-capacity-harvest-help = Un cube de plus du même type à chacune de vos collectes.
etherium-capacity-armour = Cuirasse
etherium-capacity-armour-help = Votre armée ne perd pas de niveau dans les conflits.
etherium-capacity-rampart = Rempart
etherium-capacity-rampart-help = 3 points de plus à chaque lancer de votre défense.
etherium-capacity-fate = Destin
etherium-capacity-fate-help = Une fois à chacun de vos lancers : relancez tous vos dés.

## Noms : saisons

etherium-season-night = Nuit
etherium-season-psolos-1 = Psolos I
etherium-season-psolos-2 = Psolos II
etherium-season-reces-1 = Reces I
etherium-season-reces-2 = Reces II
etherium-season-hivalia-1 = Hivalia I
etherium-season-hivalia-2 = Hivalia II
etherium-season-ertis-1 = Ertis I
etherium-season-ertis-2 = Ertis II
etherium-season-meinas-1 = Meinas I
etherium-season-meinas-2 = Meinas II
etherium-season-mauhea-1 = Mauhéa I
etherium-season-mauhea-2 = Mauhéa II

## Noms : emplacements du panneau

etherium-slot-move-forest = Déplacer vers une forêt
etherium-slot-move-mountain = Déplacer vers une montagne
etherium-slot-move-mine = Déplacer vers une mine
etherium-slot-move-ether = Déplacer vers l’Éther
etherium-slot-move-city = Déplacer vers une cité
etherium-slot-collect-forest = Collecter en forêt
etherium-slot-collect-mountain = Collecter en montagne
etherium-slot-collect-mine = Collecter dans une mine
etherium-slot-collect-ether = Collecter de l’Éther
etherium-slot-upgrade-collector = Augmenter le collecteur
etherium-slot-upgrade-army = Augmenter l’armée
etherium-slot-upgrade-defence = Augmenter la défense
etherium-slot-upgrade-guide = Augmenter le guide
etherium-slot-etherise = Éthérisation
etherium-slot-cards = Acheter des cartes Flash
etherium-slot-capacity = Acheter une capacité
etherium-slot-booster = Acheter un booster
etherium-slot-connect-1 = Connecter (premier emplacement)
etherium-slot-connect-2 = Connecter (second emplacement)

## Noms : jetons Victoire

etherium-token-army = Jeton Armée
etherium-token-ether = Jeton Éther
etherium-token-connection = Jeton Connexion
etherium-token-booster = Jeton Booster
etherium-token-sack = Jeton Saccage

## Erreurs

etherium-error-catalogue-heights = Les mines doivent être plus basses que les forêts, et les forêts plus basses que les montagnes ; la section [heights] du catalogue a { $found }.
etherium-error-catalogue-start = L’entrée { $entry } du catalogue a pour nombre de cubes de chaque couleur { $supply }, mais les peuples commencent avec un total de { $found } pour { $cube } ; il en faut au moins autant.
etherium-error-catalogue-list = L’entrée { $entry } du catalogue a { $value } comme « peoples » ; il faut une liste de noms.
etherium-error-catalogue-order = Les listes « first » et « then » de l’entrée { $entry } du catalogue ont ensemble { $value } ; elles doivent nommer une fois chacun des peuples { $known }.
etherium-error-catalogue-flash = Le total des cartes de la section [flash] du catalogue est { $found } ; le jeu en a { $wanted }.

## Nombres et listes

etherium-count-own = { $people } (vous)
etherium-count-and = { $others } et { $last }
etherium-count-nobody = personne
etherium-count-none = rien
etherium-count-rolled = { $dice } (total { $total })
etherium-count-wood = { $count } Bois
etherium-count-rock = { $count } Roche
etherium-count-metal = { $count } Métal
etherium-count-ether = { $count } Éther
etherium-count-booster =
    { $count ->
        [one] { $count } booster
       *[other] { $count } boosters
    }
etherium-count-cards = { $card } ×{ $count }
etherium-count-token = { $number } { $slot }
etherium-count-stars-army-tokens = jetons Armée { $stars }
etherium-count-stars-ether-tokens = jetons Éther { $stars }
etherium-count-stars-connection-tokens = jetons Connexion { $stars }
etherium-count-stars-booster-tokens = jeton Booster { $stars }
etherium-count-stars-sack-tokens = jeton Saccage { $stars }
etherium-count-stars-capacities = capacités { $stars }
etherium-count-stars-guide = guide { $stars }
etherium-count-stars-ether = cubes Éther { $stars }

## Cases

etherium-space-ether = l’Éther
etherium-space-large-mine = la mine { $number }
etherium-space-large-site = la grande case { $number }
etherium-space-outer-forest = la forêt extérieure { $number }
etherium-space-outer-mountain = la montagne extérieure { $number }
etherium-space-outer-site = l’emplacement extérieur { $number }
etherium-space-between-forest = la forêt entre { $number } et { $next }
etherium-space-between-mountain = la montagne entre { $number } et { $next }
etherium-space-between-site = l’emplacement entre { $number } et { $next }
etherium-space-own-city = votre cité
etherium-space-city = la cité { DE($people) }
etherium-space-empty-city = la cité déserte { $number }

## La table de connexion

etherium-row-1 = perdre 4 cubes de base
etherium-row-2 = perdre une carte Flash
etherium-row-3 = perdre 2 cubes de base
etherium-row-4 = piocher une carte Flash
etherium-row-5 = voler 2 cubes de base
etherium-row-6 = un Éther
etherium-row-7 = 4 cubes de base
etherium-row-8 = deux Éther
etherium-row-9 = l’armée gagne un niveau
etherium-row-10 = piocher 2 cartes Flash
etherium-row-11 = un booster
etherium-row-12 = un jeton Connexion

## Ce que permettent les saisons et les cartes

etherium-effect-collects = { $slot } { $cubes }
etherium-effect-discount =
    { $cubes ->
        [one] les augmentations coûtent { $cubes } cube de moins
       *[other] les augmentations coûtent { $cubes } cubes de moins
    }
etherium-effect-action = une fois : { $effect }
etherium-effect-move-one = déplacer une unité d’un pas
etherium-effect-move-far = déplacer une unité avec aspiration (descentes gratuites)
etherium-effect-place-army = poser l’armée sur un terrain adjacent
etherium-effect-place-collector-forest = poser le collecteur sur n’importe quelle forêt
etherium-effect-place-collector-mountain = poser le collecteur sur n’importe quelle montagne
etherium-effect-place-collector-mine = poser le collecteur sur n’importe quelle mine
etherium-effect-upgrade-any = augmenter une unité en payant son coût
etherium-effect-transform-any = réaliser une transformation en payant son coût
etherium-effect-connect-now = tenter une connexion

## Pourquoi une action échoue, dans une phrase

etherium-why-move-reach = aucune unité ne peut y aller
etherium-why-collect-right-terrain = le collecteur est ailleurs
etherium-why-collect-nothing = il n’y a rien à collecter
etherium-why-upgrade-highest = l’unité a déjà le plus haut niveau
etherium-why-upgrade-price = il manque des cubes
etherium-why-transform-price = le prix ne peut pas être payé
etherium-why-transform-supply = la réserve n’en a plus
etherium-why-transform-one-capacity-of-each = vous avez déjà toutes les capacités
etherium-why-transform-capacity-stock = il ne reste aucune capacité à prendre

## Ce qu’il faut décider

etherium-prompt-lay = Posez un terrain ou une cité sur le plateau.
etherium-prompt-lay-watch = { $people } pose un terrain ou une cité sur le plateau.
etherium-prompt-keep = Vous avez pioché une carte de trop : défaussez l’une de vos { $cards } cartes Flash.
etherium-prompt-keep-watch = { $people } défausse l’une de ses { $cards } cartes Flash.
etherium-prompt-voyage = La saison est dévoilée : vous pouvez déplacer une de vos unités.
etherium-prompt-voyage-watch = { $people } peut déplacer une unité au dévoilement de la saison.
etherium-prompt-season = La carte saison vous permet ceci une fois : { $effect }.
etherium-prompt-season-watch = { $people } peut faire ce que permet la carte saison : { $effect }.
etherium-prompt-season-paid = La carte saison vous permet ceci une fois : { $effect }. Vous pouvez d’abord jouer des cartes Flash.
etherium-prompt-season-paid-watch = { $people } peut faire ce que permet la carte saison et d’abord jouer des cartes Flash : { $effect }.
etherium-prompt-season-flash = Phase de saison : jouez une carte Flash de l’un ou l’autre symbole, ou passez.
etherium-prompt-season-flash-none = Phase de saison : vous n’avez pas de carte à jouer maintenant.
etherium-prompt-season-flash-watch = Phase de saison : { $people } peut jouer une carte Flash.
etherium-prompt-program = Posez le jeton { $token } sur { $tokens }.
etherium-prompt-program-ready = Votre programme est complet.
etherium-prompt-program-watch = Tous programment en secret ; prêts : { $ready } ; programment encore : { $waiting }.
etherium-prompt-number-flash = Avant l’action { $number } : jouez une carte Flash, ou passez.
etherium-prompt-number-flash-none = Avant l’action { $number } : vous n’avez pas de carte à jouer maintenant.
etherium-prompt-number-flash-watch = Avant l’action { $number } : { $people } peut jouer une carte Flash.
etherium-prompt-act = Exécutez votre action { $number } : { $effect }.
etherium-prompt-act-watch = { $people } exécute son action { $number } : { $effect }.
etherium-prompt-act-failed = Votre action { $number } ({ $effect }) est impossible, car { $reason } : prenez à la place un cube de base, ou rien.
etherium-prompt-act-failed-watch = L’action { $number } ({ $effect }) est impossible pour { $people }, car { $reason } ; un cube de base peut la remplacer.
etherium-prompt-after-flash = Votre action { $number } est terminée : jouez une carte Flash, ou passez.
etherium-prompt-after-flash-none = Votre action { $number } est terminée : vous n’avez pas de carte à jouer maintenant.
etherium-prompt-after-flash-watch = Après l’action { $number }, { $people } peut jouer une carte Flash.
etherium-prompt-take =
    { $amount ->
        [one] Choisissez un cube de base à prendre dans la réserve.
       *[other] Choisissez { $amount } cubes de base à prendre dans la réserve, un par un.
    }
etherium-prompt-take-watch =
    { $amount ->
        [one] { $people } choisit un cube de base à prendre.
       *[other] { $people } choisit { $amount } cubes de base à prendre.
    }
etherium-prompt-pay =
    { $pending ->
        [ether] Choisissez les cubes de base que vous changez en { $gained } Éther ; reste à payer : { $amount }.
        [guide] Choisissez les cubes que vous payez pour votre guide ; reste à payer : { $amount }.
       *[none] Choisissez les cubes de base que vous perdez ; reste à rendre : { $amount }.
    }
etherium-prompt-pay-watch =
    { $pending ->
        [ether] { $people } choisit les cubes de base à changer en { $gained } Éther ; reste à payer : { $amount }.
        [guide] { $people } choisit les cubes à payer pour son guide ; reste à payer : { $amount }.
       *[none] { $people } choisit les cubes de base à perdre ; reste à rendre : { $amount }.
    }
etherium-prompt-victim =
    { $theft ->
        [wood] Choisissez à qui voler du Bois.
        [rock] Choisissez à qui voler de la Roche.
        [metal] Choisissez à qui voler du Métal.
       *[any] Choisissez à qui voler des cubes de base.
    }
etherium-prompt-victim-watch =
    { $theft ->
        [wood] { $people } choisit à qui voler du Bois.
        [rock] { $people } choisit à qui voler de la Roche.
        [metal] { $people } choisit à qui voler du Métal.
       *[any] { $people } choisit à qui voler des cubes de base.
    }
etherium-prompt-steal =
    { $amount ->
        [one] Choisissez un cube de base à voler à { $victim }.
       *[other] Choisissez { $amount } cubes de base à voler à { $victim }, un par un.
    }
etherium-prompt-steal-watch =
    { $whom ->
        [you] { $people } choisit quels cubes de base vous voler ; reste à prendre : { $amount }.
       *[other] { $people } choisit quels cubes de base voler à { $victim } ; reste à prendre : { $amount }.
    }
etherium-prompt-effect = Exécutez votre carte : { $effect }.
etherium-prompt-effect-watch = { $people } exécute une carte : { $effect }.
etherium-prompt-rolled =
    { $rolling ->
        [army] Votre armée a fait { $roll } : modifiez le lancer, ou dites ce qu’ajoute votre guide (jusqu’à { $points }).
        [defence] Votre défense a fait { $roll } : modifiez le lancer, ou dites ce qu’ajoute votre guide (jusqu’à { $points }).
       *[connection] Vous avez fait { $roll } pour vous connecter : modifiez le lancer, ou dites ce qu’ajoute votre guide (jusqu’à { $points }).
    }
etherium-prompt-rolled-fixed =
    { $rolling ->
        [army] Votre armée a fait { $roll } : dites ce qu’ajoute votre guide (jusqu’à { $points }).
        [defence] Votre défense a fait { $roll } : dites ce qu’ajoute votre guide (jusqu’à { $points }).
       *[connection] Vous avez fait { $roll } pour vous connecter : dites ce qu’ajoute votre guide (jusqu’à { $points }).
    }
etherium-prompt-rolled-watch =
    { $rolling ->
        [army] L’armée { DE($people) } a fait { $roll } ; { $people } peut modifier le lancer et ajouter jusqu’à { $points } avec son guide.
        [defence] La défense { DE($people) } a fait { $roll } ; { $people } peut modifier le lancer et ajouter jusqu’à { $points } avec son guide.
       *[connection] { $people } a fait { $roll } pour se connecter, et peut modifier le lancer et ajouter jusqu’à { $points } avec son guide.
    }
etherium-prompt-low = Vos dés montrent { $dice } : choisissez quels 1 et quels 2 vous relancez.
etherium-prompt-low-watch = Les dés montrent { $dice } : { $people } choisit quels 1 et quels 2 relancer.
etherium-prompt-lose-card = La connexion vous coûte une carte Flash : choisissez laquelle.
etherium-prompt-lose-card-watch = La connexion coûte une carte Flash à { $people }.
etherium-prompt-order = Choisissez le conflit à résoudre maintenant.
etherium-prompt-order-watch = { $people } choisit le conflit à résoudre maintenant.
etherium-prompt-siege = Vous avez gagné le siège contre { $victim } : choisissez ce que fait votre armée dans la cité.
etherium-prompt-siege-watch =
    { $whom ->
        [you] { $people } a gagné le siège contre vous et choisit ce que fait son armée dans votre cité.
       *[other] { $people } a gagné le siège contre { $victim } et choisit ce que fait son armée dans la cité.
    }
etherium-prompt-discipline = Votre armée va perdre un niveau : jouez Discipline, ou passez.
etherium-prompt-discipline-none = Votre armée va perdre un niveau, et vous n’avez pas de carte à jouer pour l’éviter.
etherium-prompt-discipline-watch = L’armée { DE($people) } va perdre un niveau ; { $people } peut jouer Discipline.
etherium-prompt-hideout = Votre collecteur est pillé et va perdre un niveau : jouez Cachette, ou passez.
etherium-prompt-hideout-none = Votre collecteur est pillé et va perdre un niveau, et vous n’avez pas de carte à jouer pour l’éviter.
etherium-prompt-hideout-watch = Le collecteur pillé { DE($people) } va perdre un niveau ; { $people } peut jouer Cachette.
etherium-prompt-spoils = Vous avez gagné le conflit : jouez Butin, ou passez.
etherium-prompt-spoils-none = Vous avez gagné le conflit : vous n’avez pas de carte à jouer maintenant.
etherium-prompt-spoils-watch = { $people } a gagné le conflit et peut jouer Butin.
etherium-prompt-flee =
    { $unit ->
        [army] Votre armée doit quitter { $space } : choisissez où elle va.
       *[collector] Votre collecteur doit quitter { $space } : choisissez où il va.
    }
etherium-prompt-flee-watch =
    { $unit ->
        [army] L’armée { DE($people) } doit quitter { $space }.
       *[collector] Le collecteur { DE($people) } doit quitter { $space }.
    }
etherium-prompt-end-flash = La saison s’achève : jouez une carte Flash, ou passez.
etherium-prompt-end-flash-none = La saison s’achève : vous n’avez pas de carte à jouer maintenant.
etherium-prompt-end-flash-watch = La saison s’achève : { $people } peut jouer une carte Flash.

# When a seat wants to be asked
etherium-window-season = Quand une carte saison est dévoilée
etherium-window-numbers = Avant chaque numéro d’action
etherium-window-actions = Après mes propres actions
etherium-window-conflicts = Dans les conflits, quand une carte peut changer l’issue
etherium-window-end = À la fin d’une saison
etherium-prompt-limit = Vous tenez { $cards } cartes Flash et pouvez en garder { $limit } : défaussez-en une.
etherium-prompt-limit-watch = { $people } tient { $cards } cartes Flash, peut en garder { $limit } et en défausse une.
etherium-prompt-over-stars =
    { $who ->
        [you] Vous gagnez avec { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }, plus que tous les autres !
       *[other] { $people } gagne avec { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }.
    }
etherium-prompt-over-cubes =
    { $who ->
        [you] Vous gagnez avec { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        } ; d’autres en ont autant, mais moins de cubes de base et de boosters.
       *[other] { $people } gagne avec { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        } ; d’autres en ont autant, mais moins de cubes de base et de boosters.
    }
etherium-prompt-over-army-tokens =
    { $who ->
        [you] Vous gagnez avec { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        } ; d’autres ont autant d’étoiles et de cubes, mais moins de jetons Armée.
       *[other] { $people } gagne avec { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        } ; d’autres ont autant d’étoiles et de cubes, mais moins de jetons Armée.
    }
etherium-prompt-over-shared =
    { $who ->
        [you] Vous partagez la victoire avec { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        } ; à égalité en tout : { $people }.
       *[other] La victoire est partagée avec { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        } ; à égalité en tout : { $people }.
    }

# Ce qui explique une étape à qui le demande : les phrases mêmes des règles
etherium-prompt-lay-help = { etherium-setup-tactical } { etherium-setup-connects } { etherium-setup-figures }
etherium-prompt-keep-help = { etherium-extension-mauhea-draw }
etherium-prompt-voyage-help = { etherium-capacity-voyage-move } { etherium-move-aspiration }
etherium-prompt-season-help = { etherium-season-optional } { etherium-season-action-order }
etherium-prompt-season-paid-help = { etherium-season-optional } { etherium-season-paid } { etherium-season-action-order }
etherium-prompt-season-flash-help = { etherium-flash-season-symbol } { etherium-flash-any-time } { etherium-flash-reverse-order }
etherium-prompt-program-help = { etherium-program-all-tokens } { etherium-program-one-per-slot } { etherium-program-impossible } { etherium-program-withdraw }
etherium-prompt-number-flash-help = { etherium-flash-any-time } { etherium-flash-reverse-order }
etherium-prompt-act-help = { etherium-act-numbers } { etherium-act-judged } { etherium-act-consolation }
etherium-prompt-after-flash-help = { etherium-flash-any-time }
etherium-prompt-take-help = { etherium-supply-cut } { etherium-payment-by-itself }
etherium-prompt-pay-help = { etherium-payment-by-itself }
etherium-prompt-victim-help = { etherium-theft-thief-chooses }
etherium-prompt-steal-help = { etherium-theft-thief-chooses }
etherium-prompt-effect-help = { etherium-flash-must-resolve }
etherium-prompt-rolled-help = { etherium-roll-modified } { etherium-roll-order } { etherium-unit-guides }
etherium-prompt-low-help = { etherium-flash-second-wind }
etherium-prompt-lose-card-help = { etherium-connect-row-2 }
etherium-prompt-order-help = { etherium-conflict-classes } { etherium-conflict-order }
etherium-prompt-siege-help = { etherium-siege-choice } { etherium-siege-booster } { etherium-siege-lower-guide }
etherium-prompt-discipline-help = { etherium-conflict-levels } { etherium-flash-discipline }
etherium-prompt-hideout-help = { etherium-pillage-level } { etherium-flash-hideout }
etherium-prompt-spoils-help = { etherium-flash-spoils }
etherium-prompt-flee-help = { etherium-flight-nearest } { etherium-flight-no-conflict } { etherium-flight-terrain }
etherium-prompt-end-flash-help = { etherium-flash-any-time } { etherium-flash-reverse-order }
etherium-prompt-limit-help = { etherium-hand-limit }
etherium-prompt-over-help = { etherium-end-stars } { etherium-end-cubes } { etherium-end-army-tokens } { etherium-end-shared }

## Ce que signifie une action

etherium-do-token =
    { $number ->
        [0] { $slot }
       *[other] Jeton { $number } : { $slot }
    }
etherium-do-move =
    { $unit ->
        [army] Armée vers { $space } (hauteur { $height })
       *[collector] Collecteur vers { $space } (hauteur { $height })
    }
etherium-do-move-meets =
    { $unit ->
        [army] Armée vers { $space } (hauteur { $height }) ; en l’état : { $met }
       *[collector] Collecteur vers { $space } (hauteur { $height }) ; en l’état : { $met }
    }
etherium-do-assault = assaut contre l’armée { DE($people) } (niveau { $level })
etherium-do-siege = siège contre la défense (niveau { $level })
etherium-do-pillage = pillage du collecteur { DE($people) }
etherium-do-danger = risque de pillage par l’armée { DE($people) } (niveau { $level })
etherium-do-collect = Collecter { $cubes }
etherium-do-collect-ether =
    { $stars ->
        [one] Collecter { $cubes } et prendre un jeton Éther ({ $stars } étoile)
       *[other] Collecter { $cubes } et prendre un jeton Éther ({ $stars } étoiles)
    }
etherium-do-collect-nothing = Collecter là où est le collecteur
etherium-do-upgrade =
    { $unit ->
        [army] { $price ->
            [0] Augmenter l’armée au niveau { $level } sans rien payer
           *[other] Augmenter l’armée au niveau { $level } pour { $cubes }
        }
        [defence] { $price ->
            [0] Augmenter la défense au niveau { $level } sans rien payer
           *[other] Augmenter la défense au niveau { $level } pour { $cubes }
        }
       *[collector] { $price ->
            [0] Augmenter le collecteur au niveau { $level } sans rien payer
           *[other] Augmenter le collecteur au niveau { $level } pour { $cubes }
        }
    }
etherium-do-upgrade-guide =
    { $price ->
        [0] Augmenter le guide au niveau { $level } sans rien payer
        [one] Augmenter le guide au niveau { $level } pour 1 cube de base
       *[other] Augmenter le guide au niveau { $level } pour { $price } cubes de base de types différents
    }
etherium-do-etherise = Changer { $price } cubes de base en { $ether } Éther
etherium-do-cards =
    { $count ->
        [one] Piocher { $count } carte Flash pour { $price } Éther
       *[other] Piocher { $count } cartes Flash pour { $price } Éther
    }
etherium-do-capacity =
    { $stars ->
        [0] { $capacity } pour { $cubes }. { $help }
        [one] { $capacity } pour { $cubes }, 1 étoile à la fin. { $help }
       *[other] { $capacity } pour { $cubes }, { $stars } étoiles à la fin. { $help }
    }
etherium-do-booster =
    { $number ->
        [1] Votre premier booster pour { $price } Éther : un cinquième jeton d’Action dès la saison suivante
        [2] Votre deuxième booster pour { $price } Éther : un sixième jeton d’Action dès la saison suivante
        [3] Votre troisième booster pour { $price } Éther : avec lui vient le jeton Booster
       *[other] Un booster de plus pour { $price } Éther
    }
etherium-do-connect =
    { $dice ->
        [one] { $points ->
            [0] Se connecter avec { $dice } dé
           *[other] Se connecter avec { $dice } dé, guide jusqu’à +{ $points }
        }
       *[other] { $points ->
            [0] Se connecter avec { $dice } dés
           *[other] Se connecter avec { $dice } dés, guide jusqu’à +{ $points }
        }
    }
etherium-do-take =
    { $step ->
        [act] Prendre { $cubes } au lieu de l’action
       *[other] Prendre { $cubes }
    }
etherium-do-pay =
    { $pending ->
        [none] Perdre { $cubes }
       *[other] Payer { $cubes }
    }
etherium-do-victim = Voler à { $people }, qui a { $cubes }
etherium-do-steal =
    { $whom ->
        [you] Se voler { $cubes } à soi-même
       *[other] Voler { $cubes } à { $victim }
    }
etherium-do-pass =
    { $step ->
        [act] Ne rien prendre
        [voyage] Ne déplacer aucune unité
        [season] Y renoncer
        [season-paid] Y renoncer
        [take] Ne plus rien prendre
       *[other] Ne pas jouer de carte
    }
etherium-do-play = { $card } : { $help }
etherium-do-play-connect = { $card }, { $points } de plus : { $total }, { $row }
etherium-do-play-fight =
    { $stands ->
        [above] { $card }, { $points } de plus : { $total }, bat { $rival }
        [even] { $card }, { $points } de plus : { $total }, à égalité avec { $rival }
        [below] { $card }, { $points } de plus : { $total } contre { $rival }
       *[other] { $card }, { $points } de plus : { $total }
    }
etherium-do-discard = Défausser { $card } ({ $help })
etherium-do-reroll =
    { $ones ->
        [0] { $twos ->
            [one] Relancer { $twos } dé montrant 2
           *[other] Relancer { $twos } dés montrant 2
        }
        [one] { $twos ->
            [0] Relancer 1 dé montrant 1
            [one] Relancer 1 dé montrant 1 et 1 montrant 2
           *[other] Relancer 1 dé montrant 1 et { $twos } montrant 2
        }
       *[other] { $twos ->
            [0] Relancer { $ones } dés montrant 1
           *[other] Relancer { $ones } dés montrant 1 et { $twos } montrant 2
        }
    }
etherium-do-fate = { etherium-capacity-fate } : relancer tous les dés
etherium-do-guide =
    { $points ->
        [0] Ne rien ajouter : { $total }
       *[other] Ajouter { $points } : { $total }
    }
etherium-do-guide-connect =
    { $points ->
        [0] Ne rien ajouter : { $total }, { $row }
       *[other] Ajouter { $points } : { $total }, { $row }
    }
etherium-do-resolve =
    { $conflict ->
        [assault] Assaut, { $space } : { $peoples }
        [siege] Siège, { $space } : { $peoples }
        [pillage] Pillage, { $space } : { $peoples }
       *[none] Résoudre un conflit : { $space }
    }
etherium-do-siege-booster =
    { $token ->
        [sack] Prendre un booster à { $victim } et le jeton Saccage ({ $stars } étoiles)
        [army] Prendre un booster à { $victim } et un jeton Armée ({ $stars } étoiles)
       *[none] Prendre un booster à { $whom ->
            [you] soi-même
           *[other] { $victim }
        }
    }
etherium-do-siege-ether =
    { $whom ->
        [you] Prendre { $count } Éther à soi-même
       *[other] Prendre { $count } Éther à { $victim }
    }
etherium-do-siege-resources =
    { $whom ->
        [you] Prendre des cubes de base à soi-même : { $count }
       *[other] Prendre des cubes de base de votre choix à { $victim } : { $count }
    }
etherium-do-siege-guide =
    { $token ->
        [army] { $falls ->
            [yes] Abaisser le guide { DE($victim) } au niveau { $level } et prendre un jeton Armée ({ $stars } étoiles)
           *[no] Abaisser le guide { DE($victim) }, dont le dernier niveau reste, et prendre un jeton Armée ({ $stars } étoiles)
        }
       *[none] { $falls ->
            [yes] Abaisser { $whom ->
                [you] votre propre guide
               *[other] le guide { DE($victim) }
            } au niveau { $level }
           *[no] Abaisser { $whom ->
                [you] votre propre guide
               *[other] le guide { DE($victim) }
            }, ce qui ne change rien
        }
    }
etherium-do-flee = Fuir vers { $space } (hauteur { $height })
etherium-do-lay-large = Poser une mine sur { $space }
etherium-do-lay-medium = Poser une forêt sur { $space }
etherium-do-lay-small = Poser une montagne sur { $space }
etherium-do-lay-city =
    { $whom ->
        [you] Poser votre cité contre { $space }
        [none] Poser une cité déserte contre { $space }
       *[other] Poser la cité { DE($victim) } contre { $space }
    }

## Ce qui s’est passé

etherium-log-season-began = La saison { $number } sur 7 commence.
etherium-log-season-revealed =
    { $effects ->
        [none] La carte saison est { $season }.
       *[other] La carte saison est { $season } ({ $effects }).
    }
etherium-log-initiative-set = Ordre d’initiative : { $seats }.
etherium-log-number-began = Action { $number }.
etherium-log-board-completed = Le plateau est complet ; toutes les figurines sont devant leur cité.
etherium-log-deck-shuffled = La défausse est mélangée pour former une nouvelle pioche.
etherium-log-card-drawn =
    { $who ->
        [you] Vous piochez { $count ->
            [one] une carte Flash : { $cards }.
           *[other] { $count } cartes Flash : { $cards }.
        }
       *[other] { $people } pioche { $count ->
            [one] une carte Flash.
           *[other] { $count } cartes Flash.
        }
    }
etherium-log-card-discarded =
    { $who ->
        [you] Vous défaussez { $card }.
       *[other] { $people } défausse { $card }.
    }
etherium-log-card-played =
    { $points ->
        [0] { $who ->
            [you] Vous jouez { $card }.
           *[other] { $people } joue { $card }.
        }
       *[other] { $who ->
            [you] Vous jouez { $card } : { $points } points de plus.
           *[other] { $people } joue { $card } : { $points } points de plus.
        }
    }
etherium-log-card-played-second-wind =
    { $who ->
        [you] Vous jouez { $card } et pouvez relancer des 1 et des 2.
       *[other] { $people } joue { $card } et peut relancer des 1 et des 2.
    }
etherium-log-card-played-twist-of-fate =
    { $who ->
        [you] Vous jouez { $card } et relancez tous les dés.
       *[other] { $people } joue { $card } et relance tous les dés.
    }
etherium-log-card-played-discipline =
    { $who ->
        [you] Vous jouez { $card } : votre armée garde son niveau.
       *[other] { $people } joue { $card } : son armée garde son niveau.
    }
etherium-log-card-played-hideout =
    { $who ->
        [you] Vous jouez { $card } : votre collecteur garde son niveau.
       *[other] { $people } joue { $card } : son collecteur garde son niveau.
    }
etherium-log-card-played-plenty =
    { $who ->
        [you] Vous jouez { $card } : un cube de plus à chacune de vos collectes cette saison.
       *[other] { $people } joue { $card } : un cube de plus à chacune de ses collectes cette saison.
    }
etherium-log-card-played-rising-sap =
    { $who ->
        [you] Vous jouez { $card } : 2 Bois de plus à chacune de vos collectes en forêt cette saison.
       *[other] { $people } joue { $card } : 2 Bois de plus à chacune de ses collectes en forêt cette saison.
    }
etherium-log-card-played-open-quarry =
    { $who ->
        [you] Vous jouez { $card } : 2 Roche de plus à chacune de vos collectes en montagne cette saison.
       *[other] { $people } joue { $card } : 2 Roche de plus à chacune de ses collectes en montagne cette saison.
    }
etherium-log-card-played-red-vein =
    { $who ->
        [you] Vous jouez { $card } : 2 Métal de plus à chacune de vos collectes dans les mines cette saison.
       *[other] { $people } joue { $card } : 2 Métal de plus à chacune de ses collectes dans les mines cette saison.
    }
etherium-log-card-played-stewardship =
    { $who ->
        [you] Vous jouez { $card } : chacune de vos augmentations coûte un cube de moins cette saison.
       *[other] { $people } joue { $card } : chacune de ses augmentations coûte un cube de moins cette saison.
    }
etherium-log-cube-gained-collect =
    { $who ->
        [you] Vous collectez { $cubes }.
       *[other] { $people } collecte { $cubes }.
    }
etherium-log-cube-gained-instead =
    { $who ->
        [you] Vous prenez { $cubes } au lieu de votre action.
       *[other] { $people } prend { $cubes } à la place.
    }
etherium-log-cube-gained-gain =
    { $who ->
        [you] Vous prenez { $cubes }.
       *[other] { $people } prend { $cubes }.
    }
etherium-log-declined-action =
    { $who ->
        [you] Vous ne prenez rien au lieu de votre action.
       *[other] { $people } ne prend rien à la place.
    }
etherium-log-cube-paid =
    { $who ->
        [you] Vous payez { $cubes }.
       *[other] { $people } paie { $cubes }.
    }
etherium-log-cube-lost =
    { $who ->
        [you] Vous perdez { $cubes }.
       *[other] { $people } perd { $cubes }.
    }
etherium-log-cube-stolen =
    { $who ->
        [you] Vous volez { $cubes } à { $victim }.
       *[other] { $whom ->
            [you] { $people } vous vole { $cubes }.
           *[other] { $people } vole { $cubes } à { $victim }.
        }
    }
etherium-log-token-awarded =
    { $token ->
        [army] { $who ->
            [you] Vous prenez un jeton Armée ({ $stars } étoiles).
           *[other] { $people } prend un jeton Armée ({ $stars } étoiles).
        }
        [ether] { $who ->
            [you] Vous prenez un jeton Éther ({ $stars } étoile).
           *[other] { $people } prend un jeton Éther ({ $stars } étoile).
        }
        [connection] { $who ->
            [you] Vous prenez un jeton Connexion ({ $stars } étoiles).
           *[other] { $people } prend un jeton Connexion ({ $stars } étoiles).
        }
        [booster] { $who ->
            [you] Vous prenez un jeton Booster ({ $stars } étoiles).
           *[other] { $people } prend un jeton Booster ({ $stars } étoiles).
        }
       *[sack] { $who ->
            [you] Vous prenez un jeton Saccage ({ $stars } étoiles).
           *[other] { $people } prend un jeton Saccage ({ $stars } étoiles).
        }
    }
etherium-log-capacity-bought =
    { $who ->
        [you] Vous obtenez la capacité { $capacity }.
       *[other] { $people } obtient la capacité { $capacity }.
    }
etherium-log-terrain-laid =
    { $who ->
        [you] Vous posez une { $card ->
            [large] mine
            [medium] forêt
           *[small] montagne
        } sur { $target }.
       *[other] { $people } pose une { $card ->
            [large] mine
            [medium] forêt
           *[small] montagne
        } sur { $target }.
    }
etherium-log-city-laid =
    { $who ->
        [you] Vous posez { $whom ->
            [you] votre cité
            [none] une cité déserte
           *[other] la cité { DE($victim) }
        } contre { $target }.
       *[other] { $people } pose { $whom ->
            [you] votre cité
            [none] une cité déserte
           *[other] la cité { DE($victim) }
        } contre { $target }.
    }
etherium-log-unit-moved =
    { $who ->
        [you] { $unit ->
            [army] Votre armée va vers { $target } depuis { $source }.
           *[collector] Votre collecteur va vers { $target } depuis { $source }.
        }
       *[other] { $unit ->
            [army] L’armée { DE($people) } va vers { $target } depuis { $source }.
           *[collector] Le collecteur { DE($people) } va vers { $target } depuis { $source }.
        }
    }
etherium-log-unit-fled =
    { $who ->
        [you] { $unit ->
            [army] Votre armée quitte { $source } pour { $target }.
           *[collector] Votre collecteur quitte { $source } pour { $target }.
        }
       *[other] { $unit ->
            [army] L’armée { DE($people) } quitte { $source } pour { $target }.
           *[collector] Le collecteur { DE($people) } quitte { $source } pour { $target }.
        }
    }
etherium-log-dice-rolled =
    { $again ->
        [yes] { $kept ->
            [none] { $who ->
                [you] Vous relancez : { $rolled }.
               *[other] { $people } relance : { $rolled }.
            }
           *[other] { $who ->
                [you] Vous gardez { $kept } et relancez : { $rolled }.
               *[other] { $people } garde { $kept } et relance : { $rolled }.
            }
        }
       *[no] { $who ->
            [you] Vous lancez { $rolled }.
           *[other] { $people } lance { $rolled }.
        }
    }
etherium-log-sum-dice = dés { $dice }
etherium-log-sum-guide = guide +{ $points }
etherium-log-sum-cards = cartes +{ $points }
etherium-log-sum-rampart = Rempart +{ $points }
etherium-log-sum-barbarians = saison des Barbares +{ $points }
etherium-log-totalled =
    { $unit ->
        [defence] { $who ->
            [you] Votre défense a { $total } ({ $sum }).
           *[other] La défense { DE($people) } a { $total } ({ $sum }).
        }
       *[army] { $who ->
            [you] Votre armée a { $total } ({ $sum }).
           *[other] L’armée { DE($people) } a { $total } ({ $sum }).
        }
    }
etherium-log-connected =
    { $who ->
        [you] Vous vous connectez avec { $result } ({ $sum }) : { $row }.
       *[other] { $people } se connecte avec { $result } ({ $sum }) : { $row }.
    }
etherium-log-row-without-gain =
    { $result ->
        [6] { $row }, mais il n’en reste plus dans la réserve
        [8] { $row }, mais il n’en reste plus dans la réserve
        [9] { $row }, mais elle est déjà au plus haut
        [11] { $row }, mais il n’en reste plus dans la réserve
        [12] { $row }, mais il n’en reste plus
       *[other] { $row }
    }
etherium-log-tied = Égalité à { $total } : { $seats } relancent.
etherium-log-conflict-began =
    { $conflict ->
        [assault] Assaut sur { $space } : combat entre { $attackers }.
        [siege] Siège contre { $space } : attaque menée par { $attackers }.
       *[pillage] Pillage sur { $space } : { $attackers } contre le collecteur { DE($defenders) }.
    }
etherium-log-conflict-won =
    { $by_tie ->
        [yes] { $conflict ->
            [siege] { $unit ->
                [defence] { $who ->
                    [you] Égalité : votre cité résiste au siège, car vous êtes les Barbares.
                   *[other] Égalité : la cité { DE($people) }, celle des Barbares, résiste au siège.
                }
               *[army] { $who ->
                    [you] Égalité : vous gagnez le siège, car vous êtes les Barbares.
                   *[other] Égalité : { $people }, les Barbares, gagnent le siège.
                }
            }
           *[assault] { $who ->
                [you] Égalité : vous gagnez l’assaut, car vous êtes les Barbares.
               *[other] Égalité : { $people }, les Barbares, gagnent l’assaut.
            }
        }
       *[no] { $conflict ->
            [siege] { $unit ->
                [defence] { $who ->
                    [you] Votre cité résiste au siège.
                   *[other] La cité { DE($people) } résiste au siège.
                }
               *[army] { $who ->
                    [you] Vous gagnez le siège.
                   *[other] { $people } gagne le siège.
                }
            }
           *[assault] { $who ->
                [you] Vous gagnez l’assaut.
               *[other] { $people } gagne l’assaut.
            }
        }
    }
etherium-log-level-rose =
    { $unit ->
        [army] { $who ->
            [you] Votre armée monte au niveau { $level }.
           *[other] L’armée { DE($people) } monte au niveau { $level }.
        }
        [defence] { $who ->
            [you] Votre défense monte au niveau { $level }.
           *[other] La défense { DE($people) } monte au niveau { $level }.
        }
        [guide] { $who ->
            [you] Votre guide monte au niveau { $level }.
           *[other] Le guide { DE($people) } monte au niveau { $level }.
        }
       *[collector] { $who ->
            [you] Votre collecteur monte au niveau { $level }.
           *[other] Le collecteur { DE($people) } monte au niveau { $level }.
        }
    }
etherium-log-level-fell =
    { $unit ->
        [army] { $who ->
            [you] Votre armée tombe au niveau { $level }.
           *[other] L’armée { DE($people) } tombe au niveau { $level }.
        }
        [defence] { $who ->
            [you] Votre défense tombe au niveau { $level }.
           *[other] La défense { DE($people) } tombe au niveau { $level }.
        }
        [guide] { $who ->
            [you] Votre guide tombe au niveau { $level }.
           *[other] Le guide { DE($people) } tombe au niveau { $level }.
        }
       *[collector] { $who ->
            [you] Votre collecteur tombe au niveau { $level }.
           *[other] Le collecteur { DE($people) } tombe au niveau { $level }.
        }
    }
etherium-log-action-tokens-changed =
    { $who ->
        [you] Vous avez { $tokens } jetons d’Action cette saison.
       *[other] { $people } a { $tokens } jetons d’Action cette saison.
    }
etherium-log-action-failed =
    { $who ->
        [you] Votre action { $number } ({ $slot }) échoue, car { $rule }.
       *[other] L’action { $number } ({ $slot }) échoue pour { $people }, car { $rule }.
    }
etherium-log-ready =
    { $ready ->
        [yes] { $who ->
            [you] Vous avez fini de programmer.
           *[other] { $people } a fini de programmer.
        }
       *[no] { $who ->
            [you] Vous programmez de nouveau.
           *[other] { $people } programme de nouveau.
        }
    }
etherium-log-token-laid = Vous posez le jeton { $number } : { $slot }.
etherium-log-tokens-taken-back = Vous reprenez vos jetons d’Action.
etherium-log-program-revealed =
    { $who ->
        [you] Vous avez programmé : { $plan }.
       *[other] { $people } a programmé : { $plan }.
    }
etherium-log-declined =
    { $what ->
        [voyage] { $who ->
            [you] Vous ne déplacez rien au dévoilement de la saison.
           *[other] { $people } ne déplace aucune unité au dévoilement de la saison.
        }
        [take] { $who ->
            [you] Vous ne prenez plus de cubes.
           *[other] { $people } ne prend plus de cubes.
        }
       *[season] { $who ->
            [you] Vous vous passez de l’action de la carte saison.
           *[other] { $people } renonce à l’action de la carte saison.
        }
    }
etherium-log-stars-counted =
    { $sources ->
        [none] { $who ->
            [you] Vous n’avez aucune étoile.
           *[other] { $people } n’a aucune étoile.
        }
       *[other] { $who ->
            [you] Vous avez { $stars ->
                [one] { $stars } étoile
               *[other] { $stars } étoiles
            } : { $sources }.
           *[other] { $people } a { $stars ->
                [one] { $stars } étoile
               *[other] { $stars } étoiles
            } : { $sources }.
        }
    }

## La table

etherium-zone-laying = le plateau se construit
etherium-zone-season-number = Saison { $number } sur { $seasons }
etherium-zone-number = action { $number }
etherium-zone-order = initiative : { $peoples }
etherium-zone-tokens =
    { $count ->
        [one] { $count } jeton d’Action
       *[other] { $count } jetons d’Action
    }
etherium-zone-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
etherium-zone-ready = prêt
etherium-zone-basic =
    { $count ->
        [one] { $count } cube de base
       *[other] { $count } cubes de base
    }
etherium-zone-price = { $thing } : { $price }
etherium-zone-capacity = Une capacité
etherium-zone-conflict =
    { $conflict ->
        [assault] Assaut, { $space }
        [siege] Siège, { $space }
       *[pillage] Pillage, { $space }
    }
etherium-zone-fighter =
    { $state ->
        [beaten] { $people }, { $unit } { $level } : battu
        [waiting] { $people }, { $unit } { $level }
        [won] { $people }, { $unit } { $level } : { $total }, gagne
       *[other] { $people }, { $unit } { $level } : { $total }
    }
etherium-zone-roll = { $people } lance : { $sum } = { $total }
etherium-zone-deck-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
etherium-zone-discard =
    { $count ->
        [0] défausse vide
        [one] 1 carte défaussée : { $cards }
       *[other] { $count } cartes défaussées : { $cards }
    }
etherium-zone-deserted = déserte
etherium-zone-legend = { $height } hauteur · { $city } cité · A armée, C collecteur, D défense, G guide avec leur niveau · les lignes relient les cases voisines
etherium-zone-fight = Combat
etherium-zone-hand = Votre main
etherium-zone-collects = Collecte
etherium-zone-prices = Prix
etherium-zone-connection = Connexion
etherium-zone-supply = Réserve
etherium-zone-capacities = Capacités
etherium-zone-deck = Pioche
etherium-zone-quarter = quartier { $number }
etherium-zone-ring-large = mine
etherium-zone-ring-between = entre
etherium-zone-ring-outer = bord
etherium-zone-columns = Col Arm Déf Gui Bois Roc Mét Éth Boo Cartes Étoiles
etherium-zone-plan = Votre plan
## Erreurs : positions auxquelles aucune partie ne mène. $step est le nom d’une étape, comme l’écrivent les positions.

etherium-error-position-extension = La position est impossible : Meinas, Mauhéa et plus de quatre joueurs appartiennent à l’extension, qui n’est pas en jeu.
etherium-error-position-waiting = La position est impossible : l’étape de « waiting » ne peut pas attendre la fin de l’étape { $step }, ou il en manque une.
etherium-error-position-terrains = La position est impossible : le plateau est complet, sauf pendant la pose des terrains, avec autant de terrains de chaque sorte qu’il en existe.
etherium-error-position-figures = La position est impossible : une figurine se trouve sur une case du plateau, un collecteur jamais dans une cité, une armée seulement dans celle d’un autre peuple en jeu.
etherium-error-position-levels = La position est impossible : collecteurs, armées et défenses sont au moins au niveau 1.
etherium-error-position-seasons = La position est impossible : chaque saison à venir demande une carte d’une couleur que « seasons_seen » ne contient pas.
etherium-error-position-programs = La position est impossible : à l’étape { $step }, au moins un joueur a encore un jeton d’Action à poser.
etherium-error-position-number = La position est impossible : « number » est le numéro d’un jeton pendant la résolution des actions et des conflits.
etherium-error-position-turn = La position est impossible : « turn » ne correspond pas à l’étape { $step }.
etherium-error-position-no-conflict = La position est impossible : à l’étape { $step }, aucun conflit n’est en cours et il n’en reste rien.
etherium-error-position-place = La position est impossible : un conflit en cours a une sorte et un lieu sur le plateau.
etherium-error-position-winner = La position est impossible : à l’étape { $step }, quelqu’un a gagné le conflit.
etherium-error-position-whose-step = La position est impossible : l’étape { $step } revient à une autre place.
etherium-error-position-fights = La position est impossible : seuls ceux qui participent à un conflit ont lancé les dés.
etherium-error-position-actor = La position est impossible : le joueur dont c’est le tour n’a pas de jeton de ce numéro.
etherium-error-position-effect = La position est impossible : « effect » n’est pas ce qui peut être accompli à l’étape { $step }.
etherium-error-position-payment = La position est impossible : un guide au niveau le plus haut ne s’augmente pas.
etherium-error-position-theft = La position est impossible : à l’étape { $step }, « theft » dit ce qui est volé.
etherium-error-position-roll = La position est impossible : à l’étape { $step }, « rolling » dit pourquoi les dés ont été lancés.
etherium-error-position-ending = La position est impossible : une partie finie a une entrée « ending », et aucune autre n’en a.
etherium-error-position-no-action = La position est impossible : personne ne pourrait rien faire.

## Noms : ce que dit une simulation

etherium-fact-people = Peuple
etherium-source-army-tokens = Armée
etherium-source-ether-tokens = Éther
etherium-source-connection-tokens = Connexion
etherium-source-booster-tokens = Booster
etherium-source-sack-tokens = Saccage
etherium-source-capacities = Capacités
etherium-source-guide = Guide
etherium-source-ether = Cubes
