import type { DeskQueue } from '#domain/people/desk-queue.ts';
import { type ReferralChannel, referralChannels } from '#domain/people/referral-channel.ts';
import { plural } from '#domain/text/format.ts';
import { texts as shareTexts } from '#client/entities/referral/texts.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { type DeskSection } from '#contract/routes/desk-pages.ts';

/** The name of a queue, and the path of its list with the waiting entries. */
const queues: Readonly<
  Record<DeskQueue, { readonly title: string; readonly section: DeskSection; readonly query?: string }>
> = {
  ledger: { title: 'Книга проводок не сходится', section: 'ledger' },
  withdrawals: { title: 'Выводы', section: 'withdrawals' },
  disputes: { title: 'Споры', section: 'disputes', query: '?status=IN_PROGRESS' },
  support: { title: 'Поддержка', section: 'support', query: '?state=WAITING' },
  applications: { title: 'Заявки напарников', section: 'mate-applications', query: '?status=SENT' },
  losses: { title: 'Потеря ключей и кодов', section: 'users' },
  reports: { title: 'Жалобы', section: 'reports' },
  appeals: { title: 'Обжалования', section: 'appeals' },
  rings: { title: 'Связанные аккаунты', section: 'rings', query: '?state=OPEN' },
  strikes: { title: 'Предупреждения', section: 'strikes', query: '?decided=false' },
  recordings: { title: 'Записи игр', section: 'recordings', query: '?unseen=true' },
  callbacks: { title: 'Уведомления провайдеров', section: 'provider-callbacks', query: '?unmatched=true' },
  deposits: { title: 'Возвраты с недостачей', section: 'deposits', query: '?owed=true' },
  agreements: { title: 'Нужен второй оператор', section: 'audit' },
  refunds: { title: 'Возвраты пополнений', section: 'refunds', query: '?state=ASKED&state=BY_HAND&state=UNCLEAR' },
  receipts: { title: 'Чеки, которые касса не взяла', section: 'receipts', query: '?state=REFUSED' },
  corrections: { title: 'Поправки', section: 'corrections', query: '?status=WAITING' },
  articles: { title: 'Материалы на проверке', section: 'articles', query: '?status=UNDER_MODERATION' },
  deadlines: { title: 'Неисполненные сроки', section: 'deadlines', query: '?givenUp=true' },
  undelivered: { title: 'Неотправленное', section: 'undelivered', query: '?givenUp=true' },
};

/** «: через Telegram 5, через Discord 2»; empty when no channel of a link is known. */
const channelsText = (channels: Readonly<Record<ReferralChannel, number>>): string => {
  const told = referralChannels.filter((channel) => channels[channel] > 0);
  const words = told.map((channel) => `через ${shareTexts.channel[channel]} ${channels[channel]}`);
  return words.length === 0 ? '' : `: ${words.join(', ')}`;
};

