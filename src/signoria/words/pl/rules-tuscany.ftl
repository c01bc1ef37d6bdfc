### Zasady gry Zamki Toskanii własnymi słowami. T6-3 to zasada T6.3.

T1 = Komponenty
T1-1 = Gra jest przeznaczona dla 2–4 graczy.
T1-2 =
    Sześciokątne żetony włości (krótko: żetony) są ośmiu rodzajów, a każdy rodzaj ma swój kolor:
    zamek (ciemnozielony), miasto (czerwony), zajazd (niebieski), rolnictwo (jasnozielony),
    kamieniołom (szary), wioska (pomarańczowy), klasztor (żółty), wóz (beżowy).
T1-3 =
    Każdy gracz ma 22 własne żetony z rewersami w swoim kolorze:
    4 wioski, 4 żetony rolnictwa, 3 wozy, 3 klasztory, 3 kamieniołomy, 2 miasta, 1 zajazd, 1 zamek i 1 zamek początkowy.
    Są też 32 żetony neutralne: po 4 każdego z ośmiu rodzajów.
T1-4 =
    W grze są 122 karty włości w ośmiu kolorach i 27 kart dochodu.
    Jest 25 żetonów bonusowych, po 5 każdego rodzaju:
    +1 karta włości, +1 pole magazynu, +1 marmur, +1 robotnik, +1 karta dochodu.
    Każdy z 8 kolorów ma jeden dwustronny żeton bonusu za kolor (strony I i II).
T1-5 =
    Jest 12 kafli posiadłości po 10 pól: 4 kafle A, 4 kafle B i 4 kafle C.
    Trzy kafle, po jednym A, B i C, tworzą pełną posiadłość z 30 polami:
    3 pola zamków, 3 miast, 2 zajazdów, 5 rolnictwa, 4 kamieniołomów, 5 wiosek, 4 klasztorów i 4 wozów.
T1-6 =
    Marmur, robotnicy i sześciokąty nigdy się nie kończą.
    Sześciokąt to drewniany element z zajazdu, który może zastąpić żeton dowolnego koloru (T6.3).
T1-7 =
    Instrukcje nie podają wszystkiego, co jest nadrukowane na komponentach.
    Dlatego niektóre wartości są tu odtworzone:
    liczby kart w poszczególnych kolorach, nagrody na kartach dochodu, wartości bonusów za kolor,
    układ pól na kaflach i rodzaje rolnictwa na żetonach.
    Tabele komponentów mówią, skąd pochodzi każda z ich wartości.
    Jeśli masz pudełko z grą, możesz zastąpić odtworzone wartości tymi, które są w nim nadrukowane.

T2 = Przygotowanie gry
T2-1 =
    Potasujcie karty włości i karty dochodu i ułóżcie z nich dwie zakryte talie.
    Wyłóżcie żetony bonusu za kolor stroną I do góry.
T2-2 =
    Odłóż na bok swój zamek początkowy.
    Pozostałe 21 żetonów pomieszaj zakryte i ułóż w trzy stosy po siedem: od lewej stos 1, 2 i 3.
T2-3 =
    Każdy ma dwa wyniki i oba zaczynają się od 0.
    Zielony to twój wynik bieżący, czerwony to wynik końcowy. T9 mówi, jak zielone punkty zmieniają się w czerwone.
T2-4 =
    Pomieszajcie zakryte żetony neutralne i odkryjcie osiem z nich.
    Te osiem to wystawka, czyli wspólny rynek. Pozostałe leżą zakryte w stosach.
T2-5 = Każdy dobiera 5 kart włości i ukrywa je przed innymi.
T2-6 =
    Każdy dostaje losowo jeden kafel A, jeden B i jeden C i łączy je dłuższymi krawędziami.
    Wybierasz kolejność kafli, a każdy z nich możesz obrócić o 180°.
    Sąsiednie kafle są zawsze przesunięte względem siebie o pół sześciokątnego pola; wybierasz, czy w górę, czy w dół.
    Dzięki temu trzy pola jednego kafla stykają się z trzema polami następnego.
    Swoje karty widzisz, zanim zaczniesz układać. Wszyscy układają jednocześnie i nikt nie widzi, co wybierają inni.
