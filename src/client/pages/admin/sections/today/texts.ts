import type { AdminQueue } from '../../../../../domain/people/admin-subject';
import { plural } from '../../../../../domain/text/format';
import { defineTexts } from '../../../../kit/texts/define-texts';

/** A queue without a name here goes by its own. */
const queues: Readonly<Partial<Record<AdminQueue, { readonly title: string; readonly path: string }>>> = {
  ledger: { title: 'Книга проводок не сходится', path: 'ledger' },
  withdrawals: { title: 'Выводы', path: 'withdrawals' },
  disputes: { title: 'Споры', path: 'disputes?status=IN_PROGRESS' },
  support: { title: 'Поддержка', path: 'support?state=WAITING' },
  applications: { title: 'Заявки напарников', path: 'mate-applications?status=SENT' },
  reports: { title: 'Жалобы', path: 'reports' },
  strikes: { title: 'Предупреждения', path: 'strikes?decided=false' },
  recordings: { title: 'Записи игр', path: 'recordings?unseen=true' },
  callbacks: { title: 'Уведомления провайдеров', path: 'provider-callbacks?unmatched=true' },
  deposits: { title: 'Возвраты с недостачей', path: 'deposits?owed=true' },
  corrections: { title: 'Поправки', path: 'corrections?status=WAITING' },
  articles: { title: 'Материалы на проверке', path: 'articles?status=UNDER_MODERATION' },
  deadlines: { title: 'Неисполненные сроки', path: 'deadlines?givenUp=true' },
};

export const texts = defineTexts({
  ru: {
    title: 'Сегодня',
    lead: (day: string, count: number) =>
      `${day}. ${count} ${plural(count, 'решение', 'решения', 'решений')} в очередях`,
    queues,
    waiting: 'Ждёт решения',
    nearest: 'Ближайшие к сроку сверху',
    of: (term: string) => `из ${term}`,
    calm: 'Очереди пусты. Новое появится здесь само, без обновления',
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
    sound: 'Учёт сходится: сумма проводок 0 ₽',
    unsound: (sum: string, accounts: number) =>
      `Учёт не сходится на ${sum}: ${accounts} ${plural(accounts, 'счёт', 'счёта', 'счетов')}`,
    checked: (operations: string, at: string) => `${operations} операций, проверено в ${at}`,
    check: 'Проверить учёт',
    orders: 'Заказы по часам',
    started: 'Оплаченные',
    disbanded: 'Распущены после оплаты',
    weekAgo: 'Неделю назад',
    ordersTold: (count: number, turnover: string, gone: number) =>
      `Сегодня ${count}, оборот ${turnover}, распущено ${gone}`,
    hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
    hourTold: (hour: string, count: number, gone: number, turnover: string, before: number) =>
      `${hour}: ${count}, из них распущено ${gone}, оборот ${turnover}; неделю назад ${before}`,
    week: 'За семь дней',
    noShows: 'Неявки и уходы',
    disputes: 'Споры',
    refunds: 'Возвраты',
    share: (count: number, of: number) => `${count} из ${of}`,
    funnel: 'Новые клиенты',
    funnelLead: 'Семь дней, по дню регистрации',
    invited: (count: number) => `${count} по приглашению`,
    steps: {
      registered: 'Регистрация',
      confirmed: 'Почта подтверждена',
      deposited: 'Первое пополнение',
      firstSquad: 'Первый сквад сыгран',
      secondSquad: 'Второй сквад сыгран',
    },
    live: 'Живые сквады',
    overdue: (count: number) => `Просрочены ${count}`,
    noLive: 'Сейчас никто не играет',
    all: 'Все сквады',
    columns: { squad: 'Сквад', status: 'Состояние', members: 'Участники', held: 'Удержано', next: 'Чего ждём' },
    failed: 'Не загрузилось',
  },
});
