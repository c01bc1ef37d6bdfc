### Co gra Virtù mówi graczom: co zrobić, na kogo czekać, co się stało i dlaczego ruch jest niedozwolony.
### $player to imię gracza. $other i $owner to nazwy rodów; $city, $from, $to, $token, $card, $source, $symbol, $thing, $alliance, $bonus,
### $action, $place (przy agentach i kartach rodu), $side i $step to gotowe nazwy ze słowniczka albo z tego pliku, zawsze w mianowniku.
### $room, $place i $space poza tym to numery komnat i miejsc dla dworzan.

virtu-seats = W Virtù grają 3–5 osób; podana liczba graczy: { $seats }.
virtu-two-players = Virtù dla dwóch osób („Wojny włoskie”) ma osobną instrukcję, której tu nie ma. Wybierz 3, 4 albo 5 graczy ({ $rule }).

## Pliki komponentów
## $table, $key: gdzie w pliku; $expected: co byłoby dobrze, albo jeden z tekstów poniżej

virtu-bad-json = Plik komponentów nie jest poprawnym JSON-em: { $problem }.
virtu-bad-table = Komponenty, { $table }, { $key }: tu powinno być: { $expected }.
virtu-bad-outcome = Żadne tasowanie w tej grze nie daje „{ $kind }” z „{ $deck }”.
virtu-expect-entry = wpis o tym identyfikatorze
virtu-expect-equal-copies = te same wartości na wszystkich egzemplarzach
virtu-expect-list = lista
virtu-expect-neighbours = dwie sąsiednie komnaty, zgodnie z ruchem wskazówek zegara, licząc od 0
virtu-expect-object = tabela z kluczami i wartościami
virtu-expect-one-token = jeden żeton na każde miasto i liczbę graczy
virtu-expect-open-city = miasto otwarte przy tej liczbie graczy
virtu-expect-own-cities = miasta początkowe, które nie należą do innego rodu
virtu-expect-two-cities = identyfikatory dwóch różnych miast

## Opcje stołu

virtu-option-families = Rody
    .help = „by-seat”: każde miejsce ma swój ród. „random”: rody się losuje (V1.1).

## Decyzje jako nazwy

virtu-step-placing = karty rodu
virtu-step-marker = znacznik
virtu-step-action = akcja
virtu-step-govern = Rządy, płacenie
virtu-step-turn = Rządy, odwracanie żetonów
virtu-step-trade = Handel
virtu-step-war = Wojna
virtu-step-intrigue = Intrygi
virtu-step-agent = przeniesienie agenta
virtu-step-payment = płatność
virtu-step-bonus = bonus mecenatu
virtu-step-arrival = nowa karta
virtu-step-space = utracone miejsce dla dworzanina
virtu-step-diplomacy = Dyplomacja
virtu-step-sieges = kolejność oblężeń
virtu-step-war-bonus = bonusy wojenne
virtu-step-battle-won = po bitwie
virtu-step-retreat = odwrót
virtu-step-wages = żołd
virtu-step-palace = pałac
virtu-step-purchases = zakupy
virtu-step-hiring = zaciąg
virtu-step-alliance = sojusz
virtu-side-right = prawa
virtu-side-left = lewa

## Co zrobić

virtu-prompt-placing = Rozmieść karty swojego rodu: w komnacie, pod kartą w komnacie albo na otwartym miejscu dla dworzanina. Inni jeszcze tego nie widzą.
virtu-prompt-first-room = Pierwsza Wiosna: postaw znacznik w dowolnej komnacie.
virtu-prompt-marker = Przesuń znacznik zgodnie z ruchem wskazówek zegara, komnata po komnacie, i zatrzymaj go.
virtu-prompt-action = Wykonaj akcję swojej komnaty ({ $action }) albo z niej zrezygnuj.
virtu-prompt-govern = { $symbols ->
    [0] Rządy: wybierz korony i krzyże, którymi płacisz.
    [one] Rządy: zapłacono { $symbols } symbol. Zapłać więcej albo przejdź do odwracania.
    [few] Rządy: zapłacono { $symbols } symbole. Zapłać więcej albo przejdź do odwracania.
   *[many] Rządy: zapłacono { $symbols } symboli. Zapłać więcej albo przejdź do odwracania.
}
virtu-prompt-turn = { $tokens ->
    [one] Rządy: odwróć jeszcze { $tokens } żeton.
    [few] Rządy: odwróć jeszcze do { $tokens } żetonów. Bonus sojuszu liczy się jak dwa.
   *[many] Rządy: odwróć jeszcze do { $tokens } żetonów. Bonus sojuszu liczy się jak dwa.
}
virtu-prompt-trade = Handel: wybierz okręty na sprzedaż.
virtu-prompt-war = Wojna: do ruchu armii masz kawalerię ({ $cavalry }) i { $ships ->
        [one] { $ships } okręt
        [few] { $ships } okręty
       *[many] { $ships } okrętów
    }. Wybierz więcej, przesuwaj armie albo zakończ.
