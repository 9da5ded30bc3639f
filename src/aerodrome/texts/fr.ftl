table-section-table = La table
table-match-over = La partie est terminée.
table-not-your-turn = Ce n’est pas votre tour.
table-no-such-action = Cette action n’existe pas dans ce jeu.
table-nothing-to-withdraw = Vous n’avez aucun choix secret qui puisse encore être repris.
table-undo-nothing = Il n’y a rien à reprendre.
table-undo-chance = Les dés ou les cartes ont parlé depuis : ce coup ne peut plus être repris.
table-undo-secret = Un secret a été montré depuis : ce coup ne peut plus être repris.
table-undo-other-seat = Un autre joueur a décidé depuis : ce coup ne peut plus être repris.
table-undo-together = Plusieurs joueurs choisissent en secret en même temps : un choix se retire, il ne se reprend pas.
table-player = Joueur { $number }
table-prompt-of = { $player } : { $prompt }
catalogue-item = { $name } { $count }

## Erreurs : ce qui ne va pas dans un appel ou un fichier. Les noms et valeurs du dehors sont cités comme les écrit Python.

error-no-message = Le message { $message } n’existe pas dans la langue { $language }.
error-empty-message = Le message { $message } est vide dans la langue { $language }.
error-unfilled-message = Le message { $message } ne peut pas être complété dans la langue { $language } : { $reason }.
error-no-language = La langue { $language } n’existe pas ici ; choisissez parmi { $known }.
error-no-game = Le jeu { $game } n’existe pas ici ; choisissez parmi { $known }.
error-broken-game = Le jeu { $game } de { $place } est laissé de côté, car il ne peut pas être chargé : { $reason }
error-second-game = Le jeu { $game } de { $place } est laissé de côté, car il y a déjà un jeu de ce nom.
error-no-catalogue = Le jeu { $game } n’a pas de catalogue.
error-no-rule = Ce jeu n’a pas de règle { $wanted }.
error-seats = Le jeu { $game } se joue avec { $counts } place(s), et non { $found }.
error-option-value = L’option { $option } ne peut pas valoir { $value } ; choisissez parmi { $known }.
error-option-list = L’option { $option } attend une liste de noms, et non { $value }.
error-option-needs = { $value } de l’option { $option } demande { $needed } pour l’option { $other } : choisissez-la aussi.
error-option-seats = L’option { $option } ne peut être { $value } qu’avec { $counts } places.
error-option-with = L’option { $option } ne peut être { $value } que si l’option { $other } est parmi { $needed }.
error-option-opens = Une partie à { $seats } places demande { $needed } comme option { $option }.
error-option-lineup = L’option { $option } donne { $found } nom(s), mais la partie a { $seats } places : donnez un nom par place, ou aucun.
error-option-repeated = L’option { $option } donne plusieurs fois { $value } ; deux places ne peuvent pas l’avoir.
error-option-name = L’option { $option } ne connaît pas { $value } ; choisissez parmi { $known }.
error-no-option = L’option { $option } n’existe pas ; ce jeu a { $known }.
error-other-game = Ceci est d’un autre jeu : { $found }, alors qu’il faut { $wanted }.
error-no-options = L’option { $option } n’existe pas ; ce jeu n’en a aucune.
error-seed-kind = Une graine est un nombre entier ou un mot, et non { $found }.
error-seed-length = Une graine compte de 1 à 200 caractères imprimables.
error-seed-secret = La graine de cette partie est encore secrète : la partie peut être regardée, mais ni vérifiée ni continuée.

## Erreurs : actions

error-action-id = L’action { $action } n’existe pas : elles sont numérotées de 0 à { $last }.
error-action-kind = { $found } n’est pas une action : donnez une action, son numéro ou sa notation.
error-action-verb = L’action { $action } n’existe pas ; une action commence par l’un de ces mots : { $known }.
error-action-alone = L’action { $action } n’existe pas : { $verb } s’emploie seul.
error-action-takes = L’action { $action } n’existe pas : { $verb } demande { $param }, comme { $example }.
error-action-takes-several = L’action { $action } n’existe pas : { $verb } demande { $first } et { $last }, comme { $example }.
error-not-allowed = { $action } n’est pas permis : { $rule } [{ $id }]
error-rule-forbids-action = la règle { $number } interdit l’action { $action } à la place { $seat }
error-rule-forbids-withdrawal = la règle { $number } interdit à la place { $seat } de reprendre son choix
error-which-seat = Les places { $seats } décident en même temps : dites de laquelle il s’agit.
error-not-your-turn = La place { $seat } n’a rien à décider maintenant ; c’est le tour de { $seats }.
error-no-seat = La place { $seat } n’existe pas ; elles sont numérotées de 0 à { $last }.
error-no-piece = Il n’y a pas de pièce { $piece } sur cette table.
error-no-undo = { $rule } [{ $id }]
error-no-withdrawal = La place { $seat } ne peut pas reprendre son choix : { $rule } [{ $id }]

## Erreurs : enregistrements

error-too-deep = Les données sont imbriquées sur plus de { $most } niveaux.
error-too-large = Les données ont un nombre de plus de { $most } bits.
error-record-large = L’enregistrement est trop grand : { $count } caractères, alors que { $most } au plus sont lus.
error-record-unreadable = L’enregistrement est illisible : { $reason }.
error-record-format = L’enregistrement est au format { $found } ; cette version lit le format { $wanted }.
error-record-long = L’enregistrement compte { $count } entrées ; { $most } au plus sont lues.
error-record-draws = L’entrée { $entry } de l’enregistrement fait plus de { $most } tirages.
error-record-stream = L’enregistrement tire de { $stream }, que ce jeu n’a pas.
error-record-game = L’enregistrement est d’une partie du jeu { $found }, et non du jeu { $wanted }.
error-record-rules = L’enregistrement a été fait avec la version { $found } des règles du jeu { $game } ; celle-ci est la version { $wanted }, et il ne peut donc pas être rejoué exactement.
error-record-catalogue = L’enregistrement a été fait avec le catalogue { $found }… ; celui-ci est { $wanted }…, et il ne peut donc pas être rejoué exactement.
error-record-commitment = L’engagement de l’enregistrement n’est pas un SHA-256 en chiffres hexadécimaux.
error-record-contribution-digits = Dans l’enregistrement, une contribution n’est pas écrite en chiffres hexadécimaux.
error-record-mixing = Un enregistrement a soit les contributions des personnes assises, soit celles de l’ancienne forme, et une donne connue n’en a aucune.
error-record-people = L’enregistrement n’indique pas correctement à quelles places des personnes étaient assises au début de la partie.
error-record-owners = L’enregistrement doit contenir exactement une contribution à la graine par personne, dans l’ordre des places.
error-record-promise = Les octets de la place { $seat } ne sont pas ceux que son empreinte annonçait.
error-record-aborted = Le tour { $round } du mélange de la graine, qui a été abandonné, n’est pas noté correctement.
error-record-rounds = Un enregistrement compte au plus { $most } tours de mélange de la graine.
error-record-seed-digits = Dans l’enregistrement, la graine n’est pas écrite en chiffres hexadécimaux.
error-record-seed = La graine de l’enregistrement n’est pas celle sur laquelle il s’était engagé avant la partie.
error-record-terms = Les options ou les places de l’enregistrement ne sont pas celles de la position par laquelle il commence.
error-record-deal = La donne de l’enregistrement ne convient pas : { $reason }.
error-record-entry = L’entrée { $entry } de l’enregistrement ne convient pas : { $reason }
error-record-result = L’enregistrement annonce le résultat { $claimed }, alors que ses décisions mènent à { $found }.
error-record-draw = D’après la graine, le tirage { $draw } de { $stream } devrait être { $fair } sur { $most } ; l’enregistrement dit { $found }.

## Erreurs : des tirages qui ne conviennent pas aux règles, en parties de phrases, sans point final

error-script-no-chance = les règles demandent un tirage là où l’enregistrement n’en a pas
error-script-more-chance = l’enregistrement contient des tirages que les règles ne demandent pas
error-script-stream = les règles demandent un résultat sur { $most } du flux { $stream }, l’enregistrement a { $found }

## Erreurs : catalogues

error-catalogue-dots = La ligne { $line } du catalogue contient plus de { $most } points.
error-catalogue-large = Le catalogue est trop grand : { $most } caractères au plus sont lus.
error-catalogue-toml = Le catalogue n’est pas du TOML valable : { $reason }.
error-catalogue-unknown = Le catalogue a une entrée inconnue, { $entry } ; il peut avoir { $known }.
error-catalogue-no-section = Le catalogue n’a pas de section { $section }.
error-catalogue-no-entry = La section { $section } du catalogue n’a pas d’entrée { $entry }.
error-catalogue-unknown-entry = La section { $section } du catalogue a une entrée inconnue, { $entry } ; elle peut avoir { $known }.
error-catalogue-shape = L’entrée { $entry } du catalogue doit s’écrire { $shape }.
error-catalogue-no-field = L’entrée { $entry } du catalogue n’a pas de champ { $field }.
error-catalogue-unknown-field = L’entrée { $entry } du catalogue a un champ inconnu, { $field }.
error-catalogue-source = L’entrée { $entry } du catalogue a pour source { $value } ; choisissez parmi { $known }.
error-catalogue-number = L’entrée { $entry } du catalogue a { $value } comme « { $field } » ; il faut un nombre entier de { $least } à { $most }.
error-catalogue-fixed = L’entrée { $entry } du catalogue a pour nombre { $found } ; les règles sont écrites pour { $wanted }.
error-catalogue-value = L’entrée { $entry } du catalogue a { $value } comme « { $field } » ; choisissez parmi { $known }.

## Erreurs : bots et simulations

error-no-bot = Il n’y a pas de bot { $bot } pour { $game } ; choisissez parmi { $known }.
error-seat-empty = Une place est vide dans { $text } ; chacune est « person », ou « { "bot:" } » suivi d’un nom ({ $known }).
error-seat-word = { $found } ne peut pas prendre place ; chaque place est « person », ou « { "bot:" } » suivi d’un nom ({ $known }).
error-matches = On peut jouer de 1 à { $most } parties, pas { $found }.
error-players = De 1 à { $most } joueurs, avec les bots nommés, pas { $found }.
error-workers = De 1 à { $most } processus peuvent jouer, pas { $found }.
error-worker-lost = Un processus qui jouait des parties s’est arrêté de façon inattendue : il a été tué, ou la mémoire est épuisée.
error-results-line = La ligne { $line } des résultats est illisible : { $reason }.
error-results-format = Les résultats sont au format { $found } ; cette version lit { $wanted }.

## Games

game-turn = Tour

## Bots

bot-random = Hasard
bot-random-help = Joue n’importe quel coup permis, sans réfléchir.
bot-easy = Facile
bot-easy-help = Indulgent : joue avec bon sens, mais ne voit pas plus loin que ce tour.
bot-steady = Avisé
bot-steady-help = Solide : pèse chaque choix ; il n’en voit pas plus que vous à sa place.
bot-keen = Redoutable
bot-keen-help = Fort : essaie ses meilleurs coups pour voir où ils mènent ; il n’en voit pas plus que vous.

## Le serveur : refus par HTTP

