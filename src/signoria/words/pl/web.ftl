### Co mówią strony w przeglądarce: przyciski, nagłówki, opisy dla czytników ekranu. web-tuscany-… należy do Zamków Toskanii.
### $kind to nazwa rodzaju żetonu ze słowniczka; $space to pole posiadłości (c4); $player to imię gracza.

## Wszędzie

web-home = Start
web-menu = Menu
web-table = Stół
web-rules = Zasady
web-settings = Ustawienia
web-language = Język
web-fullscreen = Pełny ekran
web-close = Zamknij
web-back = Wstecz
web-skip = Rezygnuję
web-skip-ahead = Pomiń
web-undo = Cofnij
web-save = Zapisz
web-change = Zmień
web-stay = Zostań
web-never-mind = Anuluj
web-new-version = Jest nowa wersja.
web-reload = Odśwież
web-later = Później
web-yes = tak
web-no = nie
web-on = wł.
web-off = wył.
web-copy = Kopiuj
web-copied = Skopiowano
web-copy-link = Kopiuj link
web-copy-by-hand = Przeglądarka nie pozwala stronie kopiować. Link jest zaznaczony: naciśnij Ctrl+C albo przytrzymaj go.
web-share = Udostępnij
web-again = Spróbuj znów
web-send = Wyślij…
web-loading = Wczytywanie…
web-skip-to-content = Przejdź do treści
web-you = ty
web-name = Imię
web-your-name = Twoje imię
web-player = Gracz
web-first = 1.
web-second = 2.
web-bot = bot { $bot }
web-icons-by = Ikony:
web-fair = Uczciwe tasowanie, które każdy może sprawdzić
web-offline = Brak połączenia z serwerem.
web-offline-sub = Strona sama próbuje dalej.
web-trouble = Serwer zgłosił błąd { $status }.
web-reconnecting = Łączę ponownie… Stół nadal widać, a twój ruch nie przepadnie.
web-closed = Tego stołu nie można otworzyć.
web-link-incomplete = Ten link jest niepełny.
web-link-ask-whole = { $known ->
    [0] Poproś gospodarza o cały link.
   *[other] Poproś o cały link. Gospodarz: { $host }.
}
web-link-wrong = Ten link nie otwiera stołu.
web-link-ask-new = { $known ->
    [0] Poproś gospodarza o nowy.
   *[other] Poproś o nowy. Gospodarz: { $host }.
}
web-no-table = Nie ma takiego stołu.
web-no-table-sub = Został usunięty albo w linku jest literówka.
web-no-screen = { $game }: jeszcze nie w przeglądarce.
web-in-terminal = Na razie zagrasz w terminalu:

## Strona główna

web-hero-title = Dwie gry planszowe w przeglądarce
web-hero-sub = Graj z botami lub znajomymi. Bez konta i bez instalacji.
web-about-tuscany = Rozbudowuj posiadłość żeton po żetonie. Wczesne punkty liczą się nawet trzy razy.
web-about-virtu = Poprowadź jeden z wielkich rodów Italii: handel, intrygi i wojny.
web-players-range = { $fewest }–{ $most } graczy
web-play-now = Zagraj teraz
web-play = Graj
web-starts-against = „Zagraj teraz”: przeciwnikiem będzie { $bot } ({ $strength }).
web-against-bot = przeciwnik: { $bot } – { $strength }
web-choose-bot = Wybierz bota
web-suggested = polecany
web-new-game = Nowa gra: { $game }
web-invite-what = link i kod QR
web-get-link = Utwórz link
web-same-what = podawajcie je sobie
web-set-up = Przygotuj
web-my-tables = Moje stoły
web-public-tables = Stoły publiczne
web-being-played = Trwające gry
web-finished = Zakończone
web-your-turn = Twoja kolej
web-your-turn-at = { $count ->
    [one] Twoja kolej przy { $count } stole
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
}
web-others-wait = { $count ->
    [one] Jeszcze { $count } stół czeka na innych.
    [few] Jeszcze { $count } stoły czekają na innych.
    [many] Jeszcze { $count } stołów czeka na innych.
   *[other] Jeszcze { $count } stołu czeka na innych.
}
web-next-table = Następny stół
web-all-tables = Wszystkie stoły: { $count }
web-look = Zobacz
web-watch = Oglądaj
web-none-public = Nikt nie czeka na graczy.
web-open-public = Otwórz stół publiczny
web-same-device = Na tym urządzeniu
web-open-record = Otwórz zapis gry
web-played-before = Mam tu już swoje gry
web-status-waiting = czeka na graczy
web-status-playing = trwa
web-status-finished = zakończony
web-status-cancelled = zamknięty
web-finished-as = { $place ->
    [1] Wygrana; przeciwnicy: { $others }
    [2] 2. miejsce z { $count }; przeciwnicy: { $others }
    [3] 3. miejsce z { $count }; przeciwnicy: { $others }
   *[other] { $place }. miejsce z { $count }; przeciwnicy: { $others }
}
web-seats-taken = zajęte: { $taken } z { $count }

