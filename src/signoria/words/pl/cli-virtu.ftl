### Stół gry Virtù w terminalu. Znaki: ƒ floren, ♛ korona, † krzyż, ♞ kawaleria, ⎈ okręt, ☻ maska, ⚔ wojna, ↻ strzałka.
### $symbols, $price, $gives i $need to takie znaki z liczbami („2♛ 3ƒ”).

cli-virtu-hint = Wpisz liczbę albo ruch. Także: map, odds MIASTO, supply, prestige, winter, help, why RUCH, undo, rules V13, view IMIĘ, save, quit
cli-virtu-legend =
    W nawiasach: użyte. M▲2 dwie armie rodu o tej literze, ●M jego agent, ‡ katedra, ⚔M▲1 oblega, ☠ port piracki, liczba: odporność.
    ◆ znacznik, § odpust, ↻ po prawej: wyjście z tej komnaty odświeża dworzan po prawej. Gracze: ƒ skarbiec, ▲ armie, ● agenci gotowi + umieszczeni.
    map: wszystkie miasta z drogami i morzami · odds: nadchodzące walki · odds MIASTO 3: oblężenie 3 armiami · supply: co można kupić ·
    prestige: punkty według źródeł · tracks: oba tory · winter: kroki twojej Zimy i ich koszt. Sam Enter płaci całą cenę.

## Stół

cli-virtu-year = Rok { $year }, { $season }
cli-virtu-last-year = ostatni rok
cli-virtu-neutral = Miasta neutralne { $count }
cli-virtu-gathered = Do użycia: { $symbols }
cli-virtu-order = Kolejność graczy
cli-virtu-alliances = Sojusze
cli-virtu-blocked = zablokowane
cli-virtu-short-city = mia
cli-virtu-short-step = mec
cli-virtu-short-cities = mia
cli-virtu-short-patronage = mec
cli-virtu-short-cards = kar
cli-virtu-short-religion = rel
cli-virtu-short-trophies = tro
cli-virtu-short-alliances = soj
cli-virtu-short-indulgences = odp

## Mapa

cli-virtu-region-north = Północ
cli-virtu-region-centre = Środek
cli-virtu-region-south = Południe
cli-virtu-region-overseas = Za morzem
cli-virtu-sea-ligurian = Lig
cli-virtu-sea-tyrrhenian = Tyr
cli-virtu-sea-ionian = Joń
cli-virtu-sea-adriatic = Adr
cli-virtu-map-city = Miasto
cli-virtu-map-resilience = Odp
cli-virtu-map-owner = Kto
cli-virtu-map-token = Żeton
cli-virtu-map-sea = Morze
cli-virtu-map-roads = Drogi

## Gracz

cli-virtu-treasury = Skarbiec { $florins }ƒ
cli-virtu-at-hand = dostępne { $symbols }
cli-virtu-armies = Armie { $here }/{ $most }
cli-virtu-agents = Agenci: gotowi { $ready }, umieszczeni { $placed }
cli-virtu-trophies = Trofea: { $families }
cli-virtu-may-request = można wziąć odpust
cli-virtu-placing = rozmieszcza karty rodu
cli-virtu-ready = gotowe
cli-virtu-court = Dwór
cli-virtu-court-right = Po prawej
cli-virtu-court-left = Po lewej
cli-virtu-passes-right = po prawej
cli-virtu-passes-left = po lewej
cli-virtu-closed = zamknięta

## Walki

cli-virtu-part-armies = { $armies ->
    [one] armia
    [few] armie
   *[many] armii
}
cli-virtu-part-declared = zgłoszone
cli-virtu-fight-attack = Atak
cli-virtu-fight-defence = Obrona
cli-virtu-fight-most = do { $most } z bonusami
cli-virtu-fight-certain = { $losses ->
    [0] Atakujący na pewno wygra i nie straci armii.
    [one] Atakujący na pewno wygra i straci { $losses } armię.
    [few] Atakujący na pewno wygra i straci { $losses } armie.
   *[many] Atakujący na pewno wygra i straci { $losses } armii.
}
cli-virtu-fight-won = { $losses ->
    [0] Na razie atakujący wygrywa i nie traci armii; obrona może wzrosnąć do { $most }.
    [one] Na razie atakujący wygrywa i traci { $losses } armię; obrona może wzrosnąć do { $most }.
    [few] Na razie atakujący wygrywa i traci { $losses } armie; obrona może wzrosnąć do { $most }.
   *[many] Na razie atakujący wygrywa i traci { $losses } armii; obrona może wzrosnąć do { $most }.
}
cli-virtu-fight-possible = Na razie oblężenie się nie uda; brakuje { $needed }, a tyle da się jeszcze zgłosić.
cli-virtu-fight-lost = Oblężenie się nie uda: brakuje { $needed }.
cli-virtu-battle-won = Na razie wygrywają { $winner }, przegrywają { $other }.
cli-virtu-battle-lost = Na razie przegrywają { $winner }, wygrywają { $other }.
cli-virtu-battle-drawn = Na razie nikt nie wygrywa: { $winner } i { $other } tracą po jednej armii i się wycofują.
cli-virtu-no-fight = Żadne miasto nie jest oblegane.
cli-virtu-how-odds = Wpisz miasto, które nie jest twoje, i jeśli chcesz, liczbę armii: odds siena 3