server-somebody = quelqu’un
server-somebody-here = quelqu’un sur cet appareil
server-error-committed = Votre empreinte ou vos octets pour ce tour sont déjà là, ou le tour est terminé.
server-error-hashes-first = Envoyez les octets quand les empreintes de tous sont affichées.
server-error-name-length = Un nom a de 1 à { $most } caractères.
server-error-name = Un nom a besoin d’un caractère visible, sans caractères de contrôle, caractères invisibles ni accents empilés.
server-error-not-owner = Seul l’appareil qui s’est assis le premier à la place { $seat } peut déconnecter les autres et renouveler son lien.
server-error-other-bytes = Ces octets ne sont pas ceux de l’empreinte envoyée auparavant.
server-error-recovery-code = Aucun invité n’a ce code de récupération ; un code plus récent l’a peut-être remplacé.
server-error-no-guest = Le serveur ne vous connaît pas encore : demandez d’abord /api/guest, et gardez son cookie.
server-error-no-table = Cette table n’existe pas.
server-error-no-seat = Cette place n’existe pas.
server-error-no-path = Il n’y a rien à cette adresse.
server-error-metrics = Les nombres sont réservés à cette machine ; --open-metrics les montre à tout le monde.
server-error-method = Méthodes acceptées à cette adresse : { $allowed }.
server-error-content-type = Le corps doit être du JSON, avec le type de contenu application/json.
server-error-body = Le corps ne convient pas : { $reason }
server-error-body-unwanted = Cette adresse n’accepte pas de corps.
server-error-language = La langue doit être l’une des suivantes, donnée une seule fois : { $known }.
server-error-too-many-guests = Trop de nouveaux invités depuis cette adresse : attendez un peu, et gardez le cookie.
server-error-too-many-rounds = La graine a été mélangée { $most } fois en vain : créez une nouvelle table.
server-error-too-many-tables = Vous avez ouvert beaucoup de tables : attendez un peu avant la suivante.
server-error-too-many-codes = Trop de codes de récupération essayés depuis cette adresse : attendez un peu.
server-error-too-many-records = Beaucoup d’enregistrements sont en cours de vérification : réessayez dans un moment.
server-error-record-slow = La vérification de l’enregistrement a pris plus de { $seconds } secondes et a été abandonnée ; « aerodrome verify FICHIER » prend tout son temps.
server-error-record-costly = La vérification de l’enregistrement a pris trop de mémoire et a été abandonnée ; « aerodrome verify FICHIER » peut le faire sur votre machine.
server-error-broken = Une erreur s’est produite dans le serveur ; voyez { $reference } dans son journal.
server-error-host = Le serveur ne peut pas écouter sur « { $host } » : ce n’est pas une adresse de cette machine.
server-error-port-taken = Le port { $port } est pris par un autre programme : arrêtez celui-ci, ou choisissez un autre port avec --port.
server-error-port-forbidden = Vous n’avez pas le droit d’utiliser le port { $port } : choisissez-en un au-dessus de 1023 avec --port.

## Le serveur : son interface HTTP

server-api-about = Des tables pour des jeux d’aéronefs. Tout refus reçoit un Problem en réponse. Le jeu lui-même passe par une connexion WebSocket à /api/tables/{"{"}id{"}"}/socket.
server-api-good = Ce qui était demandé.
server-api-problem = Refusé : { $kinds }.
server-api-lang = La langue des textes ; sans elle, celle que le client préfère.
server-api-games = Les jeux, avec leurs options et leurs bots
server-api-actions = Les actions d’un jeu
server-api-rules = Les règles d’un jeu
server-api-catalogue = Ce que dit le catalogue d’un jeu, valeur par valeur, et d’où vient chacune
server-api-catalogue-file = Le catalogue d’un jeu, fichier à copier et à corriger
server-api-guest = Qui vous êtes ; un inconnu devient un invité
server-api-change-guest = Changer de nom ou de couleur
server-api-recovery-code = Un nouveau code de récupération, à la place du précédent
server-api-recover = Devenir l’invité à qui appartient un code de récupération
server-api-end-others = Déconnecter tous les autres appareils de cet invité : leurs cookies ne valent plus rien
server-api-guest-tables = Vos tables
server-api-guest-data = Une copie de tout ce qui est gardé sur vous
server-api-forget = Supprimer tout ce qui est gardé sur vous
server-api-statistics = Vos statistiques et feuilles de progression
server-api-create = Ouvrir une table
server-api-table = Une table, vos places et les liens que vous pouvez donner
server-api-record = L’enregistrement d’une partie terminée
server-api-sheet = La feuille de progression de ceux qui jouent à une table
server-api-picture = La table en dessin, comme une place la voit
server-api-kept-view = La dernière vue gardée d’une table qui ne peut pas continuer
server-api-sit = S’asseoir, avec la clé du lien de la place
server-api-leave = Quitter une place
server-api-renew = Renouveler le lien de la place ; les autres qui l’avaient la perdent
server-api-give = Laisser un bot jouer à une place
server-api-return = Reprendre une place à un bot
server-api-resign = Abandonner la partie
server-api-rematch = La même table encore une fois
server-api-play-on = Une nouvelle partie à partir d’un moment d’une partie terminée
server-api-verify = Vérifier un enregistrement : chaque décision, chaque dé, chaque carte
server-api-openapi = Cette description
server-api-health = Si ce processus peut servir
server-api-metrics = Des nombres pour Prometheus
server-api-page = La page, à chacune de ses adresses
server-api-asset = Ce dont la page est faite

## Le serveur : la page

server-page-lead = Une table pour trois jeux d’aéronefs : seul, à plusieurs ou avec des bots.
server-page-unbuilt = La page n’a pas été construite. Lancez « ./go web » et redémarrez le serveur ; d’ici là, « aerodrome join » joue dans le terminal.

## Le terminal : ce qui ne va pas. Chaque message tient en une phrase.

cli-error-language = La langue « { $asked } » n’existe pas ici ; choisissez parmi { $known }.
cli-error-no-file = Le fichier { $file } n’existe pas.
cli-error-exists = Le fichier { $file } existe déjà ; rien n’a été écrasé.
cli-error-permission = Vous n’avez pas le droit de lire ou d’écrire { $file }.
cli-error-file = Le fichier { $file } est inutilisable : { $reason }.
cli-error-not-a-file = { $file } est un dossier ou un périphérique, pas un fichier.
cli-error-too-large = Le fichier { $file } est trop grand : { $most } octets au plus sont lus.
cli-error-not-text = Le fichier { $file } n’est pas du texte en UTF-8.
cli-error-locked = La partie { $file } est en cours dans une autre fenêtre.
cli-error-journal = Le fichier { $file } n’est pas le journal d’une partie, ou il est abîmé à la ligne { $line } ; il reste tel quel.
cli-error-record = La partie de { $file } est refusée : { $reason }
cli-error-over = La partie de { $file } est terminée ; regardez-la avec « aerodrome replay ».
cli-error-no-seed = L’enregistrement { $file } ne révèle pas sa graine : la partie peut être regardée, mais pas continuée.
cli-error-no-game = Le jeu « { $game } » n’existe pas ici ; choisissez parmi { $known }.
cli-error-other-game = La partie de { $file } est d’un autre jeu, { $game }.
cli-error-resume-new = Une partie reprise ne peut recevoir ni graine, ni catalogue, ni option : retirez --resume ou les autres.
cli-error-catalogue = Le catalogue { $file } est refusé : { $reason }
cli-error-option = { $option } ne peut pas valoir { $value } ; choisissez parmi { $known }.
cli-error-seed = Une graine compte de 1 à 200 caractères imprimables.
cli-error-game-option = { $game } n’a pas d’option { $option }.
cli-error-range = { $option } est un nombre entier de { $least } à { $most }, pas { $value }.
cli-error-seconds = --seconds est un nombre de 0 à { $most }, par exemple 0.02, pas { $value }.
cli-error-no-folder = Le dossier { $folder } n’existe pas.
cli-error-players-or-seats = Donnez soit --players, soit --seats, pas les deux : les places disent combien jouent.
cli-error-bot-or-seats = Donnez soit --bot pour toutes les places, soit --seats pour chacune.
cli-error-by = Les résultats { DE($game) } ne se détaillent pas : enlevez --by.
cli-error-option-needs = { $option } demande { $needed } : donnez-le aussi.
cli-error-option-seats = { $option } est pour { $count } joueurs : donnez autant de places, par exemple { $example }.
cli-error-option-opens = Une partie à { $count } joueurs demande { $needed } : donnez-le aussi.
cli-error-option-lineup = { $option } demande un nom pour chacun des { $count } joueurs, séparés par des virgules, ou aucun nom.
cli-error-option-repeated = { $option } donne plusieurs fois { $value } ; deux joueurs ne peuvent pas l’avoir.
cli-error-seat-person = Une simulation n’a pas de joueurs humains : donnez un bot à chaque place, comme { "bot:" }{ $example }.
cli-error-progress = Le fichier { $file } ne contient pas de feuilles de progression lisibles par cette version, ou il est abîmé ; il reste tel quel.
cli-error-progress-sheet = La feuille de progression { DE($who) } dans { $file } n’est pas valable et n’a pas été changée : { $reason }
cli-error-progress-busy = Une autre fenêtre est en train d’écrire les feuilles de progression dans { $file } : réessayez.
cli-error-no-progress = { $game } n’a pas de feuille de progression.
cli-error-word = « { $word } » n’est pas attendu ici ; voyez « aerodrome --help ».
cli-error-unknown-option = L’option { $option } n’existe pas ; « --help » montre celles qui existent.
cli-error-value = { $option } ne peut pas valoir « { $value } » : il faut un nombre entier.
cli-error-missing = { $option } manque, ou n’a pas de valeur ; « --help » montre ce qui est attendu.
cli-error-repeated = { $option } est donné deux fois.
cli-error-no-database = Il n’y a pas de base de données { $database } : vérifiez le chemin.
cli-error-countdown = { $value } n’est pas un compte à rebours : donnez des secondes, de 1 à { $most }.
cli-error-port = --port doit être un nombre entier de 0 à { $most }, pas « { $value } ».
cli-error-days = --keep-unfinished doit être un nombre entier de jours de 0 à { $most }, pas « { $value } ».
cli-error-proxy = « { $proxy } » n’est pas l’adresse d’un mandataire : elle s’écrit comme 10.0.0.2, ou 10.0.0.0/24 pour un réseau.
cli-error-link = Ce n’est pas l’adresse d’une table ; elle s’écrit comme {"http://hôte:8000/table/ID"}, le lien d’une place comme {"http://hôte:8000/table/ID#1.CLÉ"}.
cli-error-unreachable = { $server } ne répond pas : le serveur est-il démarré, et l’adresse est-elle la bonne ?
cli-error-other-server = { $server } répond, mais pas comme un serveur Aerodrome de cette version.
cli-error-join-rules = La table joue à { $game } avec les règles de la version { $found }, et ce programme connaît la version { $wanted } : prenez la version du serveur.
cli-error-guestbook = Le fichier { $file } ne dit pas qui vous êtes auprès du serveur, ou il est abîmé ; il reste tel quel.
cli-error-extra = Cette commande a besoin d’autres paquets ; installez-les avec : pip install "aerodrome[{ $extra }]"
cli-error-plain = { $reason }
cli-error-inside = Une erreur s’est produite dans Aerodrome ({ $reason }) ; vos parties sont en sûreté.

