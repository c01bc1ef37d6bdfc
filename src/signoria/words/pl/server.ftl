### Co serwer mówi ludziom przy stole i tym, którzy go prowadzą.

# The name of somebody who has not said one
server-guest = Gość
log-undo = { $player } cofa ruch.

## People

server-no-cookie = Twoja przeglądarka blokuje ciasteczka tej strony i nie zapamięta twoich miejsc.
server-bad-name = Imię ma od 1 do { $most } widocznych znaków.
server-no-recovery = Ten link do przeniesienia był już użyty, zastąpił go nowszy albo ma ponad tydzień.
server-together = Ta osoba i osoba z tego urządzenia grają przy jednym stole. Link zadziała tu dopiero po zakończeniu tej partii.
server-other-person = To urządzenie należy teraz do kogoś innego.
server-no-device = Nie masz (już) takiego urządzenia.
server-signed-out = Na tym urządzeniu nastąpiło wylogowanie.
server-closed = Administrator serwera zamknął ten stół.
server-blocked = Administrator serwera zablokował twój adres.

## Tables

server-no-table = Nie ma takiego stołu.
server-table-damaged = Część tej partii została uszkodzona na serwerze. To, co zostało, można obejrzeć, ale partia nie może trwać dalej. Powiadom operatora tego serwera.
server-table-other-version = Tę partię rozegrano według innej wersji zasad. Jest zachowana, ale nie może być tu kontynuowana.
server-by-link = Ten stół może otworzyć tylko ktoś, kto ma do niego link.
server-seat-count = { $count ->
    [one] W tę grę nie da się grać na { $count } miejscu. Możliwe: { $known }.
   *[other] W tę grę nie da się grać na { $count } miejscach. Możliwe: { $known }.
}
server-me-once = Możesz zająć jedno miejsce. Inne osoby przy twoim urządzeniu potrzebują własnych imion.
server-nobody-plays = Co najmniej jedno miejsce musi być twoje albo przy twoim urządzeniu.
server-one-deal = Wybierz wcześniejsze rozdanie albo ziarno, nie jedno i drugie.
server-deal-fits = { $seats ->
    [one] To rozdanie jest dla tej samej gry z { $seats } miejscem.
   *[other] To rozdanie jest dla tej samej gry z { $seats } miejscami.
}
server-deal-unknown = Rozdanie tamtej gry nie jest w całości znane, więc nie można zagrać go ponownie.
server-no-free-seat = Przy tym stole nie ma dla ciebie wolnego miejsca.
server-seat-taken = Ktoś właśnie zajął to miejsce. Wybierz inne.
server-not-yours = Nie grasz przy tym stole.
server-not-your-seat = To nie jest twoje miejsce.
server-which-seat = Grasz na kilku miejscach. Powiedz, o które chodzi.
server-owner-only = To może zrobić tylko gospodarz tego stołu.
server-not-replaceable = Na tym miejscu nie możesz dodać bota: ta osoba wciąż gra albo decyduje o tym ktoś inny.
server-not-asked = Nikt nie prosi o to miejsce.
server-not-waiting = Gra już się zaczęła albo stół został zamknięty.
server-not-started = Gra jeszcze się nie zaczęła.
server-not-playing = Ta gra nie trwa.
server-not-finished = To jest możliwe dopiero po grze.
server-game-over = Gra się skończyła.
server-no-undo = Przy tym stole cofanie jest wyłączone.
server-no-advice = Podpowiedzi są tylko podczas przygotowania gry.
server-suggest-again = Podpowiedź już jest w drodze.
server-bot-replaced = Bot { $player } nie zdołał podjąć decyzji. Ten ruch wykonał prostszy bot.
server-no-moment = Nie ma ruchu { $n }: ta gra ma ruchy od 0 do { $last }.

## Messages and requests
## $problem: what the program found, in English