## Zima

cli-virtu-florins-left = skarbiec { $florins }ƒ, ze wszystkim, co można do niego włożyć, { $reach }ƒ
cli-virtu-wages = { $armies ->
    [one] { $armies } armia: { $florins }ƒ
    [few] { $armies } armie: { $florins }ƒ
   *[many] { $armies } armii: { $florins }ƒ
}
cli-virtu-spaces = wolne miejsca dla dworzan: { $free } z { $spaces }
cli-virtu-left-over = zostaje { $symbols }
cli-virtu-hiring = { $start }ƒ: { $cities }; gdzie indziej { $other }ƒ; armie { $armies }/{ $most }
cli-virtu-one-less = { $alliance } { $symbols }, o jeden symbol mniej
cli-virtu-supply-thing = Zasoby
cli-virtu-supply-left = jest
cli-virtu-supply-price = koszt
cli-virtu-supply-gives = daje
cli-virtu-supply-action = akcja
cli-virtu-supply-rest = Odpusty { $indulgences }, żetony „+1 do wojny” { $tokens }
cli-virtu-supply-bonuses = Bonusy mecenatu: { $bonuses }
cli-virtu-gives-agent = 1 agent
cli-virtu-gives-space = 1 miejsce dla dworzanina
cli-virtu-gives-prestige = prestiż { $prestige }

## Ruchy

cli-virtu-to-pay = Do zapłaty: { $need }. Enter: { $steps }
cli-virtu-move-room = komnata { $room }: { $action }
cli-virtu-move-cash = { $source }: { $symbols } do skarbca
cli-virtu-move-indulgence = odpust: { $symbols }, prestiż { $prestige }
cli-virtu-move-decline = nie rób nic
cli-virtu-move-pay = { $florins }ƒ ze skarbca
cli-virtu-move-pass = bez bonusu
cli-virtu-move-price = { $name }: { $price } → { $gives }
cli-virtu-move-arm = { $card }: +{ $tokens } do wojny za { $florins }ƒ
cli-virtu-move-besiege = przejdź do oblężenia
cli-virtu-move-withdraw = odstąp od miasta i wycofaj się
cli-virtu-move-by-road = { $city }, za darmo
cli-virtu-move-by-sea = { $city }, { $symbols }
cli-virtu-move-abandon = strać armię
cli-virtu-done-govern = przejdź do odwracania
cli-virtu-done-turn = wystarczy
cli-virtu-done-trade = zakończ akcję
cli-virtu-done-war = zakończ akcję
cli-virtu-done-intrigue = zakończ akcję
cli-virtu-done-palace = przejdź do zakupów
cli-virtu-done-purchases = przejdź do zaciągu
cli-virtu-done-hiring = przejdź do sojuszu
cli-virtu-done-alliance = zakończ swoją Zimę

## Co dają bonusy mecenatu

cli-virtu-bonus-leonardo = +{ $war } do wojny za { $florins }ƒ w każdym oblężeniu
cli-virtu-bonus-copernicus = miejsca dla dworzan: +{ $spaces }
cli-virtu-bonus-michelangelo = { $crowns }♛ za darmo przy każdym kroku mecenatu
cli-virtu-bonus-machiavelli = dworzanin: { $symbols }
cli-virtu-bonus-bastions = +{ $defence } do obrony w każdym oblężeniu przeciw tobie
cli-virtu-bonus-prince = miejsca dla dworzan: +{ $spaces }, agenci: +{ $agents }, wrogich agentów już nie będzie
cli-virtu-bonus-duomo = { $crosses }† do religii
cli-virtu-bonus-sistine = { $crosses }† do religii
cli-virtu-bonus-artillery = żeton: +{ $war } do wojny za { $florins }ƒ
