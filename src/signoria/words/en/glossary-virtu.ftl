### The names of things in Virtù.
### Keys: virtu-<sort>-<id>, where <id> is the id in the component tables, in lower case, with "_" and spaces written as "-" (gian_galeazzo: virtu-card-gian-galeazzo).
### Only the name of a table option is kept as it is (virtu-option-one_enemy_agent).
### Common names start with a small letter so that they fit into a sentence; proper names, actions, seasons, sources and options do not.

virtu-title = Virtù

## Families

virtu-family-aragon = Aragon
virtu-family-sforza = Sforza
virtu-family-medici = Medici
virtu-family-doges = Doges
virtu-family-borgia = Borgia

## Cities

virtu-city-nice = Nice
virtu-city-turin = Turin
virtu-city-milan = Milan
virtu-city-genoa = Genoa
virtu-city-parma = Parma
virtu-city-verona = Verona
virtu-city-venice = Venice
virtu-city-bologna = Bologna
virtu-city-ravenna = Ravenna
virtu-city-florence = Florence
virtu-city-pisa = Pisa
virtu-city-siena = Siena
virtu-city-ancona = Ancona
virtu-city-perugia = Perugia
virtu-city-spoleto = Spoleto
virtu-city-rome = Rome
virtu-city-rome-neutral = Rome
virtu-city-rome-borgia = Rome
virtu-city-civitavecchia = Civitavecchia
virtu-city-terracina = Terracina
virtu-city-naples = Naples
virtu-city-benevento = Benevento
virtu-city-bari = Bari
virtu-city-otranto = Otranto
virtu-city-reggio = Reggio
virtu-city-syracuse = Syracuse
virtu-city-palermo = Palermo
virtu-city-corfu = Corfu
virtu-city-ragusa = Ragusa
virtu-city-ajaccio = Ajaccio
virtu-city-cagliari = Cagliari
virtu-city-tunis = Tunis

## Seas

virtu-sea-ligurian = Ligurian Sea
virtu-sea-tyrrhenian = Tyrrhenian Sea
virtu-sea-ionian = Ionian Sea
virtu-sea-adriatic = Adriatic Sea

## Noble cards

virtu-noble-advisor = Advisor
virtu-noble-podesta = Podestà
virtu-noble-assassin = Assassin
virtu-noble-ambassador = Ambassador
virtu-noble-bishop = Bishop
virtu-noble-cardinal = Cardinal
virtu-noble-gonfalonier = Gonfalonier
virtu-noble-merchant = Merchant
virtu-noble-condottiere = Condottiere
virtu-noble-admiral = Admiral
virtu-noble-banker = Banker
virtu-noble-pope = Pope

## Cards: those of the families, the nobles again, Machiavelli

virtu-card-ferdinand2 = Ferdinand II of Naples
virtu-card-alfonso = Alfonso, Duke of Calabria
virtu-card-montefeltro = Federico III da Montefeltro
virtu-card-gian-galeazzo = Gian Galeazzo Sforza
virtu-card-ludovico = Ludovico Sforza
virtu-card-ascanio = Ascanio Sforza
virtu-card-lorenzo = Lorenzo de' Medici
virtu-card-piero = Piero de' Medici
virtu-card-giovanni = Giovanni de' Medici
virtu-card-doge = Doge Agostino Barbarigo
virtu-card-council-of-ten = Council of Ten
virtu-card-captain-sea = Captain of the Sea Antonio Grimani
virtu-card-alexander6 = Alexander VI
virtu-card-cesare = Cesare Borgia
virtu-card-lucrezia = Lucrezia Borgia
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
virtu-card-machiavelli = { virtu-bonus-machiavelli }

## Titles

virtu-title-duchy = Duchy
virtu-title-principality = Principality
virtu-title-kingdom = Kingdom
virtu-title-republic = Republic
virtu-title-duchy-aragon = Duchy (Aragon)
virtu-title-principality-aragon = Principality (Aragon)
virtu-title-duchy-sforza = Duchy (Sforza)
virtu-title-principality-sforza = Principality (Sforza)
virtu-title-duchy-medici = Duchy (Medici)
virtu-title-principality-medici = Principality (Medici)
virtu-title-duchy-doges = Duchy (Doges)
virtu-title-principality-doges = Principality (Doges)
virtu-title-duchy-borgia = Duchy (Borgia)
virtu-title-principality-borgia = Principality (Borgia)
virtu-title-kingdom-1 = Kingdom
virtu-title-republic-1 = Republic
virtu-title-kingdom-2 = Kingdom
virtu-title-republic-2 = Republic

## Patronage bonuses

virtu-bonus-leonardo = Leonardo da Vinci
virtu-bonus-copernicus = Copernicus
virtu-bonus-michelangelo = Michelangelo
virtu-bonus-columbus = Columbus
virtu-bonus-machiavelli = Machiavelli
virtu-bonus-bastions = Bastions
virtu-bonus-prince = The Prince
virtu-bonus-duomo = Duomo
virtu-bonus-sistine = Sistine Chapel
virtu-bonus-artillery = Artillery
virtu-creator = creator
virtu-creation = creation

## Symbols

virtu-symbol-florin = florin
virtu-symbol-crown = crown
virtu-symbol-cross = cross
virtu-symbol-cavalry = cavalry
virtu-symbol-ship = ship
virtu-symbol-mask = mask
virtu-symbol-war = war
virtu-symbol-arrow = arrow

## Actions

virtu-action-govern = Govern
virtu-action-patronage = Patronage
virtu-action-trade = Trade
virtu-action-diplomacy = Diplomacy
virtu-action-war = War
virtu-action-intrigue = Intrigue

## Alliances

virtu-alliance-france = France
virtu-alliance-ottoman = Ottoman Empire
virtu-alliance-empire = Holy Roman Empire

## Tokens and pieces

virtu-guild = guild
virtu-cathedral = cathedral
virtu-indulgence = indulgence
virtu-trophy = trophy
virtu-agent = agent
virtu-army = army
virtu-disc = control disc
virtu-war-token = “+1 war” token
virtu-marker = action marker

## Tokens in a domain

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

## Things on the table

virtu-palace = palace
virtu-room = room
virtu-courtier = courtier
virtu-courtier-space = courtier space
virtu-action-card = action card
virtu-upgrade = upgrade
virtu-domain = domain
virtu-treasury = treasury
virtu-supply = supply
virtu-reserve = reserve
virtu-alliance = alliance
virtu-printed-symbol = printed symbol
virtu-city = city
virtu-neutral = neutral
virtu-port = port
virtu-pirate-port = pirate port
virtu-resilience = resilience
virtu-prestige = prestige
virtu-city-track = city track
virtu-patronage-track = patronage track
virtu-available = available
virtu-used = used

## The year and its parts

virtu-phase-year = year
virtu-phase-spring = Spring
virtu-phase-winter = Winter
virtu-phase-siege = siege
virtu-phase-field-battle = field battle
virtu-phase-retreat = retreat
virtu-phase-wages = wages
virtu-phase-rearranging = palace
virtu-phase-purchases = purchases
virtu-phase-hiring = hiring
virtu-phase-alliance = alliance

## Where prestige came from

virtu-source-cities = Cities
virtu-source-patronage = Patronage
virtu-source-cards = Cards and tokens
virtu-source-trophies = Trophies
virtu-source-alliances = Alliances
virtu-source-religion = Religion
virtu-source-indulgences = Indulgences

## Table options

virtu-option-one_enemy_agent = One enemy agent per palace
    .help = Each palace holds at most one enemy agent at a time. Gentler, and recommended for first games (V11.7).
