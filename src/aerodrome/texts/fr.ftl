table-section-table = La table
table-match-over = La partie est terminée.
table-not-your-turn = Ce n’est pas à vous de décider.
table-no-such-action = Cette action n’existe pas dans ce jeu.
table-nothing-to-withdraw = Vous n’avez aucun choix secret qui puisse encore être repris.
table-undo-nothing = Il n’y a rien à reprendre.
table-undo-chance = Les dés ou les cartes ont parlé depuis : ce coup ne peut plus être repris.
table-undo-secret = Un secret a été montré depuis : ce coup ne peut plus être repris.
table-undo-other-seat = Un autre joueur a décidé depuis : ce coup ne peut plus être repris.

## Erreurs : ce qui ne va pas dans un appel ou un fichier. Les noms et valeurs du dehors sont cités comme les écrit Python.

error-no-message = Le message { $message } n’existe pas dans la langue { $language }.
error-empty-message = Le message { $message } est vide dans la langue { $language }.
error-unfilled-message = Le message { $message } ne peut pas être complété dans la langue { $language } : { $reason }.
error-no-language = La langue { $language } n’existe pas ici ; choisissez parmi { $known }.
error-no-game = Le jeu { $game } n’existe pas ici ; choisissez parmi { $known }.
error-no-rule = Ce jeu n’a pas de règle { $wanted }.
error-seats = Le jeu { $game } se joue avec { $counts } place(s), et non { $found }.
error-option-value = L’option { $option } ne peut pas valoir { $value } ; choisissez parmi { $known }.
error-option-list = L’option { $option } attend une liste de noms, et non { $value }.
error-option-name = L’option { $option } ne connaît pas { $value } ; choisissez parmi { $known }.
error-no-option = L’option { $option } n’existe pas ; ce jeu a { $known }.
error-no-options = L’option { $option } n’existe pas ; ce jeu n’en a aucune.
error-seed-kind = Une graine est un nombre entier ou un mot, et non { $found }.
error-seed-length = Une graine compte de 1 à 200 caractères imprimables.
error-seed-secret = La graine de cette partie est encore secrète : la partie peut être regardée, mais ni vérifiée ni continuée.
error-contribution = Une contribution à la graine compte de 1 à 64 octets, et non { $count }.

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
error-record-large = L’enregistrement est trop grand : { $count } caractères, alors que { $most } au plus sont lus.
error-record-unreadable = L’enregistrement est illisible : { $reason }.
error-record-format = L’enregistrement est au format { $found } ; cette version lit le format { $wanted }.
error-record-long = L’enregistrement compte { $count } entrées ; { $most } au plus sont lues.
error-record-draws = L’entrée { $entry } de l’enregistrement fait plus de { $most } tirages.
error-record-stream = L’enregistrement tire de { $stream }, que ce jeu n’a pas.
error-record-game = L’enregistrement est d’une partie de { $found }, et non de { $wanted }.
error-record-rules = L’enregistrement a été fait avec la version { $found } des règles de { $game } ; celle-ci est la version { $wanted }, et il ne peut donc pas être rejoué exactement.
error-record-catalogue = L’enregistrement a été fait avec le catalogue { $found }… ; celui-ci est { $wanted }…, et il ne peut donc pas être rejoué exactement.
error-record-commitment = L’engagement de l’enregistrement n’est pas un SHA-256 en chiffres hexadécimaux.
error-record-contribution-digits = Dans l’enregistrement, une contribution n’est pas écrite en chiffres hexadécimaux.
error-record-seed-digits = Dans l’enregistrement, la graine n’est pas écrite en chiffres hexadécimaux.
error-record-seed = La graine de l’enregistrement n’est pas celle sur laquelle il s’était engagé avant la partie.
error-record-deal = La donne de l’enregistrement ne convient pas : { $reason }.
error-record-entry = L’entrée { $entry } de l’enregistrement ne convient pas : { $reason }
error-record-result = L’enregistrement annonce le résultat { $claimed }, alors que ses décisions mènent à { $found }.
error-record-draw = D’après la graine, le tirage { $draw } de { $stream } devrait être { $fair } sur { $most } ; l’enregistrement dit { $found }.

## Erreurs : des tirages qui ne conviennent pas aux règles, en parties de phrases, sans point final

