### Teksty protokołu wierszowego i programów, które grają jako boty. $field i $op to nazwy z protokołu i pozostają bez zmian.

## Co jest nie tak z zapytaniem

protocol-not-json = Ten wiersz nie jest w formacie JSON: { $problem }.
protocol-not-object = Zapytanie to obiekt JSON; to jest wartość rodzaju „{ $found }”.
protocol-too-long = Ten wiersz jest za długi: wczytuje się najwyżej { $most } bajtów.
protocol-op = Nie ma polecenia „{ $op }”. Znane polecenia: { $known }.
protocol-ask = O „{ $ask }” nie można pytać; można o „move”.
protocol-field = „{ $op }” nie ma pola „{ $field }”. Znane pola: { $known }.
protocol-missing = Brakuje pola „{ $field }”.
protocol-value = Pole „{ $field }” nie może mieć wartości { $found }; oczekiwane: { $expected }.
protocol-names = { $names ->
    [one] { $names } imię nie pasuje do liczby miejsc: { $seats }.
    [few] { $names } imiona nie pasują do liczby miejsc: { $seats }.
   *[many] { $names } imion nie pasuje do liczby miejsc: { $seats }.
}
protocol-load = Podaj dokładnie jedno z pól „record”, „link” i „state”.
protocol-too-many = Naraz może być otwartych najwyżej { $most } gier; najpierw zamknij część poleceniem „drop”.
protocol-handle-taken = Pod nazwą „{ $handle }” jest już otwarta gra.
protocol-no-handle = Pod nazwą „{ $handle }” nie jest otwarta żadna gra.
protocol-which-handle = { $count ->
    [0] Żadna gra nie jest otwarta: zacznij nową poleceniem „new” albo wczytaj poleceniem „load”.
    [one] Podaj w polu „handle”, o którą grę chodzi: otwarta jest { $count }.
    [few] Podaj w polu „handle”, o którą grę chodzi: otwarte są { $count }.
   *[many] Podaj w polu „handle”, o którą grę chodzi: otwartych jest { $count }.
}
protocol-which-seat = { $count ->
    [0] Podaj w polu „seat”, o które miejsce chodzi.
   *[other] Podaj w polu „seat”, o które miejsce chodzi. Teraz decydują: { $actors }.
}
protocol-not-acting = Miejsce { $seat } nie ma teraz nic do rozstrzygnięcia.
protocol-no-record = Ten stan wczytano lub wyobrażono i nie ma on zapisu: niczego nie można cofnąć, zapisać ani rozgałęzić.
# $problem: what the program found, in English
protocol-fault = Nie udało się wykonać polecenia: { $problem }.

## Co jest nie tak z programem, który gra
## $bot: the program

bot-not-started = Nie udało się uruchomić { $bot }: { $problem }.
bot-ended = { $bot } zakończył działanie (kod { $code }) zamiast odpowiedzieć.
bot-hung = { $seconds ->
    [one] { $bot } nie odpowiedział w ciągu { $seconds } sekundy.
    [few] { $bot } nie odpowiedział w ciągu { $seconds } sekund.
    [many] { $bot } nie odpowiedział w ciągu { $seconds } sekund.
   *[other] { $bot } nie odpowiedział w ciągu { $seconds } sekundy.
}
bot-too-much = { $bot } wypisał naraz więcej niż { $most } bajtów.
bot-unasked = { $bot } wypisał „{ $found }”, choć nikt nie pytał.
bot-not-json = { $bot } odpowiedział „{ $found }”, a to nie jest JSON.
bot-no-move = { $bot } odpowiedział „{ $found }”, a to nie podaje ruchu.
bot-illegal = { $bot } odpowiedział { $found }, a to nie jest żaden z dozwolonych ruchów.
