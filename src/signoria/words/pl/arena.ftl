### Mecze botów: `signoria arena`.

cli-help-arena = Pozwól botom rozegrać mecz i oceń je
    .more =
        Pozwól botom rozegrać mecz albo turniej każdy z każdym, gdy jest ich więcej niż miejsc: każde rozdanie jest grane ze wszystkimi na
        wszystkich miejscach. Wypisuje udziały zwycięstw z przedziałami 95 %, wyniki, czasy i oceny. Program, który odpowiada na pytania
        protokołu wierszowego, zgłasza się jako exec:POLECENIE; kto się zawiesi, zakończy albo zagra niedozwolony ruch, przegrywa partię.
cli-help-bots = Wypisz boty
    .more = Wypisz boty gry od najsłabszego, po jednym wierszu o każdym.
arena-metavar-share = UDZIAŁ
arena-option-bots = Kto gra, np. adept,expert albo adept,exec:./mojbot.
arena-option-games = Liczba partii każdego stołu (domyślnie 200).
arena-option-seed = Rozdawaj według wybranego ziarna. Te same rozdania można zagrać ponownie.
arena-option-share = Część zwykłego czasu namysłu, którą dostają boty, np. 0.05.
arena-option-seconds = Ile sekund program ma na decyzję (domyślnie 2).
arena-option-sprt = Zakończ, gdy test sekwencyjny powie, czy pierwszy bot jest powyżej progu, czy poniżej.
arena-option-bar = Sprawdzany udział zwycięstw (domyślnie równy dla wszystkich).
arena-option-workers = Liczba procesów, w których się gra (domyślnie po jednym na rdzeń).
arena-option-journal = Zapisuj każdą partię w tym pliku i po przerwaniu graj dalej od niego.
arena-option-cluster = Graj na klastrze Ray (wymaga dodatku „cluster”).
arena-column-played = Partie
arena-column-wins = Wygrane
arena-column-share = Udział
arena-column-interval = 95 %
arena-column-rank = Miejsce
arena-column-score = Wynik
arena-column-margin = Różnica
arena-column-time = ms/ruch
arena-column-rating = Ocena
arena-title =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, graczy: { $players }, ziarno { $seed }
arena-failures =
    { $count ->
        [one] { $bot } przegrywa { $count } partię przez awarię. Za pierwszym razem: { $reason }
        [few] { $bot } przegrywa { $count } partie przez awarię. Za pierwszym razem: { $reason }
        [many] { $bot } przegrywa { $count } partii przez awarię. Za pierwszym razem: { $reason }
       *[other] { $bot } przegrywa { $count } partii przez awarię. Za pierwszym razem: { $reason }
    }
arena-failed = { $bot } zawodzi: { $problem }
arena-no-class = { $bot } nie może wystąpić: { $problem }
arena-twice = { $bot } jest zgłoszony dwa razy.
arena-sprt-above = Test rozstrzygnięty: udział zwycięstw { $bot } jest powyżej { $bar }.
arena-sprt-below = Test rozstrzygnięty: udział zwycięstw { $bot } jest poniżej { $bar }.
arena-sprt-open = Trzeba więcej partii, by powiedzieć, czy udział zwycięstw { $bot } jest powyżej { $bar }.
arena-sprt-match = Test dotyczy jednego stołu: zgłoś nie więcej botów, niż jest miejsc.
arena-journal-seed = Dziennik wymaga ziarna podanego przez --seed.
arena-journal-other = { $file } to dziennik innego meczu. Różnice: { $differs }.
arena-journal-damaged = { $file }: wiersz { $line } jest uszkodzony.

## Kim są boty

bot-character-random = Gra dowolny dozwolony ruch. Do pomiarów, nie do towarzystwa.
bot-character-novice = Życzliwy nowicjusz: widzi punkty, które ruch daje od razu, i nic więcej.
bot-character-greedy = Stary wyjadacz o stałych nawykach: zawsze bierze to, co teraz daje najwięcej.
bot-character-adept = Gra z doświadczenia, decyduje od razu i wie, ile żeton jest wart na każdym etapie gry.
bot-character-expert = Myśli pół sekundy i wyobraża sobie tysiące dalszych przebiegów gry.
bot-character-master = Najsilniejszy: myśli do dwóch sekund i lepiej rozumie każdą pozycję.
bot-strength-random = gra losowo
bot-strength-novice = najłatwiejszy
bot-strength-greedy = łatwy
bot-strength-adept = silny
bot-strength-expert = bardzo silny
bot-strength-master = najsilniejszy
arena-interrupted = Przerwano; rozegrane partie: { $played } z { $planned }.