virtu-prompt-intrigue = { $symbols ->
    [one] Intrygi: { $symbols } maska do użycia. Jedna umieszcza lub przenosi agenta, dwie usuwają wrogiego.
    [few] Intrygi: { $symbols } maski do użycia. Jedna umieszcza lub przenosi agenta, dwie usuwają wrogiego.
   *[many] Intrygi: { $symbols } masek do użycia. Jedna umieszcza lub przenosi agenta, dwie usuwają wrogiego.
}
virtu-prompt-agent = Dokąd idzie twój agent?
virtu-prompt-payment-absolution = Spłać odpust.
virtu-prompt-payment-patronage = Zapłać za krok { $step } na torze mecenatu.
virtu-prompt-payment-city = Zapłać za miasto: { $city }.
virtu-prompt-payment-purchase = Zapłać za: { $thing }.
virtu-prompt-payment-alliance = Zapłać za sojusz.
virtu-prompt-bonus = Wybierz bonus mecenatu.
virtu-prompt-arrival = Wybierz miejsce dla dworzanina na nową kartę: { $card }.
virtu-prompt-space = Tracisz miejsce dla dworzanina. Przenieś albo odrzuć kartę z zacienionego miejsca.
virtu-prompt-diplomacy = Dyplomacja: wybierz miasto.
virtu-prompt-sieges = Które ze swoich oblężeń rozstrzygasz teraz?
virtu-prompt-war-bonus-attack = { $city }: twój atak { $attack } przeciw obronie { $defence }. Zgłoś bonus albo spasuj.
virtu-prompt-war-bonus-defence = { $city }: twoja obrona { $defence } przeciw atakowi { $attack }. Zgłoś bonus albo spasuj.
virtu-prompt-war-bonus-battle = Bitwa w polu ({ $city }): { $attack } przeciw { $defence }. Zgłoś bonus albo spasuj.
virtu-prompt-battle-won = Wygrywasz bitwę. Oblegaj miasto albo odstąp.
virtu-prompt-retreat = { $symbols ->
    [0] Twoja armia pod miastem { $city } musi się wycofać. Wybierz, dokąd, albo ją porzuć.
    [one] Twoja armia pod miastem { $city } musi się wycofać. Wybierz, dokąd, albo ją porzuć. Gotowy jest { $symbols } okręt.
    [few] Twoja armia pod miastem { $city } musi się wycofać. Wybierz, dokąd, albo ją porzuć. Gotowe są { $symbols } okręty.
   *[many] Twoja armia pod miastem { $city } musi się wycofać. Wybierz, dokąd, albo ją porzuć. Gotowych jest { $symbols } okrętów.
}
virtu-prompt-wages = { $florins ->
    [one] Zapłać { $florins } floren żołdu albo odpraw armie.
    [few] Zapłać { $florins } floreny żołdu albo odpraw armie.
   *[many] Zapłać { $florins } florenów żołdu albo odpraw armie.
}
virtu-prompt-palace = Zmień układ pałacu albo idź dalej.
virtu-prompt-purchases = { $treasury ->
    [one] Kup karty i żetony albo idź dalej. W skarbcu masz { $treasury } floren.
    [few] Kup karty i żetony albo idź dalej. W skarbcu masz { $treasury } floreny.
   *[many] Kup karty i żetony albo idź dalej. W skarbcu masz { $treasury } florenów.
}
virtu-prompt-hiring = Zaciągnij armie albo idź dalej.
virtu-prompt-alliance = Zawrzyj sojusz, przejmij cudzy albo zakończ swoją Zimę.
virtu-prompt-over = Koniec gry.

