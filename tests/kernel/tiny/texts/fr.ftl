lanterns-title = Lanternes
lanterns-section-bid = Enchères
lanterns-bid-once = Vous avez déjà misé pendant cette manche.
lanterns-bid-from-hand = Vous misez une lanterne de votre main.
lanterns-phrase-once = Vous pouvez dire une phrase par manche.
lanterns-end-most-points = Qui a le plus de points après quatre manches gagne.
lanterns-error-no-catalogue = Lanternes n’a pas de catalogue.