## Nowy stół

web-seat-it = Dodaj bota
web-name-of-seat = Imię gracza na miejscu { $seat }
web-add-player = Dodaj gracza, miejsc: { $count }
web-remove-seat = Usuń miejsce { $seat }
web-free-the-seat = Zwolnij miejsce: { $player }
web-who-may-come = Kto może grać i oglądać
web-by-link = każdy, kto ma link
web-public = wszyscy
web-deal-again = Rozdanie
web-deal-fresh = nowe tasowanie

## Rozdania

web-deal = Tasowanie
web-deal-committed = zapieczętowane przed grą
web-deal-known = znane rozdanie
web-deal-seed = wybrane rozdanie
web-deal-fork = kontynuacja gry

## Poczekalnia

web-seats = Miejsca
web-waiting-for-friend = Czeka na gracza
web-anyone-with-link = może usiąść każdy, kto ma link
web-anyone-here = może usiąść każdy
web-you-here = ty, przy stole
web-this-table = Ten stół
web-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
web-undo-sub = dopóki nie odkryto niczego zakrytego
web-can-change = Do początku gry możesz tu wszystko zmienić. Zaproszona osoba widzi te ustawienia, zanim usiądzie.
web-all-seated = Wszystkie miejsca są zajęte. Możesz zaczynać.
web-wait-for-host = Wszystkie miejsca są zajęte. Grę może zacząć { $player }.
web-invite = { $count ->
    [one] Zaproś znajomego
    [few] Zaproś znajomych
    [many] Zaproś znajomych
   *[other] Zaproś znajomych
}
web-invite-sub = { $game }, graczy: { $count }. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-scan = Zeskanuj telefonem
web-only-here = Ten link otworzy tylko ten komputer.
web-only-here-open = Aby wpuścić inne urządzenia w swojej sieci, zatrzymaj serwer i uruchom go przez
web-same-house = W tej samej sieci Wi-Fi?
web-same-house-sub = Ten link działa na każdym urządzeniu w twoim Wi-Fi.
web-qr = Kod QR z linkiem
web-reserved = miejsce dla: { $player }
web-start-with-bots = { $count ->
    [one] Zacznij z botem
    [few] Zacznij z botami
    [many] Zacznij z botami
   *[other] Zacznij z botami
}
web-start = Zacznij
web-invites-you = { $player } zaprasza cię do gry
web-invites-rematch = { $player } proponuje rewanż
web-how-played = Ustawienia tego stołu
web-your-name-here = Twoje imię przy stole
web-sit-down = Usiądź
web-just-watch = Tylko oglądaj
web-host-waits = { $player } czeka na ciebie.
web-watch-later = Gra jeszcze się nie zaczęła. Gdy się zacznie, możesz oglądać.
web-cancel-table = Zamknij stół
web-close-sure = Zamknąć stół?
web-close-what = Link przestanie działać, a wszyscy przy stole wrócą na stronę główną.
web-leave = Wyjdź
web-leave-sure = Opuścić stół?
web-leave-waiting = Twoje miejsce zwolni się dla kogoś innego.
web-leave-playing = Miejsce pozostaje twoje i możesz wrócić, kiedy chcesz. Gdy cię nie ma, inni mogą oddać je botowi.
web-cancelled = Ten stół został zamknięty.
web-cancelled-sub = Gospodarz zamknął go przed grą.

## Przy stole

