import { stateAfter, type StateTable, type TableGuards } from '../lifecycle/state-table';

/** Of a refund of a deposit to where it came from. */
export const refundStateNames = [
  'ASKED',
  'AGREED',
  'SENT',
  'BY_HAND',
  'UNCLEAR',
  'DONE',
  'REFUSED',
  'DECLINED',
  'CANCELED',
] as const;

export type RefundState = (typeof refundStateNames)[number];

/** The money is held while a refund is in one of these. */
export const openRefundStates = [
  'ASKED',
  'AGREED',
  'SENT',
  'BY_HAND',
  'UNCLEAR',
] as const satisfies readonly RefundState[];

export type RefundEvent = {
  readonly type:
    | 'refund.agreed'
    | 'refund.declined'
    | 'refund.canceled'
    | 'refund.sent'
    | 'refund.done'
    | 'refund.refused'
    | 'refund.unclear'
    | 'refund.again';
};

export interface RefundFacts {
  /** The provider has no call for refunds: an operator makes them in its cabinet. */
  readonly byHand: boolean;
}

type Guard = 'byHand';

export const refundGuards: TableGuards<Guard, RefundFacts, RefundEvent> = { byHand: ({ context }) => context.byHand };

const done = { description: 'провайдер вернул деньги', target: 'DONE' } as const;
const refused = { description: 'провайдер отказал: деньги снова на балансе', target: 'REFUSED' } as const;

/** The states of a refund; a provider may also give the money back by itself at any time. */
export const refundStates = {
  ASKED: {
    description: 'Человек попросил, деньги удержаны: ждёт оператора',
    on: {
      'refund.agreed': [
        { description: 'оператор согласен, возвращают руками', guard: 'byHand', target: 'BY_HAND' },
        { description: 'оператор согласен', target: 'AGREED' },
      ],
      'refund.declined': { description: 'оператор отказал: деньги снова на балансе', target: 'DECLINED' },
      'refund.canceled': { description: 'человек передумал', target: 'CANCELED' },
      'refund.done': done,
    },
  },
  AGREED: {
    description: 'Ждёт отправки провайдеру',
    on: { 'refund.sent': { description: 'уходит провайдеру', target: 'SENT' }, 'refund.done': done },
  },
  SENT: {
    description: 'У провайдера; без ответа его спрашивают, что стало',
    on: {
      'refund.done': done,
      'refund.refused': refused,
      'refund.unclear': { description: 'провайдер не знает о возврате или молчит', target: 'UNCLEAR' },
    },
  },
  BY_HAND: {
    description: 'Оператор возвращает в кабинете провайдера',
    on: { 'refund.done': done, 'refund.refused': refused },
  },
  UNCLEAR: {
    description: 'Неясно, ушли ли деньги: решает оператор по кабинету провайдера',
    on: {
      'refund.done': done,
      'refund.refused': refused,
      'refund.again': { description: 'деньги не уходили, отправить снова', target: 'AGREED' },
    },
  },
  DONE: { description: 'Деньги вернулись туда, откуда пришли', type: 'final' },
  REFUSED: { description: 'Провайдер отказал', type: 'final' },
  DECLINED: { description: 'Оператор отказал', type: 'final' },
  CANCELED: { description: 'Человек передумал', type: 'final' },
} as const satisfies StateTable<RefundState, RefundEvent['type'], Guard>;

/** The state after an event; null when the event does not fit the present one. */
export const refundAfter = (state: RefundState, type: RefundEvent['type'], byHand: boolean): RefundState | null =>
  stateAfter<RefundState, Guard, RefundFacts, RefundEvent>(refundStates, refundGuards, state, {
    context: { byHand },
    event: { type },
  });