## Le terminal : aide de la ligne de commande

cli-help-app = Une table pour les jeux d’aéronefs, dans le terminal. Adaptations non officielles, avec leurs propres mots et leurs propres images.
cli-help-epilogue = Commencez par « aerodrome play aerion ». « aerodrome about aerion » dit de qui est le jeu et lesquelles de ses valeurs sont reconstituées.
cli-help-epilogue-of = « aerodrome about { $game } » dit de qui est le jeu et lesquelles de ses valeurs sont reconstituées.
cli-help-commands = Commandes
cli-help-parameters = Options
cli-help-help = Montrer cette aide.
cli-help-version = Montrer les versions du programme, des règles et des catalogues.
cli-help-play = Jouer. Une partie qui n’est pas terminée vous attend.
cli-help-of-games = Jeux : { $games }. « aerodrome { $command } JEU --help » montre les options d’un jeu.
cli-help-values = { $sentence } ({ $values } ; par défaut : { $default })
cli-help-game = Le jeu, par exemple aerion.
cli-help-seed = Un nombre ou un mot : la même graine donne la même donne.
cli-help-catalogue = Un catalogue des valeurs du jeu que vous avez corrigé.
cli-help-new = Commencer une nouvelle partie, même si une autre attend.
cli-help-resume = Continuer la partie de ce fichier.
cli-help-lang = La langue : en ou fr.
cli-help-simulate = Laisser des bots jouer de nombreuses parties, et montrer combien ils en gagnent.
cli-help-bot = Le bot de toutes les places (par défaut : steady, si le jeu l’a).
cli-help-seats = Qui est assis où, par exemple { "bot:random,bot:random" }.
cli-help-play-seats = Qui est assis où, par exemple { "person,person" } ou { "person,bot:random" } (par défaut : vous et des bots).
cli-help-players = Le nombre de joueurs, par exemple 2,3,4 pour chacun à son tour ; avec --bot.
cli-help-rotate = Changer de place d’une partie à l’autre, pour que chaque bot et chaque peuple joue à toutes les places ; c’est le cas par défaut quand les places s’affrontent.
cli-help-simulate-games = Le nombre de parties : de 1 à 10 000 000 (par défaut : 1 000).
cli-help-simulate-seed = Un nombre entier : le même donne les mêmes parties.
cli-help-seconds = Combien de secondes de calcul un bot qui sait réfléchir a pour une décision : de 0 à 600 (par défaut : 1).
cli-help-workers = Le nombre de processus qui jouent (par défaut : un par cœur).
cli-help-by = Selon quoi détailler le résultat, par exemple pirate,deck, ou pirate+deck pour chaque combinaison ; dans Etherium people, seat, bot et players (par défaut : tout ce qui a varié).
cli-help-out = Un nouveau fichier pour le résultat de chaque partie : un objet JSON par ligne, ou une ligne par place si son nom finit par .csv.
cli-help-serve = Accueillir des tables : démarrer le serveur.
cli-help-host = L’adresse où écouter (par défaut : toutes celles de cette machine).
cli-help-port = Le port (par défaut : 8000) ; 0 prend n’importe quel port libre.
cli-help-database = Un fichier, ou {"postgresql://…"} (par défaut : le fichier aerodrome.db de votre dossier de données).
cli-help-origin = Une autre origine dont les pages peuvent utiliser le serveur, par exemple {"https://table.example.org"} ; à répéter au besoin.
cli-help-proxy = L’adresse d’un mandataire de confiance ; à répéter au besoin.
cli-help-no-metrics = Ne laisser personne lire les nombres de /metrics ; pour une machine derrière un simple tunnel TCP.
cli-help-keep-unfinished = Après combien de jours de silence une table inachevée est supprimée ; 0 la garde.
cli-help-countdown = Le nombre de secondes pour demander du temps avant de passer (par défaut : 3).
cli-help-open-metrics = Laisser tout le monde lire les nombres de /metrics, et non cette machine seule.
cli-help-open = Ouvrir la page dans le navigateur de cette machine.
cli-help-no-limits = Ne pas limiter ce qu’un visiteur peut demander.
cli-help-replay = Montrer une partie enregistrée, décision par décision.
cli-help-verify = Vérifier une partie enregistrée : chaque décision, chaque dé, chaque carte.
cli-help-close-outdated = Clore les parties que cette version ne peut plus jouer, et publier leurs graines et leurs enregistrements.
cli-help-close-outdated-yes = Les clore ; sans cela, elles sont seulement listées.
cli-help-file = Le fichier d’une partie.
cli-help-step = Attendre Entrée après chaque décision, et dessiner la table.
cli-help-rules = Les règles d’un jeu avec leurs identifiants, toutes ou celles qui contiennent certains mots.
cli-help-search = Les mots que la règle doit contenir.
cli-help-odds = Les chances exactes des dés d’Aerion.
cli-help-goal = Ce qui est visé, par exemple AAA+BB (par défaut : tous les buts).
cli-help-dice = Six dés sur la table, par exemple 2,3,4,5,5,5.
cli-help-rerolls = Le nombre de relances au plus (par défaut : 3).
cli-help-games = Lister les jeux.
cli-help-about = De qui est le jeu, et lesquelles de ses valeurs sont reconstituées.
cli-help-join = Prendre place à une table d’un serveur, ou la regarder.
cli-help-link = Le lien d’une place, ou l’adresse d’une table.
cli-help-name = Votre nom, tel que les autres le voient.
cli-help-progress = Montrer ce que des joueurs ont réussi ensemble au fil des parties, dans les jeux qui ont une feuille de progression.
cli-help-progress-seats = Seulement la feuille de ceux qui occupent ces places, par exemple person,person.

## Le terminal : pages

cli-serve-title = Aerodrome est ouvert.
cli-serve-local = Sur cette machine : { $address }
cli-serve-network = Dans le réseau de la maison : { $address }
cli-serve-database = Les tables sont gardées dans { $database }
cli-serve-scan = Pointez ici l’appareil photo d’un téléphone pour ouvrir l’adresse.
cli-serve-stop = Ctrl-C arrête le serveur ; rien n’est perdu.
cli-serve-compiled = Le serveur a redémarré avec le moteur compilé.
cli-serve-stopped = Le serveur est arrêté.
cli-close-none = Aucune partie n’attend : cette version peut toutes les jouer.
cli-close-table = { $id }  { $game }, version { $version } des règles, commencée le { $date }
cli-close-count =
    { $count ->
        [one] { $count } partie que cette version ne peut pas jouer attend. « aerodrome close-outdated --yes » la clôt définitivement.
       *[other] { $count } parties que cette version ne peut pas jouer attendent. « aerodrome close-outdated --yes » les clôt définitivement.
    }
cli-close-done =
    { $count ->
        [one] { $count } partie est close ; sa graine et son enregistrement sont désormais publics.
       *[other] { $count } parties sont closes ; leurs graines et leurs enregistrements sont désormais publics.
    }
cli-games-line = ({ $game }) : places { $seats }
cli-about-catalogue = Pour jouer avec un catalogue corrigé : aerodrome play { $game } --catalogue FICHIER.
cli-verify-sound = La partie de { $file } est authentique.
cli-verify-decisions =
    { $count ->
        [one] { $count } décision a été confrontée aux règles : elle est permise.
       *[other] { $count } décisions ont été confrontées aux règles : toutes sont permises.
    }
cli-verify-draws =
    { $count ->
        [one] { $count } tirage de dé ou de carte a été refait : il concorde.
       *[other] { $count } tirages de dés et de cartes ont été refaits : tous concordent.
    }
cli-verify-dice = Chaque tirage est bien celui que donne la graine, et la graine est celle promise au départ.
cli-verify-no-dice = Les tirages ne peuvent pas encore être confrontés à la graine : elle reste secrète jusqu’à la fin de la partie.
cli-verify-known = C’est une donne connue : sa graine a été choisie avant la partie.
cli-verify-mixed-people =
    { $count ->
        [one] { $count } personne a ajouté des octets aléatoires, fixés auparavant par une empreinte.
       *[other] { $count } personnes ont ajouté des octets aléatoires, chacune les ayant fixés auparavant par une empreinte. Seuls les appareils des joueurs savent si les empreintes sont venues avant les octets.
    }
cli-verify-mixed-unowned = Des octets aléatoires ont été ajoutés, mais cet enregistrement plus ancien ne dit ni par qui ni quand : son hôte a pu les choisir, et avec eux chaque tirage.
cli-verify-mixed-nobody = Personne n’a ajouté d’octets aléatoires : cela montre que la graine n’a pas été changée ensuite, non qu’elle a été tirée au hasard.
cli-verify-aborted =
    { $count ->
        [one] { $count } tentative de mélanger la graine a été abandonnée avant : elle a donné un essai de plus à un hôte qui connaît la graine.
       *[other] { $count } tentatives de mélanger la graine ont été abandonnées avant : chacune a donné un essai de plus à un hôte qui connaît la graine.
    }
cli-verify-open = La partie n’est pas terminée.
cli-verify-result = La partie est terminée. { $result }
cli-replay-more = [Entrée : suite, quitter : sortir]{ " " }
cli-odds-before = Meilleures chances avant le premier lancer.
cli-odds-dice = Meilleures chances à partir de { $dice }.
cli-odds-goal = But
cli-odds-rerolls =
    { $count ->
        [0] d’emblée
        [one] { $count } relance
       *[other] { $count } relances
    }
cli-odds-keep =
    { $count ->
        [one] à garder pour { $count } relance
       *[other] à garder pour { $count } relances
    }
cli-odds-all = tous
cli-odds-exact =
    { $count ->
        [0] exactement : { $fraction }
        [one] avec { $count } relance, exactement : { $fraction }
       *[other] avec { $count } relances, exactement : { $fraction }
    }
cli-simulate-progress = Parties
cli-simulate-title =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, graine { $seed }
cli-simulate-stopped =
    { $count ->
        [0] Arrêté avant la fin de la première partie.
        [one] Arrêté : { $count } partie sur { $asked } a été jouée jusqu’au bout.
       *[other] Arrêté : { $count } parties sur { $asked } ont été jouées jusqu’au bout.
    }
cli-simulate-seats = Places
cli-simulate-rotated = { $seats }, à tour de rôle
cli-simulate-players = Joueurs
cli-simulate-seat = Place
cli-simulate-bot = Bot
cli-simulate-options = Options
cli-simulate-won = Gagné
cli-simulate-won-by = Gagné par la place { $seat }
cli-simulate-rate = { $rate } ({ $count } sur { $asked }), intervalle à 95 % de { $low } à { $high }
cli-simulate-lost = Perdu
cli-simulate-lost-by = Perdu : { $cause }
cli-simulate-matches = Parties
cli-simulate-interval = Intervalle 95 %
cli-simulate-span = { $low } à { $high }
cli-simulate-fair = Juste part
cli-simulate-off-balance =
    { $side ->
        [more] Déséquilibre : { $name } a gagné { $rate }, { $points } points de plus que sa juste part de { $fair }, ce que le hasard n’explique guère (intervalle à 95 % de { $low } à { $high }).
       *[less] Déséquilibre : { $name } a gagné { $rate }, { $points } points de moins que sa juste part de { $fair }, ce que le hasard n’explique guère (intervalle à 95 % de { $low } à { $high }).
    }
