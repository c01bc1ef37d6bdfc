### Laboratorium: środowiska, gra ze sobą, uczenie.

lab-no-observer = Gra „{ $game }” nie ma jeszcze obserwatora: nic nie mówi, jak jej pozycje stają się liczbami.
lab-bots = Podanych botów: { $bots }. Miejsc, które potrzebują bota: { $needed }.