## Na kogo czekać

virtu-wait = Decyduje { $player }: { $step }.
virtu-wait-placing = { $count ->
    [one] Jeszcze { $count } gracz rozmieszcza karty rodu.
    [few] Jeszcze { $count } graczy rozmieszcza karty rodu.
   *[many] Jeszcze { $count } graczy rozmieszcza karty rodu.
}

## Co się stało: rok

virtu-log-placed = { $player } umieszcza kartę rodu.
virtu-log-placed-own = Umieszczasz: { $card } ({ $place }).
virtu-log-ready = { $player } kończy rozmieszczanie.
virtu-log-spring = Rok { $year }, Wiosna.
virtu-log-sieges = Rozstrzygają się oblężenia.
virtu-log-winter = Rok { $year }, Zima.
virtu-log-ending = To ostatni rok.
virtu-log-over = Koniec gry.

## Co się stało: znacznik i akcja

virtu-log-marker = { $player } zatrzymuje znacznik w komnacie { $room }.
virtu-log-extra-room = { $florins ->
    [one] { $player } płaci { $florins } floren, żeby przejść o komnatę dalej.
    [few] { $player } płaci { $florins } floreny, żeby przejść o komnatę dalej.
   *[many] { $player } płaci { $florins } florenów, żeby przejść o komnatę dalej.
}
virtu-log-refresh = { $player } odświeża dworzan (strona { $side }).
virtu-log-absolved = { $player } spłaca odpust w komnacie { $room }.
virtu-log-blocked-by-indulgence = { $player } nie może działać: w komnacie { $room } leży odpust.
virtu-log-blocked-by-agent = { $player } nie może działać: w komnacie { $room } stoi wrogi agent.
virtu-log-action = { $player }: { $action }.
virtu-log-decline = { $player } rezygnuje z akcji.
virtu-log-use = { $player } używa: { $amount } × { $symbol } ({ $source }).
virtu-log-cash = { $amount ->
    [one] { $player } wkłada do skarbca { $amount } floren ({ $source }).
    [few] { $player } wkłada do skarbca { $amount } floreny ({ $source }).
   *[many] { $player } wkłada do skarbca { $amount } florenów ({ $source }).
}
virtu-log-indulgence = { $player } bierze odpust: { $amount } × { $symbol }.
virtu-log-turn = { $player } odwraca żeton: { $token }.
virtu-log-renew = { $player } ponownie aktywuje bonus sojuszu: { $alliance }.
virtu-log-patronage = { $player } dochodzi do kroku { $step } na torze mecenatu.
virtu-log-bonus = { $player } wybiera bonus: { $bonus }.
virtu-log-trade = { $player } sprzedaje { $ships ->
        [one] { $ships } okręt
        [few] { $ships } okręty
       *[many] { $ships } okrętów
    } za { $florins ->
        [one] { $florins } floren
        [few] { $florins } floreny
       *[many] { $florins } florenów
    }.
virtu-log-annex = { $player } zdobywa Dyplomacją miasto { $city }.
virtu-log-agent = { $player } wysyła agenta: { $place }.
virtu-log-agent-removed = { $player } usuwa agenta ({ $owner }): { $place }.
virtu-log-new-agent = { $player } ma o jednego gotowego agenta więcej.

## Co się stało: wojna

virtu-log-army = { $player } przesuwa armię: { $from } → { $to }.
virtu-log-besiege = { $player } oblega miasto { $to } armią z miasta { $from }.
virtu-log-arm =
    { $player } bierze { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    } „+1 do wojny”{ $florins ->
        [0] .
        [one] {" "}za { $florins } floren.
        [few] {" "}za { $florins } floreny.
       *[many] {" "}za { $florins } florenów.
    }