web-prompt = Co zrobić
web-at-the-table = Przy stole
web-ready = gotowe
web-present = online
web-away = offline
web-left = już nie gra
web-resigned = poddaje grę
web-plays-first = zaczyna
web-resign = Poddaj grę
web-resign-sure = Poddać się?
web-resign-ends = Gra od razu się skończy, a ty zajmiesz ostatnie miejsce. Tego nie można cofnąć.
web-resign-goes-on = Bot dogra za ciebie, a ty zajmiesz ostatnie miejsce. Tego nie można cofnąć.
web-stands-in = bot w zastępstwie: { $player }
web-seat-replaced = Pod twoją nieobecność na twoim miejscu gra bot { $bot }.
web-seat-reclaim = Odzyskaj miejsce
web-seat-asked = Prosisz o zwrot miejsca. Decydują pozostali gracze.
web-seat-asks = { $player } wraca i prosi o swoje miejsce.
web-seat-return = Niech gra { $player }
web-seat-keep-bot = Zostaw bota
web-from = Kontynuacja gry
web-wait = Zaczekaj
web-their-turn = Teraz gra { $player }
web-settling = Koniec twojej tury
web-settling-sub = Możesz ją jeszcze cofnąć.
web-settling-other = { $player } może jeszcze cofnąć turę: { $seconds } s.
web-next-you = Następna tura jest twoja
web-next = Następna tura: { $player }
web-bot-thinks = Myśli, najwyżej { $seconds } s.
web-bot-waits = Czeka: teraz myśli wiele botów.
web-bot-thinks-shorter = Myśli krócej: teraz myśli wiele botów.
web-move-now = Graj już
web-end-turn = Zakończ turę
web-undo-step = Cofnij krok
web-restart-turn = Zacznij turę od nowa
web-suggest = Podpowiedz
web-sure-sub = To coś odkryje i nie da się tego cofnąć.
web-game-over = Koniec gry
web-left-count = zostało: { $count }
web-you-watch = Oglądasz grę. Karty na ręce pozostają zakryte.
web-watching = Widzowie: { $count }
web-nameless = bez imienia: { $count }
web-pass-device = Przekaż urządzenie. Teraz gra { $player }
web-pass-device-sub = Do tego czasu karty pozostają zakryte.
web-i-am = To ja, { $player }
web-rule-open = Zasada { $rule }
web-tab-rivals = Rywale

## Przebieg i powtórka

web-log = Dziennik
web-since-your-turn = Od twojej tury
web-last-turn = Ostatnia tura
web-log-sentences = Całe zdania
web-show-again = Pokaż znów
web-pacing = { $player }: { $what }
web-moment = Ruch { $n } z { $last }
web-back-to-now = Wróć do gry
web-replay = Powtórka
web-replay-first = Na początek
web-replay-back = Poprzedni ruch
web-replay-next = Następny ruch
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-slider = Ruch
web-seen-by = Widok
web-everybody = widz
web-play-on = Graj dalej stąd
web-share-moment = Link do tego ruchu
web-share-game = Link do tej gry

## Po grze

web-result = Wynik
web-you-won = Wygrywasz
web-you-resigned = Gra poddana
web-you-won-by = Wygrywasz o { $points } pkt
web-you-lost-by = Przegrywasz o { $points } pkt
web-you-placed = { $place }. miejsce, strata { $points } pkt
web-you-won-tie = Równa liczba punktów, wygrywasz
web-you-lost-tie = Równa liczba punktów, przegrywasz
web-won-tie = Równa liczba punktów, wygrywa { $player }
web-a-tie = Remis
web-why-level = Prawie równo: { $sources }.
web-why-item = { $source } (+{ $points })
web-why-more = { $player } ma przewagę: { $items }.
web-why-you = Masz przewagę: { $items }.
web-ended-early = Punkty z chwili zakończenia gry.
web-final-count = Punktowanie końcowe
web-same-as-log = te same liczby co w dzienniku
web-by-difference = Różnica
web-by-share = Udział
web-source = Źródło
web-ahead = { $player } z przewagą
web-you-ahead = ty z przewagą
web-level = równo
web-total = Razem
web-winner = zwycięstwo
web-show-result = Pokaż wynik
web-start-round = Zacznij fazę { $round }
web-go-on = Dalej
web-gone-on = Gra toczy się już dalej.
web-wins-by = { $points ->
    [0] { $player } wygrywa
    [one] { $player } wygrywa o { $points } punkt
    [few] { $player } wygrywa o { $points } punkty
    [many] { $player } wygrywa o { $points } punktów
   *[other] { $player } wygrywa o { $points } punktu
}
web-shared-win = Wspólne zwycięstwo: { $players }
web-ended-resigned = Grę poddaje: { $players }.
web-round = Faza { $round }
web-points-from = Skąd wzięły się punkty
web-curve = Przewidywany wynik, ruch po ruchu
web-curve-at = Ruch { $n }: { $scores }
web-curve-hint = Kliknij wykres albo użyj strzałek, żeby wybrać ruch.
web-look-at = Zobacz ruch { $n }
web-play-on-at = Graj dalej od ruchu { $n }
web-record = Zapis gry
web-verify = Sprawdź tasowanie
web-verdict-fair = Tasowanie było uczciwe
web-verdict-fork = Kontynuacja innej gry
web-verdict-seed = Rozdanie wybrano, a nie wytasowano
web-verdict-known = Rozdanie było znane wcześniej
web-verdict-open = Brak zapieczętowanego tasowania do sprawdzenia
web-rematch = Rewanż
web-rematch-join = Dołącz do rewanżu

