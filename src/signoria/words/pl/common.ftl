### Teksty, które nie należą do jednej gry: co jest nie tak z ruchem, opcją, plikiem komponentów albo zapisem gry.
### $known to lista tego, co byłoby poprawne; $found to, co jest zamiast tego.

## Gry, języki i opcje

unknown-game = Nie ma gry „{ $game }”. Znane gry: { $known }.
unknown-language = Nie ma języka „{ $language }”. Znane języki: { $known }.
unknown-bot = Ta gra nie ma bota „{ $bot }”. Znane boty: { $known }.
unknown-option = Ta gra nie ma opcji „{ $option }”. Znane opcje: { $known }.
bad-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $known }.

## Miejsca i ruchy

no-such-seat = { $seats ->
    [one] Nie ma miejsca { $seat }: w tej grze jest { $seats } miejsce, liczone od 0.
    [few] Nie ma miejsca { $seat }: w tej grze są { $seats } miejsca, liczone od 0.
   *[many] Nie ma miejsca { $seat }: w tej grze jest { $seats } miejsc, liczonych od 0.
}
no-such-move = Nie ma ruchu o numerze { NUMBER($move, useGrouping: 0) }: numery zaczynają się od 0 i są mniejsze niż { NUMBER($count, useGrouping: 0) }.
unknown-move = „{ $text }” nie jest ruchem w tej grze: zapisz go tak jak na liście możliwych ruchów.
undo-not-allowed = Nie masz czego cofnąć: ruch można cofnąć tylko wtedy, gdy nic nie zostało odkryte i nikt inny nie podjął decyzji.

## Long work

process-ended = Jeden z procesów niespodziewanie się zakończył: został przerwany albo zabrakło pamięci. To, co już zapisano, nie przepadło.

## Zachowane gry i widoki
## $problem: co znalazł program, po angielsku

bad-state = Nie można użyć tej zapisanej partii: { $problem }.
bad-view = Nie można użyć tego widoku: { $problem }.

## Pliki komponentów
## $table, $key: w którym miejscu pliku

component-toml = Plik komponentów nie jest poprawnym plikiem TOML: { $problem }.
component-unknown-table = Nie ma tabeli komponentów „{ $table }”. Znane tabele: { $known }.
component-not-a-table = Komponenty, { $table }: tu powinna być tabela z kluczami i wartościami.
component-unknown-key = Komponenty, { $table }: nie ma klucza „{ $key }”. Znane klucze: { $known }.
component-missing-key = Komponenty, { $table }: brakuje klucza „{ $key }”.
component-number = Komponenty, { $table }, { $key }: { $found } nie jest liczbą całkowitą od { $low } do { $high }.
component-sum = Komponenty, { $table }: suma { $key ->
        [copies] liczb kopii
       *[other] wartości
    } to { $found }, a musi wynosić { $expected }.
component-length = { $expected ->
    [one] Komponenty, { $table }, { $key }: tu powinna być lista z { $expected } wartością.
    [few] Komponenty, { $table }, { $key }: tu powinna być lista z { $expected } wartościami.
   *[many] Komponenty, { $table }, { $key }: tu powinna być lista z { $expected } wartościami.
}
component-farms = Komponenty, { $table }, { $key }: { $found } nie jest żetonem rolnictwa; powinna to być jedna litera lub dwie różne spośród V (winogrona), H (trzoda), O (oliwki), W (zboże).
component-yield-kinds = Komponenty, { $table }: tu powinna być lista od 1 do 8 rodzajów kart dochodu.
component-reward = Komponenty, { $table }, { $key }: { $found } nie jest nagrodą. Znane nagrody: { $known }.
component-twice = Komponenty, { $table }: ten rodzaj kart dochodu już jest na liście; podaj wszystkie jego kopie w jednym wpisie.
component-kinds = Komponenty, { $table }, { $key }: tu powinna być dokładnie ta lista: { $expected }.
component-board-shape = Komponenty, { $table }, { $key }: { $found } nie jest kaflem; powinny to być trzy kolumny z 3, 4 i 3 literami.
component-letters = Komponenty, { $table }, { $key }: żaden kolor nie ma liter { $found }. Znane litery: { $known }.
component-region-totals = Komponenty, { $table }, { $key }: te kafle muszą mieć razem 3 pola D, 3 R, 2 B, 5 L, 4 G, 5 O, 4 Y i 4 E.
component-large-area = Komponenty, { $table }, { $key }: te kafle da się złożyć tak, że powstaje zbyt duży region; największa dozwolona liczba pól: { $most }.