virtu-log-siege = { $player } atakuje miasto { $city } ({ $other }): { $attack } przeciw { $defence }.
virtu-log-siege-neutral = { $player } atakuje miasto { $city }: { $attack } przeciw { $defence }.
virtu-log-battle = Bitwa w polu ({ $city }): { $player } i { $other }, { $attack } przeciw { $defence }.
virtu-log-war-bonus = { $player } zgłasza +{ $strength }: { $attack } przeciw { $defence }.
virtu-log-armies-lost = { $armies ->
    [one] { $player } traci { $armies } armię ({ $city }).
    [few] { $player } traci { $armies } armie ({ $city }).
   *[many] { $player } traci { $armies } armii ({ $city }).
}
virtu-log-conquest = { $player } zdobywa miasto { $city }.
virtu-log-trophy = { $player } bierze trofeum: { $other }.
virtu-log-siege-failed = { $player } nie zdobywa miasta { $city }.
virtu-log-battle-won = Bitwa w polu ({ $city }): wygrywa { $player }, przegrywają { $other }.
virtu-log-battle-drawn = Bitwa w polu ({ $city }): { $player } i { $other } remisują.
virtu-log-withdraw = { $player } odstępuje od miasta { $city }.
virtu-log-retreat = { $player } wycofuje armię: { $from } → { $to }.
virtu-log-retreat-sea = { $player } wycofuje armię morzem: { $from } → { $to }.

## Co się stało: Zima

virtu-log-wages = { $florins ->
    [one] { $player } płaci { $florins } floren żołdu.
    [few] { $player } płaci { $florins } floreny żołdu.
   *[many] { $player } płaci { $florins } florenów żołdu.
}
virtu-log-dismiss = { $player } odprawia armię ({ $city }).
virtu-log-card-to-room = { $player } przenosi kartę do komnaty { $place }: { $card }.
virtu-log-card-to-space = { $player } przenosi kartę na miejsce dla dworzanina { $place }: { $card }.
virtu-log-card-leaves = { $player } zabiera kartę z komnaty { $place }: { $card }.
virtu-log-discard = { $player } odrzuca kartę: { $card }.
virtu-log-buy = { $player } kupuje: { $thing }.
virtu-log-arrives = { $player } dostaje nową kartę na miejsce dla dworzanina { $place }: { $card }.
virtu-log-hire = { $player } zaciąga armię ({ $city }).
virtu-log-alliance = { $player } zawiera sojusz: { $alliance }.
virtu-log-takeover = { $player } przejmuje sojusz: { $alliance } (dotąd { $other }).

## Dlaczego nie: czyja kolej i która decyzja

virtu-refuse-over = Koniec gry.
virtu-refuse-no-such-move = Nie ma takiego ruchu.
virtu-refuse-ready = Wszystkie twoje karty są już rozmieszczone.
virtu-refuse-not-your-turn = Teraz to nie twoja decyzja.
virtu-refuse-wrong-step = Teraz decyzja dotyczy czegoś innego: { $step }.

## Dlaczego nie: płacenie

virtu-refuse-token-not-yours = Tego żetonu nie ma w twojej domenie: { $token }.
virtu-refuse-no-courtier = Na miejscu dla dworzanina { $place } nie ma karty.
virtu-refuse-used = Tej karty lub tego żetonu już użyto: { $source }.
virtu-refuse-not-in-room = W komnacie pod twoim znacznikiem nie ma takiej karty ani symbolu.
virtu-refuse-no-symbol = Tego symbolu tam nie ma: { $symbol } ({ $source }).
virtu-refuse-room-only = Symbole w komnacie opłacają tylko jej akcję.
virtu-refuse-one-kind = Każda karta daje symbole tylko jednego rodzaju, a ta już jakieś dała: { $source }.
virtu-refuse-not-needed = Ten symbol nie jest tu potrzebny: { $symbol }.
virtu-refuse-room-florins = Floreny z kart w komnacie opłacają tylko jej akcję.
virtu-refuse-would-fall-short = Wtedy nie wystarczy na resztę ceny ({ $source }, { $symbol }).
virtu-refuse-cannot-pay = Nie możesz za to zapłacić.
virtu-refuse-not-paid-yet = Jeszcze nie wszystko jest zapłacone.
virtu-refuse-florins = { $florins ->
    [one] To kosztuje { $florins } floren; w skarbcu masz { $treasury }.
    [few] To kosztuje { $florins } floreny; w skarbcu masz { $treasury }.
   *[many] To kosztuje { $florins } florenów; w skarbcu masz { $treasury }.
}
virtu-refuse-not-your-ally = Nie masz tego sojuszu: { $alliance }.
virtu-refuse-bonus-used = Bonus tego sojuszu jest już użyty: { $alliance }.
virtu-refuse-bonus-blocked = Wrogi agent blokuje bonus tego sojuszu: { $alliance }.
virtu-refuse-bonus-not-for-this = Bonus tego sojuszu tu nie pomoże: { $alliance }.
virtu-refuse-indulgence-not-now = Odpust można wziąć raz w roku, od końca ruchu swojego znacznika do końca swojej Zimy.
virtu-refuse-indulgence-there = W komnacie pod twoim znacznikiem już leży odpust.
virtu-refuse-no-indulgence-left = Odpustów już nie ma.
virtu-refuse-indulgence-not-for-this = Korona z odpustu tu nie pomoże.

