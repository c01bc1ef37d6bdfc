### Wiersz poleceń: pomoc, komunikaty i stół w terminalu.
### To, co się wpisuje (polecenia, ruchy, nazwy opcji), jest takie samo w każdym języku.

## Pomoc

cli-heading-usage = Użycie:
cli-heading-options = Opcje
cli-heading-commands = Polecenia
cli-metavar-options = OPCJE
cli-metavar-command = POLECENIE …
cli-metavar-language = JĘZYK
cli-metavar-number = N
cli-metavar-game = GRA
cli-metavar-bots = BOT,BOT…
cli-metavar-option = NAZWA=WARTOŚĆ
cli-metavar-seed = ZIARNO
cli-metavar-file = PLIK
cli-metavar-seat = IMIĘ
cli-metavar-rule = ZASADA
cli-metavar-word = SŁOWO

cli-help = { tuscany-title } i { virtu-title } przy jednym cyfrowym stole
    .more =
        { tuscany-title } i { virtu-title } przy jednym cyfrowym stole: graj z ludźmi i botami, pozwól botom grać między sobą,
        obejrzyj partie jeszcze raz, sprawdź, że były uczciwe, przeczytaj zasady.
cli-help-play = Otwórz stół w przeglądarce albo zagraj w terminalu
    .more =
        Uruchom stół na tym komputerze i otwórz go w przeglądarce; stoły są zachowywane. Z --terminal zagraj partię w terminalu,
        ludzie i boty razem: bez dalszych słów przeciwko jednemu botowi, a „help” mówi, co można wpisać.
cli-help-simulate = Pozwól botom rozegrać wiele partii i zobacz statystyki
    .more =
        Pozwól botom rozegrać wiele partii i wypisz zwycięstwa, wyniki, punkty według źródeł, długości i szybkość.
        To samo ziarno daje te same partie.
cli-help-replay = Odtwórz zapisaną partię
    .more = Pokaż słowami przebieg zapisanej partii, pozycję po wybranym ruchu albo przejdź ją krok po kroku.
cli-help-verify = Sprawdź tasowania i ruchy zapisu
    .more = Sprawdź każdy ruch zapisu z zasadami, a każde tasowanie z sekretem, do którego zobowiązano się przed partią.
cli-help-rules = Czytaj zasady
    .more = Wypisz spis treści, rozdział (T6) albo jedną zasadę (T6.3), albo poszukaj słowa.
cli-help-engine = Udostępnij zasady innemu programowi
    .more = Czytaj po jednym obiekcie JSON w wierszu i na każdy odpowiadaj jednym, aby programy w każdym języku mogły używać zasad.

cli-option-help = Pokaż tę pomoc i zakończ.
cli-option-version = Pokaż wersję i sposób zbudowania silnika i zakończ.
cli-option-lang = Język: en, de, pl, ru (domyślnie język systemu).
cli-option-terminal = Graj w terminalu zamiast w przeglądarce.
cli-option-lan = Inni w twojej sieci mogą dołączyć z własnych urządzeń.
cli-option-players = Liczba graczy.
cli-option-bots = Boty na miejsca, których nikt inny nie zajmuje, np. greedy,random.
cli-option-option = Opcja rozgrywki, np. draw=2. Można podać kilka razy.
cli-option-seed = Tasuj według wybranego ziarna. Partia jest tak oznaczona.
cli-option-components = Własne tabele komponentów z wartościami wydrukowanymi w twoim pudełku.
cli-option-seat = Kto siada na następnym miejscu: imię człowieka albo bot. Można podać kilka razy.
cli-option-resume = Kontynuuj zapisaną partię.
cli-option-games = Liczba partii (domyślnie 100).
cli-option-rotate = Po każdej partii wszyscy przesiadają się o jedno miejsce (domyślnie) albo zostają.
cli-option-jobs = Liczba procesów, w których się gra (domyślnie 1).
cli-option-json = Wypisz statystykę jako JSON.
cli-option-at = Pokaż pozycję po tylu ruchach.
cli-option-step = Przejdź przez partię klawiszami.
cli-option-game = Tylko zasady tej gry.
cli-option-find = Pokaż wszystkie zasady, w których jest to słowo.