T2-7 =
    W tym samym ukrytym kroku kładziesz swój zamek początkowy na jednym z trzech ciemnozielonych pól.
    Nie wywołuje on efektu i nie daje punktów za region.
    Jego pole liczy się jednak jako zapełnione, a obok niego możesz umieszczać inne żetony.
T2-8 =
    Gracz rozpoczynający jest losowany; przy prawdziwym stole zostaje nim najmłodsza osoba.
    Wszyscy wiedzą, kto to jest, zanim zaczną układać posiadłości (T2.6).
    Gracz rozpoczynający nie zmienia się przez całą grę.
T2-9 =
    W kolejności tur, od gracza rozpoczynającego, każdy bierze jeden żeton bonusowy dowolnego rodzaju, który jest jeszcze dostępny.
    Kto weźmie „+1 pole magazynu”, od razu zdobywa 2 zielone punkty.
T2-10 = Potem gracz rozpoczynający rozgrywa pierwszą turę. Gra toczy się zgodnie z ruchem wskazówek zegara.

T3 = Twoja tura
T3-1 = W swojej turze wykonujesz dokładnie jedną akcję: dobierasz karty włości (T4), bierzesz żeton (T5) albo umieszczasz żeton (T6).
T3-2 =
    Raz na turę możesz zapłacić 1 marmur, żeby wykonać jeszcze jedną akcję.
    Może to być każda z trzech akcji, nawet ta sama co przed chwilą. Możesz zapłacić także marmurem zdobytym w tej turze.
    Tura kończy się sama, gdy nie możesz kupić kolejnej akcji. Jeśli możesz, ale nie chcesz, po prostu ją kończysz.
    .example = Umieszczasz kamieniołom i dostajesz 1 marmur. Od razu nim płacisz i dobierasz karty włości. Na tym twoja tura się kończy.
T3-3 =
    Nie można spasować.
    Dobieranie kart jest zawsze dozwolone, nawet gdy nie ma już żadnej karty do dobrania. Zawsze masz więc jakąś akcję.

T4 = Dobierz karty włości
T4-1 =
    Dobierz 3 karty włości i po 1 dodatkowej za każdy swój żeton „+1 karta włości”. Możesz mieć na ręce dowolnie dużo kart.
    Opcja rozgrywki: zamiast 3 kart dobiera się 2, jak w pierwszym wydaniu.
    .example = Masz dwa żetony „+1 karta włości”. Dobierasz więc 5 kart.
T4-2 =
    Gdy trzeba dobrać kartę, a talia jest pusta, potasuj stos kart odrzuconych, utwórz z niego nową talię i dobieraj dalej.
    Nigdy nie tasuje się wcześniej.
    Jeśli i talia, i stos kart odrzuconych są puste, reszta dobierania przepada.

T5 = Weź żeton
T5-1 =
    Weź jeden odkryty żeton z wystawki i połóż go na swoim wolnym polu magazynu.
    Masz 1 pole magazynu i po 1 dodatkowym za każdy swój żeton „+1 pole magazynu”.
    Możesz wziąć dowolny żeton, nawet taki, którego nie da się umieścić. Jedyny wyjątek to T5.5.
T5-2 =
    Jeśli wszystkie twoje pola magazynu są zajęte, musisz najpierw usunąć z magazynu jeden swój żeton.
    Tak samo można usunąć sześciokąt leżący w magazynie.
    To, co usuwasz, wraca do pudełka i wypada z gry. Nigdy nie trafia do usuniętych żetonów neutralnych z T5.7.
    Dopóki masz wolne pole magazynu, nie wolno ci niczego usuwać.
T5-3 =
    Uzupełnij lukę w wystawce wierzchnim żetonem ze swojego pierwszego od lewej niepustego stosu: najpierw 1, potem 2, potem 3.
    Jeśli wszystkie trzy są puste, uzupełnij ją zakrytym żetonem neutralnym. W obu przypadkach nowy żeton leży odkryty.
