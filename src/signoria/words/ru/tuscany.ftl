### Что игра «Замки Тосканы» говорит игрокам: что делать, кого ждать, что произошло и почему ход не разрешён.
### $player — имя игрока. $tile, $colour, $there, $bonus, $reward, $card и $cards — готовые названия из глоссария, всегда в именительном падеже.
### $space и $castle — ячейки владений (c4); $place — место на рынке (от 1 до 8), а в конце игры — место в итоговой таблице.

tuscany-seats = «Замки Тосканы» — игра для 2–4 игроков, а не для { $seats }.

## Что делать

tuscany-prompt-assemble = Соберите свои владения: выберите порядок трёх планшетов, их поворот и сдвиг.
tuscany-prompt-castle-space = Положите стартовый замок в тёмно-зелёную ячейку своих владений.
tuscany-prompt-draft = Возьмите тайл бонуса.
tuscany-prompt-action = Выберите действие: добрать карты области, взять тайл или выложить тайл.
tuscany-prompt-take-fitting = Возьмите с рынка тайл, который подходит вашим владениям.
tuscany-prompt-refresh-again = Ничего с рынка по-прежнему не подходит вашим владениям. Выберите следующий тип для замены.
tuscany-prompt-make-room = Ваш склад полон. Выберите, что убрать, чтобы взять { $a_tile }.
tuscany-prompt-payment = Заплатите за { $a_tile } в ячейке { $space }: две карты «{ $colour }». Каждую заменит работник или пара другого цвета.
tuscany-prompt-castle = Замок: выложите бесплатно тайл с рынка или откажитесь.
tuscany-prompt-city = Город: возьмите тайл бонуса или откажитесь.
tuscany-prompt-one-more = Заплатите 1 мрамор за ещё одно действие или завершите ход.
tuscany-prompt-over = Игра окончена.

## Кого ждать

tuscany-wait-assemble = { $count ->
    [one] Ещё { $count } игрок собирает владения.
    [few] Ещё { $count } игрока собирают владения.
   *[many] Ещё { $count } игроков собирают владения.
}
tuscany-wait-draft = { $player } выбирает тайл бонуса.
tuscany-wait-action = { $player } выбирает действие.
tuscany-wait-take-fitting = { $player } выбирает подходящий тайл.
tuscany-wait-refresh-again = { $player } выбирает следующий тип тайлов для замены на рынке.
tuscany-wait-make-room = { $player } освобождает место, чтобы взять { $a_tile }.
tuscany-wait-payment = { $player } платит за { $a_tile } в ячейке { $space }.
tuscany-wait-castle = { $player } может бесплатно выложить тайл с рынка.
tuscany-wait-city = { $player } может взять тайл бонуса.
tuscany-wait-one-more = { $player } решает, платить ли 1 мрамор за ещё одно действие.

## Что произошло: подготовка, ходы и раунды

tuscany-log-region = { $player } собирает владения, стартовый замок — в ячейке { $castle }.
tuscany-log-round = Начинается раунд { $round }.
tuscany-log-turn = Ходит { $player }.
tuscany-log-pay-marble = { $player } платит 1 мрамор за ещё одно действие.
tuscany-log-extra-turns = Раунд 3 подходит к концу: все делают ещё по одному ходу.
tuscany-log-standstill = За целый круг никто не взял ни карты, ни тайла и ничего не выложил: игра окончена.

## Что произошло: карты

tuscany-log-draw = { $count ->
    [one] { $player } добирает { $count } карту области.
    [few] { $player } добирает { $count } карты области.
   *[many] { $player } добирает { $count } карт области.
}
tuscany-log-draw-own = Вы добираете: { $cards }.
tuscany-log-draw-nothing = { $player } добирает карты, но их больше нет.
tuscany-log-reshuffle = { $count ->
    [one] Карты области закончились: из сброса собрана новая колода, { $count } карта.
    [few] Карты области закончились: из сброса собрана новая колода, { $count } карты.
   *[many] Карты области закончились: из сброса собрана новая колода, { $count } карт.
}

## Что произошло: рынок и склад

