page-start-celestia-duo = Celestia Duo
page-start-celestia-duo-who = 2 players · about 30 minutes
page-start-celestia-duo-about = Chase a pirate through the clouds as a pair, with hidden hands and only a few moments to talk.