## Co jest nie tak w wywołaniu

cli-error = signoria: { $message }
cli-usage-hint = „{ $command }” pokazuje, co jest możliwe.
cli-usage-no-such-option = Nie ma opcji { $option }.
cli-usage-no-such-command = Nie ma polecenia „{ $command }”. Znane polecenia: { $known }.
cli-usage-missing = Brakuje: { $name }.
cli-usage-value-missing = Opcja { $option } wymaga wartości.
cli-usage-no-value = Opcja { $option } nie przyjmuje wartości.
cli-usage-extra = To zbędne: „{ $found }”.
cli-usage-number = { $name }: „{ $value }” nie jest liczbą całkowitą od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }.
cli-usage-fraction = { $name }: „{ $value }” nie jest liczbą od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }.
cli-game-not-ready = W grę „{ $game }” nie można jeszcze zagrać.
cli-players = W „{ $game }” nie można grać przy tej liczbie graczy: { $players }. Możliwe liczby graczy: { $known }.
cli-file-trouble = Pliku { $file } nie można użyć: { $problem }.
cli-trouble = To się nie udało: { $problem }.
cli-not-text = Plik { $file } nie jest tekstem w UTF-8.
# $problem: całe zdanie
cli-in-file = { $file }: { $problem }
cli-refused = Niedozwolone ({ $rule }): { $reason }
cli-play-terminal = To dotyczy partii w terminalu: dodaj --terminal. Stół w przeglądarce zapyta o wszystko na miejscu.
cli-lan-browser = --lan dotyczy stołu w przeglądarce: pomiń --terminal.
cli-resume-alone = --resume podaje się bez innych opcji: gra, miejsca i opcje są w zapisanej partii.
cli-resume-over = Partia w { $file } jest skończona. „signoria replay { $file }” ją pokaże.

## Postać silnika

cli-engine-compiled = silnik skompilowany
cli-engine-interpreted = silnik interpretowany
cli-engine-why-fresh = zbudowany z tych źródeł
cli-engine-why-asked = jak każe SIGNORIA_PURE
cli-engine-why-absent = niczego nie skompilowano
cli-engine-why-foreign = skompilowano dla innego Pythona
cli-engine-why-stale = skompilowano ze starszych źródeł

## Przy stole

cli-player = Gracz
cli-hand-over = { $name }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-turn-over = Koniec twojej tury. Enter: dalej, undo: cofnij.
cli-hint = Wpisz liczbę albo ruch. Także: help, why RUCH, undo, rules T6, view IMIĘ, save, quit
cli-log-title = Dziennik
cli-log-earlier = … i { $count } wcześniej (log pokazuje wszystko)
cli-log-undo = { $player } cofa ruch.
cli-no-such-number = Nie ma numeru { $number }: wybierz liczbę od 1 do { $most }.
cli-several-moves = „{ $text }” może oznaczać kilka ruchów: { $known }.
cli-no-such-player = Nie ma gracza „{ $name }”. Gracze: { $known }.
cli-view-of = Widok: { $name }
cli-why-what = Powiedz, o który ruch chodzi, np.: why { $move }
cli-allowed = „{ $move }” jest dozwolone.
cli-not-letters = Ten wiersz nie jest czytelnym tekstem.
cli-saved = Zapisano w { $file }
cli-resume = Graj dalej później: signoria play --terminal --resume { $file }
cli-quit-save = Zapisać partię? Enter albo nazwa pliku: zapisz; nie: wyjdź bez zapisu.
# Odpowiedzi oznaczające tak i nie, oddzielone spacjami
cli-quit-yes = t tak y yes
cli-quit-no = n nie no
cli-result = Wynik
cli-result-source = Punkty za
cli-result-total = Razem

