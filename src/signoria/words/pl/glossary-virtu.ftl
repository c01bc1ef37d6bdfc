### Nazwy rzeczy w grze Virtù. Jak powstają klucze, mówi plik angielski.
### Nazwy pospolite zaczynają się małą literą, żeby pasowały do zdania; imiona, akcje, pory roku, źródła punktów i opcje wielką.

virtu-title = Virtù

## Rody

virtu-family-aragon = Aragonowie
virtu-family-sforza = Sforzowie
virtu-family-medici = Medyceusze
virtu-family-doges = Dożowie
virtu-family-borgia = Borgiowie

## Miasta

virtu-city-nice = Nicea
virtu-city-turin = Turyn
virtu-city-milan = Mediolan
virtu-city-genoa = Genua
virtu-city-parma = Parma
virtu-city-verona = Werona
virtu-city-venice = Wenecja
virtu-city-bologna = Bolonia
virtu-city-ravenna = Rawenna
virtu-city-florence = Florencja
virtu-city-pisa = Piza
virtu-city-siena = Siena
virtu-city-ancona = Ankona
virtu-city-perugia = Perugia
virtu-city-spoleto = Spoleto
virtu-city-rome = Rzym
virtu-city-rome-neutral = Rzym
virtu-city-rome-borgia = Rzym
virtu-city-civitavecchia = Civitavecchia
virtu-city-terracina = Terracina
virtu-city-naples = Neapol
virtu-city-benevento = Benewent
virtu-city-bari = Bari
virtu-city-otranto = Otranto
virtu-city-reggio = Reggio
virtu-city-syracuse = Syrakuzy
virtu-city-palermo = Palermo
virtu-city-corfu = Korfu
virtu-city-ragusa = Raguza
virtu-city-ajaccio = Ajaccio
virtu-city-cagliari = Cagliari
virtu-city-tunis = Tunis

## Morza

virtu-sea-ligurian = Morze Liguryjskie
virtu-sea-tyrrhenian = Morze Tyrreńskie
virtu-sea-ionian = Morze Jońskie
virtu-sea-adriatic = Morze Adriatyckie

## Karty szlachty

virtu-noble-advisor = Doradca
virtu-noble-podesta = Podesta
virtu-noble-assassin = Skrytobójca
virtu-noble-ambassador = Ambasador
virtu-noble-bishop = Biskup
virtu-noble-cardinal = Kardynał
virtu-noble-gonfalonier = Gonfalonier
virtu-noble-merchant = Kupiec
virtu-noble-condottiere = Kondotier
virtu-noble-admiral = Admirał
virtu-noble-banker = Bankier
virtu-noble-pope = Papież

## Karty: rodów, znów szlachty, Machiavelli

virtu-card-ferdinand2 = Ferdynand II Neapolitański
virtu-card-alfonso = Alfons, książę Kalabrii
virtu-card-montefeltro = Federico III da Montefeltro
virtu-card-gian-galeazzo = Gian Galeazzo Sforza
virtu-card-ludovico = Ludwik Sforza
virtu-card-ascanio = Ascanio Sforza
virtu-card-lorenzo = Wawrzyniec Medyceusz
virtu-card-piero = Piotr Medyceusz
virtu-card-giovanni = Jan Medyceusz
virtu-card-doge = Doża Agostino Barbarigo
virtu-card-council-of-ten = Rada Dziesięciu
virtu-card-captain-sea = Kapitan morza Antonio Grimani
virtu-card-alexander6 = Aleksander VI
virtu-card-cesare = Cezar Borgia
virtu-card-lucrezia = Lukrecja Borgia
virtu-card-advisor = { virtu-noble-advisor }
virtu-card-podesta = { virtu-noble-podesta }
virtu-card-assassin = { virtu-noble-assassin }
virtu-card-ambassador = { virtu-noble-ambassador }
virtu-card-bishop = { virtu-noble-bishop }
virtu-card-cardinal = { virtu-noble-cardinal }
virtu-card-gonfalonier = { virtu-noble-gonfalonier }
virtu-card-merchant = { virtu-noble-merchant }
virtu-card-condottiere = { virtu-noble-condottiere }
virtu-card-admiral = { virtu-noble-admiral }
virtu-card-banker = { virtu-noble-banker }
virtu-card-pope = { virtu-noble-pope }
virtu-card-gian_galeazzo = { virtu-card-gian-galeazzo }
virtu-card-council_of_ten = { virtu-card-council-of-ten }
virtu-card-captain_sea = { virtu-card-captain-sea }
virtu-card-machiavelli = { virtu-bonus-machiavelli }

