### Co gra Zamki Toskanii mówi graczom: co zrobić, na kogo czekać, co się stało i dlaczego ruch jest niedozwolony.
### $player to imię gracza. $tile, $colour, $there, $bonus, $reward, $card i $cards to gotowe nazwy ze słowniczka, zawsze w mianowniku.
### $space i $castle to pola posiadłości (c4); $place to miejsce na wystawce (od 1 do 8), a na koniec gry miejsce w klasyfikacji.

tuscany-seats = W Zamki Toskanii grają 2–4 osoby, a nie { $seats }.

## Co zrobić

tuscany-prompt-assemble = Ułóż swoją posiadłość: wybierz kolejność trzech kafli, ich obrót i przesunięcie.
tuscany-prompt-castle-space = Połóż zamek początkowy na ciemnozielonym polu swojej posiadłości.
tuscany-prompt-draft = Weź żeton bonusowy.
tuscany-prompt-action = Wybierz akcję: dobierz karty włości, weź żeton albo umieść żeton.
tuscany-prompt-take-fitting = Weź z wystawki żeton, który pasuje do twojej posiadłości.
tuscany-prompt-refresh-again = Nadal nic z wystawki nie pasuje do twojej posiadłości. Wybierz kolejny rodzaj do wymiany.
tuscany-prompt-make-room = Masz pełny magazyn. Wybierz, co usunąć, żeby wziąć { $a_tile }.
tuscany-prompt-payment = Zapłać za { $a_tile } na polu { $space }: dwie karty „{ $colour }”. Każdą zastąpi robotnik albo para w innym kolorze.
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
tuscany-wait-take-fitting = { $player } musi wziąć żeton, który pasuje.
tuscany-wait-refresh-again = { $player } wybiera kolejny rodzaj żetonów do wymiany na wystawce.
tuscany-wait-make-room = { $player } robi w magazynie miejsce na { $a_tile }.
tuscany-wait-payment = { $player } płaci za { $a_tile } na polu { $space }.
tuscany-wait-castle = { $player } może umieścić za darmo żeton z wystawki.
tuscany-wait-city = { $player } może wziąć żeton bonusowy.
tuscany-wait-one-more = { $player } decyduje, czy zapłacić 1 marmur za jeszcze jedną akcję.

## Co się stało: przygotowanie, tury i fazy

tuscany-log-region = { $player } układa posiadłość, zamek początkowy stoi na polu { $castle }.
tuscany-log-round = Zaczyna się faza { $round }.
tuscany-log-turn = Teraz gra { $player }.
tuscany-log-pay-marble = { $player } płaci 1 marmur za jeszcze jedną akcję.
tuscany-log-extra-turns = Faza 3 dobiega końca: każdy rozgrywa jeszcze jedną turę.
tuscany-log-standstill = Przez całą rundę nikt niczego nie dobrał, nie wziął ani nie umieścił: koniec gry.

## Co się stało: karty

tuscany-log-draw = { $count ->
    [one] { $player } dobiera { $count } kartę włości.
    [few] { $player } dobiera { $count } karty włości.
   *[many] { $player } dobiera { $count } kart włości.
}
tuscany-log-draw-own = Dobierasz: { $cards }.
tuscany-log-draw-nothing = { $player } dobiera, ale kart już nie ma.
tuscany-log-reshuffle = { $count ->
    [one] Talia kart włości się skończyła: z kart odrzuconych powstaje nowa, { $count } karta.
    [few] Talia kart włości się skończyła: z kart odrzuconych powstaje nowa, { $count } karty.
   *[many] Talia kart włości się skończyła: z kart odrzuconych powstaje nowa, { $count } kart.
}

## Co się stało: wystawka i magazyn