cli-typed = Wpisz numer ruchu albo jego zapis. Wielkość liter i spacje nie mają znaczenia; słowa można skracać, dopóki pasuje tylko jeden ruch.
cli-typed-help = help
    .help = ta lista
cli-typed-moves = moves
    .help = pokaż ruchy jeszcze raz
cli-typed-table = table
    .help = pokaż stół jeszcze raz
cli-typed-view = view IMIĘ
    .help = pokaż część stołu innego gracza
cli-typed-why = why RUCH
    .help = dlaczego ruch nie jest dozwolony, z zasadą
cli-typed-rules = rules { $section }
    .help = rozdział, zasada ({ $section }.1) albo, bez numeru, spis treści
cli-typed-log = log
    .help = wszystko, co się stało
cli-typed-undo = undo
    .help = cofnij swój ostatni ruch, dopóki niczego nie odkryto i nikt inny nie zdecydował
cli-typed-save = save PLIK
    .help = zapisz partię
cli-typed-quit = quit
    .help = odejdź od stołu

## Symulacja

cli-simulate-progress = Partie
cli-simulate-title =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }, graczy: { $players }, ziarno { $seed }
cli-simulate-played = Rozegrane miejsca
cli-simulate-wins = Zwycięstwa (udział)
cli-simulate-score = Wynik
cli-simulate-range = Najniższy i najwyższy
cli-simulate-turns = Tur na partię: { NUMBER($mean, maximumFractionDigits: 1) } ({ $min }–{ $max })
cli-simulate-moves = Ruchów na partię: { NUMBER($mean, maximumFractionDigits: 1) } ({ $min }–{ $max })
cli-simulate-speed = { NUMBER($games_per_second, maximumFractionDigits: 1) } partii/s, { NUMBER($moves_per_second, maximumFractionDigits: 0) } ruchów/s ({ NUMBER($seconds, maximumFractionDigits: 1) } s)

## Odtwarzanie i sprawdzanie

cli-replay-undone = { $count ->
    [one] { $count } ruch cofnięto; nie jest pokazany.
    [few] { $count } ruchy cofnięto; nie są pokazane.
   *[other] { $count } ruchów cofnięto; nie są pokazane.
}
cli-replay-at = W zapisie nie ma pozycji po tylu ruchach: { $at }. Jest ich { $moves }.
cli-replay-position = Po ruchu { $at } z { $moves }
cli-replay-terminal = Przechodzenie krok po kroku wymaga terminala.
cli-replay-keys = Spacja lub →: dalej · ← lub p: wstecz · 0 i $: początek i koniec · q: wyjście
cli-verify-moves = { $moves ->
    [one] { $game }: { $moves } ruch, zgodny z zasadami.
    [few] { $game }: { $moves } ruchy, wszystkie zgodne z zasadami.
   *[other] { $game }: { $moves } ruchów, wszystkie zgodne z zasadami.
}
cli-verify-fair = Uczciwie: wszystkie tasowania wynikają z sekretu, do którego zobowiązano się przed partią.
cli-verify-seed = Wybrane ziarno: wszystkie tasowania wynikają z ziarna „{ $value }”. Kto je wybrał, mógł je znać.
cli-verify-known = Znane rozdanie: wszystkie tasowania wynikają z sekretu wcześniejszej partii. Kto w nią grał, mógł je znać.
cli-verify-fork = Kontynuacja: pierwsze ruchy pochodzą z innej partii; wszystkie późniejsze tasowania wynikają z sekretu, do którego się wtedy zobowiązano.
cli-verify-open = Otwarte: w zapisie nie ma jeszcze sekretu, więc tasowań nie można sprawdzić.
cli-verify-result = Wynik: { $result }
cli-verify-unfinished = Partia nie jest skończona.

## Zasady

