### Что игра «Властители» (Virtù) говорит игрокам: что делать, кого ждать, что произошло и почему ход невозможен.
### $player — имя игрока. $other и $owner — названия семейств; $city, $from, $to, $token, $card, $source, $symbol, $thing, $alliance, $bonus,
### $action, $place (у агентов и карточек семейств), $side и $step — готовые названия из словарика или из этого файла, в именительном падеже.
### $room, $place и $space в остальных случаях — номера комнат и мест для придворных.

virtu-seats = Во «Властителей» играют от 3 до 5 человек; указано игроков: { $seats }.
virtu-two-players = Правила для двух игроков («Итальянские войны») — в отдельной книге, которой здесь нет. Выберите 3, 4 или 5 игроков ({ $rule }).

## Файлы компонентов
## $table, $key: в каком месте файла; $expected: что было бы верно, или один из текстов ниже

virtu-bad-json = В файле компонентов неверный JSON: { $problem }.
virtu-bad-table = Компоненты, { $table }, { $key }: здесь должно быть: { $expected }.
virtu-bad-outcome = Никакая тасовка в этой игре не даёт «{ $kind }» из «{ $deck }».
virtu-expect-entry = запись с таким идентификатором
virtu-expect-equal-copies = одни и те же значения на всех экземплярах
virtu-expect-list = список
virtu-expect-neighbours = две соседние комнаты по часовой стрелке, счёт с 0
virtu-expect-object = таблица с ключами и значениями
virtu-expect-one-token = один жетон на каждый город и число игроков
virtu-expect-open-city = город, открытый при этом числе игроков
virtu-expect-own-cities = начальные города, которые не принадлежат другому семейству
virtu-expect-two-cities = идентификаторы двух разных городов

## Настройки стола

virtu-option-families = Семейства
    .help = «by-seat»: у каждого места своё семейство. «random»: семейства распределяет жребий (V1.1).

## Решения как названия

virtu-step-placing = карточки семейства
virtu-step-marker = фишка действия
virtu-step-action = действие
virtu-step-govern = Управление, оплата
virtu-step-turn = Управление, переворачивание жетонов
virtu-step-trade = Торговля
virtu-step-war = Военные действия
virtu-step-intrigue = Интриги
virtu-step-agent = перемещение агента
virtu-step-payment = оплата
virtu-step-bonus = бонус покровительства
virtu-step-arrival = новая карточка
virtu-step-space = потерянное место для придворного
virtu-step-diplomacy = Дипломатия
virtu-step-sieges = очередность осад
virtu-step-war-bonus = военные бонусы
virtu-step-battle-won = после битвы
virtu-step-retreat = отступление
virtu-step-wages = жалованье
virtu-step-palace = преобразование дворца
virtu-step-purchases = покупки
virtu-step-hiring = наём
virtu-step-alliance = союз
virtu-side-right = правая
virtu-side-left = левая

## Что делать

virtu-prompt-placing = Разместите карточки своего семейства: в комнате, под карточкой в комнате или на открытом месте для придворного. Другие этого пока не видят.
virtu-prompt-first-room = Первая Весна: поставьте свою фишку в любую комнату.
virtu-prompt-marker = Передвиньте свою фишку по часовой стрелке, комната за комнатой, и остановите её.
virtu-prompt-action = Выполните действие своей комнаты ({ $action }) или откажитесь от него.
virtu-prompt-govern = { $symbols ->
    [0] Управление: выберите короны и кресты для оплаты.
    [one] Управление: уплачен { $symbols } символ. Платите ещё или переходите к жетонам.
    [few] Управление: уплачено { $symbols } символа. Платите ещё или переходите к жетонам.
   *[many] Управление: уплачено { $symbols } символов. Платите ещё или переходите к жетонам.
}
virtu-prompt-turn = { $tokens ->
    [1] Управление: переверните ещё { $tokens } жетон.
    [one] Управление: переверните ещё до { $tokens } жетона; бонус союза считается за два.
    [few] Управление: переверните ещё до { $tokens } жетонов; бонус союза считается за два.
   *[many] Управление: переверните ещё до { $tokens } жетонов; бонус союза считается за два.
}
virtu-prompt-trade = Торговля: выберите корабли для продажи.
virtu-prompt-war = Военные действия: чтобы перемещать войска, у вас есть { $cavalry ->
        [one] { $cavalry } кавалерия
        [few] { $cavalry } кавалерии
       *[many] { $cavalry } кавалерий
    } и { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }. Выберите ещё, перемещайте войска или закончите.
