### The laboratory: environments, self-play, training.

lab-no-observer = No observer is there yet for the game “{ $game }”: nothing says how its positions become numbers.
lab-bots = { $bots } bots are named, but { $needed } seats need one.
