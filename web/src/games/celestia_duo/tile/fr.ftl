page-start-celestia-duo = Celestia Duo
page-start-celestia-duo-who = 2 joueurs · environ 30 minutes
page-start-celestia-duo-about = Poursuivez à deux un pirate dans les nuages, mains cachées et presque sans un mot.