cli-simulate-cause = { $share } ({ $count }) : { $text } [{ $id }]
cli-simulate-turns = Tours
cli-simulate-decisions = Décisions
cli-simulate-score = Score
cli-simulate-score-of = Score de la place { $seat }
cli-simulate-mean = { $mean } en moyenne
cli-simulate-speed = Vitesse
cli-simulate-rhythm =
    { $workers ->
        [one] { $rate } parties par seconde dans un processus
       *[other] { $rate } parties par seconde dans { $workers } processus
    }
cli-simulate-out = Le résultat de chaque partie est dans { $file }.

## Le terminal : à la table

cli-intro = Non officiel : voir « aerodrome about { $game } ». Aide : ?
cli-invite = Avec vous : { $bots }. À plusieurs : { $example }, ou « aerodrome serve ».
cli-invite-alone = En solo. À plusieurs : { $example }, ou « aerodrome serve ».
cli-you = Vous
cli-seed-promise = Dés vérifiables : empreinte { $hash } ; graine révélée à la fin.
cli-seed-known = Une donne connue : la même graine donne les mêmes dés et les mêmes cartes.
cli-enter = Entrée
cli-or-undo = ou annuler
cli-labelled = { $label } : { $text }
cli-and-then = {" ; "}
cli-choose = Tapez le numéro d’un choix, ou une commande ; ? pour l’aide.
cli-no-choice = Il n’y a pas de choix { $number } : choisissez de 1 à { $most }.
cli-no-choices = Il n’y a pas de choix { $number } ici ({ $most } choix) ; tapez une commande, ou ? pour l’aide.
cli-unknown = « { $text } » ne veut rien dire ici : tapez le numéro d’un choix, une commande, ou ? pour l’aide.
cli-why-what = Pourquoi quoi ? Nommez une action ou une chose sur la table.
cli-aerion-why-what = Pourquoi quoi ? Nommez une action ou une chose, par exemple « pourquoi acquérir 3 » ou « pourquoi pupitre ».
cli-why-unknown = « { $text } » n’est ni une action ni une chose sur la table.
cli-why-allowed = C’est permis maintenant.
cli-rules-sections = Les règles ont ces sections :
cli-rules-how = Tapez « règles » et un mot à chercher.
cli-aerion-rules-how = Tapez « règles » et un mot à chercher, par exemple « règles fée ».
cli-rules-why = Pourquoi : voir { $chapters }
cli-rules-none = Aucune règle ne contient « { $text } ».
cli-log-empty = Il ne s’est encore rien passé.
cli-log-undo = La dernière décision est reprise.
cli-saved = Enregistré dans { $file }, avec la graine secrète : toute personne qui le lit peut connaître les dés à venir.
cli-over-summary = À la fin : { $seen }.
cli-over-seed = La graine était { $seed }.
cli-over = La partie est enregistrée dans { $file } ; « aerodrome verify » la vérifie, « aerodrome replay » la fait revoir.
cli-over-next = Tapez nouvelle pour une autre partie, journal pour le récit ; Entrée pour sortir.
cli-progress-of = Feuille de progression { DE($who) }
cli-progress-none = Aucune partie { DE($game) } ne figure encore sur une feuille de progression.
cli-kept = Votre partie est gardée dans { $file } ; « aerodrome play { $game } » la continue.
cli-nothing-kept = Rien n’a été décidé : il n’y a rien à garder.
cli-goodbye = Au prochain vol !
cli-bot-move = { $player } : { $action }
cli-bot-hurry = Entrée pour accélérer.
cli-hand-over = Passez l’écran au joueur { $number }.
cli-hand-over-enter = Les autres, regardez ailleurs. Entrée, quand vous êtes seul à le voir.
cli-news-more =
    { $count ->
        [one] Une autre chose s’est passée avant : voir journal.
       *[other] { $count } autres choses se sont passées avant : voir journal.
    }
cli-busy = Une partie est ouverte dans une autre fenêtre : { $file }.
cli-damaged = Une partie est illisible et reste telle quelle : { $file }.
cli-waiting =
    { $count ->
        [one] Une partie vous attend :
       *[other] { $count } parties vous attendent :
    }
cli-waiting-one =
    { $seen } ({ $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $when })
cli-waiting-how = Entrée continue la première, un numéro une autre ; ou tapez nouvelle, ou quitter.

## Le terminal : la table d’Aerion

cli-summary =
    tour { $turn }, { $ships ->
        [0] aucun vaisseau en vol
        [one] un vaisseau en vol
       *[other] { $ships } vaisseaux en vol
    }, { $pixies ->
        [0] aucune Fée
        [one] une Fée
       *[other] { $pixies } Fées
    }
cli-summary-with = { $seen }, avec { $expansions }
cli-deck-size =
    { $count ->
        [0] vide
        [one] { $count } carte restante :
       *[other] { $count } cartes restantes :
    }
cli-deck-known = connues au sommet, la prochaine d’abord : { $cards } ;
cli-deck-below = dessous :
cli-discard-size =
    { $count ->
        [0] aucune carte défaussée
        [one] { $count } carte défaussée :
       *[other] { $count } cartes défaussées :
    }
cli-aerion-legend = → et un chiffre ou une lettre : cet atelier (C le commun, A l’Amiral) prend la carte. Le pourcentage est la meilleure chance d’obtenir la combinaison avec une relance de plus. Les paquets sont numérotés de I à VI depuis la gauche : « défausser 3 » et « défausser AAA+BB » disent la même chose. ► dans la rangée du Cerf-Violent : sa place actuelle ; il garde ce type. Les noms de cartes peuvent être abrégés.
cli-aerion-group-go = Suite
cli-aerion-group-acquire = Acquérir
cli-aerion-group-keep = Garder
cli-aerion-group-discard = Défausser, relancer
cli-aerion-group-place = Poser
cli-aerion-group-take = Récupérer
cli-aerion-group-book = Grimoire
cli-aerion-group-pixie = Dépenser une Fée
cli-aerion-group-move = De la réserve
cli-aerion-group-instead = Plutôt
cli-aerion-group-demolish = Démolir
cli-aerion-group-factory = Usines
cli-aerion-group-hire = Engager
cli-aerion-group-eggs = Œufs
cli-aerion-group-strike = Frapper
cli-aerion-group-lay = Vers l’étalage
cli-aerion-hint-keep = d’autres : garder 5 5, garder rien, ou relancer 2 3
cli-aerion-hint-pixie = n’importe lequel : fée 2 5 change un 2 en 5
cli-aerion-hint-hatch = plusieurs Œufs : œufs 3 2 en utilise deux sur le paquet III
cli-aerion-hint-demolish = d’autres oiseaux : démolir 1 4
cli-aerion-item-book-rerolls = trois relances au plus
cli-aerion-item-book-rerolls-library = quatre relances au plus
cli-aerion-item-acquire = { $card } ({ $letters })
cli-aerion-item-discard = { $card } ({ $letters })
cli-aerion-item-take = { $card }
cli-aerion-item-seize = { $card } ({ $letters })
cli-aerion-item-hire = { $card } ({ $letters })
cli-aerion-item-pay = payer l’Ouvrier ({ $letters })
cli-aerion-item-build-pier = construire un Quai
cli-aerion-item-hunt = traquer le Cerf-Violent
cli-aerion-item-demolish =
    { $birds ->
        [none] { $points } points, sans oiseau
       *[other] { $points } points : { $birds }
    }
cli-aerion-item-save-shell = préserver les Œufs (sauter la phase 2)
cli-aerion-item-secure = Sécurité : sauter la phase 2
cli-aerion-item-research = Labo : relancer les six dés
cli-aerion-item-turn = Logistique : retourner un { $face } en { $opposite }
cli-aerion-item-hatch = regarder dans le paquet { $roman } (encore { $size })
cli-aerion-item-strike = { $cloud }
cli-aerion-item-lay = { $card }
cli-aerion-item-embark-reserve = { $card } ({ $letters }) vers le Vaisseau Amiral
cli-aerion-item-book-reserve = carte en réserve
cli-aerion-item-book-retrieve = récupérer ({ $letters })
cli-aerion-item-move =
    { $workshop ->
        [common] { $card } ({ $letters }) vers l’atelier commun
       *[other] { $card } ({ $letters }) vers l’atelier { $workshop }
    }
cli-aerion-item-pixie = { $old } en { $new } pour { $gained }
cli-aerion-added = Dans cette partie : { $goals } Pour gagner, il faut aussi atteindre chaque but cité ici.
cli-aerion-only-replenish = De nouvelles cartes vont être révélées. C’est la dernière occasion d’annuler.
cli-aerion-only-lost = Il n’y a plus aucune carte à révéler : si vous continuez, la partie est perdue. C’est la dernière occasion d’annuler.
cli-aerion-only-reject = Cette carte ne va nulle part pour l’instant : elle est défaussée. L’Équipage d’un vaisseau vient en dernier.
cli-aerion-warn-ship-built-again = pour rien : ce vaisseau vole déjà
cli-aerion-warn-ship-not-owned = pour rien : ce vaisseau est celui de votre partenaire
cli-aerion-warn-ship-held-down = cartes perdues : un Nuage de pierre cloue ce vaisseau au sol
cli-aerion-warn-ship-waits = le vaisseau y attend la fin de son Nuage de pierre
cli-aerion-warn-reject = n’irait nulle part pour l’instant
cli-aerion-warn-lost = la partie serait perdue
cli-aerion-item-nothing = rien
cli-aerion-item-also = aussi { $others }

## Le terminal : les mots compris ; le premier est montré

