celestia-duo-primer-goal = À vous deux, vous êtes l’équipage d’un même aéronef. Rattrapez le Pirate avant que son vaisseau n’atteigne son Repaire. Dans les modes plus longs, il reste ensuite à abattre ses trois mâts.
celestia-duo-primer-turn = À chaque tour, vous décidez ensemble : poursuivre, aussi loin que le dit votre hélice, ou faire étape dans une cité pour de nouvelles cartes, pendant que le Pirate prend de l’avance.
celestia-duo-primer-ambush = Là où vous arrivez attend une Embuscade : quatre dés, les uns fixés par sa carte, les autres lancés. Chaque Drapeau est une Botte Secrète du Pirate.
celestia-duo-primer-pay = Puis vous jouez à tour de rôle. Chacun élimine un dé avec une carte de sa main : l’arme qu’il montre, ou un Joker. Un Drapeau se contente de n’importe quelle carte.
celestia-duo-primer-pair = Pas la bonne carte ? Deux cartes identiques éliminent aussi n’importe quelle arme.
celestia-duo-primer-energy = Si votre main n’élimine aucun dé, l’aéronef perd une Énergie : vous piochez des cartes, mais des biens quittent la soute. Quand il n’en reste plus à perdre, la partie est perdue.
celestia-duo-primer-talk = Vos cartes sont secrètes. Ne parlez que lorsque le bandeau le permet, de ce qu’il faut faire, jamais de ce que vous avez. L’un de vous est le Capitaine : il a le dernier mot.
celestia-duo-primer-rewards = Une Embuscade vaincue rapporte de l’Or, des cartes ou un membre d’Équipage et son pouvoir. Un Fumigène dans la soute permet de relancer des dés.
