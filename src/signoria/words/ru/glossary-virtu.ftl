### Названия вещей в игре «Властители» (Virtù). Как строятся ключи, сказано в английском файле.
### Нарицательные названия начинаются со строчной буквы, чтобы вставать в предложение; имена, действия, времена года, источники очков и настройки — с прописной.

virtu-title = Властители

## Семейства

virtu-family-aragon = Арагоны
virtu-family-sforza = Сфорца
virtu-family-medici = Медичи
virtu-family-doges = Дожи
virtu-family-borgia = Борджиа

## Города

virtu-city-nice = Ницца
virtu-city-turin = Турин
virtu-city-milan = Милан
virtu-city-genoa = Генуя
virtu-city-parma = Парма
virtu-city-verona = Верона
virtu-city-venice = Венеция
virtu-city-bologna = Болонья
virtu-city-ravenna = Равенна
virtu-city-florence = Флоренция
virtu-city-pisa = Пиза
virtu-city-siena = Сиена
virtu-city-ancona = Анкона
virtu-city-perugia = Перуджа
virtu-city-spoleto = Сполето
virtu-city-rome = Рим
virtu-city-rome-neutral = Рим
virtu-city-rome-borgia = Рим
virtu-city-civitavecchia = Чивитавеккья
virtu-city-terracina = Террачина
virtu-city-naples = Неаполь
virtu-city-benevento = Беневенто
virtu-city-bari = Бари
virtu-city-otranto = Отранто
virtu-city-reggio = Реджо
virtu-city-syracuse = Сиракузы
virtu-city-palermo = Палермо
virtu-city-corfu = Корфу
virtu-city-ragusa = Рагуза
virtu-city-ajaccio = Аяччо
virtu-city-cagliari = Кальяри
virtu-city-tunis = Тунис

## Моря

virtu-sea-ligurian = Лигурийское море
virtu-sea-tyrrhenian = Тирренское море
virtu-sea-ionian = Ионическое море
virtu-sea-adriatic = Адриатическое море

## Карточки знати

virtu-noble-advisor = Советник
virtu-noble-podesta = Городской глава
virtu-noble-assassin = Убийца
virtu-noble-ambassador = Посол
virtu-noble-bishop = Епископ
virtu-noble-cardinal = Кардинал
virtu-noble-gonfalonier = Знаменосец
virtu-noble-merchant = Купец
virtu-noble-condottiere = Кондотьер
virtu-noble-admiral = Адмирал
virtu-noble-banker = Банкир
virtu-noble-pope = Папа Римский

## Карточки: семейств, снова знати, Макиавелли

virtu-card-ferdinand2 = Фердинанд II Неаполитанский
virtu-card-alfonso = Альфонсо, герцог Калабрии
virtu-card-montefeltro = Федерико III да Монтефельтро
virtu-card-gian-galeazzo = Джан Галеаццо Сфорца
virtu-card-ludovico = Лодовико Сфорца
virtu-card-ascanio = Асканио Сфорца
virtu-card-lorenzo = Лоренцо Медичи
virtu-card-piero = Пьеро Медичи
virtu-card-giovanni = Джованни Медичи
virtu-card-doge = Дож Агостино Барбариго
virtu-card-council-of-ten = Совет десяти
virtu-card-captain-sea = Капитан моря Антонио Гримани
virtu-card-alexander6 = Александр VI
virtu-card-cesare = Чезаре Борджиа
virtu-card-lucrezia = Лукреция Борджиа
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

## Титулы