virtu-prompt-intrigue = { $symbols ->
    [one] Интриги: готова { $symbols } маска. Одна размещает или перемещает агента, две убирают вражеского.
    [few] Интриги: готово { $symbols } маски. Одна размещает или перемещает агента, две убирают вражеского.
   *[many] Интриги: готово { $symbols } масок. Одна размещает или перемещает агента, две убирают вражеского.
}
virtu-prompt-agent = Куда идёт ваш агент?
virtu-prompt-payment-absolution = Заплатите, чтобы избавиться от индульгенции.
virtu-prompt-payment-patronage = Оплатите шаг { $step } на счётчике покровительства.
virtu-prompt-payment-city = Оплатите город: { $city }.
virtu-prompt-payment-purchase = Оплатите: { $thing }.
virtu-prompt-payment-alliance = Оплатите союз.
virtu-prompt-bonus = Выберите бонус покровительства.
virtu-prompt-arrival = Выберите место для новой карточки: { $card }.
virtu-prompt-space = Вы потеряли место для придворного. Переместите или сбросьте карточку с затенённого места.
virtu-prompt-diplomacy = Дипломатия: выберите город.
virtu-prompt-sieges = Итоги какой из своих осад вы подводите теперь?
virtu-prompt-war-bonus-attack = { $city }: ваша атака { $attack } против защиты { $defence }. Объявите бонус или спасуйте.
virtu-prompt-war-bonus-defence = { $city }: ваша защита { $defence } против атаки { $attack }. Объявите бонус или спасуйте.
virtu-prompt-war-bonus-battle = Битва на равнинах ({ $city }): { $attack } против { $defence }. Объявите бонус или спасуйте.
virtu-prompt-battle-won = Вы выиграли битву. Осадите город или отойдите.
virtu-prompt-retreat = { $symbols ->
    [0] Ваше войско у города { $city } должно отступить. Выберите куда или пожертвуйте им.
    [one] Ваше войско у города { $city } должно отступить. Выберите куда или пожертвуйте им. Готов { $symbols } корабль.
    [few] Ваше войско у города { $city } должно отступить. Выберите куда или пожертвуйте им. Готово { $symbols } корабля.
   *[many] Ваше войско у города { $city } должно отступить. Выберите куда или пожертвуйте им. Готово { $symbols } кораблей.
}
virtu-prompt-wages = { $florins ->
    [one] Заплатите жалованье, { $florins } флорин, или распустите войска.
    [few] Заплатите жалованье, { $florins } флорина, или распустите войска.
   *[many] Заплатите жалованье, { $florins } флоринов, или распустите войска.
}
virtu-prompt-palace = Преобразуйте свой дворец или продолжайте.
virtu-prompt-purchases = { $treasury ->
    [one] Купите карточки и жетоны или продолжайте. В казне { $treasury } флорин.
    [few] Купите карточки и жетоны или продолжайте. В казне { $treasury } флорина.
   *[many] Купите карточки и жетоны или продолжайте. В казне { $treasury } флоринов.
}
virtu-prompt-hiring = Наймите войска или продолжайте.
virtu-prompt-alliance = Заключите союз, перекупите чужой или закончите свою Зиму.
virtu-prompt-over = Игра окончена.

## Кого ждать

virtu-wait = Решает { $player }: { $step }.
virtu-wait-placing = { $count ->
    [one] Карточки семейства ещё размещает { $count } игрок.
    [few] Карточки семейств ещё размещают { $count } игрока.
   *[many] Карточки семейств ещё размещают { $count } игроков.
}

## Что произошло: год

virtu-log-placed = { $player } размещает карточку семейства.
virtu-log-placed-own = Вы размещаете: { $card } ({ $place }).
virtu-log-ready = { $player } завершает размещение.
virtu-log-spring = Год { $year }, Весна.
virtu-log-sieges = Подводятся итоги осад.
virtu-log-winter = Год { $year }, Зима.
virtu-log-ending = Это последний год.
virtu-log-over = Игра окончена.

## Что произошло: фишка и действие

