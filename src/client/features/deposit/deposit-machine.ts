import { assign, fromPromise, setup } from 'xstate';
import type { DepositStatus } from '#domain/money/deposit.ts';
import { type ApiFailure, failureOf, isRefused } from '../../api/api-error';
import { typesOf, unbound } from '../../kit/machines/setup';
import { balancePath } from '#contract/routes/product-pages.ts';

/** The payment that the person has chosen. Rubles. */
export interface DepositOrder {
  /** Null for skins: their value is known later. */
  readonly amount: number | null;
  readonly method: string;
  /** Set when a package is bought: it credits more than the plain sum. */
  readonly packageId: number | null;
  /** For skins. */
  readonly steamTradeUrl?: string;
  /** Set when the sum is exactly what this gift certificate lacks. */
  readonly certificateId?: string;
}

export interface StartedDeposit {
  readonly depositId: string;
  readonly redirectUrl: string;
}

interface Context {
  readonly depositId: string | null;
  readonly order: DepositOrder | null;
  /** Idempotency key of the current order: kept when the response is lost, replaced when the order changes. */
  readonly key: string | null;
  readonly redirectUrl: string | null;
  readonly refusal: ApiFailure | null;
}

type DepositEvent =
  | { readonly type: 'deposit.submitted'; readonly order: DepositOrder; readonly freshKey: string }
  | { readonly type: 'deposit.statusKnown'; readonly status: DepositStatus }
  | { readonly type: 'deposit.again' };

const sameOrder = (a: DepositOrder | null, b: DepositOrder): boolean =>
  a !== null &&
  a.amount === b.amount &&
  a.method === b.method &&
  a.packageId === b.packageId &&
  a.steamTradeUrl === b.steamTradeUrl;

const takeOrder = ({ context, event }: { readonly context: Context; readonly event: DepositEvent }): Partial<Context> =>
  event.type === 'deposit.submitted'
    ? {
        order: event.order,
        refusal: null,
        key: context.key !== null && sameOrder(context.order, event.order) ? context.key : event.freshKey,
      }
    : {};

/** A deposit: the sum, the redirect to the provider and back, the result as the server knows it. */
export const depositMachine = setup({
  types: typesOf<{ context: Context; events: DepositEvent; input: { readonly depositId: string | null } }>(),
  actors: {
    startDeposit: fromPromise<StartedDeposit, { readonly order: DepositOrder; readonly key: string }>(
      unbound('startDeposit'),
    ),
  },
  actions: {
    takeOrder: assign(takeOrder),
    takeStarted: assign((_, started: StartedDeposit) => ({ ...started, key: null })),
    keepRefusal: assign(({ context }, { refusal }: { readonly refusal: ApiFailure }) => ({
      refusal,
      // Without a refusal it is not known whether the deposit was created.
      key: isRefused(refusal) ? null : context.key,
    })),
    forget: assign({ depositId: null, order: null, key: null, redirectUrl: null, refusal: null }),
    moneyCame: () => undefined,
    goToProvider: (_, _params: { readonly redirectUrl: string }) => undefined,
  },
  guards: {
    returned: ({ context }) => context.depositId !== null,
    is: ({ event }, { status }: { readonly status: DepositStatus }) =>
      event.type === 'deposit.statusKnown' && event.status === status,
  },
}).createMachine({
  id: 'deposit',
  description: 'Пополнение баланса: от суммы до денег или отказа',
  context: ({ input }) => ({ depositId: input.depositId, order: null, key: null, redirectUrl: null, refusal: null }),
  initial: 'deciding',
  on: {
    'deposit.statusKnown': [
      { description: 'оплачено', guard: { type: 'is', params: { status: 'PAID' } }, target: '.paid' },
      {
        description: 'платёжная система отказала',
        guard: { type: 'is', params: { status: 'DECLINED' } },
        target: '.declined',
      },
      { description: 'оплату вернули', guard: { type: 'is', params: { status: 'REFUNDED' } }, target: '.refunded' },
      { description: 'ответ будет позже', guard: { type: 'is', params: { status: 'DELAYED' } }, target: '.waiting' },
      { description: 'не оплачено', guard: { type: 'is', params: { status: 'CREATED' } }, target: '.unpaid' },
    ],
  },
  states: {
    deciding: {
      description: 'Человек вернулся от платёжной системы или только выбирает сумму?',
      always: [
        { description: 'вернулся', guard: 'returned', target: 'checking' },
        { description: 'выбирает', target: 'editing' },
      ],
    },
    editing: {
      description: 'Выбирают сумму и способ',
      on: {
        'deposit.submitted': { description: 'человек подтвердил сумму', target: 'creating', actions: 'takeOrder' },
      },
    },
    creating: {
      description: 'Сервер записывает пополнение; второе нажатие ничего не меняет',
      invoke: {
        src: 'startDeposit',
        input: ({ context }) => {
          if (context.order === null || context.key === null) throw new Error('an order comes with its key');
          return { order: context.order, key: context.key };
        },
        onDone: {
          description: 'пополнение записано',
          target: 'redirecting',
          actions: { type: 'takeStarted', params: ({ event }) => event.output },
        },
        onError: {
          description: 'не записано или неизвестно',
          target: 'failed',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ refusal: failureOf(event.error) }) },
        },
      },
    },
    failed: {
      description: 'Пополнение не началось, или это неизвестно. Форма остаётся; тот же заказ уйдёт под тем же ключом',
      on: {
        'deposit.submitted': { description: 'человек подтвердил сумму', target: 'creating', actions: 'takeOrder' },
      },
    },
    redirecting: {
      description: 'По пути на страницу платёжной системы',
      entry: { type: 'goToProvider', params: ({ context }) => ({ redirectUrl: context.redirectUrl ?? balancePath }) },
    },
    checking: { description: 'Человек вернулся: спрашиваем сервер, что стало с платежом' },
    unpaid: {
      description: 'Человек ушёл со страницы платёжной системы, не заплатив',
      on: { 'deposit.again': { description: 'попробовать ещё раз', target: 'editing', actions: 'forget' } },
    },
    waiting: { description: 'Платёж у платёжной системы, ответ будет позже; деньги придут сами' },
    paid: { description: 'Деньги на балансе', entry: 'moneyCame', type: 'final' },
    refunded: { description: 'Платёжная система вернула оплату плательщику', type: 'final' },
    declined: {
      description: 'Платёжная система отказала; ничего не списано',
      on: { 'deposit.again': { description: 'попробовать ещё раз', target: 'editing', actions: 'forget' } },
    },
  },
});