server-bad-message = Tej wiadomości nie da się zrozumieć: { $problem }.
server-bad-request = Tego żądania nie da się zrozumieć.
server-not-text = Wiadomości muszą być tekstem.
server-too-large = To jest za duże: można przyjąć najwyżej { $most } znaków.
server-too-many = Za dużo zapytań. Poczekaj chwilę.
server-too-many-tables = Za dużo nowych stołów w krótkim czasie; limit na godzinę: { $most }. Spróbuj ponownie za kilka minut.
server-too-many-unfinished = Liczba twoich niedokończonych stołów: { $most }. Dokończ lub odwołaj któryś, zanim otworzysz kolejny.
server-no-hello = Pierwszą wiadomością musi być „hello”.
server-hello-again = „hello” już wysłano.
server-content-type = Treść musi być w formacie JSON (application/json).
server-record-or-link = Prześlij zapis albo link.
server-wrong-origin = To żądanie nie pochodzi ze strony tego serwera.
server-wrong-host = Ten serwer nie jest dostępny pod tą nazwą.
server-no-page = Pod tym adresem nic nie ma.
server-method = Ten adres nie przyjmuje takich żądań.
server-busy = Serwer jest zajęty. Spróbuj za chwilę.
server-study-too-long = Trwało to dłużej niż { $seconds } s i zostało przerwane. Ta gra może być zbyt długa, żeby ją przeglądać.
server-storage = Serwer nie może teraz niczego zapisać. Twój ostatni krok się nie liczy. Spróbuj za chwilę.
server-unreadable = Serwer nie może odczytać części swojej bazy danych. Powiadom operatora.
server-fault = Na serwerze coś poszło nie tak. Błąd zapisano w dzienniku.

## For who runs the server

server-ready = Otwórz { $address } w przeglądarce. Koniec: Ctrl-C.
server-ready-for-others = Inni w twojej sieci otwierają: { $addresses }
server-running = Stół jest już otwarty: { $address }.
server-running-local = Stół pod adresem { $address } jest już otwarty, ale tylko dla tego komputera. Zakończ go przez Ctrl-C i uruchom ponownie z --lan.
server-backed-up = Skopiowano do { $file }.
server-restored = Odtworzono { $db } z { $file }.
server-restored-kept = Poprzednia baza danych to teraz { $file }.
server-restore-same = { $file } to sama baza danych. Podaj jej kopię zapasową.
server-restore-damaged = Kopia zapasowa { $file } jest uszkodzona, niczego nie zmieniono: { $problem }.
server-checking = Sprawdzanie
server-checked = { $file } jest w porządku: sprawdzono wszystkie stoły ({ $tables }).
server-check-failed = { $file }: { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}. Odtwórz kopię zapasową (signoria restore) albo zostaw bazę bez zmian: nieuszkodzone partie trwają dalej.
server-check-table = Stół { $table }: { $problem }
server-check-database = Baza danych: { $problem }
server-check-entry = Ruchu { $n } nie można odtworzyć: { $problem }
server-check-entries = Liczba ruchów przy stole: { $n }, ale zapisanych jest { $found }.
server-check-seats = Liczba miejsc w partii: { $seats }, ale zapisanych jest { $found }.
server-check-outcome = Zapisany wynik różni się od wyniku partii.
server-check-other-rules = Partie rozegrane według innej wersji zasad, których nie można odtworzyć ({ $count }): { $tables }
server-host = Nie można nasłuchiwać na „{ $host }”: { $problem }
server-trusted-proxy = „{ $value }” nie jest adresem ani siecią, na przykład 127.0.0.1 lub 10.0.0.0/8.
server-root-path = „{ $value }” nie jest ścieżką taką jak /signoria.
server-port-taken = Port { NUMBER($port, useGrouping: 0) } jest zajęty przez inny program. Wybierz inny przez --port albo 0, czyli dowolny wolny.
server-port-forbidden = Nie możesz użyć portu { NUMBER($port, useGrouping: 0) }. Wybierz przez --port większy niż 1023.
server-db-url = „{ $url }” nie jest bazą danych: napisz sqlite:///PLIK.
server-db-unusable = Nie można użyć bazy danych { $file }: { $problem }.
server-db-foreign = { $file } to baza danych innego programu.
server-db-newer = Bazę danych { $file } zapisała nowsza wersja tego programu (format { $found }, ta wersja zna { $known }). Zainstaluj nowszą wersję.
server-db-in-use = Bazy danych { $file } używa inny serwer (proces { $pid }). Najpierw go zatrzymaj albo wybierz inną bazę danych opcją --db.
server-db-missing = Nie ma bazy danych { $file }.
server-backup-exists = { $file } już istnieje. Podaj inny plik na kopię.
server-log-level = „{ $value }” nie jest poziomem dziennika. Znane poziomy: { $known }.

