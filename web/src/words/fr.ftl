### La page en français. Ce que les jeux disent d’eux-mêmes est dans leurs propres fichiers, partagés avec Python.

page-title = Aerodrome
page-error-no-server = Le serveur est injoignable. Vérifiez la connexion et réessayez.
page-error-server = Le serveur a répondu par une erreur ({ $status }). Réessayez dans un instant.

## Everywhere

page-title-of = { $page } · Aerodrome
page-home = Accueil
page-footer = Autres pages
page-close = Fermer
page-retry = Réessayer
page-reload = Recharger la page
page-just-now = à l’instant
page-loading = Un instant…
page-error-not-fetched = Une partie de la page n’a pas pu être chargée. La connexion est peut-être coupée, ou il existe une version plus récente.
page-unofficial = Une table non officielle, faite par amour des jeux. Si l’un d’eux vous plaît, achetez sa boîte.
page-somebody = quelqu’un
page-a-bot = un bot
page-bot = le bot { $name }
page-nowhere = Rien que des nuages
page-nowhere-lead = Il n’y a pas de page à cette adresse. Il manque peut-être une lettre au lien.
page-nowhere-back = Retour aux jeux

## Start

page-start-lead = Trois jeux d’aéronefs autour d’une table : en solo sur le canapé, avec des amis d’une autre ville, ou en compagnie d’un bot.
page-start-games = Les jeux
page-start-play = Jouer
page-start-play-at = Jouer tout de suite à { $game }
page-start-starting = La table se prépare…
page-start-options = Options
page-start-options-of = { $game } : options de la partie
page-start-guide = Première partie guidée
page-start-alone = Commence aussitôt : vous seul.
page-start-bots =
    { $count ->
        [one] Commence aussitôt : vous et un bot.
       *[other] Commence aussitôt : vous et { $count } bots.
    }
page-start-players = Joueurs : { $counts }
page-start-people = Comme la dernière fois : { $count } places, avec des liens pour les autres.
page-start-here = Comme la dernière fois : { $count } places sur cet appareil.
page-continue = Continuer
page-continue-more =
    { $count ->
        [one] Une autre table
       *[other] { $count } autres tables
    }
page-finished =
    { $count ->
        [one] Une partie terminée
       *[other] { $count } parties terminées
    }
page-table-with = Avec { $names }
page-table-alone = En solitaire
page-table-here = { $count } places sur cet appareil
page-table-your-turn = À vous
page-table-playing = En attente des autres
page-table-gathering = Pas encore commencée
page-table-on-hold = En suspens : règles plus anciennes
page-table-over = Terminée
page-table-closed = Fermée

## New match

page-new = { $game } : nouvelle partie
page-new-lead = Choisissez qui joue et comment. Vos choix sont retenus pour la prochaine fois.
page-guide = Première partie guidée
page-guide-lead = Une donne facile, et une explication à chaque nouveauté.
page-guide-yours = Votre guide
page-guide-understood = Compris
page-guide-leave = Quitter le guide
page-seats = Qui joue
page-seats-count = Nombre de joueurs
page-seats-watch = Vous n’avez pas de place : vous regarderez.
page-seat = Joueur { $number }
page-seat-me = Moi
page-seat-link = Un ami, par lien
page-seat-link-help = Vous recevez un lien à envoyer. La première personne qui l’ouvre et s’assied a la place.
page-seat-here = Quelqu’un ici
page-seat-here-help = Vous partagez cet appareil, chacun son tour.
page-seat-bot = Bot { $name }
page-seat-name = Nom
page-options = Options
page-option-needed = Obligatoire à { $count } joueurs.
page-estimate = Difficile ? Le bot { $bot } a gagné { $share } de ses { $matches } parties comme celle-ci, à { $margin } près. À vous de faire mieux.
page-more = Plus
page-seed = Donne connue
page-seed-help = Laissez vide pour des dés équitables. Le même mot ou le même nombre donne toujours les mêmes dés et les mêmes cartes ; l’enregistrement le dira.
page-chat = Messages libres pendant la concertation
page-chat-help = Vous et la personne invitée par votre lien pouvez vous écrire, mais seulement pendant la concertation. En prenant place, on l’accepte.
page-chat-always = Messages libres
page-chat-always-help = Les joueurs peuvent s’écrire à tout moment. Prendre place, c’est accepter.
page-absence = Si quelqu’un ne revient pas
page-absence-help = Si un joueur s’absente aussi longtemps, les autres peuvent laisser un bot jouer à sa place.
page-clock = Temps pour une décision
page-clock-none = Sans limite
page-clock-help = Quand le temps de quelqu’un est écoulé, un bot prend cette seule décision à sa place ; puis la partie continue.
page-clock-left = temps restant
page-absence-hours =
    { $count ->
        [one] Une heure
       *[other] { $count } heures
    }