virtu-log-marker = { $player } останавливает фишку в комнате { $room }.
virtu-log-extra-room = { $florins ->
    [one] { $player } платит { $florins } флорин, чтобы пройти на комнату дальше.
    [few] { $player } платит { $florins } флорина, чтобы пройти на комнату дальше.
   *[many] { $player } платит { $florins } флоринов, чтобы пройти на комнату дальше.
}
virtu-log-refresh = { $player }: придворные снова доступны ({ $side } сторона).
virtu-log-absolved = { $player } избавляется от индульгенции в комнате { $room }.
virtu-log-blocked-by-indulgence = { $player } не может действовать: в комнате { $room } индульгенция.
virtu-log-blocked-by-agent = { $player } не может действовать: в комнате { $room } вражеский агент.
virtu-log-action = { $player }: { $action }.
virtu-log-decline = { $player } отказывается от действия.
virtu-log-use = { $player } использует: { $amount } × { $symbol } ({ $source }).
virtu-log-cash = { $amount ->
    [one] { $player } кладёт в казну { $amount } флорин ({ $source }).
    [few] { $player } кладёт в казну { $amount } флорина ({ $source }).
   *[many] { $player } кладёт в казну { $amount } флоринов ({ $source }).
}
virtu-log-indulgence = { $player } берёт индульгенцию: { $amount } × { $symbol }.
virtu-log-turn = { $player } переворачивает жетон: { $token }.
virtu-log-renew = { $player } заново активирует бонус союза: { $alliance }.
virtu-log-patronage = { $player } доходит до шага { $step } на счётчике покровительства.
virtu-log-bonus = { $player } выбирает бонус: { $bonus }.
virtu-log-trade = { $player } продаёт { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    } за { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    }.
virtu-log-annex = { $player } получает Дипломатией город { $city }.
virtu-log-agent = { $player } отправляет агента: { $place }.
virtu-log-agent-removed = { $player } убирает агента ({ $owner }): { $place }.
virtu-log-new-agent = { $player } получает ещё одного доступного агента.

## Что произошло: война

virtu-log-army = { $player } перемещает войско: { $from } → { $to }.
virtu-log-besiege = { $player } осаждает город { $to } войском из города { $from }.
virtu-log-arm =
    { $player } берёт { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    } «+1 Военный бонус»{ $florins ->
        [0] .
        [one] {" "}за { $florins } флорин.
        [few] {" "}за { $florins } флорина.
       *[many] {" "}за { $florins } флоринов.
    }
virtu-log-siege = { $player } атакует город { $city } ({ $other }): { $attack } против { $defence }.
virtu-log-siege-neutral = { $player } атакует город { $city }: { $attack } против { $defence }.
virtu-log-battle = Битва на равнинах ({ $city }): { $player } и { $other }, { $attack } против { $defence }.
virtu-log-war-bonus = { $player } объявляет +{ $strength }: { $attack } против { $defence }.
virtu-log-armies-lost = { $armies ->
    [one] { $player } теряет { $armies } войско ({ $city }).
    [few] { $player } теряет { $armies } войска ({ $city }).
   *[many] { $player } теряет { $armies } войск ({ $city }).
}
virtu-log-conquest = { $player } берёт город { $city }.
virtu-log-trophy = { $player } берёт трофей: { $other }.
virtu-log-siege-failed = { $player } терпит неудачу при осаде города { $city }.
virtu-log-battle-won = Битва на равнинах ({ $city }): побеждает { $player }, проигрывают { $other }.
virtu-log-battle-drawn = Битва на равнинах ({ $city }): ничья, { $player } и { $other }.
virtu-log-withdraw = { $player } отходит от города { $city }.
virtu-log-retreat = { $player } отводит войско: { $from } → { $to }.
virtu-log-retreat-sea = { $player } отводит войско по морю: { $from } → { $to }.

## Что произошло: Зима

virtu-log-wages = { $florins ->
    [one] { $player } платит жалованье: { $florins } флорин.
    [few] { $player } платит жалованье: { $florins } флорина.
   *[many] { $player } платит жалованье: { $florins } флоринов.
}
virtu-log-dismiss = { $player } распускает войско ({ $city }).
virtu-log-card-to-room = { $player } перемещает карточку в комнату { $place }: { $card }.
virtu-log-card-to-space = { $player } перемещает карточку на место для придворного { $place }: { $card }.
virtu-log-card-leaves = { $player } забирает карточку из комнаты { $place }: { $card }.
virtu-log-discard = { $player } сбрасывает карточку: { $card }.
virtu-log-buy = { $player } покупает: { $thing }.
virtu-log-arrives = { $player } получает новую карточку на место для придворного { $place }: { $card }.
virtu-log-hire = { $player } нанимает войско ({ $city }).
virtu-log-alliance = { $player } заключает союз: { $alliance }.
virtu-log-takeover = { $player } перекупает союз: { $alliance } (прежде { $other }).

## Почему нельзя: чей ход и что решается