error-script-no-chance = les règles demandent un tirage là où l’enregistrement n’en a pas
error-script-more-chance = l’enregistrement contient des tirages que les règles ne demandent pas
error-script-stream = les règles demandent un résultat sur { $most } du flux { $stream }, l’enregistrement a { $found }
error-script-over-pick = les règles demandent un résultat sur { $most }, et le script est épuisé
error-script-over-roll =
    { $count ->
        [one] les règles demandent { $count } dé, et le script est épuisé
       *[other] les règles demandent { $count } dés, et le script est épuisé
    }
error-script-over-draw = les règles demandent une carte, et le script est épuisé
error-script-pick = les règles demandent un résultat sur { $most }, le script a { $found }
error-script-roll =
    { $count ->
        [one] les règles demandent { $count } dé à { $faces } faces, le script a { $found }
       *[other] les règles demandent { $count } dés à { $faces } faces, le script a { $found }
    }
error-script-draw = les règles demandent une carte parmi { $cards }, le script a { $found }
error-script-more = les règles n’ont pas demandé { $found }

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
cli-error-word = « { $word } » n’a rien à faire ici ; « aerodrome --help » montre les commandes.
cli-error-unknown-option = L’option { $option } n’existe pas ; « --help » montre celles qui existent.
cli-error-value = { $option } ne peut pas valoir « { $value } » : il faut un nombre entier.
cli-error-missing = { $option } manque, ou n’a pas de valeur ; « --help » montre ce qui est attendu.
cli-error-repeated = { $option } est donné deux fois.
cli-error-plain = { $reason }
cli-error-inside = Quelque chose ne va pas dans Aerodrome ({ $reason }) ; les parties commencées sont gardées.

## Le terminal : aide de la ligne de commande

cli-help-app = Une table pour les jeux de société d’aérostats, dans le terminal. Adaptations non officielles, avec leurs propres mots et leurs propres images.
cli-help-epilogue = Commencez par « aerodrome play aerion ». « aerodrome about aerion » dit de qui est le jeu et lesquelles de ses valeurs sont reconstituées.
cli-help-commands = Commandes
cli-help-parameters = Options
cli-help-help = Montrer cette aide.
cli-help-version = Montrer les versions du programme, des règles et des catalogues.
cli-help-play = Jouer. Une partie qui n’est pas terminée vous attend.
cli-help-game = Le jeu, par exemple aerion.
cli-help-pixies = Le nombre de Fées au départ : 3, 2, 1 ou 0.
cli-help-seed = Un nombre ou un mot : qui donne le même reçoit la même donne.
cli-help-catalogue = Un catalogue corrigé des cartes et des vaisseaux.
cli-help-new = Commencer une nouvelle partie, même si une autre attend.
cli-help-resume = Continuer la partie de ce fichier.
cli-help-lang = La langue : en ou fr.
cli-help-replay = Montrer une partie enregistrée, décision par décision.
cli-help-verify = Vérifier une partie enregistrée : chaque décision, chaque dé, chaque carte.
cli-help-file = Le fichier d’une partie.
cli-help-step = Attendre Entrée après chaque décision, et dessiner la table.
cli-help-rules = Les règles d’un jeu avec leurs identifiants, toutes ou celles qui contiennent certains mots.
cli-help-search = Les mots que la règle doit contenir.
cli-help-odds = Les chances exactes des dés d’Aerion.
cli-help-goal = Ce qui est visé, par exemple AAA+BB ; sans lui, tous les buts.
cli-help-dice = Six dés sur la table, par exemple 2,3,4,5,5,5.
cli-help-rerolls = Le nombre de relances au plus ; 3 si vous ne dites rien.
cli-help-games = Lister les jeux.
cli-help-about = De qui est le jeu, et lesquelles de ses valeurs sont reconstituées.

## Le terminal : pages

cli-games-line = ({ $game }) : places { $seats }
cli-about-catalogue = Pour jouer avec un catalogue corrigé : aerodrome play { $game } --catalogue FICHIER.
cli-verify-sound = La partie de { $file } est en règle.
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
cli-verify-open = La partie n’est pas terminée.
cli-verify-result = La partie est terminée. { $result }
cli-replay-more = [Entrée : suite, quitter : sortir]{ " " }
cli-odds-before = Chances avant le premier lancer, joué au mieux.
cli-odds-dice = Chances à partir de { $dice }, joué au mieux.
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

## Le terminal : à la table