## Tytuły

virtu-title-duchy = Księstwo
virtu-title-principality = Pryncypat
virtu-title-kingdom = Królestwo
virtu-title-republic = Republika
virtu-title-duchy-aragon = Księstwo (Aragonowie)
virtu-title-principality-aragon = Pryncypat (Aragonowie)
virtu-title-duchy-sforza = Księstwo (Sforzowie)
virtu-title-principality-sforza = Pryncypat (Sforzowie)
virtu-title-duchy-medici = Księstwo (Medyceusze)
virtu-title-principality-medici = Pryncypat (Medyceusze)
virtu-title-duchy-doges = Księstwo (Dożowie)
virtu-title-principality-doges = Pryncypat (Dożowie)
virtu-title-duchy-borgia = Księstwo (Borgiowie)
virtu-title-principality-borgia = Pryncypat (Borgiowie)
virtu-title-kingdom-1 = Królestwo
virtu-title-republic-1 = Republika
virtu-title-kingdom-2 = Królestwo
virtu-title-republic-2 = Republika

## Bonusy mecenatu

virtu-bonus-leonardo = Leonardo da Vinci
virtu-bonus-copernicus = Kopernik
virtu-bonus-michelangelo = Michał Anioł
virtu-bonus-columbus = Kolumb
virtu-bonus-machiavelli = Machiavelli
virtu-bonus-bastions = Bastiony
virtu-bonus-prince = „Książę”
virtu-bonus-duomo = Duomo
virtu-bonus-sistine = Kaplica Sykstyńska
virtu-bonus-artillery = Artyleria
virtu-creator = twórca
virtu-creation = dzieło

## Symbole. Z $amount (liczba) forma po liczbie, bez niej nazwa

virtu-symbol-florin = { $amount ->
    [one] floren
    [few] floreny
    [many] florenów
   *[name] floren
}
virtu-symbol-crown = { $amount ->
    [one] korona
    [few] korony
    [many] koron
   *[name] korona
}
virtu-symbol-cross = { $amount ->
    [one] krzyż
    [few] krzyże
    [many] krzyży
   *[name] krzyż
}
virtu-symbol-cavalry = { $amount ->
    [one] kawaleria
    [few] kawalerie
    [many] kawalerii
   *[name] kawaleria
}
virtu-symbol-ship = { $amount ->
    [one] okręt
    [few] okręty
    [many] okrętów
   *[name] okręt
}
virtu-symbol-mask = { $amount ->
    [one] maska
    [few] maski
    [many] masek
   *[name] maska
}
virtu-symbol-war = { $amount ->
    [one] symbol wojny
    [few] symbole wojny
    [many] symboli wojny
   *[name] wojna
}
virtu-symbol-arrow = { $amount ->
    [one] strzałka
    [few] strzałki
    [many] strzałek
   *[name] strzałka
}

## Akcje

virtu-action-govern = Rządy
virtu-action-patronage = Mecenat
virtu-action-trade = Handel
virtu-action-diplomacy = Dyplomacja
virtu-action-war = Wojna
virtu-action-intrigue = Intrygi

## Sojusze

virtu-alliance-france = Francja
virtu-alliance-ottoman = Imperium Osmańskie
virtu-alliance-empire = Święte Cesarstwo Rzymskie

## Żetony i figurki

virtu-guild = gildia
virtu-cathedral = katedra
virtu-indulgence = odpust
virtu-trophy = trofeum
virtu-agent = agent
virtu-army = armia
virtu-disc = dysk kontroli
virtu-war-token = żeton „+1 do wojny”
virtu-marker = znacznik akcji

## Żetony w domenie