T5-4 = Gdy bierzesz ostatni żeton z któregoś ze swoich stosów, ogłasza się to wszystkim. Może to zapowiadać koniec fazy (T9).
T5-5 =
    Może się zdarzyć, że żadnego odkrytego żetonu nie da się umieścić w twojej posiadłości. Wtedy branie żetonu zaczyna się tak:
    wybierz jeden rodzaj z wystawki; wszystkie żetony tego rodzaju są usuwane i zastępowane neutralnymi.
    Powtarzaj to, aż na wystawce będzie co najmniej jeden żeton, który da się umieścić. Potem musisz wziąć żeton, który da się umieścić.
    Jeśli zaczniesz, musisz to doprowadzić do końca.
    Jeśli masz pełny magazyn, decydujesz, co z niego usunąć (T5.2), dopiero gdy wybierasz żeton.
    „Da się umieścić” znaczy tylko tyle: masz puste pole tego koloru obok jednego ze swoich żetonów (T6.2, T6.3).
    Nie ma znaczenia, czy masz karty, żeby zapłacić.
    Jeśli żadnego żetonu z wystawki nie da się umieścić, musi istnieć żeton neutralny, który się da: zakryty albo usunięty.
    Jeśli takiego nie ma, nie wolno ci wziąć żetonu.
    .example =
        Obok twoich żetonów są wolne tylko żółte i czerwone pola, a na wystawce nie ma ani klasztoru, ani miasta.
        Wybierasz wozy. Wszystkie wozy znikają z wystawki, a wśród nowych żetonów jest jedno miasto. Musisz je wziąć.
T5-6 =
    Limit koloru: gdy na wystawce leży pięć lub więcej żetonów jednego koloru, usuwa się wszystkie żetony tego koloru.
    Ich miejsca zajmują żetony neutralne. Powtarza się to, aż żaden kolor nie ma pięciu lub więcej żetonów.
    Wszystkie żetony rolnictwa są jednego koloru, bez względu na to, co przedstawiają.
    Usunięte żetony leżą odkryte obok stosów neutralnych.
    Kolejność tutaj i w T5.5 jest taka: usuń wszystkie żetony, po kolei uzupełnij wszystkie luki, potem sprawdź ponownie.
    Przy ponownym sprawdzaniu najpierw obowiązuje T5.6, potem T5.5.
    .example =
        Na wystawce leżą cztery wozy. Uzupełniasz lukę i pojawia się piąty.
        Znika cała piątka, a na jej miejsca trafia pięć żetonów neutralnych.
T5-7 =
    Gdy potrzebny jest żeton neutralny, a stosy neutralne są puste, pomieszaj usunięte żetony neutralne i ułóż z nich nowe stosy.
    Dotyczy to także żetonów usuniętych przed chwilą. Żetonów z rewersem w kolorze gracza nigdy nie używa się ponownie.
    Jeśli nadal nie ma żadnego żetonu neutralnego, luka zostaje do końca gry, a wystawka jest mniejsza.

T6 = Umieść żeton
T6-1 = Przenieś jeden żeton lub sześciokąt z magazynu na pole w swojej posiadłości i zapłać za niego (T7).
T6-2 =
    Pole musi być puste i musi mieć wspólną krawędź z polem, na którym leży już twój żeton.
    .example = Na początku masz tylko zamek początkowy. Pierwszy żeton trafia więc tuż obok niego.
T6-3 =
    Pole musi mieć kolor żetonu.
    Sześciokąt wolno położyć na polu dowolnego koloru.
    Jest on wtedy pod każdym względem żetonem tego koloru: przy płaceniu, dla efektu, regionu i bonusu za kolor.
T6-4 =
    Najpierw karty, którymi płacisz, trafiają na stos kart odrzuconych.
    Potem następują kolejno: punkty za region (T6.5), bonus za kolor (T6.6), efekt żetonu (T8).
T6-5 =
    Region to wszystkie połączone ze sobą pola jednego koloru. Ma od 1 do 3 pól.
    Gdy twój żeton zapełnia ostatnie puste pole regionu, zdobywasz zielone punkty:
    1 punkt za region z 1 polem, 3 punkty za 2 pola, 6 punktów za 3 pola.
    .example = Masz region z 2 szarych pól. Pierwszy kamieniołom nie daje tam punktów za region, drugi daje 3 zielone punkty.
T6-6 =
    Kto pierwszy zapełni w swojej posiadłości wszystkie pola jednego koloru, punktuje żeton bonusu za ten kolor.
    Dostaje tyle zielonych punktów, ile podaje strona I. Potem żeton się odwraca.
    Drugi gracz, który tego dokona, dostaje wartość ze strony II, a żeton wypada z gry. Kolejni gracze nie dostają nic.
    Zamek początkowy liczy się jako jeden z twoich ciemnozielonych żetonów.