cli-intro = Non officiel : « aerodrome about { $game } » dit de qui est le jeu. Aide : ?
cli-seed-promise = Dés vérifiables : une graine secrète d’empreinte { $hash }, révélée à la fin.
cli-seed-known = Une donne connue : qui donne la même graine reçoit les mêmes dés et les mêmes cartes.
cli-enter = Entrée
cli-or-undo = ou annuler
cli-choose = Tapez le numéro d’un choix, ou une commande ; ? explique.
cli-no-choice = Il n’y a pas de choix { $number } : ils vont de 1 à { $most }.
cli-no-choices = Il n’y a pas de choix { $number } ici ({ $most } choix) ; tapez une commande, ? explique.
cli-unknown = « { $text } » ne veut rien dire ici : tapez le numéro d’un choix, une commande, ou ? pour l’aide.
cli-why-what = Pourquoi quoi ? Nommez une action ou une chose, par exemple « pourquoi acquérir 3 » ou « pourquoi pupitre ».
cli-why-unknown = « { $text } » n’est ni une action ni une chose sur la table.
cli-why-allowed = C’est permis maintenant.
cli-rules-sections = Les règles ont ces sections :
cli-rules-how = Tapez « règles » et des mots à chercher, par exemple « règles fée ».
cli-rules-none = Aucune règle ne contient « { $text } ».
cli-log-empty = Il ne s’est encore rien passé.
cli-log-undo = La dernière décision est reprise.
cli-saved = Enregistré dans { $file }, avec la graine secrète : qui le lit peut connaître les dés à venir.
cli-over-summary = À la fin : { $seen }.
cli-over-seed = La graine était { $seed }.
cli-over = La partie est classée dans { $file } ; « aerodrome verify » la vérifie, « aerodrome replay » la remontre.
cli-over-next = Tapez nouvelle pour une autre partie, journal pour le récit ; Entrée pour sortir.
cli-kept = Votre partie est gardée dans { $file } ; « aerodrome play { $game } » la continue.
cli-nothing-kept = Rien n’a été décidé : il n’y a rien à garder.
cli-goodbye = Au prochain vol !
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
cli-deck-1 = double paire
cli-deck-2 = brelan
cli-deck-3 = full
cli-deck-4 = carré
cli-deck-5 = six dés
cli-deck-6 = suite
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
cli-counts = paq { $deck } déf { $discards }
cli-goes-to = va en { $workshops }
cli-ready = prêt
cli-by-reroll = relance
cli-by-roll = lancer
cli-die-new = lancé
cli-die-kept = gardé
cli-acquired = Acquise
cli-legend = ▸ ou « va en » : un atelier accepterait la carte. Le pourcentage est la chance de montrer la combinaison avec une relance de plus, jouée au mieux. Les paquets sont numérotés de I à VI depuis la gauche : « défausser 3 » et « défausser AAA+BB » sont la même chose. Les noms de cartes peuvent être abrégés.
cli-group-go = Suite
cli-group-acquire = Acquérir
cli-group-keep = Garder
cli-group-discard = Défausser, relancer
cli-group-place = Poser
cli-group-take = Récupérer
cli-group-book = Grimoire
cli-group-pixie = Dépenser une Fée
cli-group-move = De la réserve
cli-hint-keep = d’autres : garder 5 5, garder rien, ou relancer 2 3
cli-hint-pixie = n’importe lequel : fée 2 5 change un 2 en 5
cli-item-book-rerolls = trois relances au plus
cli-item-book-reserve = carte en réserve
cli-item-book-retrieve = récupérer ({ $deck })
cli-item-move = { $card } vers l’atelier { $workshop }
cli-item-pixie = { $old } en { $new } pour { $gained }
cli-item-nothing = rien
cli-item-also = aussi { $others }

## Le terminal : les mots compris ; le premier est montré

cli-word-help = aide h
cli-word-why = pourquoi pq
cli-word-undo = annuler reprendre u
cli-word-odds = chances cotes
cli-word-deck = paquet
cli-word-discards = piles pile
cli-word-rules = règles règle
cli-word-log = journal récit
cli-word-table = table
cli-word-save = sauver enregistrer
cli-word-new = nouvelle nouveau n
cli-word-lang = langue
cli-word-quit = quitter q sortir
cli-word-roll = lancer lance
cli-word-keep = garder garde g
cli-word-reroll = relancer relance r
cli-word-discard = défausser défausse d
cli-word-let-go = renoncer abandonner passer
cli-word-book-rerolls = grimoire-relances grimoire-relancer
cli-word-pixie = fée p
cli-word-acquire = acquérir acquiers a
cli-word-place = poser pose placer
cli-word-book-reserve = grimoire-réserve
cli-word-reject = refuser rejeter
cli-word-book-retrieve = grimoire-récupérer récupérer
cli-word-take = prendre reposer
cli-word-enough = assez stop
cli-word-move = transférer déplacer
cli-word-replenish = continuer révéler
cli-word-all = tout tous
cli-word-none = rien aucun
cli-place-dice = dés dé
cli-place-pixies = fées fée
cli-place-pulpit = pupitre grimoire
cli-place-reserve = réserve
cli-place-acquired = acquise acquis
cli-place-workshop = atelier ateliers
cli-place-deck = paquet
cli-place-display = étalage carte
cli-place-discard = défausse pile

