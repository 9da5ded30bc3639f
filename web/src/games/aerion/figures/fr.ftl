aerion-figure-recipe = { $ship } : { $cards }
aerion-figure-turn-roll = Phase 1. Vous lancez les six dés : deux 4. Au-dessus d’une Hélice figure le brelan, il vous manque un 4.
aerion-figure-turn-reroll = Vous défaussez la Noix de l’étalage, gardez les deux 4 et relancez les quatre autres dés. Voilà un troisième 4 !
aerion-figure-turn-acquire = Phase 2. Vos dés montrent un brelan : vous acquérez l’Hélice.
aerion-figure-turn-place = Elle va dans votre atelier, où se trouve le Plan du Planeur : les deux sont du même vaisseau. Il ne manque plus que l’Équipage.
aerion-figure-turn-replenish = Phase 3. Les deux paquets qui ont perdu leur carte, celui de la Noix et celui de l’Hélice, en révèlent chacun une nouvelle.
