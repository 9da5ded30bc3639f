celestia-duo-figure-fight-roll = L’Embuscade place un Sabre et fait lancer deux dés : un Canon et le Drapeau.
celestia-duo-figure-fight-smoke = Avant la validation des dés, le Capitaine défausse un Fumigène et relance le Canon : c’est maintenant un Pistolet.
celestia-duo-figure-fight-attack = Les dés sont validés. Le Drapeau déclenche la Botte Secrète : le vaisseau du Pirate avance.
celestia-duo-figure-fight-match = Le Capitaine désigne son coéquipier pour commencer. Celui-ci joue un Sabre, qui élimine le dé Sabre.
celestia-duo-figure-fight-pair = Au tour du Capitaine, qui n’a pas de Pistolet et joue à la place une paire d’Arbalètes.
celestia-duo-figure-fight-flag = Le coéquipier élimine le Drapeau avec la carte qui lui manquera le moins. Il ne reste aucun dé : le combat est gagné.