## Le terminal : comment taper les commandes, et ce qu’elles font

cli-usage-roll = lancer
cli-about-roll = lancer les six dés
cli-usage-keep = garder 55 / relancer 2 3
cli-about-keep = nommer les dés qui restent, ou ceux à relancer
cli-usage-discard = défausser 3
cli-about-discard = défausser la carte du paquet III de l’étalage pour relancer
cli-usage-let-go = renoncer
cli-about-let-go = renoncer à la dernière carte
cli-usage-book-rerolls = grimoire relances
cli-about-book-rerolls = défausser votre Grimoire pour trois relances au plus
cli-usage-pixie = fée 2 5
cli-about-pixie = dépenser une Fée pour changer un 2 en 5
cli-usage-acquire = acquérir 3
cli-about-acquire = acquérir la carte du paquet III
cli-usage-place = poser 1
cli-about-place = poser la carte acquise dans l’atelier 1
cli-usage-book-reserve = grimoire réserve
cli-about-book-reserve = défausser votre Grimoire pour mettre la carte acquise en réserve
cli-usage-reject = refuser
cli-about-reject = défausser la carte acquise
cli-usage-book-retrieve = grimoire récupérer 3
cli-about-book-retrieve = défausser votre Grimoire pour récupérer des Éléments de la pile de défausse du paquet III
cli-usage-take = prendre noix
cli-about-take = reposer cet Élément au sommet de son paquet
cli-usage-enough = assez
cli-about-enough = ne plus rien récupérer
cli-usage-move = transférer noix 1
cli-about-move = transférer une carte de votre réserve vers l’atelier 1
cli-usage-replenish = continuer
cli-about-replenish = continuer et révéler de nouvelles cartes
cli-usage-help = ?
cli-about-help = expliquer cette étape et les commandes
cli-usage-why = pourquoi acquérir 3
cli-about-why = quelle règle interdit une action, ou à quoi peut servir une chose
cli-usage-undo = annuler
cli-about-undo = reprendre la dernière décision, si ni dé ni carte n’a répondu depuis
cli-usage-odds = chances, chances AAA
cli-about-odds = chances exactes à partir de ces dés, et quoi garder
cli-usage-deck = paquet 3
cli-about-deck = ce qui peut encore sortir d’un paquet
cli-usage-discards = piles 3
cli-about-discards = ce que contient une pile de défausse
cli-usage-rules = règles, règles fée
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
cli-about-lang = parler une autre langue
cli-usage-quit = quitter
cli-about-quit = sortir ; la partie est gardée

## Le terminal : des mots qui n’ont pas été compris

cli-typed-dice = Quels dés ? Par exemple « { $word } 2 5 5 ».
cli-typed-all-kept = Il faut relancer au moins un dé : gardez-en cinq au plus.
cli-typed-no-such-dice = Vos dés ne montrent pas cela ; ce sont { $dice }.
cli-typed-which = Dites lequel, par exemple « { $example } ».
cli-typed-pixie = Une Fée change un dé d’un nombre en un autre, par exemple « fée 2 5 ».
cli-typed-several-decks = Il y a plusieurs cartes { $card } : dites quel paquet, { $decks }.
cli-typed-no-deck = « { $text } » n’est pas un paquet : nommez-le par sa place, de 1 à 6, ou par ses lettres, comme AAA+BB.
cli-typed-no-card = « { $text } » n’est pas un Élément.
cli-typed-no-workshop = « { $text } » n’est pas un atelier : il y a 1 et 2.
cli-typed-move = Nommez une carte et un atelier, par exemple « transférer noix 1 ».
cli-typed-no-goal = Le but « { $text } » n’existe pas ; les buts sont { $goals }.
cli-typed-six-dice = « { $text } » n’est pas six dés ; écrivez-les comme 2,3,4,5,5,5.
cli-typed-rerolls = Le nombre de relances va de 0 à { $most }, pas { $number }.
