### Тексты построчного протокола и программ, которые играют как боты. $field и $op — имена из протокола, они не переводятся.

## Что не так с запросом

protocol-not-json = Эта строка — не JSON: { $problem }.
protocol-not-object = Запрос — это объект JSON, а здесь значение вида «{ $found }».
protocol-too-long = Эта строка слишком длинная: читается не больше { $most } байт.
protocol-op = Команды «{ $op }» нет. Известные команды: { $known }.
protocol-ask = О «{ $ask }» спросить нельзя, можно о «move».
protocol-field = У «{ $op }» нет поля «{ $field }». Известные поля: { $known }.
protocol-missing = Не хватает поля «{ $field }».
protocol-value = Поле «{ $field }» не может быть { $found }; ожидается: { $expected }.
protocol-names = { $names ->
    [one] { $names } имя не подходит к числу мест: { $seats }.
    [few] { $names } имени не подходят к числу мест: { $seats }.
   *[many] { $names } имён не подходят к числу мест: { $seats }.
}
protocol-load = Укажите ровно одно из полей «record», «link» и «state».
protocol-too-many = Одновременно может быть открыто не больше { $most } партий; сначала закройте часть командой «drop».
protocol-handle-taken = Под именем «{ $handle }» уже открыта партия.
protocol-no-handle = Под именем «{ $handle }» нет открытой партии.
protocol-which-handle = { $count ->
    [0] Открытых партий нет: начните новую командой «new» или загрузите командой «load».
    [one] Укажите в поле «handle», какая партия: открыта { $count }.
    [few] Укажите в поле «handle», какая партия: открыты { $count }.
   *[many] Укажите в поле «handle», какая партия: открыто { $count }.
}
protocol-which-seat = { $count ->
    [0] Укажите в поле «seat», какое место.
   *[other] Укажите в поле «seat», какое место. Сейчас решают: { $actors }.
}
protocol-not-acting = Месту { $seat } сейчас нечего решать.
protocol-no-record = Это состояние загружено или воображено, записи у него нет: ничего нельзя отменить, записать или ответвить.
# $problem: what the program found, in English
protocol-fault = Запрос не удалось выполнить: { $problem }.

## Что не так с программой, которая играет
## $bot: the program

bot-not-started = Не удалось запустить { $bot }: { $problem }.
bot-ended = { $bot }: программа завершилась (код { $code }) вместо ответа.
bot-hung = { $seconds ->
    [one] { $bot }: нет ответа за { $seconds } секунду.
    [many] { $bot }: нет ответа за { $seconds } секунд.
   *[other] { $bot }: нет ответа за { $seconds } секунды.
}
bot-too-much = { $bot }: программа выдала сразу больше { $most } байт.
bot-unasked = { $bot }: программа без вопроса выдала «{ $found }».
bot-not-json = { $bot }: ответ «{ $found }» — не JSON.
bot-no-move = { $bot }: ответ «{ $found }» не называет хода.
bot-illegal = { $bot }: ответ { $found } — не один из разрешённых ходов.