cli-rules-more = signoria rules T6 pokazuje rozdział, signoria rules T6.3 zasadę, signoria rules --find SŁOWO szuka słowa.
cli-rules-example = Przykład: { $text }
cli-rules-no-id = „{ $id }” nie jest numerem zasady. Napisz na przykład T6 albo T6.3.
cli-rules-unknown = Nie ma zasady { $id }.
cli-rules-not-found = W żadnej zasadzie nie ma „{ $word }”.
cli-rules-one = Zapytaj o zasadę albo o słowo, nie o jedno i drugie.

## Stół gry Zamki Toskanii

cli-tuscany-round = Faza { $round } z 3
cli-tuscany-extra-turns = ostatnie tury
cli-tuscany-deck = Talia { $deck }, odrzucone { $discards }
cli-tuscany-yields = Karty dochodu { $count }
cli-tuscany-neutral = Neutralne { $count }
cli-tuscany-display = Wystawka
cli-tuscany-green = ziel.
cli-tuscany-red = czerw.
cli-tuscany-final = koniec
cli-tuscany-colour-bonus = Bonusy za kolor
cli-tuscany-marble = Marmur { $count }
cli-tuscany-workers = Robotnicy { $count }
cli-tuscany-piles = Stosy { $piles }
cli-tuscany-fresh = (następna tura)
cli-tuscany-building = układa posiadłość
cli-tuscany-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
cli-tuscany-storage = Magazyn
cli-tuscany-hand = Ręka ({ $count })
cli-tuscany-boards = Twoje kafle: { $boards }
cli-tuscany-tried = region { $region }
cli-tuscany-area-sum = Wszystkie regiony zapełnione: { $points ->
    [one] { $points } zielony punkt
    [few] { $points } zielone punkty
   *[other] { $points } zielonych punktów
}
cli-tuscany-areas = Wielkości regionów:
cli-tuscany-assemble-hint =
    turn B: obróć · swap A B: zamień · shift 1: przesuń na styku 1 lub 2 w drugą stronę
    region B'-A+C: ustaw wszystko · suggest: najwięcej punktów za regiony · ok: ułóż tak
cli-tuscany-legend =
    W posiadłości: O puste, ›O‹ można teraz zapełnić, ?O? czeka na zapłatę, [O] zapełnione, [vo] z rolnictwem, (O) sześciokąt, [★] zamek początkowy.
    Rolnictwo: v winogrona, h trzoda, o oliwki, w zboże. ▸ decyduje, ① zaczyna. Bonusy za kolor: za pierwsze / drugie miejsce, ✓ zdobyte przez.
cli-tuscany-how-region = Podaj kafle od lewej do prawej, np.: region B'-A+C (' obrócony, + wyżej, - niżej)
cli-tuscany-how-turn = Podaj, który kafel, np.: turn B
cli-tuscany-how-swap = Podaj, które dwa kafle, np.: swap A B
cli-tuscany-how-shift = Podaj, który styk, 1 lub 2: shift 1

cli-tuscany-move-draw = { $count ->
    [one] dobierz { $count } kartę
    [few] dobierz { $count } karty
   *[other] dobierz { $count } kart
}
cli-tuscany-move-take = weź: { $tile }
cli-tuscany-move-place = { $tile }
cli-tuscany-move-place-hex = jako { $colour }
cli-tuscany-move-free = { $tile }
cli-tuscany-move-remove = usuń: { $tile }
cli-tuscany-move-refresh = wymień: { $colour }
cli-tuscany-move-bonus = { $bonus }
cli-tuscany-move-start = zamek początkowy
cli-tuscany-move-marble = zapłać 1 marmur: jeszcze jedna akcja
cli-tuscany-move-end = zakończ turę
cli-tuscany-move-decline = zrezygnuj
cli-tuscany-move-pay = { $cards }
cli-tuscany-move-pay-both = { $cards } + 1 robotnik
cli-tuscany-move-pay-workers = 2 robotników