## Zapisy gier
## $line (liczba): wiersz zapisu; $problem: całe zdanie o tym, co jest w nim nie tak

record-line = Błąd w wierszu { NUMBER($line, useGrouping: 0) } zapisu. { $problem }
record-line-rule = Wiersz { NUMBER($line, useGrouping: 0) } zapisu łamie zasadę { $rule }. { $problem }
record-too-large = Zapis jest za duży; największa liczba znaków, jaką można wczytać: { $most }.
record-too-long = Zapis jest za długi; największa liczba wpisów, jaką można wczytać: { $most }.
record-undos = W zapisie cofnięto za dużo ruchów; największa liczba cofnięć, jaką można wczytać: { $most }.
record-first-line = To nie jest zapis gry: jego pierwszy wiersz musi brzmieć „{ $expected }”.
record-header = „{ $found }” nie jest wierszem nagłówka: powinna tu być znana nazwa, dwukropek i wartość, a każda nazwa tylko raz.
record-missing = W nagłówku brakuje wiersza „{ $name }”.
record-rules = Zapis powstał przy zasadach w wersji { $found }; ten program gra według wersji { $known }.
record-components = Skrót komponentów to { $found }, a z tabel tego zapisu wynika { $known }.
record-json = Nie można odczytać „{ $found }”: tu powinien być JSON we właściwej postaci.
record-deal = „{ $found }” nie mówi, skąd pochodzą tasowania: powinno tu być committed, known, seed albo fork z wartością.
record-entry = „{ $found }” nie jest wpisem: powinno tu być miejsce gracza, dwukropek i ruch.
# $problem: co znalazł program, po angielsku
record-chance = Wynik losowania tu nie pasuje: { $problem }.
unknown-deck = Nie ma talii „{ $deck }”. Znane talie: { $known }.
unknown-outcome = W talii „{ $deck }” nie ma „{ $kind }”. Znane rodzaje: { $known }.
record-closing = Wiersz „{ $found }” jest tu nie na miejscu: po ostatnim ruchu są tylko wynik, a potem sekret, każdy raz.
record-result = Zapis podaje wynik { $written }, a z ruchów wynika { $found }.
record-secret = Sekret to 64 znaki: cyfry od 0 do 9 i litery od a do f; gra z wybranego ziarna nie ma sekretu.
record-no-secret = W zapisie nie ma sekretu, więc gry nie można kontynuować: da się to zrobić tylko z zachowaną grą, która ma swój sekret.
record-fork = { $moves ->
    [one] Nie można odgałęzić gry po ruchu { $after }: jest w niej { $moves } ruch.
    [few] Nie można odgałęzić gry po ruchu { $after }: są w niej { $moves } ruchy.
   *[many] Nie można odgałęzić gry po ruchu { $after }: jest w niej { $moves } ruchów.
}
record-seed = { $found } nie może być ziarnem: użyj od 1 do 100 znaków bez odstępów.
record-name = { $name } nie może być imieniem gracza: użyj drukowalnych znaków, co najmniej 1 i co najwyżej { $most }.
record-link = Ten link nie zawiera pełnego zapisu. Skopiuj cały link.
record-commitment = To nie jest sekret, do którego zobowiązano się przed grą.
record-unfair = Wynik losowania nie zgadza się z sekretem, z którego wynika: { $expected }.

## Klaster

no-ray = Ray nie jest zainstalowany. Zainstaluj dodatek „cluster”.
no-cluster = Pod { $address } (RAY_ADDRESS) nie można połączyć się z klastrem Ray: { $problem }
