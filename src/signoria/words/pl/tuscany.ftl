### Co gra Zamki Toskanii mówi graczom: co zrobić, na kogo czekać, co się stało i dlaczego ruch jest niedozwolony.
### $player to imię gracza. $tile, $colour, $there, $bonus, $reward, $card i $cards to gotowe nazwy ze słowniczka, zawsze w mianowniku.
### $space i $castle to pola posiadłości (c4); $place to miejsce na wystawce (od 1 do 8), a na koniec gry miejsce w klasyfikacji.

tuscany-seats = W Zamki Toskanii grają 2–4 osoby; podana liczba graczy: { $seats }.

## Co zrobić

tuscany-prompt-assemble = Ułóż swoją posiadłość: wybierz kolejność trzech kafli, ich obrót i przesunięcie.
tuscany-prompt-castle-space = Połóż zamek początkowy na ciemnozielonym polu swojej posiadłości.
tuscany-prompt-draft = Weź żeton bonusowy.
tuscany-prompt-action = Wybierz akcję: dobierz karty włości, weź żeton albo umieść żeton.
tuscany-prompt-take-fitting = Weź z wystawki żeton, który da się umieścić w twojej posiadłości.
tuscany-prompt-refresh-again = Nadal żadnego żetonu z wystawki nie da się umieścić w twojej posiadłości. Wybierz kolejny rodzaj do wymiany.
tuscany-prompt-make-room = Twój magazyn jest pełny. Wybierz, co usunąć, żeby zrobić miejsce na nowy żeton: { $tile }.
tuscany-prompt-payment = Twój żeton na pole { $space }: { $tile }. Zapłać dwie karty „{ $colour }”; każdą możesz zastąpić robotnikiem albo parą w innym kolorze.
tuscany-prompt-castle = Zamek: umieść za darmo żeton z wystawki albo zrezygnuj.
tuscany-prompt-city = Miasto: weź żeton bonusowy albo zrezygnuj.
tuscany-prompt-one-more = Zapłać 1 marmur za jeszcze jedną akcję albo zakończ turę.
tuscany-prompt-over = Koniec gry.

## Na kogo czekać

tuscany-wait-assemble = { $count ->
    [one] Jeszcze { $count } gracz układa posiadłość.
    [few] Jeszcze { $count } graczy układa posiadłości.
   *[many] Jeszcze { $count } graczy układa posiadłości.
}
tuscany-wait-draft = { $player } wybiera żeton bonusowy.
tuscany-wait-action = { $player } wybiera akcję.
tuscany-wait-take-fitting = { $player } musi wziąć żeton, który da się umieścić.
tuscany-wait-refresh-again = { $player } wybiera kolejny rodzaj żetonów do wymiany na wystawce.
tuscany-wait-make-room = { $player } robi w magazynie miejsce na nowy żeton: { $tile }.
tuscany-wait-payment = { $player } płaci za żeton na polu { $space }: { $tile }.
tuscany-wait-castle = { $player } może umieścić za darmo żeton z wystawki.
tuscany-wait-city = { $player } może wziąć żeton bonusowy.
tuscany-wait-one-more = { $player } decyduje, czy zapłacić 1 marmur za jeszcze jedną akcję.

## Co się stało: przygotowanie, tury i fazy

tuscany-log-region = { $player } ma gotową posiadłość; zamek początkowy stoi na polu { $castle }.
tuscany-log-round = Zaczyna się faza { $round }.
tuscany-log-turn = Turę rozgrywa { $player }.
tuscany-log-pay-marble = { $player } płaci 1 marmur za jeszcze jedną akcję.
tuscany-log-extra-turns = Faza 3 dobiega końca: każdy rozgrywa jeszcze jedną turę.
tuscany-log-standstill = Przez całą rundę nikt niczego nie dobrał, nie wziął ani nie umieścił: gra się zatrzymuje.

## Co się stało: karty