tuscany-log-take = { $player } bierze { $a_tile }.
tuscany-log-remove = { $player } usuwa z magazynu { $a_tile }.
tuscany-log-refill = { $player } dokłada na wystawkę { $a_tile }.
tuscany-log-pile-empty = { $player } opróżnia swój stos { $pile }!
tuscany-log-neutral = Na wystawkę trafia żeton neutralny: { $tile }.
tuscany-log-neutral-reshuffle = { $count ->
    [one] Stosy neutralne są puste: wraca do nich { $count } usunięty żeton.
    [few] Stosy neutralne są puste: wracają do nich { $count } usunięte żetony.
   *[many] Stosy neutralne są puste: wraca do nich { $count } usuniętych żetonów.
}
tuscany-log-gap = Nie ma już żetonów neutralnych: pozycja { $place } na wystawce zostaje pusta.
tuscany-log-limit = Limit koloru: wszystkie żetony „{ $colour }” znikają z wystawki.
tuscany-log-refresh = Nic z wystawki tu nie pasuje: { $player } wymienia wszystkie żetony „{ $colour }”.

## Co się stało: umieszczenie żetonu
## $workers (liczba): 0, 1 lub 2; przy dwóch robotnikach nie płaci się kartami

tuscany-log-pay = { $workers ->
    [0] { $player } płaci: { $cards }.
    [1] { $player } płaci: 1 × robotnik, { $cards }.
   *[other] { $player } płaci: { $workers } × robotnik.
}
tuscany-log-place = { $player } umieszcza { $a_tile } na polu { $space }.
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
    [0] { $player } nic nie zdobywa za rolnictwo: region już to ma.
    [one] { $player } zdobywa { $points } zielony punkt za rolnictwo.
    [few] { $player } zdobywa { $points } zielone punkty za rolnictwo.
   *[many] { $player } zdobywa { $points } zielonych punktów za rolnictwo.
}
tuscany-log-castle-lost = Nic z wystawki nie pasuje: { $player } traci efekt zamku.
tuscany-log-city-lost = Nie ma już żetonów bonusowych: { $player } traci efekt miasta.
tuscany-log-decline = { $player } rezygnuje z efektu żetonu.
tuscany-log-bonus = { $player } bierze żeton bonusowy: { $bonus }.
tuscany-log-hex = { $player } dostaje sześciokąt.
tuscany-log-overflow = { $points ->
    [one] { $player } nie ma miejsca na sześciokąt i zamiast niego zdobywa { $points } czerwony punkt.
    [few] { $player } nie ma miejsca na sześciokąt i zamiast niego zdobywa { $points } czerwone punkty.
   *[many] { $player } nie ma miejsca na sześciokąt i zamiast niego zdobywa { $points } czerwonych punktów.
}
tuscany-log-marble = { $count ->
    [one] { $player } dostaje { $count } blok marmuru.
    [few] { $player } dostaje { $count } bloki marmuru.
   *[many] { $player } dostaje { $count } bloków marmuru.
}
tuscany-log-worker = { $count ->
    [one] { $player } dostaje { $count } robotnika.
    [few] { $player } dostaje { $count } robotników.
   *[many] { $player } dostaje { $count } robotników.
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
    [one] { $place }. miejsce: { $player }, { $red } czerwony punkt.
    [few] { $place }. miejsce: { $player }, { $red } czerwone punkty.
   *[many] { $place }. miejsce: { $player }, { $red } czerwonych punktów.
}

## Dlaczego nie: tury

tuscany-refuse-over = Gra się skończyła.
tuscany-refuse-not-your-turn = To nie twoja kolej. Teraz gra { $player }.
tuscany-refuse-no-passing = Nie można spasować: dobierz karty, weź żeton albo umieść żeton. Karty można dobrać zawsze.
tuscany-refuse-marble-first = Marmurem płacisz po akcji i tylko raz na turę. Najpierw wykonaj akcję.
tuscany-refuse-one-more = Akcja już wykonana. Zapłać 1 marmur za jeszcze jedną albo zakończ turę.

## Dlaczego nie: przygotowanie