page-absence-days =
    { $count ->
        [one] Un jour
       *[other] { $count } jours
    }
page-begin = Commencer
page-begin-links = À la table, vous trouverez les liens à envoyer.

## Settings

page-settings = Réglages
page-settings-language = Langue
page-settings-theme = Thème
page-settings-theme-system = Comme le système
page-settings-theme-light = Clair
page-settings-theme-dark = Sombre
page-settings-text = Textes et boutons
page-settings-text-normal = Taille normale
page-settings-text-larger = Plus grands
page-settings-speed = Vitesse
page-settings-speed-slow = Lente
page-settings-speed-normal = Normale
page-settings-speed-fast = Rapide
page-settings-speed-off = Sans attendre
page-settings-automatic = Jouer d’office les coups forcés
page-settings-automatic-help = Annuler vous ramène à votre dernière vraie décision.
page-settings-sound = Sons
page-settings-volume = Volume
page-settings-odds = Montrer les chances
page-settings-odds-help = La probabilité de réussir un lancer, là où le jeu la connaît.
page-settings-notify = Me prévenir quand c’est à moi
page-settings-notify-help = Par une notification, quand la table est ouverte dans un onglet en arrière-plan.
page-settings-notify-refused = Votre navigateur bloque les notifications. Ses réglages pour ce site permettent de les autoriser.
page-settings-notify-insecure = Les notifications demandent une adresse sécurisée (https).
page-me = Vous
page-me-name = Votre nom à la table
page-me-help = Aucun compte n’est nécessaire : cet appareil se souvient de vous.
page-me-colour = Votre couleur
page-me-saved = Enregistré.
page-colour-amber = Ambre
page-colour-brick = Rouge brique
page-colour-forest = Vert forêt
page-colour-indigo = Indigo
page-colour-plum = Prune
page-colour-sand = Sable
page-colour-slate = Gris ardoise
page-colour-teal = Bleu canard
page-data = Vos données
page-data-help = Le serveur garde votre nom et votre couleur, vos tables avec ce que vous y avez écrit, et vos résultats.
page-data-copy = Enregistrer une copie
page-data-delete-help = Tout ce qui vous concerne peut être supprimé. Les parties jouées avec d’autres restent les leurs : votre nom est effacé et, si une partie continue, un bot prend votre place.
page-data-delete = Supprimer tout ce qui me concerne
page-data-sure = C’est définitif : vos tables, vos résultats et vos places disparaîtront.
page-data-keep = Tout garder
page-data-delete-now = Supprimer maintenant
page-recovery = Retrouver ses parties sur un autre appareil
page-recovery-help = Avec un code de récupération, vous jouez aussi sur un autre appareil : même nom, mêmes tables.
page-recovery-make = Créer un code de récupération
page-recovery-replaces = Vous avez déjà un code ; un nouveau le remplace.
page-recovery-yours = Votre code de récupération
page-recovery-once = Il n’est montré qu’une fois. Toute personne qui l’a peut jouer à votre place.
page-recovery-enter = Un code venu d’un autre appareil
page-recovery-use = L’utiliser
page-recovery-done = C’est fait : les tables de l’autre appareil sont maintenant ici aussi.
page-recovery-end-help = Un de vos appareils est perdu, ou quelqu’un s’est servi de votre code ? Déconnectez tous vos autres appareils : ils ne pourront plus jouer à votre place.
page-recovery-end = Déconnecter tous mes autres appareils
page-recovery-ended = C’est fait : seul cet appareil joue à votre place. Créez un nouveau code si l’ancien est en d’autres mains.

## Rules