tuscany-log-take = { $player } берёт { $a_tile }.
tuscany-log-remove = { $player } убирает со склада { $a_tile }.
tuscany-log-refill = { $player } кладёт на рынок { $a_tile }.
tuscany-log-pile-empty = { $player } опустошает свою стопку { $pile }!
tuscany-log-neutral = На рынок приходит нейтральный тайл: { $tile }.
tuscany-log-neutral-reshuffle = { $count ->
    [one] Нейтральные стопки пусты: в них возвращается { $count } убранный тайл.
    [few] Нейтральные стопки пусты: в них возвращаются { $count } убранных тайла.
   *[many] Нейтральные стопки пусты: в них возвращаются { $count } убранных тайлов.
}
tuscany-log-gap = Нейтральных тайлов больше нет: ячейка рынка { $place } остаётся пустой.
tuscany-log-limit = Предел цвета: все тайлы «{ $colour }» уходят с рынка.
tuscany-log-refresh = Ничего с рынка не подходит: { $player } заменяет все тайлы «{ $colour }».

## Что произошло: выкладывание тайла
## $workers (число): 0, 1 или 2; когда работников двое, картами не платят

tuscany-log-pay = { $workers ->
    [0] { $player } платит: { $cards }.
    [1] { $player } платит: 1 × работник, { $cards }.
   *[other] { $player } платит: { $workers } × работник.
}
tuscany-log-place = { $player } выкладывает { $a_tile } в ячейку { $space }.
tuscany-log-area =
    { $player } заполняет зону из { $size ->
        [one] { $size } ячейки
        [few] { $size } ячеек
       *[many] { $size } ячеек
    } и получает { $points ->
        [one] { $points } зелёное очко
        [few] { $points } зелёных очка
       *[many] { $points } зелёных очков
    }.
tuscany-log-colour-bonus =
    { $player } заполняет все ячейки «{ $colour }»: { $side ->
        [1] первая
       *[other] вторая
    } награда за цвет, { $points ->
        [one] { $points } зелёное очко
        [few] { $points } зелёных очка
       *[many] { $points } зелёных очков
    }.
tuscany-log-agriculture = { $points ->
    [0] { $player } ничего не получает за фермы: в зоне они уже есть.
    [one] { $player } получает { $points } зелёное очко за фермы.
    [few] { $player } получает { $points } зелёных очка за фермы.
   *[many] { $player } получает { $points } зелёных очков за фермы.
}
tuscany-log-castle-lost = Ничего с рынка не подходит: { $player } теряет эффект замка.
tuscany-log-city-lost = Тайлов бонуса больше нет: { $player } теряет эффект города.
tuscany-log-decline = { $player } отказывается от эффекта тайла.
tuscany-log-bonus = { $player } берёт тайл бонуса: { $bonus }.
tuscany-log-hex = { $player } получает гекс таверны.
tuscany-log-overflow = { $points ->
    [one] { $player } не может положить гекс таверны на склад и получает вместо него { $points } красное очко.
    [few] { $player } не может положить гекс таверны на склад и получает вместо него { $points } красных очка.
   *[many] { $player } не может положить гекс таверны на склад и получает вместо него { $points } красных очков.
}
tuscany-log-marble = { $count ->
    [one] { $player } получает { $count } фишку мрамора.
    [few] { $player } получает { $count } фишки мрамора.
   *[many] { $player } получает { $count } фишек мрамора.
}
tuscany-log-worker = { $count ->
    [one] { $player } получает { $count } работника.
    [few] { $player } получает { $count } работников.
   *[many] { $player } получает { $count } работников.
}
tuscany-log-yield = { $player } открывает карту дохода: { $reward }.
tuscany-log-yield-reshuffle = { $count ->
    [one] Карты дохода закончились: из сброса собрана новая колода, { $count } карта.
    [few] Карты дохода закончились: из сброса собрана новая колода, { $count } карты.
   *[many] Карты дохода закончились: из сброса собрана новая колода, { $count } карт.
}

## Что произошло: подсчёт очков

tuscany-log-scoring =
    Подсчёт за раунд { $round }: { $player } прибавляет { $green ->
        [one] { $green } зелёное очко
        [few] { $green } зелёных очка
       *[many] { $green } зелёных очков
    }, теперь красных: { $red }.
tuscany-log-leftovers = { $points ->
    [0] { $player } не получает очков за оставшиеся ресурсы; всего красных: { $red }.
    [one] { $player } получает { $points } красное очко за оставшиеся ресурсы; всего: { $red }.
    [few] { $player } получает { $points } красных очка за оставшиеся ресурсы; всего: { $red }.
   *[many] { $player } получает { $points } красных очков за оставшиеся ресурсы; всего: { $red }.
}
tuscany-log-place-final = { $red ->
    [one] { $place }-е место: { $player }, { $red } красное очко.
    [few] { $place }-е место: { $player }, { $red } красных очка.
   *[many] { $place }-е место: { $player }, { $red } красных очков.
}