export const texts = defineTexts({
  ru: {
    terms: 'Настроить сроки',
    take: 'Взять самое срочное',
    queuesComing: 'Очереди ещё загружаются',
    queuesFailed: 'Очереди не загрузились: поможет «Повторить»',
    nothingToTake: 'Очереди пусты: брать нечего',
    notYours: 'Своими правами здесь решать нечего',
    queues,
    waiting: 'Ждёт решения',
    nearest: 'Ближайшие к сроку сверху',
    of: (term: string) => `из ${term}`,
    calm: 'Очереди пусты',
    calmSince: (at: string | null) =>
      `${at === null ? 'Сегодня решений ещё не было.' : `Последнее решение принято в ${at}.`} Новое появится здесь само, без обновления`,
    todaysDecisions: 'Решения за сегодня',
    decided: (count: number, half: string | null) =>
      count === 0
        ? 'Сегодня решений ещё не было'
        : `Решено сегодня ${count}${half === null ? '' : `, половина быстрее чем за ${half}`}`,
    decisions: 'Журнал решений',
    undecided: (squad: string, left: string | null) =>
      left === null ? `Сквад ${squad}` : `Сквад ${squad}: без решения через ${left} полный возврат`,
    squadOf: (squad: string) => `Сквад ${squad}`,
    strikes: (count: number) => `${count} ${plural(count, 'предупреждение', 'предупреждения', 'предупреждений')}`,
    files: (count: number, size: string) => `${count} ${plural(count, 'файл', 'файла', 'файлов')}, ${size}`,
    said: (person: string, words: string) => `${person}: «${words}»`,
    missing: (sum: string) => `не хватает ${sum}`,
    confirmed: (count: number) =>
      `${count} ${plural(count, 'подтверждён и ждёт', 'подтверждены и ждут', 'подтверждены и ждут')} выплаты`,
    frozen: (sum: string) => `${sum} заморожено`,
    money: 'Деньги сейчас',
    balances: 'На балансах людей',
    people: (count: number) => `${count} ${plural(count, 'человек', 'человека', 'человек')}`,
    squads: 'Удержано в сквадах',
    withdrawals: 'Выводы в пути',
    withdrawalCount: (count: number) => `${count} ${plural(count, 'запрос', 'запроса', 'запросов')}`,
    bonus: 'Бонусный долг',
    reserves: 'В резервах',
    courses: 'В курсах',
    bookings: 'В записях',
    service: 'Часть сервиса',
    total: 'всего в учёте',
    today: (sum: string) => `сегодня ${sum}`,
    held: (inGame: string, unsettled: string) => `${inGame} в игре · ${unsettled} ждут расчёта`,
    burning: (day: string, sum: string) => `ближайшее сгорание ${day}, ${sum}`,
    reserveCount: (count: number) => `${count} ${plural(count, 'резерв', 'резерва', 'резервов')}`,
    mismatch: 'Расхождение',
    openLedger: 'Открыть книгу проводок',
    sound: 'Учёт сходится: сумма проводок 0 ₽',
    unsound: (sum: string, accounts: number) =>
      `Учёт не сходится на ${sum}: ${accounts} ${plural(accounts, 'счёт', 'счёта', 'счетов')}`,
    checked: (operations: string, at: string) => `${operations} операций, проверено в ${at}`,
    check: 'Проверить учёт',
    orders: 'Заказы по часам',
    started: 'Оплаченные',
    disbanded: 'Распущены после оплаты',
    ordersTold: (turnover: string, average: string | null, gone: number) =>
      [`Оборот ${turnover}`, ...(average === null ? [] : [`средний заказ ${average}`]), `распущено ${gone}`].join(
        ' · ',
      ),
    ordersCount: (count: number) => `${count} ${plural(count, 'заказ', 'заказа', 'заказов')} сегодня`,
    chart: (count: number, before: number) =>
      `Заказы по часам: сегодня ${count}, за тот же день недели раньше ${before}`,
    change: (percent: string, day: string) => `${percent} к прошлому ${day}`,
    changeHint: 'К этому же часу неделю назад',
    hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
    hourOrders: 'Заказы',
    hourGone: 'Из них распущены',
    hourTurnover: 'Оборот',
    hourBefore: 'Неделю назад',
    noShows: 'Неявки и уходы',
    disputes: 'Споры',
    refunds: 'Возвраты',
    share: (count: number, of: number) => `${count} из ${of}`,
    funnel: 'Новые клиенты',
    funnelLead: '7 дней, по дню регистрации',
    newToday: (invited: number) => (invited === 0 ? 'сегодня' : `сегодня, из них ${invited} по приглашению`),
    reached: (percent: number, invited: number, channels: Readonly<Record<ReferralChannel, number>>) =>
      `До первой игры доходят ${percent}\u00a0%. По приглашению за семь дней пришли ${invited}${channelsText(channels)}.`,
    nobodyCame: 'За семь дней никто не зарегистрировался',
    steps: {
      registered: 'Регистрация',
      confirmed: 'Почта подтверждена',
      deposited: 'Первое пополнение',
      firstSquad: 'Первый сквад сыгран',
      secondSquad: 'Второй сквад сыгран',
    },
    live: 'Живые сквады',
    everything: 'Все',
    overdueTab: 'Просрочены',
    noLive: 'Сейчас никто не играет',
    noneSuch: 'Таких сейчас нет',
    all: 'Все сквады',
    columns: {
      squad: 'Сквад',
      status: 'Состояние',
      members: 'Участники',
      held: 'Удержано',
      next: 'Чего ждём',
      term: 'Срок',
    },
    lateBy: (time: string) => `Просрочен на ${time}`,
    leftFor: (time: string) => `ещё ${time}`,
    openLate: 'Открыть',
  },
});