## Dlaczego nie: rozmieszczanie, znacznik i akcja

virtu-refuse-already-placed = Ta karta jest już umieszczona.
virtu-refuse-space-shaded = Tego zacienionego miejsca dla dworzanina nie możesz użyć.
virtu-refuse-space-taken = Na tym miejscu dla dworzanina leży już karta.
virtu-refuse-room-full = W komnacie { $room } jest już karta akcji i ulepszenie.
virtu-refuse-card-without-action = Karta bez akcji może być tylko ulepszeniem: { $card }.
virtu-refuse-room-by-room = Znacznik porusza się zgodnie z ruchem wskazówek zegara, komnata po komnacie.
virtu-refuse-choose-room = Pierwszej Wiosny wybierz dowolną komnatę.
virtu-refuse-must-move = Znacznik musi się przesunąć co najmniej o jedną komnatę.
virtu-refuse-full-circle = Znacznik zrobił już pełne okrążenie.
virtu-refuse-needs-arrow = Każda następna komnata kosztuje strzałkę.
virtu-refuse-free-first = Pierwsze komnaty są za darmo. Floreny nie są jeszcze potrzebne.
virtu-refuse-once-per-spring = Za floreny można jednej Wiosny przejść tylko jedną dodatkową komnatę.
virtu-refuse-no-indulgence = W komnacie { $room } nie ma odpustu.
virtu-refuse-not-passed = Twój znacznik nie wszedł tej Wiosny do komnaty { $room }.
virtu-refuse-other-action = Ta komnata ma inną akcję: { $action }.

## Dlaczego nie: Rządy, Mecenat i Dyplomacja

virtu-refuse-token-available = Ten żeton jest już dostępny: { $token }.
virtu-refuse-paid-with-it = Tym opłacono tę akcję, więc nie można tego nią odwrócić: { $token }.
virtu-refuse-bonus-available = Bonus tego sojuszu jest już dostępny: { $alliance }.
virtu-refuse-whole-symbol = Bonus sojuszu kosztuje cały symbol.
virtu-refuse-bonus-taken = Ten bonus jest już zajęty.
virtu-refuse-bonus-of-that-kind = Każdy gracz może mieć tylko jednego twórcę i jedno dzieło.
virtu-refuse-city-closed = To miasto nie bierze udziału w tej grze: { $city }.
virtu-refuse-pirates = Portów pirackich nie zdobywa się Dyplomacją: { $city }.
virtu-refuse-not-neutral = To miasto nie jest neutralne: { $city }.
virtu-refuse-not-connected = Z twoich miast nie prowadzi tam ani droga, ani morze: { $city }.

## Dlaczego nie: Wojna i Intrygi