## Почему нельзя: ходы

tuscany-refuse-over = Игра окончена.
tuscany-refuse-not-your-turn = Сейчас не ваш ход. Ходит { $player }.
tuscany-refuse-no-passing = Пасовать нельзя: доберите карты, возьмите или выложите тайл. Добрать карты можно всегда.
tuscany-refuse-marble-first = Мрамор платят после действия и только раз за ход. Сначала выполните действие.
tuscany-refuse-one-more = Действие уже выполнено. Заплатите 1 мрамор за ещё одно или завершите ход.

## Почему нельзя: подготовка

tuscany-refuse-assemble-first = Сначала соберите владения: выберите порядок, поворот и сдвиг трёх планшетов.
tuscany-refuse-castle-first = Владения собраны. Теперь положите стартовый замок в одну из тёмно-зелёных ячеек.
tuscany-refuse-castle-space = Ячейка { $space } не тёмно-зелёная. Стартовый замок кладут в тёмно-зелёную.
tuscany-refuse-ready = Ваши владения готовы. Подождите остальных.
tuscany-refuse-setup-over = Владения уже собраны. Планшеты и стартовые замки остаются на своих местах.

## Почему нельзя: тайлы бонуса

tuscany-refuse-bonus-first = Сначала выберите тайл бонуса. Отказаться можно только от тайла за город.
tuscany-refuse-bonus-gone = Тайлов «{ $bonus }» больше нет. Выберите другой.
tuscany-refuse-no-city = Тайл бонуса даёт только город. Сначала выложите город.

## Почему нельзя: взятие тайла

tuscany-refuse-gap = Ячейка рынка { $place } пуста до конца игры. Выберите другую.
tuscany-refuse-remove = Со склада убирают, только чтобы освободить место для нового тайла. Сначала выберите новый тайл.
tuscany-refuse-room-first = Ваш склад полон. Сначала выберите, что убрать.
tuscany-refuse-not-in-storage = На вашем складе этого нет: { $tile }. Выберите то, что там лежит.
tuscany-refuse-something-fits = На рынке есть тайл, который подходит вашим владениям, поэтому замены нет. Возьмите любой тайл.
tuscany-refuse-nothing-fits = Ни один тайл не подходит вашим владениям, и замена не поможет. Доберите карты или выложите тайл со склада.
tuscany-refuse-refresh-first = Ничего с рынка не подходит вашим владениям. Сначала выберите тип для замены.
tuscany-refuse-refresh-on = Ничего с рынка по-прежнему не подходит вашим владениям. Выберите следующий тип для замены.
tuscany-refuse-not-shown = На рынке нет тайлов «{ $colour }». Выберите тип, который там есть.
tuscany-refuse-take-fitting = Нужно взять подходящий тайл: такой, для которого рядом с вашими тайлами есть пустая ячейка его цвета.

## Почему нельзя: выкладывание и оплата

tuscany-refuse-fresh-hex = Этот гекс таверны получен в этот ход. Выложите его позже, в другой ход.
tuscany-refuse-space-filled = Ячейка { $space } уже заполнена. Выберите пустую.
tuscany-refuse-space-colour = Ячейка { $space } — под { $a_there }, а не под { $a_colour }.
tuscany-refuse-space-apart = Рядом с ячейкой { $space } нет ваших тайлов. Выберите ячейку, у которой есть общая сторона с одним из них.
tuscany-refuse-cannot-pay = Вам нечем заплатить: нужны две карты «{ $colour }», и каждую заменит работник или пара другого цвета.
tuscany-refuse-nothing-to-pay = Платить не за что. Сначала выберите тайл на складе и ячейку для него.
tuscany-refuse-pay-first = Сначала заплатите за тайл, который выкладываете.
tuscany-refuse-no-cards = У вас нет столько карт «{ $colour }». Платите тем, что есть на руке.
tuscany-refuse-no-workers = У вас нет столько работников. Выберите другую оплату.
tuscany-refuse-inexact = Эта оплата не подходит. Нужны две карты «{ $colour }», и каждую заменит пара другого цвета или работник.
tuscany-refuse-castle = Сначала завершите эффект замка: выложите бесплатно тайл с рынка или откажитесь.
tuscany-refuse-no-castle = Выложить тайл прямо с рынка позволяет только замок. Возьмите тайл на склад или сначала выложите замок.