virtu-token-nice = { virtu-city-nice }
virtu-token-turin = { virtu-city-turin }
virtu-token-milan = { virtu-city-milan }
virtu-token-genoa = { virtu-city-genoa }
virtu-token-parma = { virtu-city-parma }
virtu-token-verona = { virtu-city-verona }
virtu-token-venice = { virtu-city-venice }
virtu-token-bologna = { virtu-city-bologna }
virtu-token-ravenna = { virtu-city-ravenna }
virtu-token-florence = { virtu-city-florence }
virtu-token-pisa = { virtu-city-pisa }
virtu-token-siena = { virtu-city-siena }
virtu-token-ancona = { virtu-city-ancona }
virtu-token-perugia = { virtu-city-perugia }
virtu-token-spoleto = { virtu-city-spoleto }
virtu-token-rome = { virtu-city-rome }
virtu-token-civitavecchia = { virtu-city-civitavecchia }
virtu-token-terracina = { virtu-city-terracina }
virtu-token-naples = { virtu-city-naples }
virtu-token-benevento = { virtu-city-benevento }
virtu-token-bari = { virtu-city-bari }
virtu-token-otranto = { virtu-city-otranto }
virtu-token-reggio = { virtu-city-reggio }
virtu-token-syracuse = { virtu-city-syracuse }
virtu-token-palermo = { virtu-city-palermo }
virtu-token-corfu = { virtu-city-corfu }
virtu-token-ragusa = { virtu-city-ragusa }
virtu-token-ajaccio = { virtu-city-ajaccio }
virtu-token-cagliari = { virtu-city-cagliari }
virtu-token-tunis = { virtu-city-tunis }
virtu-token-duchy = { virtu-title-duchy }
virtu-token-principality = { virtu-title-principality }
virtu-token-kingdom = { virtu-title-kingdom }
virtu-token-republic = { virtu-title-republic }
virtu-token-guild = { virtu-guild }
virtu-token-artillery = { virtu-bonus-artillery }
virtu-token-cathedral-1 = { virtu-cathedral }
virtu-token-cathedral-2 = { virtu-cathedral }
virtu-token-cathedral-3 = { virtu-cathedral }
virtu-token-cathedral-4 = { virtu-cathedral }
virtu-token-cathedral-5 = { virtu-cathedral }

## Katedry według miast

virtu-cathedral-nice = { virtu-cathedral } ({ virtu-city-nice })
virtu-cathedral-turin = { virtu-cathedral } ({ virtu-city-turin })
virtu-cathedral-milan = { virtu-cathedral } ({ virtu-city-milan })
virtu-cathedral-genoa = { virtu-cathedral } ({ virtu-city-genoa })
virtu-cathedral-parma = { virtu-cathedral } ({ virtu-city-parma })
virtu-cathedral-verona = { virtu-cathedral } ({ virtu-city-verona })
virtu-cathedral-venice = { virtu-cathedral } ({ virtu-city-venice })
virtu-cathedral-bologna = { virtu-cathedral } ({ virtu-city-bologna })
virtu-cathedral-ravenna = { virtu-cathedral } ({ virtu-city-ravenna })
virtu-cathedral-florence = { virtu-cathedral } ({ virtu-city-florence })
virtu-cathedral-pisa = { virtu-cathedral } ({ virtu-city-pisa })
virtu-cathedral-siena = { virtu-cathedral } ({ virtu-city-siena })
virtu-cathedral-ancona = { virtu-cathedral } ({ virtu-city-ancona })
virtu-cathedral-perugia = { virtu-cathedral } ({ virtu-city-perugia })
virtu-cathedral-spoleto = { virtu-cathedral } ({ virtu-city-spoleto })
virtu-cathedral-rome = { virtu-cathedral } ({ virtu-city-rome })
virtu-cathedral-civitavecchia = { virtu-cathedral } ({ virtu-city-civitavecchia })
virtu-cathedral-terracina = { virtu-cathedral } ({ virtu-city-terracina })
virtu-cathedral-naples = { virtu-cathedral } ({ virtu-city-naples })
virtu-cathedral-benevento = { virtu-cathedral } ({ virtu-city-benevento })
virtu-cathedral-bari = { virtu-cathedral } ({ virtu-city-bari })
virtu-cathedral-otranto = { virtu-cathedral } ({ virtu-city-otranto })
virtu-cathedral-reggio = { virtu-cathedral } ({ virtu-city-reggio })
virtu-cathedral-syracuse = { virtu-cathedral } ({ virtu-city-syracuse })
virtu-cathedral-palermo = { virtu-cathedral } ({ virtu-city-palermo })
virtu-cathedral-corfu = { virtu-cathedral } ({ virtu-city-corfu })
virtu-cathedral-ragusa = { virtu-cathedral } ({ virtu-city-ragusa })
virtu-cathedral-ajaccio = { virtu-cathedral } ({ virtu-city-ajaccio })
virtu-cathedral-cagliari = { virtu-cathedral } ({ virtu-city-cagliari })
virtu-cathedral-tunis = { virtu-cathedral } ({ virtu-city-tunis })