tuscany-log-draw = { $count ->
    [one] { $player } dobiera { $count } kartę włości.
    [few] { $player } dobiera { $count } karty włości.
   *[many] { $player } dobiera { $count } kart włości.
}
tuscany-log-draw-own = Dobierasz: { $cards }.
tuscany-log-draw-nothing = { $player } dobiera, ale nie ma już żadnej karty.
tuscany-log-reshuffle = { $count ->
    [one] Talia kart włości się skończyła: z kart odrzuconych powstaje nowa, { $count } karta.
    [few] Talia kart włości się skończyła: z kart odrzuconych powstaje nowa, { $count } karty.
   *[many] Talia kart włości się skończyła: z kart odrzuconych powstaje nowa, { $count } kart.
}

## Co się stało: wystawka i magazyn

tuscany-log-take = { $player } bierze żeton z wystawki, miejsce { $place }: { $tile }.
tuscany-log-remove = { $player } usuwa z magazynu: { $tile }.
tuscany-log-refill = { $player } uzupełnia wystawkę ze swojego stosu, miejsce { $place }: { $tile }.
tuscany-log-pile-empty = { $player } opróżnia swój stos { $pile }!
tuscany-log-neutral = Żeton neutralny na wystawce, miejsce { $place }: { $tile }.
tuscany-log-neutral-reshuffle = { $count ->
    [one] Stosy neutralne są puste: wraca do nich { $count } usunięty żeton.
    [few] Stosy neutralne są puste: wracają do nich { $count } usunięte żetony.
   *[many] Stosy neutralne są puste: wraca do nich { $count } usuniętych żetonów.
}
tuscany-log-gap = Nie ma już żetonów neutralnych: miejsce { $place } na wystawce zostaje puste.
tuscany-log-limit = Limit koloru ({ $colour }): wszystkie takie żetony znikają z wystawki.
tuscany-log-refresh = { $player } nie może umieścić żadnego żetonu z wystawki i wymienia jeden rodzaj: { $colour }.

## Co się stało: umieszczenie żetonu
## $workers (liczba): 0, 1 lub 2; przy dwóch robotnikach nie płaci się kartami

tuscany-log-pay = { $workers ->
    [0] { $player } płaci kartami: { $cards }.
    [1] { $player } płaci 1 robotnikiem i kartami: { $cards }.
   *[other] { $player } płaci { $workers } robotnikami.
}
tuscany-log-place = { $player } umieszcza żeton na polu { $space }: { $tile }.
tuscany-log-area =
    { $player } zapełnia region z { $size ->
        [one] { $size } polem
        [few] { $size } polami
       *[many] { $size } polami
    } i zdobywa { $points ->
        [one] { $points } zielony punkt
        [few] { $points } zielone punkty
       *[many] { $points } zielonych punktów
    }.
tuscany-log-colour-bonus =
    { $player } jako { $side ->
        [1] pierwsza
       *[other] druga
    } osoba zapełnia wszystkie pola „{ $colour }” i zdobywa { $points ->
        [one] { $points } zielony punkt
        [few] { $points } zielone punkty
       *[many] { $points } zielonych punktów
    }.