server-help-serve = Prowadź stoły w przeglądarce
    .more = Prowadzi stoły w przeglądarce, aż zatrzyma je Ctrl-C. Każdą opcję można też podać jako zmienną środowiskową: SIGNORIA_HOST, SIGNORIA_PORT, SIGNORIA_DB i tak dalej.
server-help-backup = Skopiuj bazę danych serwera
    .more = Kopiuje bazę danych do nowego pliku, także gdy serwer działa. Aby odtworzyć bazę, zatrzymaj serwer i uruchom signoria restore z kopią.
server-help-restore = Odtwórz kopię zapasową
    .more = Sprawdza kopię zapasową i wstawia ją w miejsce bazy danych. Serwer nie może wtedy działać. Poprzednia baza pozostaje pod inną nazwą.
server-help-check = Sprawdź bazę danych serwera
    .more = Sprawdza całą bazę danych, także gdy serwer działa: jej strony i każdą partię, odtworzoną i porównaną z zapisem i tasowaniem. Wypisuje błędy i kończy się kodem 1, jeśli jakieś są.
server-metavar-host = ADRES
server-metavar-db = sqlite:///PLIK
server-metavar-origin = ŹRÓDŁO
server-metavar-proxy = PROXY
server-metavar-path = ŚCIEŻKA
server-metavar-level = POZIOM
server-option-host = Gdzie nasłuchiwać: 127.0.0.1 (domyślnie) tylko dla tego komputera, 0.0.0.0 dla wszystkich.
server-option-port = Port (domyślnie 8765); 0 to dowolny wolny.
server-option-db = Gdzie przechowywane są stoły (domyślnie sqlite:///signoria.db).
server-option-bot-workers = Ile botów myśli jednocześnie (domyślnie 1).
server-option-bot-pause = Ile sekund bot czeka przed każdym ruchem (domyślnie 0.3).
server-option-expire-days = Niedokończone stoły, których tyle dni nikt nie odwiedził, są ukrywane (domyślnie 60), a po kolejnych tylu dniach usuwane; 0: nigdy.
server-option-origin = Dodatkowe źródło, z którego wolno się łączyć, na przykład https://games.example. Można podać kilka razy.
server-option-trusted-proxy = Adres lub sieć odwrotnego proxy, którego nagłówkom X-Forwarded-For i X-Forwarded-Proto można ufać. Można podać kilka razy.
server-option-root-path = Ścieżka, pod którą proxy udostępnia stół, na przykład /signoria.
server-option-allowed-host = Nazwa hosta, pod którą serwer jest dostępny (domyślnie każda), na przykład play.example.org lub *.example.org. Można podać kilka razy.
server-option-rate = Liczba żądań na sekundę z jednego adresu (domyślnie 50); 0: bez ograniczeń.
server-option-connections = Liczba otwartych połączeń z jednego adresu (domyślnie 100); 0: bez ograniczeń.
server-option-tables-per-hour = Liczba stołów, które jedno urządzenie może otworzyć w ciągu godziny (domyślnie 60), a jeden adres – cztery razy więcej; 0: bez ograniczeń.
server-option-unfinished = Liczba niedokończonych stołów jednej osoby (domyślnie 100); 0: bez ograniczeń.
server-option-uploads = Liczba przechowywanych przesłanych zapisów jednej osoby (domyślnie 50); 0: bez ograniczeń.
server-option-log-level = Ile zapisywać w dzienniku: debug, info (domyślnie), warning, error.
server-option-open = Otwórz przeglądarkę, gdy wszystko jest gotowe.
