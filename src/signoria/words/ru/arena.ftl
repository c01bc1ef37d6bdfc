### Матчи ботов: `signoria arena`.

cli-help-arena = Дать ботам сыграть матч и оценить их
    .more =
        Дать ботам сыграть матч или круговой турнир, если их больше, чем мест: каждый расклад играется со всеми на всех местах.
        Выводит доли побед с интервалами 95 %, счёт, время и рейтинги. Программа, которая отвечает на вопросы построчного протокола,
        заявляется как exec:КОМАНДА; кто падает, зависает или делает недопустимый ход, проигрывает партию.
cli-help-bots = Показать ботов
    .more = Показать ботов игры, начиная с самого слабого, по строке о каждом.
arena-metavar-share = ДОЛЯ
arena-option-bots = Кто играет, например adept,expert или adept,exec:./mybot.
arena-option-games = Число партий каждого стола (по умолчанию 200).
arena-option-seed = Раскладывать по выбранному зерну. Те же расклады можно сыграть снова.
arena-option-share = Какую долю обычного времени на размышление получают боты, например 0.05.
arena-option-seconds = Сколько секунд программа может думать над решением (по умолчанию 2).
arena-option-sprt = Остановиться, как только последовательный тест покажет, выше первый бот планки или ниже.
arena-option-bar = Проверяемая доля побед (по умолчанию равная для всех).
arena-option-workers = Число процессов, в которых идёт игра (по умолчанию по одному на ядро).
arena-option-journal = Записывать каждую партию в этот файл и после перерыва продолжать с него.
arena-option-cluster = Играть на кластере Ray (нужно дополнение «cluster»).
arena-column-played = Сыграно
arena-column-wins = Победы
arena-column-share = Доля
arena-column-interval = 95 %
arena-column-rank = Место
arena-column-score = Счёт
arena-column-margin = Разница
arena-column-time = мс/ход
arena-column-rating = Рейтинг
arena-title =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партий
    }, игроков: { $players }, зерно { $seed }
arena-failures =
    { $count ->
        [one] { $bot } проигрывает { $count } партию из-за сбоя. В первый раз: { $reason }
        [few] { $bot } проигрывает { $count } партии из-за сбоя. В первый раз: { $reason }
        [many] { $bot } проигрывает { $count } партий из-за сбоя. В первый раз: { $reason }
       *[other] { $bot } проигрывает { $count } партий из-за сбоя. В первый раз: { $reason }
    }
arena-failed = Сбой { $bot }: { $problem }
arena-no-class = { $bot } не может участвовать: { $problem }
arena-twice = { $bot } заявлен дважды.
arena-sprt-above = Тест завершён: доля побед { $bot } выше { $bar }.
arena-sprt-below = Тест завершён: доля побед { $bot } ниже { $bar }.
arena-sprt-open = Чтобы сказать, выше ли доля побед { $bot } планки { $bar }, нужно больше партий.
arena-sprt-match = Тест касается одного стола: заявите не больше ботов, чем мест.
arena-journal-seed = Журналу нужно зерно, названное через --seed.
arena-journal-other = { $file } — журнал другого матча. Отличается: { $differs }.
arena-journal-damaged = { $file }: строка { $line } повреждена.

## Кто такие боты

bot-character-random = Делает любой разрешённый ход. Для измерений, не для компании.
bot-character-novice = Дружелюбный новичок: видит очки, которые ход приносит сразу, и ничего больше.
bot-character-greedy = Бывалый игрок с твёрдыми привычками: всегда берёт то, что сейчас выгоднее всего.
bot-character-adept = Играет по опыту, решает сразу и знает, сколько стоит тайл на каждом этапе партии.
bot-character-expert = Думает полсекунды и представляет себе тысячи продолжений партии.
bot-character-master = Самый сильный: думает до двух секунд и лучше понимает любую позицию.
bot-strength-random = играет наугад
bot-strength-novice = самый лёгкий
bot-strength-greedy = лёгкий
bot-strength-adept = сильный
bot-strength-expert = очень сильный
bot-strength-master = самый сильный
arena-interrupted = Прервано; сыграно партий: { $played } из { $planned }.