cli-word-help = aide h
cli-word-why = pourquoi pq
cli-word-undo = annuler reprendre u
cli-word-look = regarder voir
cli-word-odds = chances cotes
cli-word-deck = paquet pioche
cli-word-discards = piles pile
cli-word-quiet = silence muet
cli-word-rules = règles règle
cli-word-log = journal récit
cli-word-table = table
cli-word-save = sauver enregistrer
cli-word-new = nouvelle nouveau n
cli-word-lang = langue
cli-word-quit = quitter q sortir
cli-aerion-word-roll = lancer lance
cli-aerion-word-keep = garder garde g
cli-aerion-word-reroll = relancer relance r
cli-aerion-word-discard = défausser défausse d
cli-aerion-word-let-go = renoncer abandonner passer
cli-aerion-word-book-rerolls = grimoire-relances grimoire-relancer
cli-aerion-word-pixie = fée p
cli-aerion-word-acquire = acquérir acquiers a
cli-aerion-word-place = poser pose placer
cli-aerion-word-book-reserve = grimoire-réserve
cli-aerion-word-reject = refuser rejeter
cli-aerion-word-book-retrieve = grimoire-récupérer récupérer
cli-aerion-word-take = prendre reposer
cli-aerion-word-enough = assez stop
cli-aerion-word-move = transférer déplacer
cli-aerion-word-replenish = continuer révéler
cli-aerion-word-embark = embarquer
cli-aerion-word-embark-reserve = embarquer-réserve
cli-aerion-word-research = recherche labo
cli-aerion-word-turn = retourner
cli-aerion-word-secure = sécurité
cli-aerion-word-replace = remplacer
cli-aerion-word-demolish = démolir démolition
cli-aerion-word-strike = frapper
cli-aerion-word-hire = engager
cli-aerion-word-pay = payer paie
cli-aerion-word-build-pier = construire quai
cli-aerion-word-hatch = œufs oeufs œuf oeuf
cli-aerion-word-lay-none = mettre-rien mettre-aucune
cli-aerion-word-save-shell = préserver coquilles
cli-aerion-word-give-up = capituler
cli-aerion-word-end-turn = terminer fin
cli-aerion-word-lay = mettre
cli-aerion-word-hunt = traquer traque
cli-aerion-word-seize = saisir
cli-aerion-word-leave-lair = laisser
cli-word-all = tout tous
cli-word-none = rien aucun
cli-aerion-place-dice = dés dé
cli-aerion-place-pixies = fées fée
cli-aerion-place-pulpit = pupitre grimoire
cli-aerion-place-reserve = réserve
cli-aerion-place-acquired = acquise acquis
cli-aerion-place-workshop = atelier ateliers
cli-aerion-place-common = commun c
cli-aerion-place-deck = paquet
cli-aerion-place-display = étalage carte
cli-aerion-place-discard = défausse pile

## Le terminal : comment taper les commandes, et ce qu’elles font

cli-aerion-usage-roll = lancer
cli-aerion-about-roll = lancer les six dés
cli-aerion-usage-keep = garder 55 / relancer 2 3
cli-aerion-about-keep = nommer les dés qui restent, ou ceux à relancer
cli-aerion-usage-discard = défausser 3
cli-aerion-about-discard = défausser la carte du paquet III de l’étalage pour relancer
cli-aerion-usage-let-go = renoncer
cli-aerion-about-let-go = renoncer à la dernière carte
cli-aerion-usage-book-rerolls = grimoire relances
cli-aerion-about-book-rerolls = défausser un Grimoire pour des relances
cli-aerion-usage-pixie = fée 2 5
cli-aerion-about-pixie = dépenser une Fée pour changer un 2 en 5
cli-aerion-usage-acquire = acquérir 3
cli-aerion-about-acquire = acquérir la carte du paquet III
cli-aerion-usage-place = poser 1
cli-aerion-about-place = poser la carte acquise dans l’atelier 1
cli-aerion-usage-book-reserve = grimoire réserve
cli-aerion-about-book-reserve = défausser votre Grimoire pour mettre la carte acquise en réserve
cli-aerion-usage-reject = refuser
cli-aerion-about-reject = défausser la carte acquise
cli-aerion-usage-book-retrieve = grimoire récupérer 3
cli-aerion-about-book-retrieve = défausser votre Grimoire pour récupérer des Éléments de la pile de défausse du paquet III
cli-aerion-usage-take = prendre noix
cli-aerion-about-take = reposer cet Élément au sommet de son paquet
cli-aerion-usage-enough = assez
cli-aerion-about-enough = ne plus rien récupérer
cli-aerion-usage-move = transférer noix 1
cli-aerion-about-move = transférer une carte de votre réserve vers l’atelier 1
cli-aerion-usage-replenish = continuer
cli-aerion-about-replenish = continuer et révéler de nouvelles cartes
cli-aerion-usage-embark = embarquer
cli-aerion-about-embark = placer la carte acquise sous le Vaisseau Amiral
cli-aerion-usage-embark-reserve = embarquer noix
cli-aerion-about-embark-reserve = transférer une carte de votre réserve vers le Vaisseau Amiral
cli-aerion-usage-research = recherche
cli-aerion-about-research = relancer gratuitement les six dés
cli-aerion-usage-turn = retourner 2
cli-aerion-about-turn = retourner un 2 sur sa face opposée, 5, au lieu de relancer
cli-aerion-usage-secure = sécurité
cli-aerion-about-secure = terminer la phase 1 et sauter la phase 2
cli-aerion-usage-replace = remplacer biblio
cli-aerion-about-replace = défausser cette Usine pour la nouvelle
cli-aerion-usage-demolish = démolir 1 4
cli-aerion-about-demolish = envoyer les Oiseaux-marteaux des paquets I et IV ; démolir rien n’en envoie aucun
cli-aerion-usage-strike = frapper intact
cli-aerion-about-strike = frapper un Nuage de pierre intact, ou nommer un vaisseau
cli-aerion-usage-hire = engager 3
cli-aerion-about-hire = engager l’Ouvrier du paquet III pour trois relances au plus
cli-aerion-usage-pay = payer 3
cli-aerion-about-pay = payer l’Ouvrier du paquet III
cli-aerion-usage-build-pier = construire
cli-aerion-about-build-pier = construire un Quai
cli-aerion-usage-hatch = œufs 3 2
cli-aerion-about-hatch = utiliser deux Œufs pour révéler deux cartes du paquet III
cli-aerion-usage-lay-none = mettre rien
cli-aerion-about-lay-none = ne prendre aucune des cartes révélées
cli-aerion-usage-save-shell = préserver
cli-aerion-about-save-shell = sauter la phase 2 et passer à l’approvisionnement
cli-aerion-usage-give-up = capituler
cli-aerion-about-give-up = perdre la partie
cli-aerion-usage-end-turn = terminer
cli-aerion-about-end-turn = terminer le tour
cli-aerion-usage-lay = mettre noix
cli-aerion-about-lay = mettre cette carte révélée dans l’étalage
cli-aerion-usage-hunt = traquer
cli-aerion-about-hunt = détruire la carte où se trouve le Cerf-Violent
cli-aerion-usage-seize = saisir 3
cli-aerion-about-seize = acquérir la carte du paquet III que l’Antre accorde
cli-aerion-usage-leave-lair = laisser
cli-aerion-about-leave-lair = ne prendre aucune carte pour l’Antre
cli-usage-help = ?
cli-about-help = expliquer cette étape et les commandes
cli-usage-why = pourquoi ACTION, pourquoi CHOSE
cli-aerion-usage-why = pourquoi acquérir 3
cli-about-why = quelle règle interdit une action, ou à quoi sert une chose
cli-usage-undo = annuler
cli-about-undo = reprendre la dernière décision, si ni dé ni carte n’est sorti depuis
cli-aerion-usage-look = regarder, regarder ateliers
cli-aerion-about-look = ce qui se trouve à côté des colonnes, au complet
cli-usage-odds = chances, chances AAA
cli-about-odds = chances exactes à partir de ces dés, et quoi garder
cli-aerion-usage-deck = paquet 3
cli-aerion-about-deck = ce qui peut encore sortir d’un paquet
cli-aerion-usage-discards = piles 3
cli-about-discards = ce que contient une pile de défausse
cli-usage-rules = règles, règles MOTS
cli-aerion-usage-rules = règles, règles fée
cli-about-rules = les sections des règles, ou les règles avec ces mots
cli-usage-log = journal
cli-about-log = tout le récit jusqu’ici
cli-usage-table = table
cli-about-table = redessiner la table
cli-usage-save = sauver, sauver FICHIER
cli-about-save = écrire la partie dans un fichier à part
cli-usage-new = nouvelle
cli-about-new = commencer une nouvelle partie ; celle-ci est gardée
cli-usage-lang = langue en
cli-about-lang = changer de langue
cli-usage-quit = quitter
cli-about-quit = sortir ; la partie est gardée

## Le terminal : des mots qui n’ont pas été compris

cli-aerion-typed-dice = Quels dés ? Par exemple « { $word } 2 5 5 ».
cli-aerion-typed-all-kept = Il faut relancer au moins un dé : gardez-en cinq au plus.
cli-aerion-typed-no-such-dice = Vos dés ne montrent pas cela ; ce sont { $dice }.
cli-typed-which = Laquelle ? Ce pourrait être : { $examples }.
cli-typed-how = Cela ne convient pas ici ; une action s’écrit comme { $example }, et le menu les montre.
cli-aerion-typed-pixie = Une Fée change un dé d’un nombre en un autre, par exemple « fée 2 5 ».
cli-aerion-typed-several-decks = Il y a plusieurs cartes { $card } : dites quel paquet, { $decks }.
cli-aerion-typed-no-deck = « { $text } » n’est pas un paquet : nommez-le par sa place, de 1 à 6, ou par ses lettres, comme AAA+BB.
cli-aerion-typed-birds = Nommez les paquets de trois Oiseaux-marteaux au plus, ou rien, par exemple « démolir 1 4 ».
cli-look-nothing = Il n’y a rien ici qui s’appelle « { $text } » ; il y a { $known }.
cli-typed-no-goal = Le but « { $text } » n’existe pas ; les buts sont { $goals }.
cli-typed-six-dice = « { $text } » n’est pas six dés ; écrivez-les comme 2,3,4,5,5,5.
cli-typed-rerolls = Le nombre de relances va de 0 à { $most }, pas { $number }.

## Le terminal : la table de Celestia Duo

cli-celestia-duo-summary =
    { $mode } contre { $pirate }, tour { $turn }, Pirate { $distance ->
        [one] { $distance } carte
       *[other] { $distance } cartes
    } devant, Énergie { $energy }
cli-celestia-duo-mode-quick = Rapide
cli-celestia-duo-mode-normal = Normal
cli-celestia-duo-mode-expert = Expert
cli-celestia-duo-talk-aloud = Parlez-en de vive voix ; vous seul regardez ici, et vous décidez pour les deux.
cli-celestia-duo-unseen =
    { $count ->
        [0] La pioche est vide. Vous n’avez pas vu : { $cards }.
        [one] Une carte dans la pioche. Dans la pioche, cachées ou en main de votre coéquipier : { $cards }.
       *[other] { $count } cartes dans la pioche. Dans la pioche, cachées ou en main de votre coéquipier : { $cards }.
    }
cli-celestia-duo-discarded =
    { $count ->
        [one] Une carte défaussée : { $cards }.
       *[other] { $count } cartes défaussées : { $cards }.
    }
