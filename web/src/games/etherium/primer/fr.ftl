etherium-primer-goal = Guidez un peuple des terres flottantes pendant une année de sept saisons. À la fin, le plus grand nombre d’étoiles l’emporte.
etherium-primer-units = Votre collecteur récolte, votre armée combat, votre défense garde la cité et votre guide ajoute à vos dés. Chacun a un niveau, que vous pouvez élever.
etherium-primer-plan = À chaque saison, chacun pose ses jetons d’Action en secret, dans l’ordre où il veut agir. Puis toutes les premières actions ont lieu, puis toutes les deuxièmes, et ainsi de suite.
etherium-primer-move = Le pays a du relief. Un déplacement descend autant de marches que vous voulez, et une seule fois à niveau ou vers le haut.
etherium-primer-collect = Les forêts donnent du Bois, les montagnes de la Roche, les mines du Métal, et le centre de l’Éther. Votre collecteur doit s’y trouver quand vient son action.
etherium-primer-spend = Les cubes élèvent vos unités ou deviennent de l’Éther. L’Éther achète des cartes, des boosters pour plus de jetons d’Action, et des capacités aux effets durables.
etherium-primer-fight = Les armées qui se rencontrent lancent autant de dés que leur niveau ; une cité assiégée aussi. Une armée dépouille sans dés un collecteur ennemi, et le perdant s’enfuit.
etherium-primer-stars = Les étoiles viennent des capacités, des jetons pour victoires, boosters et Éther, du niveau de votre guide et de vos cubes d’Éther : une pour deux.