tuscany-refuse-assemble-first = Najpierw ułóż posiadłość: wybierz kolejność, obrót i przesunięcie trzech kafli.
tuscany-refuse-castle-first = Posiadłość jest ułożona. Teraz połóż zamek początkowy na jednym z jej ciemnozielonych pól.
tuscany-refuse-castle-space = Pole { $space } nie jest ciemnozielone. Zamek początkowy kładzie się na ciemnozielonym.
tuscany-refuse-ready = Twoja posiadłość jest gotowa. Poczekaj na pozostałych.
tuscany-refuse-setup-over = Posiadłości są już ułożone. Kafle i zamki początkowe zostają na swoich miejscach.

## Dlaczego nie: żetony bonusowe

tuscany-refuse-bonus-first = Najpierw wybierz żeton bonusowy. Zrezygnować można tylko z żetonu za miasto.
tuscany-refuse-bonus-gone = Żetonów „{ $bonus }” już nie ma. Wybierz inny.
tuscany-refuse-no-city = Żeton bonusowy daje tylko miasto. Najpierw umieść miasto.

## Dlaczego nie: branie żetonu

tuscany-refuse-gap = Pozycja { $place } na wystawce jest pusta do końca gry. Wybierz inną.
tuscany-refuse-remove = Z magazynu usuwasz coś tylko po to, żeby zrobić miejsce na nowy żeton. Najpierw wybierz nowy żeton.
tuscany-refuse-room-first = Masz pełny magazyn. Najpierw wybierz, co usunąć.
tuscany-refuse-not-in-storage = Tego nie ma w twoim magazynie: { $tile }. Wybierz coś, co tam leży.
tuscany-refuse-something-fits = Na wystawce jest żeton, który pasuje do twojej posiadłości, więc nic się nie wymienia. Weź dowolny żeton.
tuscany-refuse-nothing-fits = Żaden żeton nie pasuje do twojej posiadłości, a wymiana nic nie da. Dobierz karty albo umieść żeton z magazynu.
tuscany-refuse-refresh-first = Nic z wystawki nie pasuje do twojej posiadłości. Najpierw wybierz rodzaj do wymiany.
tuscany-refuse-refresh-on = Nadal nic z wystawki nie pasuje do twojej posiadłości. Wybierz kolejny rodzaj do wymiany.
tuscany-refuse-not-shown = Na wystawce nie ma żetonów „{ $colour }”. Wybierz rodzaj, który tam jest.
tuscany-refuse-take-fitting = Musisz wziąć żeton, który pasuje: taki, dla którego masz puste pole w jego kolorze obok swoich żetonów.

## Dlaczego nie: umieszczanie i płacenie

tuscany-refuse-fresh-hex = Ten sześciokąt masz dopiero od tej tury. Umieść go w późniejszej turze.
tuscany-refuse-space-filled = Pole { $space } jest już zajęte. Wybierz puste.
tuscany-refuse-space-colour = Pole { $space } jest na { $a_there }, a nie na { $a_colour }.
tuscany-refuse-space-apart = Pole { $space } nie sąsiaduje z żadnym twoim żetonem. Wybierz pole, które ma z którymś wspólną krawędź.
tuscany-refuse-cannot-pay = Nie masz czym zapłacić: potrzebne są dwie karty „{ $colour }”, a każdą zastąpi robotnik albo para w innym kolorze.
tuscany-refuse-nothing-to-pay = Nie ma za co płacić. Najpierw wybierz żeton z magazynu i pole dla niego.
tuscany-refuse-pay-first = Najpierw zapłać za umieszczany żeton.
tuscany-refuse-no-cards = Nie masz tylu kart „{ $colour }”. Zapłać tym, co masz na ręce.
tuscany-refuse-no-workers = Nie masz tylu robotników. Wybierz inny sposób zapłaty.
tuscany-refuse-inexact = Ta zapłata się nie zgadza. Płacisz dwiema kartami „{ $colour }”, a każdą zastąpi para w innym kolorze albo robotnik.
tuscany-refuse-castle = Najpierw dokończ efekt zamku: umieść za darmo żeton z wystawki albo zrezygnuj.
tuscany-refuse-no-castle = Tylko zamek pozwala umieścić żeton prosto z wystawki. Weź żeton do magazynu albo najpierw umieść zamek.