cli-celestia-duo-legend = Sur le parcours : ► votre aéronef, ◄ le Pirate, ▸ la prochaine escale, D le départ, C une cité, R le Repaire, · une carte inconnue ; un chiffre est l’hélice d’une carte connue. Les noms peuvent être abrégés ; un nom suffit s’il ne peut dire qu’une chose.
cli-celestia-duo-group-go = Décider
cli-celestia-duo-group-pay = Éliminer
cli-celestia-duo-group-take = Prendre
cli-celestia-duo-group-claim = Récompense
cli-celestia-duo-group-buy = Acheter
cli-celestia-duo-group-smoke = Relancer
cli-celestia-duo-group-crew = Équipage
cli-celestia-duo-group-augusta = Augusta
cli-celestia-duo-group-lay = Reposer
cli-celestia-duo-group-give = Céder
cli-celestia-duo-group-tell = Annoncer
cli-celestia-duo-group-end = Finir
cli-celestia-duo-group-say = Dire
cli-celestia-duo-hint-smoke = d’autres : fumigène fouet drapeau
cli-celestia-duo-item-pay = { $die } : { $cards }
cli-celestia-duo-typed-dice = Nommez jusqu’à quatre dés sur la table à relancer, par exemple « fumigène fouet drapeau » ou « fumigène tout ».
cli-celestia-duo-usage-say = dire continuer
cli-celestia-duo-about-say = dire une des phrases
cli-celestia-duo-usage-ready = prêt (Entrée)
cli-celestia-duo-about-ready = ne plus rien dire ; le Capitaine décide
cli-celestia-duo-usage-continue = continuer
cli-celestia-duo-about-continue = continuer la poursuite
cli-celestia-duo-usage-stop = étape
cli-celestia-duo-about-stop = faire étape dans une cité
cli-celestia-duo-usage-use = utiliser olga
cli-celestia-duo-about-use = faire agir un membre d’Équipage
cli-celestia-duo-usage-lay = poser E05
cli-celestia-duo-about-lay = reposer une carte sur le parcours
cli-celestia-duo-usage-smoke = fumigène fouet drapeau
cli-celestia-duo-about-smoke = dépenser un Fumigène pour relancer ces dés
cli-celestia-duo-usage-augusta = augusta drapeau fouet
cli-celestia-duo-about-augusta = changer un Drapeau en Fouet
cli-celestia-duo-usage-validate = valider
cli-celestia-duo-about-validate = accepter les dés
cli-celestia-duo-usage-done = fini
cli-celestia-duo-about-done = en rester là
cli-celestia-duo-usage-victim = victime coéquipier
cli-celestia-duo-about-victim = choisir qui perd une carte
cli-celestia-duo-usage-lose = perdre fouet
cli-celestia-duo-about-lose = céder une carte
cli-celestia-duo-usage-deactivate = désactiver olga
cli-celestia-duo-about-deactivate = désactiver un membre d’Équipage
cli-celestia-duo-usage-start = commence coéquipier
cli-celestia-duo-about-start = choisir qui commence le combat
cli-celestia-duo-usage-match = match fouet, payer fouet, fouet
cli-celestia-duo-about-match = éliminer un dé avec sa carte
cli-celestia-duo-usage-joker = joker fouet
cli-celestia-duo-about-joker = éliminer le Fouet avec un Joker
cli-celestia-duo-usage-pair = paire fouet sabre
cli-celestia-duo-about-pair = éliminer le Fouet avec deux Sabres
cli-celestia-duo-usage-mama = mama fouet sabre
cli-celestia-duo-about-mama = éliminer le Fouet avec un Sabre dont Mama fait un Joker
cli-celestia-duo-usage-flag = drapeau fouet
cli-celestia-duo-about-flag = éliminer un Drapeau avec un Fouet
cli-celestia-duo-usage-ludvig = ludvig fouet
cli-celestia-duo-about-ludvig = éliminer tous les Fouets avec un seul
cli-celestia-duo-usage-ludvig-joker = ludvig-joker fouet
cli-celestia-duo-about-ludvig-joker = éliminer tous les Fouets avec un Joker
cli-celestia-duo-usage-ludvig-mama = ludvig-mama fouet sabre
cli-celestia-duo-about-ludvig-mama = éliminer tous les Fouets avec un Sabre dont Mama fait un Joker
cli-celestia-duo-usage-grapple = aborder
cli-celestia-duo-about-grapple = commencer à payer un Drapeau
cli-celestia-duo-usage-cannot = impossible
cli-celestia-duo-about-cannot = dire que vous ne pouvez éliminer aucun dé
cli-celestia-duo-usage-first = premier moi
cli-celestia-duo-about-first = choisir qui prend en premier
cli-celestia-duo-usage-take = prendre fouet, prendre cachée
cli-celestia-duo-about-take = prendre une carte
cli-celestia-duo-usage-pass = passer
cli-celestia-duo-about-pass = ne rien prendre cette fois
cli-celestia-duo-usage-claim = recevoir or
cli-celestia-duo-about-claim = prendre une récompense
cli-celestia-duo-usage-tell = annoncer ai fouet
cli-celestia-duo-about-tell = dire une vérité sur votre main
cli-celestia-duo-usage-drop = jeter or
cli-celestia-duo-about-drop = ôter un jeton de la soute
cli-celestia-duo-usage-reclaim = récupérer fouet
cli-celestia-duo-about-reclaim = sauver une carte jouée
cli-celestia-duo-usage-buy = acheter cartes
cli-celestia-duo-about-buy = dépenser de l’Or

## Le terminal : les mots de Celestia Duo que l’on comprend ; le premier est montré

cli-celestia-duo-word-say = dire dis
cli-celestia-duo-word-ready = pret prets ok
cli-celestia-duo-word-continue = continuer cont c
cli-celestia-duo-word-stop = etape ville arreter stop
cli-celestia-duo-word-use = utiliser agir
cli-celestia-duo-word-lay = poser reposer
cli-celestia-duo-word-smoke = fumigene fumee relancer
cli-celestia-duo-word-augusta = augusta
cli-celestia-duo-word-validate = valider v accepter
cli-celestia-duo-word-done = fini finir terminer
cli-celestia-duo-word-victim = victime
cli-celestia-duo-word-lose = perdre
cli-celestia-duo-word-deactivate = desactiver fatiguer
cli-celestia-duo-word-start = commencer commence
cli-celestia-duo-word-match = match m
cli-celestia-duo-word-joker = joker j
cli-celestia-duo-word-pair = paire deux
cli-celestia-duo-word-mama = mama
cli-celestia-duo-word-flag = drapeau
cli-celestia-duo-word-ludvig = ludvig
cli-celestia-duo-word-ludvig-joker = ludvig-joker
cli-celestia-duo-word-ludvig-mama = ludvig-mama
cli-celestia-duo-word-grapple = aborder abordage grappin
cli-celestia-duo-word-cannot = impossible echouer
cli-celestia-duo-word-first = premier premiere
cli-celestia-duo-word-take = prendre t
cli-celestia-duo-word-pass = passer p
cli-celestia-duo-word-claim = recevoir recompense
cli-celestia-duo-word-tell = annoncer
cli-celestia-duo-word-drop = jeter oter
cli-celestia-duo-word-reclaim = recuperer garder
cli-celestia-duo-word-buy = acheter
cli-celestia-duo-word-pay = payer battre
cli-celestia-duo-thing-whip = fouet
cli-celestia-duo-thing-sabre = sabre
cli-celestia-duo-thing-crossbow = arbalete
cli-celestia-duo-thing-pistol = pistolet
cli-celestia-duo-thing-cannon = canon
cli-celestia-duo-thing-joker = joker
cli-celestia-duo-thing-flag = drapeau
cli-celestia-duo-thing-gold = or
cli-celestia-duo-thing-smoke = fumigene fumee
cli-celestia-duo-thing-cards = cartes
cli-celestia-duo-thing-hidden = cachee cache
cli-celestia-duo-thing-reactivation = reactivation
cli-celestia-duo-thing-equipment = equipement
cli-celestia-duo-thing-crew = equipage
cli-celestia-duo-thing-communication = communication
cli-celestia-duo-player-captain = capitaine
cli-celestia-duo-player-partner = coequipier partenaire
cli-celestia-duo-player-me = moi
cli-celestia-duo-player-you = toi
cli-celestia-duo-statement-have = ai j-ai
cli-celestia-duo-statement-have-not = n-ai-pas pas
cli-celestia-duo-statement-all-kinds = tout toutes
cli-celestia-duo-statement-nothing = rien
cli-celestia-duo-phrase-continue = continuer
cli-celestia-duo-phrase-stop = etape arreter
cli-celestia-duo-phrase-use-smoke = fumigene
cli-celestia-duo-phrase-keep-smoke = garder-fumigene
cli-celestia-duo-phrase-you-first = toi toi-d-abord
cli-celestia-duo-phrase-me-first = moi moi-d-abord
cli-celestia-duo-phrase-buy-cards = acheter-cartes cartes
cli-celestia-duo-phrase-buy-smoke = acheter-fumigene
cli-celestia-duo-phrase-reactivate = reactiver
cli-celestia-duo-phrase-save-gold = garder-or
cli-celestia-duo-phrase-spare-gold = lacher-or or
cli-celestia-duo-phrase-spare-smoke = lacher-fumigene
cli-celestia-duo-phrase-spare-crew = lacher-equipage equipage
cli-celestia-duo-phrase-take-it = prendre-le prendre
cli-celestia-duo-phrase-leave-it = laisser-le laisser
cli-celestia-duo-phrase-meet-weakest = la-plus-faible faible
cli-celestia-duo-phrase-meet-richest = la-plus-riche riche
cli-celestia-duo-phrase-meet-fastest = la-plus-rapide rapide
cli-celestia-duo-phrase-agree = accord oui d-accord
cli-celestia-duo-phrase-disagree = pas-d-accord non
cli-celestia-duo-phrase-use-ludvig = utiliser-ludvig ludvig
cli-celestia-duo-phrase-use-olga = utiliser-olga olga
cli-celestia-duo-phrase-use-shuki = utiliser-shuki shuki
cli-celestia-duo-phrase-use-kublai = utiliser-kublai kublai
cli-celestia-duo-phrase-use-baba = utiliser-baba baba
cli-celestia-duo-phrase-use-mama = utiliser-mama mama
cli-celestia-duo-phrase-use-rhett = utiliser-rhett rhett
cli-celestia-duo-phrase-use-augusta = utiliser-augusta augusta
cli-celestia-duo-place-dice = des
cli-celestia-duo-place-airship = aéronef
cli-celestia-duo-place-stage-deck = etapes

cli-celestia-duo-why-what = Pourquoi quoi ? Nommez une action ou une chose, par exemple « pourquoi étape » ou « pourquoi olga ».
cli-celestia-duo-usage-why = pourquoi étape, pourquoi olga
cli-celestia-duo-usage-look = voir, voir olga
cli-celestia-duo-about-look = ce que peuvent le Pirate et l’Équipage
cli-celestia-duo-usage-deck = paquet
cli-celestia-duo-about-deck = les cartes que vous n’avez pas vues
cli-celestia-duo-usage-discards = piles
cli-celestia-duo-usage-quiet = silence
cli-celestia-duo-about-quiet = être prêt d’emblée à chaque échange de ce tour
cli-celestia-duo-quiet = Vous serez prêt d’emblée à chaque échange de ce tour.
cli-celestia-duo-usage-rules = règles, règles fumigène

error-position-entry = Une position n’a pas d’entrée { $entry } ; elle peut avoir { $known }.
error-position-value = L’entrée { $entry } de la position ne peut pas valoir { $value } ; choisissez parmi { $known }.
error-position-list = L’entrée { $entry } de la position doit être une liste, et non { $value }.
error-position-length = L’entrée { $entry } de la position doit être une liste de { $count } éléments, et non de { $found }.
error-position-names = L’entrée { $entry } de la position doit être une table avec des noms, et non { $value }.
error-position-name = L’entrée { $entry } de la position ne connaît pas { $name } ; elle peut avoir { $known }.
error-position-number = L’entrée { $entry } de la position doit être un nombre entier de { $low } à { $high }, et non { $value }.
error-position-too-many = La position emploie { $piece } plus souvent que cet élément n’existe.
error-no-wish = Un souhait permanent ne peut pas nommer { $kind } ; il peut nommer { $known }.

