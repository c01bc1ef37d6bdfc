### Das Labor: Umgebungen, Partien gegen sich selbst, Training.

lab-no-observer = Für das Spiel „{ $game }“ gibt es noch keinen Beobachter: Niemand sagt, wie aus seinen Stellungen Zahlen werden.
lab-bots = Genannte Bots: { $bots }. Plätze, die einen brauchen: { $needed }.