## Zasady

web-rules-search = Szukaj w zasadach
web-rules-none = Żadna zasada nie pasuje do wyszukiwania.
web-example = Przykład:

## Ustawienia

web-theme = Motyw
web-theme-system = systemowy
web-theme-light = jasny
web-theme-dark = ciemny
web-pace = Tempo ruchów i animacji
web-pace-slow = wolno
web-pace-normal = normalnie
web-pace-fast = szybko
web-pace-off = wyłączone
web-labels = Nazwy pod ikonami
web-confirm-reveals = Pytaj przed ruchami, których nie da się cofnąć
web-auto-end = Kończ moją turę bez pytania o marmur
web-shortcuts = Skróty jednoklawiszowe
web-notify = Powiadom, gdy nadejdzie moja kolej
web-grace = Czas na cofnięcie zakończonej tury
web-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
web-recovery = Link do przeniesienia
web-recovery-what = Otwiera twoje stoły na innym urządzeniu. Działa raz, przez tydzień.
web-recovery-make = Utwórz link do przeniesienia
web-recover-how = Na urządzeniu, na którym grasz, otwórz ustawienia i utwórz link do przeniesienia. Wklej go tutaj.
web-recover-no-link = To nie jest link do przeniesienia.
web-recover-whose = Link do przeniesienia, osoba: { $name }
web-recover-what = Użyj go, aby grać na tym urządzeniu jako { $name }. Trwające partie: { $games }.
web-recover-mine = { $name } już gra na tym urządzeniu. Otwórz link na innym.
web-recover-stays = Tutaj grasz jako { $player }. Twoje trwające partie ({ $games }) zostają na pozostałych urządzeniach.
web-recover-only = Tutaj grasz jako { $player } i to twoje jedyne urządzenie. Bez własnego linku nie wrócisz do swoich trwających partii ({ $games }). Najpierw go utwórz i zachowaj.
web-recover-become = Na tym urządzeniu: { $name }
web-recover-merge = Połącz: { $player } staje się { $name }
web-recover-merge-sure = Wszystkie partie i urządzenia osoby { $player } przejmie na zawsze { $name }. Zrób to tylko wtedy, gdy obie osoby to ty: na wszystkich tych urządzeniach będzie widać obie ręce.
web-recover-merge-yes = Połącz
web-recover-together = { $player } i { $name } grają przy jednym stole. Na tym urządzeniu link zadziała dopiero po zakończeniu tej partii.
web-recover-lose = Zostawić swoje partie?
web-recover-lose-sure = To jedyne urządzenie, na którym gra { $player }, i nie ma linku do przeniesienia. Nikt nie otworzy już tych partii: { $games }.
web-recover-not = Nie używaj linku
web-recover-until = Link działa raz, do: { $time }.
web-other-person-sub = Otwórz stół ponownie, aby zobaczyć go jako osoba, która teraz tu gra.
web-use-recovery = Użyj linku
web-signed-out-sub = Aby grać tu dalej, użyj linku do przeniesienia.
web-devices = Twoje urządzenia
web-device-on = { $browser }, { $system }
web-device-unknown = Nieznane urządzenie
web-device-this = to urządzenie
web-device-times = Od: { $since }, ostatnio używane: { $seen }
web-sign-out = Wyloguj
web-sign-out-others = Wyloguj wszystkie inne urządzenia
web-sign-out-what = Wylogowane urządzenie nie otwiera już twoich stołów. Nieużyty jeszcze link do przeniesienia też przestaje działać.
web-sign-out-here = Wylogować to urządzenie?
web-sign-out-here-others = Twoje partie zostają na pozostałych urządzeniach.
web-sign-out-here-only = To twoje jedyne urządzenie. Bez niego nie wrócisz do swoich partii.
web-keys = Klawisze
web-key-draw = dobierz karty
web-key-take = weź żeton
web-key-place = umieść żeton
web-key-option = wybierz możliwość
web-key-confirm = potwierdź
web-key-back = wstecz
web-key-undo = cofnij
web-key-restart = zacznij turę od nowa
web-key-end = zakończ turę
web-key-skip = zrezygnuj
web-key-space = Spacja
web-key-again = pokaż znów tury innych
web-key-space-skip = przejdź od razu do swojej tury
web-key-legal = następne możliwe pole
web-key-arrows = ruch po posiadłości, wystawce i powtórce
web-key-help = te klawisze
web-key-marble = zapłać marmur za dodatkową akcję
web-key-ends = pierwsze lub ostatnie pole
web-key-region = posiadłość następnej osoby
web-key-log = dziennik
web-key-rules = zasady
web-keys-looking = Przeglądanie

