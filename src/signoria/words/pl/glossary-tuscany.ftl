### Nazwy rzeczy w grze Zamki Toskanii.
### Nazwy zaczynają się małą literą, żeby pasowały do zdania; źródła punktów i opcje to etykiety.
### Atrybut „a” to nazwa jako dopełnienie, w bierniku: „bierze wioskę” mówi się przez $a_tile.

tuscany-title = Zamki Toskanii

## Rodzaje żetonów włości

tuscany-kind-castle = zamek
    .a = zamek
tuscany-kind-city = miasto
    .a = miasto
tuscany-kind-inn = zajazd
    .a = zajazd
tuscany-kind-agriculture = rolnictwo
    .a = żeton rolnictwa
tuscany-kind-quarry = kamieniołom
    .a = kamieniołom
tuscany-kind-village = wioska
    .a = wioskę
tuscany-kind-monastery = klasztor
    .a = klasztor
tuscany-kind-wagon = wóz
    .a = wóz
tuscany-kind-hex = sześciokąt
    .a = sześciokąt

## Ich kolory

tuscany-colour-castle = ciemnozielony
tuscany-colour-city = czerwony
tuscany-colour-inn = niebieski
tuscany-colour-agriculture = jasnozielony
tuscany-colour-quarry = szary
tuscany-colour-village = pomarańczowy
tuscany-colour-monastery = żółty
tuscany-colour-wagon = beżowy

## Rodzaje rolnictwa na żetonach

tuscany-farm-V = winogrona
tuscany-farm-H = trzoda
tuscany-farm-O = oliwki
tuscany-farm-W = zboże

## Żetony bonusowe

tuscany-bonus-card = +1 karta włości
tuscany-bonus-storage = +1 pole magazynu
tuscany-bonus-marble = +1 marmur
tuscany-bonus-worker = +1 robotnik
tuscany-bonus-yield = +1 karta dochodu

## Nagrody z kart dochodu
## $amount (liczba): ile

tuscany-yield-red = { $amount ->
    [one] { $amount } czerwony punkt
    [few] { $amount } czerwone punkty
    [many] { $amount } czerwonych punktów
   *[other] { $amount } czerwonego punktu
}
tuscany-yield-green = { $amount ->
    [one] { $amount } zielony punkt
    [few] { $amount } zielone punkty
    [many] { $amount } zielonych punktów
   *[other] { $amount } zielonego punktu
}
tuscany-yield-cards = { $amount ->
    [one] { $amount } karta włości
    [few] { $amount } karty włości
    [many] { $amount } kart włości
   *[other] { $amount } karty włości
}
tuscany-yield-worker = { $amount ->
    [one] { $amount } robotnik
    [few] { $amount } robotników
    [many] { $amount } robotników
   *[other] { $amount } robotnika
}
tuscany-yield-marble = { $amount ->
    [one] { $amount } blok marmuru
    [few] { $amount } bloki marmuru
    [many] { $amount } bloków marmuru
   *[other] { $amount } bloku marmuru
}
tuscany-yield-hex = { $amount ->
    [one] { $amount } sześciokąt
    [few] { $amount } sześciokąty
    [many] { $amount } sześciokątów
   *[other] { $amount } sześciokąta
}

## Rzeczy na stole

tuscany-region = posiadłość
tuscany-space = pole
tuscany-area = region
tuscany-display = wystawka
tuscany-pile = stos
tuscany-storage = magazyn
tuscany-hand = ręka
tuscany-deck = talia kart włości
tuscany-discards = stos kart odrzuconych
tuscany-yield-deck = talia kart dochodu
tuscany-marble = marmur
tuscany-worker = robotnik
tuscany-green-points = zielone punkty
tuscany-red-points = czerwone punkty
tuscany-projected = przewidywany wynik
tuscany-round = faza
tuscany-starting-castle = zamek początkowy
tuscany-colour-bonus = bonus za kolor
tuscany-neutral = żetony neutralne

## Skąd pochodzą punkty

tuscany-source-areas = Ukończone regiony
tuscany-source-agriculture = Rolnictwo
tuscany-source-colour-bonus = Bonusy za kolor
tuscany-source-storage = Dodatkowe pola magazynu
tuscany-source-yield = Karty dochodu
tuscany-source-overflow = Sześciokąty bez miejsca
tuscany-source-leftovers = Dobra zachowane na koniec

## Opcje rozgrywki

tuscany-option-draw = Karty w akcji dobierania
    .help = Ile kart włości daje akcja dobierania bez żetonów bonusowych: 3 albo 2, jak w pierwszym wydaniu (T4.1).
tuscany-option-inn_hex_same_turn = Sześciokąt w tej samej turze
    .help = Sześciokąt można umieścić późniejszą akcją tury, w której się go zdobyło. Bez tej opcji dopiero w późniejszej turze (T8.3).