## Le terminal : les plans secrets

cli-hand-over-withdraw = Le joueur { $number } est prêt ; « { $typed } » reprend ce plan.
cli-chapter-enter = Entrée pour continuer.
cli-word-wish = souhait souhaits
cli-word-withdraw = reprendre retirer
cli-word-pace = rythme
cli-word-time = temps attendre
cli-usage-wish = souhait, souhait 1 4, souhait tout
cli-about-wish = quand vous consulter ; sinon vous passez automatiquement
cli-etherium-about-wish = quand vous consulter pour les cartes Flash ; sinon vous passez automatiquement
cli-usage-time = temps
cli-about-time = plus de temps avant de passer : quelles que soient vos cartes, vous pouvez toujours en demander
cli-usage-withdraw = reprendre
cli-about-withdraw = reprendre votre plan tant que d’autres programment encore
cli-usage-pace = rythme entrée, horloge ou aucun
cli-about-pace = comment le récit avance : après Entrée, à l’horloge, ou d’un trait

## Le terminal : Etherium

cli-etherium-summary = { $season } ; étoiles : { $stars }
cli-etherium-summary-laying = pose du plateau : { $peoples }
cli-etherium-season = saison { $number } sur 7, { $name }
cli-etherium-unseen =
    { $count ->
        [one] { $count } carte Flash dans la pioche ; là ou dans d’autres mains : { $cards }.
       *[other] { $count } cartes Flash dans la pioche ; là ou dans d’autres mains : { $cards }.
    }
cli-etherium-discarded =
    { $count ->
        [one] { $count } carte Flash défaussée : { $cards }.
       *[other] { $count } cartes Flash défaussées : { $cards }.
    }
cli-etherium-would-fail = Vous pouvez le prévoir, mais, en l’état, l’action échouerait, car { $reason }.
cli-etherium-legend = Sur le plateau, ▲ est un degré de hauteur, ⌂ une cité ; PsCA sont le collecteur et l’armée de Psolos. Dans un quartier, toutes les cases se touchent ; la case « entre » touche aussi la mine du quartier suivant, et chaque mine touche l’Éther. ✗ marque une action qui échouerait dans l’état actuel. Les noms peuvent être abrégés.
cli-etherium-hint-withdraw = « { $typed } » reprend votre plan.
cli-etherium-act-failed =
    { $who ->
        [you] Prenez un cube de base à la place de votre action { $number }, ou rien.
       *[other] { $people } peut prendre un cube de base à la place de l’action { $number }.
    }
cli-etherium-panel-move = Déplacer
cli-etherium-panel-collect = Collecter
cli-etherium-panel-upgrade = Augmenter
cli-etherium-panel-transform = Transformer
cli-etherium-panel-connect = Connexion
cli-etherium-slot-move-forest = forêt
cli-etherium-slot-move-mountain = montagne
cli-etherium-slot-move-mine = mine
cli-etherium-slot-move-ether = Éther
cli-etherium-slot-move-city = cité
cli-etherium-slot-collect-forest = forêt
cli-etherium-slot-collect-mountain = montagne
cli-etherium-slot-collect-mine = mine
cli-etherium-slot-collect-ether = Éther
cli-etherium-slot-upgrade-collector = collecteur
cli-etherium-slot-upgrade-army = armée
cli-etherium-slot-upgrade-defence = défense
cli-etherium-slot-upgrade-guide = guide
cli-etherium-slot-etherise = en Éther
cli-etherium-slot-cards = cartes
cli-etherium-slot-capacity = capacité
cli-etherium-slot-booster = booster
cli-etherium-slot-connect-1 = première
cli-etherium-slot-connect-2 = seconde
cli-etherium-group-token = Jeton
cli-etherium-group-move = Déplacer
cli-etherium-group-collect = Collecter
cli-etherium-group-upgrade = Augmenter
cli-etherium-group-etherise = Faire de l’Éther
cli-etherium-group-cards = Cartes
cli-etherium-group-capacity = Capacité
cli-etherium-group-booster = Booster
cli-etherium-group-connect = Connexion, dés
cli-etherium-group-take = Prendre
cli-etherium-group-pay = Payer
cli-etherium-group-victim = Voler à
cli-etherium-group-steal = Voler
cli-etherium-group-pass = Passer
cli-etherium-group-play = Jouer une carte
cli-etherium-group-reroll = Relancer
cli-etherium-group-fate = Destin
cli-etherium-group-guide = Ajouter guide
cli-etherium-group-resolve = Résoudre
cli-etherium-group-siege = Siège
cli-etherium-group-flee = Fuir
cli-etherium-group-discard = Défausser
cli-etherium-group-lay-large = Poser une mine
cli-etherium-group-lay-medium = Poser une forêt
cli-etherium-group-lay-small = Poser une montagne
cli-etherium-group-lay-city = Poser une cité
cli-etherium-item-reroll = { $ones } × 1, { $twos } × 2
cli-etherium-look-season = { $name } : { $effects }
cli-etherium-look-yields = Une collecte rapporte : { $yields }
cli-etherium-look-upgrades = Le niveau suivant coûte : { $prices }
cli-etherium-look-each =
    { $count ->
        [0] rien
        [one] une ressource de base
       *[other] { $count } ressources de base différentes
    }
cli-etherium-look-prices = Un Éther pour { $rate } cubes de base ; { $cards } cartes Flash pour { $cards_price } Éther ; une capacité pour { $capacity } Éther, un booster pour { $booster }
cli-etherium-look-capacities = Capacités
cli-etherium-look-capacity = (coût en plus : { $extra } ; étoiles { $stars } ; reste { $left })
cli-etherium-look-connection = Table de connexion
cli-etherium-look-stars = Ce qui rapporte des étoiles
cli-wish = Quand faut-il vous consulter ? Personne d’autre ne le voit.
cli-etherium-wish = Quand faut-il vous consulter pour les cartes Flash ? Personne d’autre ne le voit.
cli-wish-how = Tapez souhait et des numéros ou un nom pour cocher ou décocher ; ou souhait tout, souhait rien, souhait habituel.
cli-wish-unknown = Il n’y a pas de moment « { $text } » : donnez un numéro de la liste.
cli-wish-which = Lequel : { $names } ?
cli-wish-nobody = Aucune personne ne joue ici : il n’y a personne à consulter.
cli-wish-word-all = tout toutes
cli-wish-word-none = rien aucune
cli-wish-word-usual = habituel défaut
cli-pace-word-enter = entrée pas
cli-pace-word-clock = horloge temps
cli-pace-word-none = aucun vite
cli-pace-enter = Le récit avance quand vous appuyez sur Entrée.
cli-etherium-pace-enter = Après chaque numéro d’action et chaque conflit, Entrée pour continuer.
cli-pace-clock = Le récit avance à l’horloge ; Entrée accélère.
cli-pace-none = Le récit ne s’arrête pas avant que vous ayez à décider.
cli-pace-how = Le rythme peut être entrée, horloge ou aucun.
cli-etherium-usage-token = 7, déplacer forêt
cli-etherium-about-token = poser le jeton d’Action suivant sur un emplacement ; le dernier vous déclare prêt
cli-etherium-usage-move = déplacer armée outer-2, armée forêt 2
cli-etherium-about-move = déplacer ou placer une unité
cli-etherium-usage-collect = collecter
cli-etherium-about-collect = faire travailler le collecteur
cli-etherium-usage-upgrade = augmenter guide
cli-etherium-about-upgrade = augmenter une unité d’un niveau
cli-etherium-usage-etherise = éthériser 2
cli-etherium-about-etherise = changer des cubes de base en deux Éther
cli-etherium-usage-cards = cartes
cli-etherium-about-cards = acheter des cartes Flash
cli-etherium-usage-capacity = capacité destin
cli-etherium-about-capacity = acheter une capacité
cli-etherium-usage-booster = booster
cli-etherium-about-booster = acheter un booster
cli-etherium-usage-connect = connexion 1
cli-etherium-about-connect = lancer un ou deux dés pour se connecter
cli-etherium-usage-take = prendre bois, bois
cli-etherium-about-take = prendre un cube dans la réserve
cli-etherium-usage-pay = payer roche, roche
cli-etherium-about-pay = payer un cube
cli-etherium-usage-victim = victime 2, ou un peuple
cli-etherium-about-victim = choisir à qui voler
cli-etherium-usage-steal = voler métal, métal
cli-etherium-about-steal = voler un cube
cli-etherium-usage-pass = passer, Entrée
cli-etherium-about-pass = ne rien faire
cli-etherium-usage-play = jouer charge
cli-etherium-about-play = jouer une carte Flash
cli-etherium-usage-reroll = relancer 1 0
cli-etherium-about-reroll = relancer un 1 et aucun 2
cli-etherium-usage-fate = destin
cli-etherium-about-fate = relancer tous les dés
cli-etherium-usage-guide = guide 2
cli-etherium-about-guide = ajouter deux points du guide et accepter le jet
cli-etherium-usage-resolve = résoudre large-1
cli-etherium-about-resolve = choisir le conflit suivant
cli-etherium-usage-siege = siège booster
cli-etherium-about-siege = choisir ce que votre armée fait dans la cité
cli-etherium-usage-flee = fuir outer-1
cli-etherium-about-flee = choisir où fuir
cli-etherium-usage-discard = défausser et un nom
cli-etherium-about-discard = défausser une carte Flash
cli-etherium-usage-lay-large = poser-mine large-1
cli-etherium-about-lay-large = poser une mine
cli-etherium-usage-lay-medium = poser-forêt outer-1
cli-etherium-about-lay-medium = poser une forêt
cli-etherium-usage-lay-small = poser-montagne between-2
cli-etherium-about-lay-small = poser une montagne
cli-etherium-usage-lay-city = poser-cité 1 outer-3
cli-etherium-about-lay-city = poser la cité d’un joueur, ou de personne

## Le terminal : les mots d’Etherium qui sont compris ; le premier est montré

cli-etherium-word-token = jeton
cli-etherium-word-move = déplacer aller d
cli-etherium-word-collect = collecter collecte c
cli-etherium-word-upgrade = augmenter améliorer élever
cli-etherium-word-etherise = éthériser
cli-etherium-word-cards = cartes
cli-etherium-word-capacity = capacité
cli-etherium-word-booster = booster
cli-etherium-word-connect = connexion connecter
cli-etherium-word-take = prendre
cli-etherium-word-pay = payer
cli-etherium-word-victim = victime
cli-etherium-word-steal = voler
cli-etherium-word-pass = passer
cli-etherium-word-play = jouer
cli-etherium-word-reroll = relancer
cli-etherium-word-fate = destin
cli-etherium-word-guide = guide ajouter
cli-etherium-word-resolve = résoudre
cli-etherium-word-siege = siège piller
cli-etherium-word-flee = fuir
cli-etherium-word-discard = défausser jeter
cli-etherium-word-lay-large = poser-mine
cli-etherium-word-lay-medium = poser-forêt
cli-etherium-word-lay-small = poser-montagne
cli-etherium-word-lay-city = poser-cité
cli-etherium-piece-slot = emplacement
cli-etherium-piece-deck = pioche
cli-etherium-piece-dice = dés
cli-etherium-piece-terrain = terrain
cli-etherium-piece-city = cité
cli-etherium-why-what = Pourquoi quoi ? Nommez une action ou une chose, par exemple « pourquoi augmenter armée » ou « pourquoi charge ».
cli-etherium-usage-why = pourquoi augmenter armée, pourquoi charge
cli-etherium-usage-look = regarder, regarder ertis, regarder charge
cli-etherium-about-look = prix, saison, capacités et table de connexion, ou ce que fait une carte
cli-etherium-usage-deck = paquet
cli-etherium-about-deck = les cartes Flash que vous n’avez pas vues
cli-etherium-usage-discards = piles
cli-etherium-usage-rules = règles, règles siège

