aerion-primer-goal = Get six airships flying before the cards run out: alone, or as two who win and lose together.
aerion-primer-ship = Each ship takes three cards: its own Blueprint, one kind of Material and one kind of Crew.
aerion-primer-roll = Roll six dice. Six cards lie open, each with its own pattern: if your dice show it, you may take the card, one a turn.
aerion-primer-reroll = Not there yet? Discard another open card and roll any dice again, as often as you can pay. What you discard is gone, so choose well.
aerion-primer-place = Your card goes to a Workshop. All cards there must belong to the same ship, each class once, and the Crew comes last. A card that fits nowhere is lost.
aerion-primer-help = A Pixie turns one die to the number you need, and then leaves for good. A Book is kept until you want up to three rerolls, cards brought back, or a card put aside.
aerion-primer-end = Then each deck fills its gap. The sixth ship in the air wins at once; when no card is left to turn up, you have lost.