virtu-refuse-over = Игра окончена.
virtu-refuse-no-such-move = Такого хода нет.
virtu-refuse-ready = Все ваши карточки уже размещены.
virtu-refuse-not-your-turn = Сейчас решаете не вы.
virtu-refuse-wrong-step = Сейчас решается другое: { $step }.

## Почему нельзя: оплата

virtu-refuse-token-not-yours = Этого жетона нет в ваших владениях: { $token }.
virtu-refuse-no-courtier = На месте для придворного { $place } нет карточки.
virtu-refuse-used = Эта карточка или этот жетон уже использованы: { $source }.
virtu-refuse-not-in-room = В комнате под вашей фишкой нет такой карточки или символа.
virtu-refuse-no-symbol = Там нет этого символа: { $symbol } ({ $source }).
virtu-refuse-room-only = Символы в комнате оплачивают только её действие.
virtu-refuse-one-kind = Каждая карточка даёт символы только одного вида, а эта их уже дала: { $source }.
virtu-refuse-not-needed = Этот символ здесь не нужен: { $symbol }.
virtu-refuse-room-florins = Флорины с карточек в комнате оплачивают только её действие.
virtu-refuse-would-fall-short = Тогда не хватит на остаток цены ({ $source }, { $symbol }).
virtu-refuse-cannot-pay = Вы не можете за это заплатить.
virtu-refuse-not-paid-yet = Оплачено ещё не всё.
virtu-refuse-florins = { $florins ->
    [one] Это стоит { $florins } флорин; в казне: { $treasury }.
    [few] Это стоит { $florins } флорина; в казне: { $treasury }.
   *[many] Это стоит { $florins } флоринов; в казне: { $treasury }.
}
virtu-refuse-not-your-ally = Этого союза у вас нет: { $alliance }.
virtu-refuse-bonus-used = Бонус этого союза уже использован: { $alliance }.
virtu-refuse-bonus-blocked = Вражеский агент блокирует бонус этого союза: { $alliance }.
virtu-refuse-bonus-not-for-this = Бонус этого союза здесь не поможет: { $alliance }.
virtu-refuse-indulgence-not-now = Индульгенцию можно взять один раз в год, с конца движения вашей фишки до конца вашей Зимы.
virtu-refuse-indulgence-there = В комнате под вашей фишкой уже есть индульгенция.
virtu-refuse-no-indulgence-left = Индульгенций больше нет.
virtu-refuse-indulgence-not-for-this = Корона индульгенции здесь не поможет.

## Почему нельзя: размещение, фишка и действие

virtu-refuse-already-placed = Эта карточка уже размещена.
virtu-refuse-space-shaded = Это затенённое место для придворного вам недоступно.
virtu-refuse-space-taken = На этом месте для придворного уже лежит карточка.
virtu-refuse-room-full = В комнате { $room } уже есть карточка действия и улучшение.
virtu-refuse-card-without-action = Карточка без действия может быть только улучшением: { $card }.
virtu-refuse-room-by-room = Фишка движется по часовой стрелке, комната за комнатой.
virtu-refuse-choose-room = В первую Весну выберите любую комнату.
virtu-refuse-must-move = Фишка должна пройти хотя бы одну комнату.
virtu-refuse-full-circle = Фишка уже прошла полный круг.
virtu-refuse-needs-arrow = Каждая следующая комната стоит стрелку.
virtu-refuse-free-first = Первые комнаты бесплатны. Флорины пока не нужны.
virtu-refuse-once-per-spring = За флорины в одну Весну можно пройти только одну дополнительную комнату.
virtu-refuse-no-indulgence = В комнате { $room } нет индульгенции.
virtu-refuse-not-passed = Ваша фишка не входила этой Весной в комнату { $room }.
virtu-refuse-other-action = У этой комнаты другое действие: { $action }.

## Почему нельзя: Управление, Меценатство и Дипломатия

virtu-refuse-token-available = Этот жетон уже доступен: { $token }.
virtu-refuse-paid-with-it = Им оплачено это действие, и перевернуть его этим действием нельзя: { $token }.
virtu-refuse-bonus-available = Бонус этого союза уже доступен: { $alliance }.
virtu-refuse-whole-symbol = Бонус союза стоит целый символ.
virtu-refuse-bonus-taken = Этот бонус уже взят.
virtu-refuse-bonus-of-that-kind = У каждого игрока может быть только один творец и одно творение.
virtu-refuse-city-closed = Этот город в этой партии не участвует: { $city }.
virtu-refuse-pirates = Пиратские порты нельзя получить Дипломатией: { $city }.
virtu-refuse-not-neutral = Этот город не нейтральный: { $city }.
virtu-refuse-not-connected = Из ваших городов туда не ведут ни дорога, ни море: { $city }.