virtu-refuse-no-army = Nie masz tam armii: { $city }.
virtu-refuse-army-besieges = Twoja armia oblega to miasto i zostaje tam: { $city }.
virtu-refuse-no-road = Nie ma takiej drogi: { $from } → { $to }.
virtu-refuse-no-sea-way = Nie ma takiej drogi morskiej: { $from } → { $to }.
virtu-refuse-cavalry = Marsz wymaga 1 kawalerii; gotowej masz { $found }.
virtu-refuse-ships = { $ships ->
    [one] To wymaga { $ships } okrętu; gotowych masz { $found }.
    [few] To wymaga { $ships } okrętów; gotowych masz { $found }.
   *[many] To wymaga { $ships } okrętów; gotowych masz { $found }.
}
virtu-refuse-no-war-symbol = Na tej karcie nie ma tylu symboli wojny.
virtu-refuse-no-war-token-left = Tylu żetonów „+1 do wojny” już nie ma.
virtu-refuse-remove-first = Twoje pierwsze maski muszą usunąć wrogiego agenta z tej komnaty.
virtu-refuse-masks-first = Te maski są potrzebne, żeby usunąć wrogiego agenta z tej komnaty.
virtu-refuse-masks = { $masks ->
    [one] To wymaga { $masks } maski; gotowych masz { $found }.
    [few] To wymaga { $masks } masek; gotowych masz { $found }.
   *[many] To wymaga { $masks } masek; gotowych masz { $found }.
}
virtu-refuse-no-agent-ready = Nie masz gotowego agenta.
virtu-refuse-agent-there = Tam już jest agent.
virtu-refuse-prince = „Książę” nie wpuszcza twoich agentów do miast, komnat i sojuszy tego rodu: { $other }.
virtu-refuse-one-enemy-agent = Przy tym stole w każdym pałacu może być tylko jeden wrogi agent.
virtu-refuse-no-such-place = Tam agent nie może pójść.
virtu-refuse-no-own-agent = Nie masz tam agenta.
virtu-refuse-no-enemy-agent = Nie ma tam wrogiego agenta.

## Dlaczego nie: oblężenia i odwroty

virtu-refuse-no-siege = Nie oblegasz tego miasta: { $city }.
virtu-refuse-tokens-attack-only = W oblężeniu żetony „+1 do wojny” pomagają tylko atakującemu.
virtu-refuse-no-war-token = Nie masz żetonu „+1 do wojny”.
virtu-refuse-courtier-without-war = Na tym miejscu nie ma dostępnego dworzanina z tyloma symbolami wojny.
virtu-refuse-once-per-siege = Leonardo pomaga raz w każdym oblężeniu.
virtu-refuse-bonus-not-yours = Nie masz tego bonusu albo jest już użyty.
virtu-refuse-not-your-city = Nie kontrolujesz tego miasta: { $city }.
virtu-refuse-road-is-free = Prowadzi tam droga, okręty nie są potrzebne: { $city }.

## Dlaczego nie: Zima

virtu-refuse-armies-enough = Masz już na mapie tyle armii, ile wolno.
virtu-refuse-room-closed = Nie można przenosić kart do komnaty { $room } ani z niej: jest tam twój znacznik, odpust albo wrogi agent.
virtu-refuse-room-empty = W komnacie { $room } nie ma karty akcji.
virtu-refuse-no-upgrade = W komnacie { $room } nie ma ulepszenia.
virtu-refuse-moves-enough = Tej Zimy dworzanie zmieniali już miejsca { $most } razy.
virtu-refuse-lost-space = Wybierz kartę z zacienionego miejsca.
virtu-refuse-space-free = Dworzanina odrzucasz tylko wtedy, gdy nie ma wolnego miejsca.
virtu-refuse-bought-already = Jednej Zimy możesz kupić tylko po jednym z każdego rodzaju: { $thing }.
virtu-refuse-none-left = Tego już nie ma: { $thing }.
virtu-refuse-only-one = Możesz mieć tylko jeden egzemplarz: { $thing }.
virtu-refuse-excluded = Masz coś, co to wyklucza: { $thing }.
virtu-refuse-no-space = Na kolejną kartę nie będzie miejsca dla dworzanina.
virtu-refuse-resilience-too-low = Podstawowa odporność jest za niska na katedrę: { $city }.
virtu-refuse-cathedral-there = Tam już stoi katedra: { $city }.
virtu-refuse-already-allied = Ten sojusz już masz: { $alliance }.
virtu-refuse-agent-needed = Żeby przejąć ten sojusz, musisz mieć na nim agenta: { $alliance }.
virtu-refuse-name-the-symbol = Twój agent na tym wolnym sojuszu oszczędza jeden symbol. Podaj, który ({ $alliance }).
virtu-refuse-full-price = Ten sojusz kosztuje pełną cenę: { $alliance }.