tuscany-log-agriculture = { $points ->
    [0] { $player } nie dostaje punktów za rolnictwo: w regionie nie ma nic nowego.
    [one] { $player } zdobywa { $points } zielony punkt za rolnictwo.
    [few] { $player } zdobywa { $points } zielone punkty za rolnictwo.
   *[many] { $player } zdobywa { $points } zielonych punktów za rolnictwo.
}
tuscany-log-castle-lost = { $player } nie może umieścić żadnego żetonu z wystawki: efekt zamku przepada.
tuscany-log-city-lost = { $player } nie ma czego wziąć, bo nie ma już żetonów bonusowych: efekt miasta przepada.
tuscany-log-decline = { $player } rezygnuje z efektu żetonu.
tuscany-log-bonus = { $player } bierze żeton bonusowy: { $bonus }.
tuscany-log-hex = { $player } kładzie sześciokąt w magazynie.
tuscany-log-overflow = { $points ->
    [one] { $player } nie ma miejsca na sześciokąt i zamiast niego zdobywa { $points } czerwony punkt.
    [few] { $player } nie ma miejsca na sześciokąt i zamiast niego zdobywa { $points } czerwone punkty.
   *[many] { $player } nie ma miejsca na sześciokąt i zamiast niego zdobywa { $points } czerwonych punktów.
}
tuscany-log-marble = { $count ->
    [one] { $player } bierze { $count } blok marmuru.
    [few] { $player } bierze { $count } bloki marmuru.
   *[many] { $player } bierze { $count } bloków marmuru.
}
tuscany-log-worker = { $count ->
    [one] { $player } bierze { $count } robotnika.
    [few] { $player } bierze { $count } robotników.
   *[many] { $player } bierze { $count } robotników.
}
tuscany-log-yield = { $player } odkrywa kartę dochodu: { $reward }.
tuscany-log-yield-reshuffle = { $count ->
    [one] Talia kart dochodu się skończyła: z kart odrzuconych powstaje nowa, { $count } karta.
    [few] Talia kart dochodu się skończyła: z kart odrzuconych powstaje nowa, { $count } karty.
   *[many] Talia kart dochodu się skończyła: z kart odrzuconych powstaje nowa, { $count } kart.
}

## Co się stało: punktowanie

tuscany-log-scoring =
    Punktowanie fazy { $round }: { $player } dodaje { $green ->
        [one] { $green } zielony punkt
        [few] { $green } zielone punkty
       *[many] { $green } zielonych punktów
    } i ma teraz { $red ->
        [one] { $red } czerwony
        [few] { $red } czerwone
       *[many] { $red } czerwonych
    }.
tuscany-log-leftovers = { $points ->
    [0] { $player } nie dostaje punktów za zachowane dobra; razem czerwonych punktów: { $red }.
    [one] { $player } zdobywa { $points } czerwony punkt za zachowane dobra; razem: { $red }.
    [few] { $player } zdobywa { $points } czerwone punkty za zachowane dobra; razem: { $red }.
   *[many] { $player } zdobywa { $points } czerwonych punktów za zachowane dobra; razem: { $red }.
}
tuscany-log-place-final = { $red ->
    [one] Miejsce { $place }: { $player }, { $red } czerwony punkt.
    [few] Miejsce { $place }: { $player }, { $red } czerwone punkty.
   *[many] Miejsce { $place }: { $player }, { $red } czerwonych punktów.
}

## Dlaczego nie: tury

tuscany-refuse-over = Gra się skończyła: nie można już wykonać żadnego ruchu.
tuscany-refuse-not-your-turn = To nie twoja kolej: teraz decyduje { $player }.
tuscany-refuse-no-passing = Nie można spasować: dobierz karty, weź żeton albo umieść żeton; karty można dobierać zawsze.
tuscany-refuse-marble-first = Marmurem płaci się po akcji i tylko raz na turę: teraz wykonaj akcję.
tuscany-refuse-one-more = Twoja akcja jest już wykonana: zapłać 1 marmur za jeszcze jedną albo zakończ turę.

## Dlaczego nie: przygotowanie

tuscany-refuse-assemble-first = Najpierw ułóż posiadłość: wybierz kolejność, obrót i przesunięcie trzech kafli.
tuscany-refuse-castle-first = Posiadłość jest ułożona: teraz połóż zamek początkowy na jednym z jej ciemnozielonych pól.
tuscany-refuse-castle-space = Pole { $space } nie jest ciemnozielone: zamek początkowy kładzie się na ciemnozielonym polu.
tuscany-refuse-ready = Twoja posiadłość jest gotowa: poczekaj na pozostałych.
tuscany-refuse-setup-over = Posiadłości są już ułożone: kafle i zamki początkowe zostają na swoich miejscach.

