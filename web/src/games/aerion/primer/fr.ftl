aerion-primer-goal = Faites voler six vaisseaux avant que les cartes ne s’épuisent : en solo, ou à deux, pour gagner ou perdre ensemble.
aerion-primer-ship = Chaque vaisseau demande trois cartes : son propre Plan, une sorte de Matériau et une sorte d’Équipage.
aerion-primer-roll = Lancez six dés. Six cartes sont visibles, chacune avec sa combinaison : si vos dés la montrent, vous pouvez prendre la carte, une par tour.
aerion-primer-reroll = Pas encore ? Défaussez une autre carte visible et relancez les dés de votre choix, autant de fois que vous pouvez payer. Une carte défaussée est perdue : choisissez bien.
aerion-primer-place = Votre carte va dans un atelier. Toutes les cartes y sont du même vaisseau, une par catégorie, et l’Équipage vient en dernier. Une carte qui ne va nulle part est perdue.
aerion-primer-help = Une Fée change un dé en la face voulue, puis s’en va pour de bon. Un Grimoire se garde : il donne jusqu’à trois relances, ramène des cartes ou en met une de côté.
aerion-primer-end = Puis chaque paquet comble son vide. Le sixième vaisseau en vol, et c’est gagné ; plus aucune carte à révéler, et c’est perdu.
