import type { BookingSide } from '#domain/bookings/booking.ts';
import type { TransactionType } from '#domain/money/transaction-type.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const cancelledBy: Readonly<Record<BookingSide, string>> = {
  CLIENT: 'Клиент отменил запись',
  MATE: 'Напарник отменил запись',
  OPERATOR: 'Запись сняла поддержка',
  SYSTEM: 'Запись снял сервис',
};

const failedBy: Readonly<Record<BookingSide, string>> = {
  CLIENT: 'Клиент не пришёл на игру',
  MATE: 'Напарник не смог начать',
  OPERATOR: 'Игра не началась',
  SYSTEM: 'Собрать сквад не вышло, никто не виноват',
};

/** What the clock will do, by the name of its step. */
const steps: Readonly<Record<string, string>> = { unanswered: 'Молчание станет отказом', open: 'Соберётся сквад' };

/** The booking's lines in the histories of both people. */
const lines: Partial<Readonly<Record<TransactionType, string>>> = { PURCHASE: 'Оплата', SELL: 'За занятый час' };

export const texts = defineTexts({
  ru: {
    title: 'Записи',
    columns: {
      booking: 'Кто и к кому',
      game: 'Игра',
      starts: 'Начало игры',
      status: 'Состояние',
      price: 'Цена',
      created: 'Создана',
    },
    filters: {
      search: 'Имя или номер',
      status: 'Состояние',
      closedBy: 'Кто закрыл',
      price: 'Цена',
      period: 'Начало игры',
    },
    views: { all: 'Все', ahead: 'Предстоят', asked: 'Ждут ответа', failed: 'Сорвались', byStaff: 'Сняты поддержкой' },
    empty: 'К напарникам ещё не записывались',
    drawer: (id: string) => `Запись ${id.slice(0, 8)}`,
    facts: (platform: string, languages: string) => `${platform}, ${languages}`,
    stateAndMate: (state: string, mate: string) => `${state} · ${mate}`,
    toMateNamed: (name: string) => `к напарнику ${name}`,
    client: 'Клиент',
    mate: (percent: number) => `Напарник, доля ${percent}\u00a0%`,
    note: 'Сообщение напарнику',
    money: 'Деньги',
    price: 'Клиент заплатил',
    ofBonus: 'из них бонусами',
    ofGift: 'из них подарочными',
    held: 'Удержано сейчас',
    returned: 'Вернулось клиенту',
    toSquad: 'Ушло в сквад',
    income: 'Получил напарник',
    service: 'Осталось сервису',
    off: 'Удержание не сходится с ценой',
    lines: 'Операции',
    line: (type: TransactionType) => lines[type] ?? type,
    back: 'Возврат',
    step: (kind: string) => steps[kind] ?? kind,
    remind: (span: string) => `Напомнят за ${span} до игры`,
    story: 'История',
    asked: (client: string) => `${client} записывается и платит`,
    agreed: (mate: string) => `${mate} соглашается`,
    declined: (mate: string) => `${mate} отказывается`,
    expired: (mate: string) => `${mate} не отвечает вовремя`,
    opened: 'Пришло время: сквад собран и оплачен',
    cancelledBy,
    failedBy,
    answerBy: 'Срок ответа напарника',
    freeUntil: 'Конец бесплатной отмены',
    squad: (name: string, status: string) => `${name}: ${status.toLowerCase()}`,
    cancel: 'Отменить запись…',
    cancelTitle: 'Отменить запись',
    cancelDo: 'Отменить запись',
    cancelled: 'Запись отменена',
    toClient: 'Вернётся клиенту',
    toMate: 'Получит напарник',
    reasons: [
      'Напарник сообщил, что не сможет играть',
      'Игра недоступна в это время: у неё технические работы',
      'Один из вас нарушает правила сервиса',
    ],
    own: 'Оператор участвует в этой записи: решает другой',
  },
});
