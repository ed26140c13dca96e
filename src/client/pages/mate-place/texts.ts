import { defineTexts } from '../../kit/texts/define-texts';
import { placeFigures } from '#domain/order/place-figures.ts';
import { newcomerOrders } from '#domain/order/newcomer-places.ts';
import { orderTerms, orderWeights } from '#domain/order/place-score.ts';
import { varietyTerms } from '#domain/order/arrange-page.ts';
import { ordersText } from '#domain/mates/standing-texts.ts';
import { formatRating, groupedNumber, plural } from '#domain/text/format.ts';
import { hours, minutes } from '#domain/time/durations.ts';

const minutesText = (seconds: number): string => {
  const whole = Math.max(1, Math.round(seconds / 60));
  return `${whole} ${plural(whole, 'минуту', 'минуты', 'минут')}`;
};

const { answer, rating, fit } = orderWeights;
const percentOf = (weight: number): number => Math.round((weight / (answer + rating + fit)) * 100);

export const texts = defineTexts({
  ru: {
    title: 'Порядок в списке',
    lead: 'Как «Рекомендуем» решает, кто стоит выше, и что сдвинет вперёд тебя.',
    loading: 'Загружаем твоё место',
    yours: 'Твоё место сейчас',
    at: (place: number | null, of: number | null) =>
      place === null
        ? 'Дальше тысячного'
        : of === null
          ? `${groupedNumber(place)}-е`
          : `${groupedNumber(place)}-е из ${groupedNumber(of)}`,
    noCard: 'Тебя нет в списке: не выбраны категории или заказы закрыл оператор.',
    settings: 'Настройки напарника',
    away: 'Сначала стоят те, кто в сети и свободен. Выйди в сеть и включи заказы — и твоё место станет выше.',
    newcomer: (orders: number, share: number) =>
      share === 0
        ? `У тебя ${ordersText(orders)}. Отдельных мест для новичков сейчас нет.`
        : `Пока у тебя меньше ${newcomerOrders} заказов, ты новичок: из каждых ста мест ${share} держат для новичков, и ты стоишь там.`,
    figures: `За ${placeFigures} ${plural(placeFigures, 'день', 'дня', 'дней')}`,
    shown: 'карточку показали в списках',
    opened: 'открыли твою страницу',
    called: 'позвали в сквад',
    orders: 'ты согласился',
    figuresNote: 'Кто именно смотрел, мы не храним. Одинаковые запросы в один миг считаем за один показ.',
    followsFrom: 'Из чего складывается',
    answers: (accepted: number, calls: number) =>
      calls === 0
        ? `Приглашений ещё не было: считаем, что из четырёх ты согласишься на три.`
        : `Из ${calls} ${plural(calls, 'последнего приглашения', 'последних приглашений', 'последних приглашений')} ты принял ${accepted}.`,
    seconds: (seconds: number | null) =>
      seconds === null ? 'Ответов мало, поэтому берём две минуты.' : `Обычно отвечаешь за ${minutesText(seconds)}.`,
    rated: (mean: number, reviews: number) =>
      `Оценка ${formatRating(mean)}, ${groupedNumber(reviews)} ${plural(reviews, 'отзыв', 'отзыва', 'отзывов')}.`,
    answerPart: (weight = percentOf(answer)) => `Скорое «да» — ${weight} %`,
    ratingPart: (weight = percentOf(rating)) => `Хороший вечер — ${weight} %`,
    fitPart: (weight = percentOf(fit)) => `Подходишь клиенту — ${weight} %`,
    fitText: 'Язык, платформа и ранг, которых хочет клиент, и время: свободен ты сейчас или к тебе можно записаться.',
    helps: 'Что поможет',
    nothingHelps: 'Всё уже хорошо: дальше решают вечера и очередь.',
    help: {
      ANSWER_ALL: 'Отвечай на каждое приглашение. Если не можешь играть, выключи заказы: пропуск хуже отказа.',
      ANSWER_SOONER: 'Отвечай в первую минуту: включи уведомления в телефоне.',
      ACCEPT_MORE: 'Отказывайся реже: выбирай в настройках только те категории, в которые готов играть.',
      BETTER_EVENINGS: 'Проводи вечера так, чтобы оценка росла к 4,90: клиенты пишут в отзывах, чего не хватило.',
    },
    gain: (percent: number) => `+${percent} % к счёту`,
    rules: 'Правила для всех',
    ruleList: (share: number) => [
      'Сначала те, кто в сети и свободен, потом остальные.',
      `Внутри — по счёту: шанс скорого «да» и шанс хорошего вечера. Ответ через ${Math.round(orderTerms.halfWorthSeconds / 60)} минуты ценится вдвое меньше мгновенного, оценка 3,50 и ниже не даёт почти ничего, 5,00 — всё.`,
      `Считаем последние ${orderTerms.calls} приглашений. Счёт обновляется раз в ${orderTerms.rescored / minutes(1)} минут.`,
      `Почти равные меняются местами каждые ${orderTerms.turn / hours(1)} часа, чтобы не стояли всё время одни и те же.`,
      share === 0
        ? 'Отдельных мест для новичков сейчас нет.'
        : `Из каждых ста мест ${share} — новичкам, у кого меньше ${newcomerOrders} заказов.`,
      `Больше ${varietyTerms.inRow} напарников одного уровня подряд не ставим, если рядом есть другой.`,
      'Купить место нельзя. Уровень, цена и доля сервиса на порядок не влияют.',
    ],
  },
});