## Zamki Toskanii: stan gry

web-tuscany-status-setup = Ułóż swoją posiadłość
web-tuscany-status-setup-watch = Przygotowanie
web-tuscany-setup-next = potem: wybór żetonu bonusowego
web-tuscany-status-draft = Wybór żetonów bonusowych
web-tuscany-round = Faza { $round } z 3
web-tuscany-round-ends = kończy się, gdy ktoś opróżni stos { $round }; zostało: { $left }
web-tuscany-scoring = Punktowanie fazy { $round }
web-tuscany-last-turn = Ostatnia tura dla wszystkich
web-tuscany-projected = Gdyby gra skończyła się teraz
web-tuscany-projected-tip = Wynik końcowy, gdyby gra skończyła się teraz: czerwone, zielone za każde pozostałe punktowanie i dobra (T9.6)
web-tuscany-green = zielone
web-tuscany-red = czerwone
web-tuscany-green-tip = Zielone punkty: bieżący wynik, dodawany do czerwonych na koniec każdej fazy (T9)
web-tuscany-red-tip = Czerwone punkty: wynik końcowy (T9)
web-tuscany-sum = { $scorings ->
    [one] { $red } + { $scorings } punktowanie × { $green } + { $goods } za to, co zostanie
    [few] { $red } + { $scorings } punktowania × { $green } + { $goods } za to, co zostanie
    [many] { $red } + { $scorings } punktowań × { $green } + { $goods } za to, co zostanie
   *[other] { $red } + { $scorings } punktowania × { $green } + { $goods } za to, co zostanie
}
web-tuscany-piles = Stosy
web-tuscany-pile = Stos { $pile }
web-tuscany-pile-tip = { $count ->
    [one] Stos { $pile }: został { $count } żeton
    [few] Stos { $pile }: zostały { $count } żetony
    [many] Stos { $pile }: zostało { $count } żetonów
   *[other] Stos { $pile }: zostało { $count } żetonu
}
web-tuscany-your-piles = Twoje stosy
web-tuscany-your-bonus = Twoje żetony bonusowe
web-tuscany-no-bonus = jeszcze żadnych
web-tuscany-bonus = Bonusy
web-tuscany-colour-bonuses = Bonusy za kolor
web-tuscany-bonus-tip = { $takers ->
    [0] { $kind }: zapełnione { $filled } z { $total }. Za pierwsze miejsce: { $first }, za drugie: { $second }.
   *[other] { $kind }: zapełnione { $filled } z { $total }. Za pierwsze miejsce: { $first }, za drugie: { $second }. Zdobyte przez: { $taken }.
}

## Zamki Toskanii: stół