# The server: the database

server-error-database-url = { $url } ne désigne aucune base de données : donnez le chemin d’un fichier, ou l’adresse d’un PostgreSQL ({ $example }).
server-error-database-unreachable = La base de données { $database } est inaccessible ({ $reason }). Vérifiez qu’elle existe, qu’elle est en marche et que vous y avez droit.
server-error-database-foreign = { $database } n’est pas une base de données d’Aerodrome. Donnez-en une autre, ou une qui n’existe pas encore.
server-error-database-newer = La base de données { $database } a été faite par un Aerodrome plus récent. Mettez celui-ci à jour, ou donnez une autre base.
server-error-database-locked = La base de données { $database } est utilisée par un autre Aerodrome. Arrêtez-le d’abord, ou prenez PostgreSQL pour plusieurs.
server-error-database-failed = Défaillance de la base de données. Rien n’a changé ; veuillez réessayer dans un instant.
server-error-database-unsure = Défaillance de la base de données pendant l’écriture. Regardez si votre changement y est avant de réessayer.

# Le serveur : les tables et leurs gens

server-closed-resigned = Tous les joueurs ont abandonné.
server-closed-rules = L’hôte a clos cette partie : elle a commencé sous des règles plus anciennes que ce serveur ne joue plus.
server-error-begun = La partie a commencé : on ne peut plus rien ajouter à sa graine.
server-error-bot-plays = Un bot joue à la place { $seat } en ce moment : reprenez d’abord la place.
server-error-bots-seat = La place { $seat } appartient à un bot.
server-error-busy = Il se passe trop de choses à cette table : réessayez dans un moment.
server-error-call = Ce jeu n’a pas cette phrase, ou pas cette pièce à montrer.
server-error-chat-alone = Pour écrire, il faut quelqu’un à qui écrire : invitez une personne par un lien.
server-error-chat-game = Pas de messages libres dans ce jeu : il n’a pas de moments de concertation.
server-error-chat-silence = C’est un moment de silence : vous pourrez écrire à la prochaine décision qui se discute.
server-error-clock-alone = L’horloge suppose qu’on attende quelqu’un : il faut au moins deux personnes à la table.
server-error-closed = Cette partie ne peut plus être montrée ici : { $reason }
server-error-known-deal = On ne peut rien ajouter à une donne connue : tout le monde reçoit la même.
server-error-late = Trop tard : quelque chose s’est passé entre-temps. Regardez de nouveau, puis décidez.
server-error-line = Ce message contient des signes qui ne peuvent pas être affichés.
server-error-line-length = Un message a de 1 à { $most } caractères.
server-error-link-renewed = Le lien de la place { $seat } a été renouvelé : cet appareil a perdu la place.
server-error-log = l’entrée { $entry } de son journal ne convient pas aux règles de ce programme : { $reason }
server-error-message = Le message est incompréhensible : { $reason }
server-error-no-chat = Cette table est sans messages libres : elle a été créée ainsi.
server-error-no-hello = Le premier message doit être « hello ».
server-error-no-moment = La partie ne peut pas reprendre à l’entrée { $entry }.
server-error-no-sheet = Ce jeu n’a pas de feuille de progression.
server-error-no-view = Aucune vue de cette place n’a été gardée.
server-error-not-absent = La personne à la place { $seat } n’est pas absente depuis assez longtemps : attendez encore { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
server-error-not-begun = La partie n’a pas commencé : il manque encore quelqu’un.
server-error-not-over = La partie n’est pas encore finie.
server-error-not-text = Les messages sont du JSON dans des trames de texte.
server-error-not-your-seat = La place { $seat } n’est pas à vous : seul son lien l’ouvre.
server-error-not-your-table = Seuls les joueurs de cette table peuvent faire cela.
server-error-older-catalogue = les valeurs de ses cartes sont { $found }, et ce programme a { $wanted } pour { $game }
server-error-older-rules = elle a commencé sous la version { $found } des règles du jeu { $game }, et ce programme a la version { $wanted }
server-error-only-looking = Vous êtes spectateur : seul un joueur peut faire cela.
server-error-other-chance = la graine donne d’autres dés ou d’autres cartes
server-error-other-seats = Une partie à partir de ce moment a { $seats ->
        [one] une place
       *[other] { $seats } places
    }.
server-error-over = La partie est finie.
server-error-protocol = Ce client parle la version { $found } du protocole, et le serveur la version { $wanted } : rechargez la page.
server-error-record-later = L’enregistrement est disponible quand la partie est finie : jusque-là il contient des secrets.
server-error-resigned = Vous avez abandonné cette partie.
server-error-seat-bot = Place { $seat } : la place d’un bot a besoin de son nom, et aucune autre n’en a.
server-error-seat-left = Vous avez quitté la place { $seat } ; son lien a changé.
server-error-seat-name = Place { $seat } : seule une autre personne sur cet appareil reçoit un nom ici.
server-error-second-hello = « hello » a déjà été dit ; ouvrez une autre connexion pour une autre place.
server-error-table-crowded = Trop de monde regarde cette table : réessayez dans une minute.
server-error-too-many-lines = Pas si vite : attendez un instant avant d’écrire de nouveau.
server-error-too-many-messages = Trop de messages à la fois : ralentissez.
server-error-not-sure = La suppression est définitive : confirmez que vous en êtes sûr.
server-error-log-full = Le journal de cette table est presque plein : elle n’accepte plus que des décisions.
server-error-wish-late = Vous avez coché d’autres cartes entre-temps.
server-error-used-key = Ce lien vers la place { $seat } a déjà servi, ou a été remplacé. Demandez-en un nouveau.
server-error-waiting = Cette partie attend, car ce serveur ne peut pas la jouer : { $reason }
server-error-wrong-key = Ce lien n’ouvre pas la place { $seat } : demandez-en un nouveau.

# The server: limits and safety
server-error-catalogue-keys = Le catalogue a une clé de plus de { $most } parties (ligne { $line }).
server-error-catalogue-lines = Le catalogue a plus de { $most } lignes.
server-error-catalogue-line = La ligne { $line } du catalogue dépasse { $most } caractères.
server-error-catalogue-nested = Le catalogue est imbriqué sur plus de { $most } niveaux (ligne { $line }).
server-error-bad-origin = « { $origin } » n’est pas une origine : écrivez-la comme { $example }, sans chemin.
server-error-crowded = Le serveur a trop de connexions : réessayez dans une minute.
server-error-long-address = L’adresse de la requête est trop longue : au plus { $most } octets sont lus ici.
server-error-long-headers = Les en-têtes de la requête sont trop grands : au plus { $most } octets sont lus ici.
server-error-too-large = La requête est trop grande : au plus { $most } octets sont lus ici.
server-error-too-many-bodies = Trop de données sont envoyées d’ici à la fois : réessayez dans un instant.
server-error-too-many-devices = Vous regardez cette place depuis trop d’appareils : fermez-en un.
server-error-too-many-exports = Vous avez demandé vos données plusieurs fois : attendez un peu.
server-error-too-many-requests = Trop de requêtes d’ici : réessayez dans { $seconds } s.
server-error-too-many-sockets = Trop de connexions depuis une même adresse : il peut y en avoir { $most } à la fois.
server-error-wrong-host = Ce serveur ne répond pas au nom « { $host } ». Utilisez son adresse, ou faites-le démarrer avec --origin et ce nom.
server-error-wrong-origin = Une page de « { $origin } » ne peut pas utiliser ce serveur. Son hôte peut le permettre avec --origin.

## The terminal: a table of a server

cli-join-free = libre
cli-join-bot = bot { $bot }
cli-join-replaced = { $name } (le bot { $bot } joue)
cli-join-you = { $name } (vous)
cli-join-resigned = { $name } (abandon)
cli-join-ask = Prendre place comme joueur { $number } ? Entrée pour s’asseoir, un mot quelconque pour regarder.
cli-join-which = Vous avez plusieurs places ici : { $seats }. Laquelle ? Entrée prend la première.
cli-join-looking = Vous regardez, et voyez ce que chacun peut voir.
cli-join-catalogue = Cette table joue avec un catalogue corrigé : ce que ce programme explique peut en différer.
cli-join-gathering = La partie commence quand toutes les places sont prises ; vous gardez votre place si vous sortez avec « quitter ».
cli-join-begun = La partie commence.
cli-join-away = Pendant votre absence :
cli-join-window = { $seconds ->
        [one] Vous passez dans une seconde, comme tout le monde. Tapez temps pour en avoir plus.
       *[other] Vous passez dans { $seconds } secondes, comme tout le monde. Tapez temps pour en avoir plus.
    }
cli-join-time = Prenez votre temps : vous ne passez que quand vous le dites.
cli-join-passed = Vous passez dès que c’est votre tour.
cli-join-no-window = Il n’y a pas de compte à rebours en ce moment.
cli-join-waiting = On attend { $names }…
cli-join-lost = Vous êtes hors ligne ; la connexion reviendra d’elle-même.
cli-join-back = De nouveau en ligne.
cli-join-over = La partie est finie : { $rule }
cli-join-winners = Victoire : { $names }.
cli-join-nobody = Personne n’a gagné.
cli-join-score = { $name } { $score }
cli-join-scores = Points : { $scores }.
cli-join-closed = La partie ne peut pas continuer : { $reason }
cli-join-fair = La graine correspond à l’empreinte { $hash }… affichée avant la partie, et tous les octets aléatoires sont conformes.
cli-join-unfair = Quelque chose dans les dés n’est pas conforme à ce qui était promis :
cli-join-doubt-commitment = L’empreinte n’est pas celle qui était affichée avant la partie.
cli-join-doubt-seed = La graine ne correspond pas à l’empreinte.
cli-join-doubt-own = Les octets aléatoires de cet appareil ne sont pas parmi les contributions.
cli-join-doubt-hashes = Les octets de quelqu’un ne sont pas ceux de l’empreinte affichée auparavant.
cli-join-doubt-rounds = Des tentatives de mélanger la graine manquent, ou ont été modifiées.
cli-join-record = L’enregistrement se télécharge à { $address } ; « enregistrer » l’écrit dans un fichier.
cli-join-rematch = Une revanche attend à { $address }.
cli-join-next = Tapez journal pour le récit ; Entrée pour sortir.
cli-join-saved = L’enregistrement est dans { $file } ; « aerodrome verify » le vérifie.
cli-join-left = Vous gardez votre place : « aerodrome join { $address } » vous y ramène.