## Почему нельзя: Военные действия и Интриги

virtu-refuse-no-army = У вас там нет войска: { $city }.
virtu-refuse-army-besieges = Ваше войско осаждает этот город и остаётся там: { $city }.
virtu-refuse-no-road = Такой дороги нет: { $from } → { $to }.
virtu-refuse-no-sea-way = Такого морского пути нет: { $from } → { $to }.
virtu-refuse-cavalry = Для марша нужна 1 кавалерия; готово: { $found }.
virtu-refuse-ships = { $ships ->
    [one] Нужен { $ships } корабль; готово: { $found }.
    [few] Нужно { $ships } корабля; готово: { $found }.
   *[many] Нужно { $ships } кораблей; готово: { $found }.
}
virtu-refuse-no-war-symbol = На этой карточке нет столько символов войны.
virtu-refuse-no-war-token-left = Столько жетонов «+1 Военный бонус» не осталось.
virtu-refuse-remove-first = Первые маски должны убрать вражеского агента из этой комнаты.
virtu-refuse-masks-first = Эти маски нужны, чтобы убрать вражеского агента из этой комнаты.
virtu-refuse-masks = { $masks ->
    [one] Нужна { $masks } маска; готово: { $found }.
    [few] Нужно { $masks } маски; готово: { $found }.
   *[many] Нужно { $masks } масок; готово: { $found }.
}
virtu-refuse-no-agent-ready = У вас нет доступного агента.
virtu-refuse-agent-there = Там уже есть агент.
virtu-refuse-prince = Трактат «Государь» не пускает ваших агентов в города, комнаты и союзы этого семейства: { $other }.
virtu-refuse-one-enemy-agent = За этим столом в каждом дворце может быть только один вражеский агент.
virtu-refuse-no-such-place = Туда агент пойти не может.
virtu-refuse-no-own-agent = Вашего агента там нет.
virtu-refuse-no-enemy-agent = Вражеского агента там нет.

## Почему нельзя: осады и отступления

virtu-refuse-no-siege = Вы не осаждаете этот город: { $city }.
virtu-refuse-tokens-attack-only = В осаде жетоны «+1 Военный бонус» помогают только атакующему.
virtu-refuse-no-war-token = У вас нет жетона «+1 Военный бонус».
virtu-refuse-courtier-without-war = На этом месте нет доступного придворного, у которого столько символов войны.
virtu-refuse-once-per-siege = Леонардо помогает один раз в каждой осаде.
virtu-refuse-bonus-not-yours = Этого бонуса у вас нет, или он уже использован.
virtu-refuse-not-your-city = Вы не контролируете этот город: { $city }.
virtu-refuse-road-is-free = Туда ведёт дорога, корабли не нужны: { $city }.

## Почему нельзя: Зима

virtu-refuse-armies-enough = У вас на карте уже столько войск, сколько можно.
virtu-refuse-room-closed = Карточки нельзя перемещать ни в комнату { $room }, ни из неё: там ваша фишка, индульгенция или вражеский агент.
virtu-refuse-room-empty = В комнате { $room } нет карточки действия.
virtu-refuse-no-upgrade = В комнате { $room } нет улучшения.
virtu-refuse-moves-enough = Перемещений придворных с места на место этой Зимой уже { $most }, больше нельзя.
virtu-refuse-lost-space = Выберите карточку на затенённом месте.
virtu-refuse-space-free = Сбросить придворного можно, только если нет свободного места.
virtu-refuse-bought-already = За одну Зиму можно купить только по одному каждого вида: { $thing }.
virtu-refuse-none-left = Больше не осталось: { $thing }.
virtu-refuse-only-one = Можно иметь только один экземпляр: { $thing }.
virtu-refuse-excluded = У вас есть то, что это исключает: { $thing }.
virtu-refuse-no-space = Для ещё одной карточки не будет места для придворного.
virtu-refuse-resilience-too-low = Базовая стойкость слишком мала для собора: { $city }.
virtu-refuse-cathedral-there = Там уже есть собор: { $city }.
virtu-refuse-already-allied = Этот союз у вас уже есть: { $alliance }.
virtu-refuse-agent-needed = Чтобы перекупить этот союз, нужен ваш агент на нём: { $alliance }.
virtu-refuse-name-the-symbol = Ваш агент на этом свободном союзе экономит один символ. Укажите, какой ({ $alliance }).
virtu-refuse-full-price = Этот союз стоит полную цену: { $alliance }.