virtu-title-duchy = Герцогство
virtu-title-principality = Княжество
virtu-title-kingdom = Королевство
virtu-title-republic = Республика
virtu-title-duchy-aragon = Герцогство (Арагоны)
virtu-title-principality-aragon = Княжество (Арагоны)
virtu-title-duchy-sforza = Герцогство (Сфорца)
virtu-title-principality-sforza = Княжество (Сфорца)
virtu-title-duchy-medici = Герцогство (Медичи)
virtu-title-principality-medici = Княжество (Медичи)
virtu-title-duchy-doges = Герцогство (Дожи)
virtu-title-principality-doges = Княжество (Дожи)
virtu-title-duchy-borgia = Герцогство (Борджиа)
virtu-title-principality-borgia = Княжество (Борджиа)
virtu-title-kingdom-1 = Королевство
virtu-title-republic-1 = Республика
virtu-title-kingdom-2 = Королевство
virtu-title-republic-2 = Республика

## Бонусы покровительства

virtu-bonus-leonardo = Леонардо да Винчи
virtu-bonus-copernicus = Николай Коперник
virtu-bonus-michelangelo = Микеланджело
virtu-bonus-columbus = Христофор Колумб
virtu-bonus-machiavelli = Никколо Макиавелли
virtu-bonus-bastions = Бастионная система укреплений
virtu-bonus-prince = Трактат «Государь»
virtu-bonus-duomo = Дуомо
virtu-bonus-sistine = Сикстинская капелла
virtu-bonus-artillery = Орудия
virtu-creator = творец
virtu-creation = творение

## Символы

virtu-symbol-florin = флорин
virtu-symbol-crown = корона
virtu-symbol-cross = крест
virtu-symbol-cavalry = кавалерия
virtu-symbol-ship = корабль
virtu-symbol-mask = маска
virtu-symbol-war = война
virtu-symbol-arrow = стрелка

## Действия

virtu-action-govern = Управление
virtu-action-patronage = Меценатство
virtu-action-trade = Торговля
virtu-action-diplomacy = Дипломатия
virtu-action-war = Военные действия
virtu-action-intrigue = Интриги

## Союзы

virtu-alliance-france = Королевство Франция
virtu-alliance-ottoman = Османская империя
virtu-alliance-empire = Священная Римская империя

## Жетоны и фигурки

virtu-guild = гильдия
virtu-cathedral = собор
virtu-indulgence = индульгенция
virtu-trophy = трофей
virtu-agent = агент
virtu-army = войско
virtu-disc = диск контроля
virtu-war-token = жетон «+1 Военный бонус»
virtu-marker = фишка действия

## Жетоны во владениях

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

## На столе

virtu-palace = дворец
virtu-room = комната
virtu-courtier = придворный
virtu-courtier-space = место для придворного
virtu-action-card = карточка действия
virtu-upgrade = улучшение
virtu-domain = владения
virtu-treasury = казна
virtu-supply = общий запас
virtu-reserve = запас игрока
virtu-alliance = союз
virtu-printed-symbol = напечатанный символ
virtu-city = город
virtu-neutral = нейтральный
virtu-port = порт
virtu-pirate-port = пиратский порт
virtu-resilience = стойкость
virtu-prestige = престиж
virtu-city-track = счётчик городов
virtu-patronage-track = счётчик покровительства
virtu-available = доступно
virtu-used = использовано

## Год и его части

virtu-phase-year = год
virtu-phase-spring = Весна
virtu-phase-winter = Зима
virtu-phase-siege = осада
virtu-phase-field-battle = битва на равнинах
virtu-phase-retreat = отступление
virtu-phase-wages = жалованье
virtu-phase-rearranging = преобразование дворца
virtu-phase-purchases = покупки
virtu-phase-hiring = наём
virtu-phase-alliance = союз

## Откуда престиж

virtu-source-cities = Города
virtu-source-patronage = Покровительство
virtu-source-cards = Карточки и жетоны
virtu-source-trophies = Трофеи
virtu-source-alliances = Союзы
virtu-source-religion = Религиозное влияние
virtu-source-indulgences = Индульгенции

## Настройки стола

virtu-option-one_enemy_agent = Один вражеский агент на дворец
    .help = В каждом дворце одновременно не больше одного вражеского агента. Так мягче; советуем для первых партий (V11.7).