## Dlaczego nie: żetony bonusowe

tuscany-refuse-bonus-first = Najpierw wybierz żeton bonusowy; zrezygnować można tylko z żetonu za miasto.
tuscany-refuse-bonus-gone = Żetonów „{ $bonus }” już nie ma: wybierz inny rodzaj.
tuscany-refuse-no-city = Żeton bonusowy daje tylko miasto: najpierw umieść miasto.

## Dlaczego nie: branie żetonu

tuscany-refuse-gap = Miejsce { $place } na wystawce jest puste do końca gry: wybierz inne.
tuscany-refuse-remove = Z magazynu usuwa się coś tylko wtedy, gdy bierzesz żeton i nie masz wolnego pola magazynu: najpierw wybierz nowy żeton.
tuscany-refuse-room-first = Twój magazyn jest pełny: najpierw wybierz, co z niego usunąć.
tuscany-refuse-not-in-storage = W twoim magazynie nie ma żetonu „{ $tile }”: wybierz coś, co w nim leży.
tuscany-refuse-something-fits = Na wystawce jest żeton, który da się umieścić w twojej posiadłości, więc nic się nie wymienia: weź dowolny żeton.
tuscany-refuse-nothing-fits = Żadnego żetonu z wystawki nie da się umieścić w twojej posiadłości i wymiana też nic nie da: dobierz karty albo umieść żeton z magazynu.
tuscany-refuse-refresh-first = Żadnego żetonu z wystawki nie da się umieścić w twojej posiadłości: najpierw wybierz rodzaj do wymiany.
tuscany-refuse-refresh-on = Nadal żadnego żetonu z wystawki nie da się umieścić w twojej posiadłości: wybierz kolejny rodzaj do wymiany.
tuscany-refuse-not-shown = Na wystawce nie ma żetonów tego rodzaju ({ $colour }): wybierz rodzaj, który na niej leży.
tuscany-refuse-take-fitting = Teraz musisz wziąć żeton, który da się umieścić: taki, dla którego masz puste pole w jego kolorze obok swoich żetonów.

## Dlaczego nie: umieszczanie i płacenie

tuscany-refuse-fresh-hex = Ten sześciokąt masz dopiero od tej tury: umieść go w jednej z następnych.
tuscany-refuse-space-filled = Pole { $space } jest już zajęte: wybierz puste.
tuscany-refuse-space-colour = Pole { $space } to „{ $there }”, a nie „{ $colour }”: wybierz pole w kolorze żetonu.
tuscany-refuse-space-apart = Pole { $space } nie sąsiaduje z żadnym twoim żetonem: wybierz takie, które ma z twoim żetonem wspólną krawędź.
tuscany-refuse-cannot-pay = Nie masz czym zapłacić za żeton „{ $colour }”: potrzebne są dwie takie karty, a każdą może zastąpić robotnik albo para w innym kolorze.
tuscany-refuse-nothing-to-pay = Nie ma za co płacić: najpierw wybierz żeton z magazynu i pole dla niego.
tuscany-refuse-pay-first = Najpierw zapłać za umieszczany żeton: wybierz, czym płacisz.
tuscany-refuse-no-cards = Nie masz tylu kart „{ $colour }”: zapłać tym, co masz na ręce.
tuscany-refuse-no-workers = Nie masz tylu robotników: wybierz inny sposób zapłaty.
tuscany-refuse-inexact = To nie jest dokładna zapłata za żeton „{ $colour }”: składa się ona z dwóch części, a każda to jedna taka karta, para w innym kolorze albo robotnik.
tuscany-refuse-castle = Najpierw dokończ efekt zamku: umieść za darmo żeton z wystawki albo zrezygnuj.
tuscany-refuse-no-castle = Tylko zamek pozwala umieścić żeton prosto z wystawki: weź żeton do magazynu albo najpierw umieść zamek.
