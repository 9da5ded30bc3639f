etherium-primer-goal = Lead a people of the floating lands through a year of seven seasons. Have the most stars at its end, and you win.
etherium-primer-units = Your collector gathers, your army fights, your defence guards the city, and your guide adds to your dice. Each has a level you can raise.
etherium-primer-plan = Each season everyone lays action tokens in secret, in the order they want to act. Then all first actions are carried out, then all second ones, and so on.
etherium-primer-move = The land has heights. A move may go down as many steps as you like, and once level or up.
etherium-primer-collect = Forests give Wood, mountains Rock, mines Metal, and the centre gives Ether. Your collector must stand there when its action comes.
etherium-primer-spend = Cubes raise your units or become Ether. Ether buys cards, boosters for more action tokens, and capacities with lasting effects.
etherium-primer-fight = Armies that meet roll as many dice as their level; so does a besieged city. An army robs an enemy collector without dice, and the loser flees.
etherium-primer-stars = Stars come from capacities, from tokens for victories, boosters and Ether, from your guide’s level, and from every two Ether cubes you keep.