web-tuscany-display = Wystawka
web-tuscany-slot = Wystawka { $place }: { $kind }
web-tuscany-slot-legal = Wystawka { $place }: { $kind }, możliwe
web-tuscany-slot-empty = Wystawka { $place }: puste
web-tuscany-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-tuscany-cards-word = { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
web-tuscany-discards = odrzucone
web-tuscany-yields = { $count ->
    [one] { $count } dochód
    [few] { $count } dochody
    [many] { $count } dochodów
   *[other] { $count } dochodu
}
web-tuscany-yields-word = { $count ->
    [one] dochód
    [few] dochody
    [many] dochodów
   *[other] dochodu
}
web-tuscany-deck-tip = Karty włości w talii: { $deck }; odrzucone: { $discards }
web-tuscany-discards-tip = Karty odrzucone: { $count }
web-tuscany-yields-tip = Karty dochodu w talii: { $count }
web-tuscany-hand = Ręka
web-tuscany-hand-count = { $kind }: { $count }
web-tuscany-hand-count-all = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
web-tuscany-stored = W magazynie: { $kind }
web-tuscany-stored-legal = W magazynie: { $kind }, możliwe
web-tuscany-storage-free = wolne pole magazynu
web-tuscany-goods = Dobra
web-tuscany-workers = { $count ->
    [one] robotnik
    [few] robotnicy
    [many] robotników
   *[other] robotnika
}
web-tuscany-marble-count = marmur
web-tuscany-marble-is = 1 = akcja
web-tuscany-marble-tip = Raz na turę zapłać 1 marmur za jeszcze jedną akcję (T3.2)
web-tuscany-enlarge = Zobacz tę posiadłość
web-tuscany-back-to-mine = Wróć do swojej
web-tuscany-your-region = Twoja posiadłość
web-tuscany-region-named = Posiadłość: { $player }
web-tuscany-region-of = { $count ->
    [one] Posiadłość z { $count } żetonem
   *[other] Posiadłość z { $count } żetonami
}
web-tuscany-region-hidden = Zakryta, aż wszyscy będą gotowi
web-tuscany-column = Kolumna { $column }
web-tuscany-space-empty = { $size ->
    [one] puste pole: { $kind }, kolumna { $column }, rząd { $row }, pojedyncze pole
   *[other] puste pole: { $kind }, kolumna { $column }, rząd { $row }, wielkość regionu: { $size }
}
web-tuscany-space-legal = { $size ->
    [one] puste pole: { $kind }, kolumna { $column }, rząd { $row }, możliwe, pojedyncze pole
   *[other] puste pole: { $kind }, kolumna { $column }, rząd { $row }, możliwe, wielkość regionu: { $size }
}
web-tuscany-space-filled = { $kind }, zajęte, kolumna { $column }, rząd { $row }
web-tuscany-space-start = zamek początkowy, kolumna { $column }, rząd { $row }
web-tuscany-tip = Na { $space }: { $kind }
web-tuscany-tip-area = region { $filled } z { $size }, wart { $points }

## Zamki Toskanii: co dają żetony

web-tuscany-effect-castle = Zamek: od razu umieść za darmo żeton z wystawki (T8.1)
web-tuscany-effect-city = Miasto: weź żeton bonusowy (T8.2)
web-tuscany-effect-inn = Zajazd: daje sześciokąt, który zastąpi dowolny żeton (T8.3)
web-tuscany-effect-agriculture = Rolnictwo: punkty za nowe rodzaje rolnictwa w regionie (T8.4)
web-tuscany-effect-quarry = Kamieniołom: daje marmur na dodatkowe akcje (T8.5)
web-tuscany-effect-village = Wioska: daje robotników, którzy zastępują karty (T8.6)
web-tuscany-effect-monastery = Klasztor: daje 3 karty włości (T8.8)
web-tuscany-effect-wagon = Wóz: odkrywa kartę dochodu (T8.7)
web-tuscany-bonus-what-card = Dobierane karty: { $then } zamiast { $now }
web-tuscany-bonus-what-storage = { $points ->
    [0] Pola magazynu: { $then } zamiast { $now }
   *[other] Pola magazynu: { $then } zamiast { $now }; od razu zielone punkty: { $points }
}
web-tuscany-bonus-what-marble = Marmur z kamieniołomu: { $then } zamiast { $now }
web-tuscany-bonus-what-worker = Robotnicy z wioski: { $then } zamiast { $now }
web-tuscany-bonus-what-yield = Karty dochodu z wozu: { $then } zamiast { $now }

## Zamki Toskanii: decyzje

web-tuscany-actions = Akcje
web-tuscany-action-sub = Dobierz karty, weź żeton albo umieść żeton.
web-tuscany-draw = Dobierz { $count }
web-tuscany-take = Weź
web-tuscany-place = Umieść
web-tuscany-remove = Usuń
web-tuscany-replace = Wymień
web-tuscany-sure-draw = Dobrać karty ({ $count })?
web-tuscany-sure-take = Wziąć ten żeton?
web-tuscany-sure-free = Umieścić tutaj?
web-tuscany-sure-remove = Usunąć ten żeton z magazynu?
web-tuscany-sure-refresh = Wymienić te żetony?
web-tuscany-take-title = Weź żeton
web-tuscany-take-sub = Wybierz podświetlony żeton na wystawce.
web-tuscany-place-any = Umieść żeton
web-tuscany-place-pick = Wybierz żeton z magazynu.
web-tuscany-place-title = Umieść { $a_kind }
web-tuscany-place-sub = { $count ->
    [one] Podświetlone jest jedno pole: wybierz je.
    [few] Wybierz jedno z { $count } podświetlonych pól.
    [many] Wybierz jedno z { $count } podświetlonych pól.
   *[other] Wybierz jedno z { $count } podświetlonych pól.
}
web-tuscany-pay-title = Zapłać za { $a_kind } na { $space }
web-tuscany-pay-sub = Dwie karty „{ $kind }”. Jedną zastąpi para w innym kolorze albo robotnik.
web-tuscany-payments = Sposoby zapłaty
web-tuscany-part-card = karta „{ $kind }”
web-tuscany-part-pair = para „{ $kind }”
web-tuscany-part-worker = robotnik
web-tuscany-cheapest = najtaniej
web-tuscany-pay-count = { $cards ->
    [0] bez kart
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
web-tuscany-pay = Zapłać i umieść
web-tuscany-after-paying = Zostanie kart: { $cards }, robotników: { $workers }
web-tuscany-castle-title = Zamek: żeton za darmo
web-tuscany-castle-pick = Wybierz podświetlony żeton na wystawce.
web-tuscany-city-title = Miasto: weź żeton bonusowy
web-tuscany-city-sub = Zostaje u ciebie do końca gry.
web-tuscany-draft-title = Weź żeton bonusowy
web-tuscany-draft-sub = Zostaje u ciebie przez całą grę.
web-tuscany-draft-order = Kolejność wyboru żetonów bonusowych
web-tuscany-draft-now = teraz wybiera
web-tuscany-draft-later = wybierze później
web-tuscany-room-title = Zrób miejsce w magazynie
web-tuscany-refresh-title = Wymień jeden rodzaj
web-tuscany-refresh-sub = Nic z wystawki nie pasuje do twojej posiadłości. Wybierz rodzaj do usunięcia.
web-tuscany-more-title = Jeszcze jedna akcja?
web-tuscany-more-sub = Zapłać za nią 1 marmur albo zakończ turę.

## Zamki Toskanii: przygotowanie

web-tuscany-assemble = Połącz trzy kafle i wybierz pole na zamek
web-tuscany-assemble-sub = Przeciągnij kafel albo użyj przycisków. Większe regiony dają więcej punktów.
web-tuscany-assemble-castle = Przeciągnij kafel albo użyj przycisków, potem wybierz podświetlone pole zamku.
web-tuscany-ready = Twoja posiadłość jest gotowa
web-tuscany-rebuild = Zmień
web-tuscany-confirm-region = Zatwierdź posiadłość
web-tuscany-board = Kafel { $board }
web-tuscany-boards = Kafle
web-tuscany-turn-board = Obróć
web-tuscany-move-left = W lewo
web-tuscany-move-right = W prawo
web-tuscany-shift = Przesunięcie między { $left } i { $right }
web-tuscany-shift-up = Prawy kafel wyżej
web-tuscany-shift-down = Prawy kafel niżej
web-tuscany-your-cards = Twoje karty
web-tuscany-display-later = na później: gra zacznie się po wyborze żetonów bonusowych
web-tuscany-display-refused = Nie można jeszcze brać żetonów. Najpierw posiadłości, potem żetony bonusowe.
web-tuscany-area-points = Punkty za regiony
web-tuscany-if-filled = { $count ->
    [one] punkt, jeśli zapełnisz wszystkie regiony
    [few] punkty, jeśli zapełnisz wszystkie regiony
    [many] punktów, jeśli zapełnisz wszystkie regiony
   *[other] punktu, jeśli zapełnisz wszystkie regiony
}
web-tuscany-single-spaces = { $count ->
    [one] { $count } pojedyncze pole
    [few] { $count } pojedyncze pola
    [many] { $count } pojedynczych pól
   *[other] { $count } pojedynczego pola
}
web-tuscany-area-how = Region punktuje, gdy zapełnisz jego ostatnie pole. 1 pole: { $one }, 2 pola: { $two }, 3 pola: { $three } pkt. Sam zamek początkowy nie daje punktów.
web-tuscany-castle-on = Na polu { $space }, sąsiednich pól: { $count }.
web-tuscany-castle-none = Wybierz jedno z podświetlonych pól zamku.
web-tuscany-castles-left = Inne podświetlone: { $count }.
web-tuscany-castle-missing = Najpierw wybierz pole zamku. Są podświetlone.
web-tuscany-first-hidden = Zaczyna { $player }. Posiadłości są zakryte, aż wszyscy będą gotowi.
web-tuscany-building = układa
web-tuscany-still-building = { $count ->
    [0] Wszyscy są gotowi.
    [one] Jeszcze układa: { $players }
   *[other] Jeszcze układają: { $players }
}
web-tuscany-setup-watch = Trwa układanie posiadłości

## The Castles of Tuscany: tips

web-tuscany-about-pile = Faza { $round } kończy się z rundą, w której ktoś opróżni stos { $round } (T9.1).
web-tuscany-about-storage = { $count ->
    [one] Magazyn: { $count } pole na wzięty żeton, dopóki go nie umieścisz (T5.1).
    [few] Magazyn: { $count } pola na wzięte żetony, dopóki ich nie umieścisz (T5.1).
   *[many] Magazyn: { $count } pól na wzięte żetony, dopóki ich nie umieścisz (T5.1).
}
web-tuscany-about-inn-hex = Sześciokąt: przy umieszczaniu zastępuje żeton dowolnego rodzaju (T8.3).
web-tuscany-about-worker = Robotnicy: przy płaceniu każdy zastępuje jedną kartę (T7.3).
web-tuscany-about-round = Są trzy fazy. Na koniec każdej wszyscy dodają zielone punkty do czerwonych (T9.4).
web-tuscany-hand-tip = { $count ->
    [one] { $kind }: { $count } karta. Umieszczenie żetonu kosztuje dwie karty w jego kolorze (T7).
    [few] { $kind }: { $count } karty. Umieszczenie żetonu kosztuje dwie karty w jego kolorze (T7).
   *[many] { $kind }: { $count } kart. Umieszczenie żetonu kosztuje dwie karty w jego kolorze (T7).
}
web-tuscany-hand-hidden = { $count ->
    [one] { $count } karta, zakryta
    [few] { $count } karty, zakryte
   *[many] { $count } kart, zakrytych
}
web-tuscany-piles-named = Stosy: { $player }
web-tuscany-bonus-named = Żetony bonusowe: { $player }

## Zamki Toskanii: punktowanie, wynik i wiersze dziennika

web-tuscany-final = Posiadłości na koniec
web-tuscany-final-score = Wynik końcowy
web-tuscany-final-scoring = Faza 3: zielone do czerwonych
web-tuscany-count-goods = Policz dobra
web-tuscany-scoring-added = dodane do
web-tuscany-scoring-makes = daje
web-tuscany-scoring-sub = { $next ->
    [0] Wszyscy po raz ostatni dodają zielone do czerwonych.
   *[other] Wszyscy dodają zielone do czerwonych; zielone zostają na fazę { $next }.
}
web-tuscany-scoring-next = { $round ->
    [2] Zielony punkt zdobyty w fazie 2 liczy się dwa razy. W fazie 1 liczył się trzy razy.
   *[other] Zielony punkt zdobyty w fazie 3 liczy się raz. W fazie 1 liczył się trzy razy.
}
web-tuscany-round-over = Stos { $pile } jest pusty: { $player }.
web-tuscany-round-over-yours = Twój stos { $pile } jest pusty.
web-tuscany-round-over-still = Przez całą rundę nikt niczego nie dobrał, nie wziął ani nie umieścił.
web-tuscany-goods-title = Jeden punkt za każde zachowane dobro
web-tuscany-goods-sub = Żetony i sześciokąty w magazynie, marmur, robotnicy i każde pięć kart.
web-tuscany-left-tiles = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
web-tuscany-left-hexes = { $count ->
    [one] { $count } sześciokąt
    [few] { $count } sześciokąty
    [many] { $count } sześciokątów
   *[other] { $count } sześciokąta
}
web-tuscany-left-marble = marmur: { $count }
web-tuscany-left-workers = { $count ->
    [one] { $count } robotnik
    [few] { $count } robotników
    [many] { $count } robotników
   *[other] { $count } robotnika
}
web-tuscany-left-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-tuscany-left-nothing = nic nie zostało
web-tuscany-ledger-red = Czerwone zdobyte od razu
web-tuscany-ledger-goods = Zachowane dobra
web-tuscany-ledger-early = Gra skończyła się w fazie { $round }. Fazy bez punktowania liczą się według ostatnich punktów.
web-tuscany-from-areas = regiony
web-tuscany-from-agriculture = rolnictwo
web-tuscany-from-colour-bonus = bonusy za kolor
web-tuscany-from-storage = dodatkowe pola magazynu
web-tuscany-from-yield = karty dochodu
web-tuscany-from-overflow = sześciokąty bez miejsca
web-tuscany-from-leftovers = zachowane dobra
web-tuscany-tie-spaces = { $player } ma więcej pustych pól (T9.7).
web-tuscany-tie-green = Pustych pól też tyle samo; { $player } ma więcej zielonych punktów (T9.7).
web-tuscany-tie-shared = Pustych pól i zielonych punktów też tyle samo: miejsce jest wspólne (T9.7).
web-tuscany-line-region = posiadłość gotowa, zamek na { $space }
web-tuscany-line-draw = { $count ->
    [0] nic nie dobiera
    [one] dobiera { $count } kartę
    [few] dobiera { $count } karty
    [many] dobiera { $count } kart
   *[other] dobiera { $count } karty
}
web-tuscany-line-take = bierze
web-tuscany-line-remove = usuwa
web-tuscany-line-refresh = wymienia wszystkie
web-tuscany-line-pile = i opróżnia stos { $pile }
web-tuscany-line-place = na { $space }
web-tuscany-line-area = { $size ->
    [1] region
   *[other] region z { $size } pól
}
web-tuscany-line-bonus = { $side ->
    [1] 1. komplet
   *[other] 2. komplet
}
web-tuscany-line-farm = { $count ->
    [one] rolnictwo
   *[other] rolnictwo
}
web-tuscany-line-yield = dochód
web-tuscany-line-marble = płaci 1 marmur
