import type { reserveStatuses, unreserveStatuses } from '#domain/money/reserve.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const statuses: Readonly<Record<(typeof reserveStatuses)[number], string>> = {
  CREATED: 'Ждёт денег',
  RESERVED: 'Отложен',
  UNRESERVED: 'Выплачен',
  CANCELED: 'Отменён',
};

const partStatuses: Readonly<Record<(typeof unreserveStatuses)[number], string>> = {
  PENDING: 'Ждёт клиента',
  CONFIRMED: 'Выплачена',
  REJECTED: 'Отклонена',
};

export const texts = defineTexts({
  ru: {
    title: 'Резервы',
    statuses,
    partStatuses,
    columns: { client: 'Клиент', mate: 'Напарник', amount: 'Сумма', status: 'Состояние', created: 'Создан' },
    filters: {
      search: 'Имя или номер',
      status: 'Состояние',
      kind: 'За что',
      asked: 'Части',
      amount: 'Сумма',
      period: 'Период',
    },
    waitForClient: 'Ждут клиента',
    kinds: { BLOG_ARTICLE: 'Статья', OTHER: 'Другое' },
    views: { all: 'Все', reserved: 'Отложены', asked: 'Ждут клиента' },
    empty: 'Резервов ещё не было',
    anybody: 'Ссылка для любого',
    paid: (sum: string) => `выплачено ${sum}`,
    drawer: (id: string) => `Резерв ${id.slice(0, 8)}`,
    client: 'Клиент',
    mate: 'Напарник',
    money: 'Деньги',
    paidOut: 'Выплачено напарнику',
    waiting: 'Просит напарник',
    free: 'Свободно',
    what: 'За что',
    article: (id: number) => `Статья ${id}`,
    funded: 'Деньги отложены',
    line: 'Операция в истории клиента',
    parts: 'Части',
    asked: 'Попросил',
    silence: 'Молчание клиента подтвердит',
    decided: 'Решено',
    bySilence: 'Решено молчанием клиента',
    confirm: 'Подтвердить',
    reject: 'Отклонить',
    cancel: 'Отменить резерв',
    confirmTitle: 'Подтвердить часть за клиента',
    rejectTitle: 'Отклонить часть за клиента',
    cancelTitle: 'Отменить резерв',
    toMate: 'Уйдёт напарнику',
    toClient: 'Вернётся клиенту',
    done: 'Готово',
    own: 'Собственный резерв решает другой оператор',
    clientAway: 'клиент не может ответить, молчание не подтвердит',
  },
});