## Miejsca w pałacach, zgodnie z ruchem wskazówek zegara

virtu-side-left = po lewej
virtu-side-right = po prawej
virtu-place-room-1 = komnata 1
virtu-place-room-2 = komnata 2
virtu-place-room-3 = komnata 3
virtu-place-room-4 = komnata 4
virtu-place-room-5 = komnata 5
virtu-place-courtier-1 = miejsce dla dworzanina 1
virtu-place-courtier-2 = miejsce dla dworzanina 2
virtu-place-courtier-3 = miejsce dla dworzanina 3
virtu-place-courtier-4 = miejsce dla dworzanina 4
virtu-place-courtier-5 = miejsce dla dworzanina 5
virtu-place-courtier-6 = miejsce dla dworzanina 6
virtu-room-aragon-1 = komnata 1 w pałacu Aragonów
virtu-room-aragon-2 = komnata 2 w pałacu Aragonów
virtu-room-aragon-3 = komnata 3 w pałacu Aragonów
virtu-room-aragon-4 = komnata 4 w pałacu Aragonów
virtu-room-aragon-5 = komnata 5 w pałacu Aragonów
virtu-room-sforza-1 = komnata 1 w pałacu Sforzów
virtu-room-sforza-2 = komnata 2 w pałacu Sforzów
virtu-room-sforza-3 = komnata 3 w pałacu Sforzów
virtu-room-sforza-4 = komnata 4 w pałacu Sforzów
virtu-room-sforza-5 = komnata 5 w pałacu Sforzów
virtu-room-medici-1 = komnata 1 w pałacu Medyceuszy
virtu-room-medici-2 = komnata 2 w pałacu Medyceuszy
virtu-room-medici-3 = komnata 3 w pałacu Medyceuszy
virtu-room-medici-4 = komnata 4 w pałacu Medyceuszy
virtu-room-medici-5 = komnata 5 w pałacu Medyceuszy
virtu-room-doges-1 = komnata 1 w pałacu dożów
virtu-room-doges-2 = komnata 2 w pałacu dożów
virtu-room-doges-3 = komnata 3 w pałacu dożów
virtu-room-doges-4 = komnata 4 w pałacu dożów
virtu-room-doges-5 = komnata 5 w pałacu dożów
virtu-room-borgia-1 = komnata 1 w pałacu Borgiów
virtu-room-borgia-2 = komnata 2 w pałacu Borgiów
virtu-room-borgia-3 = komnata 3 w pałacu Borgiów
virtu-room-borgia-4 = komnata 4 w pałacu Borgiów
virtu-room-borgia-5 = komnata 5 w pałacu Borgiów

## Na stole

virtu-palace = pałac
virtu-room = komnata
virtu-courtier = dworzanin
virtu-courtier-space = miejsce dla dworzanina
virtu-action-card = karta akcji
virtu-upgrade = ulepszenie
virtu-domain = domena
virtu-treasury = skarbiec
virtu-supply = zasoby
virtu-reserve = rezerwa
virtu-alliance = sojusz
virtu-printed-symbol = wydrukowany symbol
virtu-city = miasto
virtu-neutral = neutralne
virtu-port = port
virtu-pirate-port = port piracki
virtu-resilience = odporność
virtu-prestige = prestiż
virtu-city-track = tor miast
virtu-patronage-track = tor mecenatu
virtu-available = dostępne
virtu-used = użyte

## Rok i jego części

virtu-phase-year = rok
virtu-phase-spring = Wiosna
virtu-phase-winter = Zima
virtu-phase-siege = oblężenie
virtu-phase-field-battle = bitwa w polu
virtu-phase-retreat = odwrót
virtu-phase-wages = żołd
virtu-phase-rearranging = pałac
virtu-phase-purchases = zakupy
virtu-phase-hiring = zaciąg
virtu-phase-alliance = sojusz

## Skąd prestiż

virtu-source-cities = Miasta
virtu-source-patronage = Mecenat
virtu-source-cards = Karty i żetony
virtu-source-trophies = Trofea
virtu-source-alliances = Sojusze
virtu-source-religion = Religia
virtu-source-indulgences = Odpusty

## Opcje stołu

virtu-option-one_enemy_agent = Jeden wrogi agent na pałac
    .help = W każdym pałacu jest naraz najwyżej jeden wrogi agent. Łagodniej, dobre na pierwsze partie (V11.7).