T7 = Płacenie
T7-1 =
    Odłóż na stos kart odrzuconych dwie karty włości w kolorze żetonu.
    Przy sześciokącie liczy się kolor pola, na które trafia.
T7-2 =
    Każdą z tych dwóch kart możesz zastąpić parą: dwiema kartami jednego, innego koloru.
    Możesz tak zastąpić obie karty; dwie pary mogą być tego samego koloru albo różnych kolorów.
    Bez robotników (T7.3) płacisz więc 2, 3 lub 4 karty.
    .example =
        Umieszczasz czerwone miasto. Możesz zapłacić dwie czerwone karty albo jedną czerwoną i dwie szare.
        Wystarczą też dwie szare i dwie niebieskie albo cztery szare. Jedna szara i jedna niebieska to nie para.
T7-3 =
    Każdą z tych dwóch kart możesz też zastąpić jednym robotnikiem, którego oddajesz do zasobów ogólnych.
    Dwóch robotników wystarcza na każdy żeton.
    .example = Umieszczasz żółty klasztor. Możesz zapłacić robotnika i jedną żółtą kartę albo robotnika i dwie pomarańczowe karty.
T7-4 = Wybierasz dowolny sposób zapłaty, który dokładnie wystarcza. Nie wolno zapłacić więcej, niż trzeba.

T8 = Co robią żetony (od razu, bez względu na to, jak zostały umieszczone)
T8-1 =
    Zamek: możesz wybrać odkryty żeton z wystawki (nie ze swojego magazynu) i od razu go umieścić.
    Obowiązują T6.2 i T6.3, ale nic nie płacisz. Nowy żeton punktuje i działa jak zwykle.
    Jeśli to znowu zamek, możesz zrobić to samo jeszcze raz.
    Wystawkę uzupełnia się z twojego pierwszego od lewej niepustego stosu jak w T5.3, jeszcze przed efektem nowego żetonu.
    Obowiązują przy tym T5.4, T5.6 i T5.7, więc i tutaj może się wyczerpać stos.
    T5.5 nie obowiązuje: jeśli żadnego żetonu z wystawki nie da się umieścić, efekt przepada.
    .example =
        Umieszczasz zamek. Na wystawce leży klasztor, a obok twoich żetonów jest puste żółte pole.
        Kładziesz tam klasztor bez płacenia, uzupełniasz wystawkę, a potem dobierasz za niego 3 karty włości.
T8-2 =
    Miasto: możesz wziąć jeden żeton bonusowy dowolnego rodzaju, który jest jeszcze dostępny.
    „+1 pole magazynu” od razu daje 2 zielone punkty.
T8-3 =
    Zajazd: weź jeden sześciokąt i połóż go na wolnym polu magazynu. Nie możesz z niego zrezygnować.
    Sześciokąt, skądkolwiek go masz, można umieścić dopiero w późniejszej turze.
    Opcja rozgrywki: można go umieścić już późniejszą akcją tej samej tury.
    Jeśli nie masz wolnego pola magazynu, zamiast sześciokąta zdobywasz 2 czerwone punkty, jak w T8.7.
T8-4 =
    Rolnictwo: na żetonie widać jeden lub dwa rodzaje rolnictwa: winogrona, trzoda, oliwki, zboże.
    Zdobywasz 1 zielony punkt za każdy rodzaj z żetonu, którego jeszcze nie ma w tym regionie.
    Sześciokąt na jasnozielonym polu zawsze daje 1 punkt. Jest dodatkowym, osobnym rodzajem.
    .example = W regionie są już oliwki. Dokładasz żeton ze zbożem i oliwkami i zdobywasz 1 zielony punkt, za zboże.