page-rules = Règles
page-rules-of = { $game } : les règles
page-rules-lead = Toutes les règles de cette table, avec nos propres mots. Quand un coup est refusé, l’une d’elles dit pourquoi.
page-rules-search = Chercher dans les règles
page-rules-found =
    { $count ->
        [0] Aucune règle ne contient tous ces mots.
        [one] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
page-rules-contents = Sommaire
page-rules-loading = Chargement des règles…
page-rules-in-play = Seulement ce qui est en jeu à cette table.
page-rules-whole = Toutes les règles, y compris celles des autres options.
page-rules-show-whole = Voir toutes les règles
page-rules-show-in-play = Ne voir que ce qui est en jeu
page-rules-example = Un exemple
page-rules-ruling = Notre lecture
page-rules-table = Tableau
page-rules-ruling-lead = Les livrets laissent ici une question ouverte, ou se contredisent. Voici comment on joue à cette table, et pourquoi.

## Rules in two minutes

page-primer = Les règles en deux minutes
page-primer-short = En deux minutes
page-primer-of = { $game } en deux minutes
page-primer-all = Toutes les règles
page-primer-done = Compris

## Verify

page-verify = Vérifier les dés
page-verify-lead = Déposez l’enregistrement d’une partie terminée : elle est rejouée de la première carte à la dernière, et chaque lancer est vérifié.
page-verify-choose = Choisir un enregistrement
page-verify-drop = ou déposez le fichier ici
page-verify-checking = La partie est rejouée…
page-verify-unreadable = Ce fichier n’a pas pu être lu.
page-verify-fails = L’enregistrement n’est pas authentique
page-verify-holds = L’enregistrement est authentique
page-verify-decisions =
    { $count ->
        [0] Une partie ({ $game }) : aucune décision n’y a été prise.
        [one] Une partie ({ $game }) : sa seule décision a suivi les règles.
       *[other] Une partie ({ $game }) : ses { $count } décisions ont toutes suivi les règles.
    }
page-verify-draws =
    { $count ->
        [0] Aucun dé n’a été lancé, aucune carte tirée.
        [one] Un lancer ou tirage a été vérifié : il découle de la graine fixée avant la partie.
       *[other] { $count } lancers et tirages ont été vérifiés : tous découlent de la graine fixée avant la partie.
    }
page-verify-no-seed = L’enregistrement ne montre pas sa graine : les lancers et tirages ont été rejoués, mais n’ont pas pu être vérifiés.
page-verify-known = C’est une donne connue : la graine a été choisie ou partagée avant la partie, et les joueurs pouvaient donc savoir ce qui allait venir.
page-verify-unfinished = Cette partie n’est pas terminée.
page-verify-mixed-people =
    { $count ->
        [one] Une personne a ajouté des octets aléatoires, fixés auparavant par une empreinte.
       *[other] { $count } personnes ont ajouté des octets aléatoires, chacune les ayant fixés par une empreinte avant que quiconque envoie les siens.
    }
page-verify-mixed-unowned = Des octets aléatoires ont été ajoutés, mais cet enregistrement plus ancien ne dit ni par qui ni quand : son hôte a pu les choisir, et les dés avec eux.
page-verify-mixed-nobody = Personne n’a ajouté d’octets aléatoires : l’enregistrement montre que la graine n’a pas été changée ensuite, non qu’elle a été tirée au hasard.
page-verify-won = Victoire : { $seats }.
page-verify-nobody-won = Personne n’a gagné.
page-verify-scores = Scores, place par place : { $scores }.
page-verify-rule = La règle qui y a mis fin : { $rule }
page-fair-fingerprint = Empreinte de la graine :
page-fair-aborted =
    { $count ->
        [one] Une tentative de mélanger la graine a été abandonnée avant la partie. Elle a donné un essai de plus à un hôte qui connaît la graine.
       *[other] { $count } tentatives de mélanger la graine ont été abandonnées avant la partie. Chacune a donné un essai de plus à un hôte qui connaît la graine.
    }
page-fair-as-promised =
    { $count ->
        [one] Cet appareil a vérifié les dés lui-même : { $count } lancer ou tirage, conforme à ce qui était promis.
       *[other] Cet appareil a vérifié les dés lui-même : les { $count } lancers et tirages sont conformes à ce qui était promis.
    }
page-fair-own = Ce que cet appareil a trouvé par lui-même
page-fair-own-draws =
    { $count ->
        [one] Sans le serveur, il a recalculé { $count } lancer ou tirage : il découle de la graine.
       *[other] Sans le serveur, il a recalculé les { $count } lancers et tirages : ils découlent de la graine.
    }
page-fair-own-memory = Il a participé à cette partie et se souvient de l’empreinte, de ses propres octets et des empreintes des autres : tout correspond.
page-fair-no-memory = Il ne se souvient pas du début de cette partie : il n’a pu vérifier que ce que dit l’enregistrement.
page-fair-doubts = Quelque chose dans les dés n’est pas conforme à ce qui était promis
page-fair-doubt-commitment = L’empreinte n’est pas celle qui était affichée avant la partie.
page-fair-doubt-seed = La graine ne correspond pas à l’empreinte.
page-fair-doubt-own = Les octets aléatoires de cet appareil ne sont pas dans l’enregistrement.
page-fair-doubt-hashes = Les octets de quelqu’un ne sont pas ceux de l’empreinte affichée auparavant.
page-fair-doubt-rounds = Des tentatives de mélanger la graine manquent dans l’enregistrement, ou ont été modifiées.
page-fair-doubt-people = L’enregistrement n’a pas exactement une contribution par personne.
page-fair-doubt-draws = Un lancer ou un tirage ne découle pas de la graine.
page-verify-how = Comment ça marche
page-verify-how-fixed = Avant une partie, un nombre secret, la graine, est fixé. Son empreinte est montrée à toute la table.
page-verify-how-mixed = Puis l’appareil de chaque joueur choisit des octets aléatoires. Il n’en envoie d’abord qu’une empreinte ; quand celles de tous sont affichées, les octets suivent. Ainsi personne, pas même l’hôte, ne peut choisir des octets selon ceux des autres.
page-verify-how-follows = Chaque lancer et chaque carte découle de la graine et de ces octets, et de rien d’autre.
page-verify-how-shown = Une fois la partie finie, la graine est montrée. Votre appareil se souvient de ce qu’il a vu et compare ; et chacun peut tout recalculer, ici ou avec un petit script à soi.
page-verify-how-trust = Cela ne démasque pas un hôte qui regarde les cartes cachées, qui calcule ce qui va venir, ou qui abandonne des parties jusqu’à en trouver une à son goût. Jouez avec des gens de confiance, ou soyez l’hôte.

## About

page-about = À propos
page-about-lead = Aerodrome est une table pour trois jeux d’aéronefs : pour une personne sur un canapé, deux dans deux villes ou un cercle d’amis, avec des bots aux places vides.
page-about-free = C’est gratuit et sans compte. Dés et cartes se vérifient après chaque partie.
page-about-check = Comment les dés se vérifient
page-about-games = À qui sont ces jeux
page-about-reconstructed = Ce qui est reconstitué dans { $game }
page-about-unofficial = Aerodrome n’est ni l’œuvre des auteurs ou des éditeurs des jeux, ni approuvé par eux. Tous les textes et dessins sont les nôtres. Si un jeu vous plaît, achetez sa boîte : c’est ainsi qu’il en naît d’autres.
page-about-made = De quoi c’est fait
page-about-licence = Aerodrome est un logiciel libre sous licence { $licence }.
page-about-fonts = Polices
page-about-page = La page
page-about-server = Le serveur
page-about-part = { $name }, licence { $licence }
page-about-version = Version { $version }

## Statistiques et historique

page-statistics = Vos parties
page-statistics-lead = Vos résultats, et chaque partie à revoir. Vous seul voyez cette page.
page-statistics-all = Vos parties et leurs résultats
page-statistics-empty = Pas encore de partie
page-statistics-empty-lead = Vos parties apparaîtront ici, avec vos résultats : celles en cours, et celles à revoir.
page-statistics-begin = Choisir un jeu
page-statistics-counted = Vos résultats
page-statistics-what-counts = Les parties aux dés équitables comptent dès qu’elles sont finies. Les donnes connues, comme la première partie guidée, sont listées mais ne comptent pas.
page-statistics-rate = de vos parties gagnées
page-statistics-played = Jouées
page-statistics-won = Gagnées
page-statistics-lost = Perdues ou abandonnées
page-statistics-streak = Série de victoires en cours
page-statistics-best-streak = Plus longue série de victoires
page-statistics-best-score = Meilleur résultat
page-statistics-turns = Fin d’une partie, en moyenne
page-statistics-time = Durée moyenne d’une partie
page-statistics-breaks =
    { $minutes ->
        [one] La durée d’une partie va de la première décision à la dernière ; les pauses de plus de { $minutes } minute n’y comptent pas.
       *[other] La durée d’une partie va de la première décision à la dernière ; les pauses de plus de { $minutes } minutes n’y comptent pas.
    }
page-statistics-trend-said = Victoires sur dix parties : { $before } auparavant, { $now } dernièrement
page-statistics-form = Dernières parties, la plus récente d’abord
page-statistics-form-of =
    { $count ->
        [one] La dernière partie
       *[other] Les { $count } dernières parties, la plus récente d’abord
    }
page-statistics-apart = Selon les options
page-statistics-line = { $won } sur { $played } gagnées, plus longue série : { $best }
page-statistics-usual = Options standard
page-statistics-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-statistics-sheets =
    { $count ->
        [one] Feuille de progression
       *[other] { $count } feuilles de progression
    }
page-statistics-play = { $game } : nouvelle partie
page-option-said = { $name } : { $value }
page-ending-won = Gagnée
page-ending-lost = Perdue
page-ending-resigned = Abandonnée
page-history = Toutes les parties
page-history-which = Afficher
page-history-all = Toutes
page-history-running = En cours
page-history-finished = Finies
page-history-none = Aucune partie ici.
page-history-more =
    { $count ->
        [one] En montrer une de plus
       *[other] En montrer { $count } de plus
    }
page-history-older = Les parties plus anciennes comptent, mais ne sont plus listées.
page-history-known-deal = Donne connue : ne compte pas.
page-history-continue = Aller à la table
page-history-look = La revoir
page-history-record = Enregistrement

## Ce qui est reconstitué

page-reconstructed = Ce qui est reconstitué
page-reconstructed-lead = Certaines valeurs ne figurent que sur les cartes de la boîte, et aucune page publique ne les donne. Voici chaque valeur utilisée ici, et d’où elle vient.
page-reconstructed-values = Toutes les valeurs { DE($game) }
page-reconstructed-only = Seulement ce que ni les règles ni une page publique ne disent
page-source-rulebook = règle
page-source-rulebook-help = imprimé dans un livret de règles, ou déduit de lui
page-source-public = public
page-source-public-help = dit par une page publique ou par l’auteur
page-source-inferred = déduit
page-source-inferred-help = se déduit de plusieurs indices
page-source-reconstructed = reconstitué
page-source-reconstructed-help = aucune source trouvée : notre proposition, conforme à tout ce qu’on sait
page-source-ours = notre nom
page-source-ours-help = le vrai nom n’est pas connu ; nous avons inventé celui-ci
page-correct = Vous avez la boîte ? Corrigez les valeurs
page-correct-take = Enregistrez les valeurs d’un jeu dans un fichier, avec le bouton ci-dessous.
page-correct-correct = Ouvrez-le dans un éditeur de texte. Chaque carte a sa propre ligne : notez ce que dit la vôtre, et « rulebook » comme source.
page-correct-play = Commencez une nouvelle partie, ouvrez « Plus » et choisissez votre fichier. Toute la table joue alors avec vos valeurs. Un fichier qui se contredit est refusé, avec la ligne en question.
page-correct-share = L’enregistrement de la partie contient votre fichier : il se vérifie comme tout autre.
page-correct-terminal = Dans le terminal, c’est une option de plus :
page-correct-file = Enregistrer les valeurs { DE($game) }
page-catalogue = Valeurs corrigées
page-catalogue-help = Si vous avez la boîte : jouez avec les valeurs de votre propre fichier.
page-catalogue-how = Comment en faire un
page-catalogue-choose = Choisir un fichier
page-catalogue-without = Le retirer

## Table

page-table-title = { $title } – Aerodrome
page-table-title-asked = ● À vous – { $title }
page-table-opening = La table se prépare…
page-table-connecting = La table est injoignable pour le moment ; nouvel essai en cours.
page-table-cannot-open = Cette table ne peut pas être ouverte
page-table-cannot-go-on = Cette partie ne peut pas continuer
page-table-last-picture = La table telle qu’elle était.
page-table-try-again = Réessayer
page-table-home = Aller à l’accueil
page-table-turn = { $unit } { $turn }
page-table-prompt = Ce qu’il faut faire
page-table-undo = Annuler
page-table-log = Journal
page-table-rules = Règles
page-table-share = Partager
page-table-share-long = Liens vers cette table
page-table-menu = Menu
page-table-good = Compris
page-table-you-are = { $name }, c’est à vous.
page-table-waiting = On attend { $names }.
page-table-thinking =
    { $count ->
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
page-table-withdraw = Changer mon plan
page-table-result = Le résultat
page-table-show-rule = Voir la règle
page-table-not-now = Pas maintenant
page-table-asking = Consultation des règles…
page-table-nothing-here = Il n’y a rien à faire ici pour l’instant.
page-table-actions = Tout ce que vous pouvez faire
page-table-no-actions = Vous n’avez rien à décider pour l’instant.
page-table-find-action = Chercher
page-table-actions-count =
    { $count ->
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }
page-table-picture = La table en image. { $prompt }
page-table-picture-now = L’image montre la table telle qu’elle est ; le texte ci-dessous raconte ce qui s’est passé avant.
page-table-lost = Vous êtes hors ligne. Vous pouvez regarder la table ; la connexion reviendra d’elle-même.
page-table-lost-waiting = Vous êtes hors ligne. Votre coup est gardé et partira dès le retour de la connexion.
page-table-waits = Votre dernier coup n’est pas encore parti.
page-table-back = Connexion rétablie.
page-table-meanwhile =
    { $left ->
        [0] Entre-temps :
       *[other] Entre-temps, entre autres :
    }
page-table-resign = Abandonner
page-table-resign-ask = Abandonner cette partie ?
page-table-resign-alone = La partie s’arrête et compte comme perdue.
page-table-resign-together = Vous quittez la partie pour de bon, et un bot joue à votre place. Ce choix est définitif.
page-table-resign-no = Continuer
page-table-resign-yes = Abandonner

## Parties au long cours

page-calls-title =
    { $count ->
        [one] ● À vous à une table – Aerodrome
       *[other] ● À vous à { $count } tables – Aerodrome
    }
page-calls-home =
    { $count ->
        [one] Accueil : c’est à vous à une autre table
       *[other] Accueil : c’est à vous à { $count } autres tables
    }
page-calls-notice = { $game } : à vous de jouer
page-calls-with =
    { $count ->
        [one] { $names } vous attend.
       *[other] { $names } vous attendent.
    }

## Places

page-seats-title = Qui est à la table
page-seats-you = Vous
page-seats-number = Place { $number }
page-seats-player = Joueur { $number }
page-seats-namesake = { $name } ({ $byname })
page-seats-state =
    { $state ->
        [awaited] C’est à { $name }
        [ready] { $name } a terminé
        [away] { $name } est hors ligne
        [resigned] { $name } a abandonné
       *[still] { $name }
    }
page-seats-state-you =
    { $state ->
        [awaited] C’est à vous
        [ready] Vous avez terminé
        [away] Vous êtes hors ligne
        [resigned] Vous avez abandonné
       *[still] Vous
    }
page-screen = À qui sont les cartes montrées
page-screen-all = Les mains sont couvertes : tout le monde peut regarder.
page-screen-only = Seules les cartes { DE($name) } sont montrées : que les autres détournent les yeux.
page-screen-show = { $name } : montrer mes cartes
page-screen-look = Voir : { $name }
page-screen-hide = { $name } : couvrir mes cartes
page-screen-hold = Maintenir pour regarder
page-seats-gathering = { $title } : en attente de joueurs
page-seats-missing =
    { $count ->
        [one] Une place est encore libre. Envoyez son lien ; la partie commence quand tout le monde est là.
       *[other] { $count } places sont encore libres. Envoyez leurs liens ; la partie commence quand tout le monde est là.
    }
page-seats-missing-others =
    { $count ->
        [one] Une place est encore libre. La partie commence quand tout le monde est là.
       *[other] { $count } places sont encore libres. La partie commence quand tout le monde est là.
    }
page-seats-asleep = Toutes les places sont prises. La partie commence dès que cette table est ouverte sur l’appareil { DE($names) }.
page-seats-dealing = Tout le monde est là. La partie commence…
page-seats-chat = À cette table on peut s’écrire, mais seulement pendant la concertation. Si vous préférez jouer sans messages, demandez une table qui n’en a pas.
page-seats-chat-always = On peut s’écrire à cette table. Si vous préférez jouer sans messages, demandez une table sans.
page-seats-clock = Chaque décision se prend en { $time } ; au-delà, un bot prend celle-là à votre place.
page-seats-absence = Après { $time } sans nouvelles d’un joueur, les autres peuvent laisser un bot jouer à sa place jusqu’à son retour. En prenant place, vous l’acceptez.
page-seats-usual = habituelles
page-seats-catalogue = Cette partie se joue avec des valeurs corrigées, d’un fichier du joueur qui a créé la table.
page-seats-sit-title = { $title } : une place pour vous
page-seats-invited-by = { $name } vous invite à { $title }
page-seats-your-seat = La place { $number } est à vous si vous le voulez
page-seats-is-bot = { $name } joue aussi
page-seats-is-there = { $name } est à la table
page-seats-is-taken = La place { $number } est prise
page-seats-is-free = La place { $number } est encore libre
page-seats-taken = { $name } a déjà pris cette place. Si c’est vous, sur un autre appareil, reprenez-la simplement.
page-seats-my-name = Votre nom, tel que les autres le voient
page-seats-sit = Prendre cette place
page-seats-look-on = Regarder seulement
page-seats-link = Lien pour la place { $number }
page-seats-link-mine = Ma propre place, pour un autre de mes appareils
page-seats-link-of = La place { DE($name) }, pour un autre appareil
page-seats-link-watch = Lien pour les spectateurs
page-seats-invitation = Viens jouer à { $title } avec moi !
page-seats-invitation-watch = Viens nous voir jouer à { $title } !
page-seats-copy = Copier
page-seats-code = Code QR
page-seats-code-of = Code QR : { $link }
page-seats-code-help = Visez-le avec l’appareil photo d’un autre téléphone.
page-seats-copied = Copié
page-seats-copy-by-hand = Le lien est sélectionné : copiez-le à la main.
page-seats-kept =
    { $count ->
        [one] Une place attend { $names }, avec une invitation à la table précédente. La partie commence dès qu’elle est acceptée.
       *[other] Des places attendent { $names }, avec une invitation à la table précédente. La partie commence dès qu’elle est acceptée.
    }
page-seats-invited = invitation envoyée
page-seats-own = Ma place sur un autre appareil
page-seats-own-help = Le lien de votre propre place est une clé : toute personne qui l’ouvre voit vos cartes et joue pour vous. Gardez-le pour vous.
page-seats-devices =
    { $count ->
        [one] Seul cet appareil occupe la place.
       *[other] { $count } appareils occupent cette place.
    }
page-seats-renew = Créer un nouveau lien
page-seats-end-others = Déconnecter les autres appareils et créer un nouveau lien
page-seats-renewed = Le lien est nouveau, et seul cet appareil occupe la place.
page-seats-not-owner = Seul l’appareil qui a pris la place en premier peut déconnecter les autres.
page-seats-send = Envoyer
page-seats-open = libre
page-seats-yours = sur cet appareil
page-seats-here = en ligne
page-seats-away = hors ligne
page-seats-away-since = hors ligne, vu { $time }
page-seats-bot-waits = un bot, prêt
page-seats-bot =
    { $instead ->
        [yes] { $bot }, un bot, joue à sa place
       *[no] un bot
    }
page-seats-resigned = a abandonné
page-seats-give = Laisser jouer un bot
page-seats-give-mine = Laisser un bot jouer pour moi
page-seats-come-back = Reprendre ma place
page-seats-bot-for-me = { $bot }, un bot, joue pour vous.
page-seats-which-bot = Quel bot :
page-seats-watchers =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }

## Talk

page-talk = Parler
page-talk-unread =
    { $count ->
        [one] Parler : un nouveau message
       *[other] Parler : { $count } nouveaux messages
    }
page-talk-line = { $name } : { $text }
page-talk-empty = Personne n’a encore rien dit.
page-talk-write = Écrire un message
page-talk-send = Envoyer
page-talk-look = Pour montrer une carte, maintenez-la pressée et choisissez « La montrer aux autres ».
page-talk-point = La montrer aux autres
page-call-take-it = Je la prends ?
page-call-leave-it = Moi, je la laisserais.
page-call-look = Regardez ici !
page-call-yes = Oui
page-call-no = Non
page-call-thanks = Merci !
page-call-well-played = Bien joué !
page-call-ouch = Aïe !
page-call-watch-out = Attention !
page-call-truce = On fait la paix ?
page-call-your-turn = À vous de jouer !
page-call-one-moment = Un instant, s’il vous plaît.

## Journal

page-log-title = Ce qui s’est passé
page-log-fetching = Chargement des tours précédents…
page-log-empty = Il ne s’est encore rien passé.

## Revoir

page-replay-title = Revoir
page-replay-look-back = Revoir la partie
page-replay-prompt = Vous revoyez la partie.
page-replay-beginning = Le début.
page-replay-more =
    { $count ->
        [one] Encore { $count } phrase
       *[other] Encore { $count } phrases
    }
page-replay-slider = Moment de la partie
page-replay-where = { $unit } { $turn }, étape { $at } sur { $last }
page-replay-step = Étape { $at } sur { $last }
page-replay-turn-back = Retour au début du tour
page-replay-back = Une étape en arrière
page-replay-play = Lire
page-replay-pause = Pause
page-replay-forward = Une étape en avant
page-replay-turn-forward = Au tour suivant
page-replay-pace = Changer la vitesse
page-replay-pace-now = Vitesse { $pace } × (changer)
page-replay-pace-is = { $pace } ×
page-replay-link = Copier un lien vers ce moment
page-replay-from = Vu par
page-replay-from-all = Tout le monde
page-replay-close = Retour à la table
page-replay-play-on = Reprendre d’ici
page-replay-play-on-help = Une nouvelle partie commence à cet instant, avec de nouveaux dés et de nouvelles cartes pour tout ce qui était encore inconnu. Qui joue ?
page-replay-seat-me = Moi
page-replay-seat-link = Un ami, par lien
page-replay-seat-here = Quelqu’un sur cet appareil
page-replay-begin = Commencer

## La fin

page-end-over = La partie est terminée
page-end-given-up = Vous avez abandonné cette partie.
page-end-won = Victoire !
page-end-lost = Défaite
page-end-lost-all = La partie est perdue
page-end-winners = Victoire : { $names }
page-end-scores = Scores
page-end-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-end-wanted =
    { $count ->
        [one] { $names } aimerait rejouer.
       *[other] { $names } aimeraient rejouer.
    }
page-end-join = Aller à la partie suivante
page-end-again = Rejouer
page-end-new = Nouvelle partie
page-end-harder = Plus difficile
page-end-share = Partager le résultat
page-end-share-text = En texte
page-end-share-picture = En image
page-end-saved = Enregistré
page-end-verify = Vérifier les dés
page-end-record = Enregistrer la partie

## Clavier

page-keys-title = Touches
page-keys-arrows = Se déplacer entre les éléments de la table
page-keys-name-enter = Entrée
page-keys-enter = Agir, ou voir ce qui est possible
page-keys-explain = Expliquer l’élément choisi
page-keys-undo = Annuler
page-keys-log = Ouvrir ou fermer le journal
page-keys-rules = Ouvrir les règles
page-keys-actions = Tout ce que vous pouvez faire, en liste
page-keys-name-escape = Échap
page-keys-escape = Fermer ce qui est ouvert
page-keys-help = Cette aide
page-keys-name-home = Début
page-keys-name-end = Fin
page-keys-name-space = Espace
page-keys-replay-step = Un pas en arrière ou en avant
page-keys-replay-ends = Au début, à la fin
page-keys-replay-play = Lire ou mettre en pause

## A window and its countdown

page-window = Le moment des cartes
page-window-counting = Vous passerez à la fin du compte à rebours.
page-window-counting-after = Vous passerez à la fin du compte à rebours ; d’abord { $names }.
page-window-held = Prenez votre temps.
page-window-held-after = Prenez votre temps. Votre tour vient après { $names }.
page-window-released = Vous passerez quand votre tour viendra.
page-window-others = C’est le moment de jouer une carte pour { $names }.
page-window-more = Plus de temps
page-window-pass = Passer