T8-5 = Kamieniołom: weź 1 marmur i po 1 dodatkowym za każdy swój żeton „+1 marmur”.
T8-6 = Wioska: weź 1 robotnika i po 1 dodatkowym za każdy swój żeton „+1 robotnik”.
T8-7 =
    Wóz: odkryj 1 kartę dochodu i po 1 dodatkowej za każdy swój żeton „+1 karta dochodu”.
    Odkrywaj je jedną po drugiej i bierz to, co każda pokazuje. Żetony bonusowe nigdy nie zmieniają tego, co daje karta dochodu.
    Sześciokąt trafia na wolne pole magazynu. Jeśli żadne nie jest wolne, zamiast niego zdobywasz 2 czerwone punkty.
    Dopóki masz wolne pole magazynu, nie możesz wybrać punktów.
    Odkryta karta od razu trafia na stos odrzuconych kart dochodu.
    Gdy trzeba odkryć kartę, a talia kart dochodu jest pusta, potasuj jej stos kart odrzuconych i utwórz z niego nową talię.
    .example =
        Masz dwa żetony „+1 marmur” i odkrywasz kartę dochodu z 1 marmurem. Bierzesz tylko 1 marmur.
        Albo: masz jedno wolne pole magazynu i odkrywasz kolejno dwa sześciokąty.
        Pierwszy kładziesz w magazynie, a za drugi zdobywasz 2 czerwone punkty.
T8-8 =
    Klasztor: dobierz 3 karty włości, bez względu na opcję rozgrywki z T4.1.
    Twoje żetony „+1 karta włości” tu nie działają.

T9 = Fazy i punktowanie
T9-1 =
    Gra ma trzy fazy, a każda składa się z wielu rund. W rundzie każdy rozgrywa jedną turę, najpierw gracz rozpoczynający.
    Gdy ktoś jako pierwszy opróżni swój stos 1, rozgrywa się bieżącą rundę do końca. Wtedy kończy się faza 1.
    Dzięki temu wszyscy mieli tyle samo tur.
    Faza 2 kończy się tak samo po pierwszym opróżnieniu stosu 2, a faza 3 po pierwszym opróżnieniu stosu 3.
    .example = Trzech graczy: drugi opróżnia stos 1. Trzeci rozgrywa jeszcze swoją turę. Potem punktuje się fazę 1.
T9-2 =
    Na koniec fazy niczego nie usuwa się ze stosów graczy.
    Nadal uzupełniasz wystawkę ze swojego pierwszego od lewej niepustego stosu.
T9-3 =
    Późniejsze opróżnienie wcześniejszego stosu nie ma skutku.
    Jeśli w fazie 2 inny gracz opróżni stos 1, nie kończy to fazy 2.
T9-4 =
    Na koniec każdej fazy każdy dodaje swoje zielone punkty do czerwonych.
    Zielonych nigdy się nie zeruje. Zielony punkt z fazy 1 liczy się więc trzy razy.
    .example =
        Koniec fazy 1: masz 8 zielonych i 2 czerwone punkty. Czerwone rosną do 10, zielone zostają na 8.
        Na koniec fazy 2 masz 20 zielonych punktów. Czerwone rosną z 10 do 30.
T9-5 =
    Faza 3 jest trochę dłuższa: po jej ostatniej rundzie każdy rozgrywa jeszcze jedną turę, w kolejności tur.
    Potem następuje trzecie punktowanie.
T9-6 =
    Następuje punktowanie końcowe. Dostajesz po 1 czerwonym punkcie za:
    każdy żeton w magazynie, każdy sześciokąt w magazynie, każdy marmur, każdego robotnika,
    a także za każde pełne pięć kart na ręce, bez względu na ich kolory.
    .example = Masz 1 żeton w magazynie, 2 robotników i 12 kart. To daje 1 + 2 + 2 = 5 czerwonych punktów.
T9-7 =
    Wygrywa gracz, który ma najwięcej czerwonych punktów.
    Przy remisie wyżej jest ten, kto ma więcej pustych pól w posiadłości, a potem ten, kto ma więcej zielonych punktów.
    Jeśli remis trwa nadal, gracze dzielą miejsce. To samo dotyczy dalszych miejsc.
T9-8 =
    Jeśli przez całą rundę nikt nie dobrał karty i nikt nie wziął ani nie umieścił żetonu, gra się zatrzymuje.
    Następują trzecie punktowanie i punktowanie końcowe.

T10 = Co jest tajne, a co jawne
T10-1 =
    Tajne: karty na ręce oraz kolejność wszystkich zakrytych żetonów i talii.
    Podczas układania posiadłości (T2.6, T2.7) tajne są też kafle innych, dopóki wszyscy nie są gotowi.
T10-2 =
    Jawne: wszystko inne.
    Także to, ile kart ma każdy gracz, wszystkie odrzucone karty i usunięte żetony, magazyny, żetony bonusowe i wyniki.
    Także to, które żetony każdy gracz odkrył już ze swoich stosów.
