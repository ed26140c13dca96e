import { topUpBonus } from '#domain/money/deposit.ts';
import { carryOutCorrection } from '#server/features/balance/desk/carry-out-correction.ts';
import { createDeposit } from '#server/features/balance/deposits/create-deposit.ts';
import { settleDeposit } from '#server/features/balance/deposits/settle-deposit.ts';
import { startWithdrawal } from '#server/features/balance/start-withdrawal.ts';
import {
  confirmWithdrawal,
  lockWithdrawal,
  payWithdrawal,
  returnWithdrawal,
} from '#server/features/balance/withdrawal-steps.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { platformAccount, squadHold, userAccount } from '#domain/money/account-ref.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { integerBetween } from '../support/seeded-random';
import type { MoneyModel } from './money-model';

export interface RandomRun {
  readonly app: App;
  readonly people: readonly string[];
  readonly random: () => number;
  readonly model: MoneyModel;
  /** Squads of this run alone. */
  readonly squads: readonly number[];
  readonly openWithdrawals: Map<
    string,
    { readonly id: string; readonly amount: number; readonly fee: number; confirmed: boolean }
  >;
}

const operate = <T>({ app }: RandomRun, work: (tx: Tx, operationId: string) => Promise<T>): Promise<T> =>
  runOperation(app, { kind: 'correct balance', actor: 'system', idempotencyKey: null, request: null }, work);

/** Runs an operation that may be refused for lack of money; returns whether it succeeded. */
const allowed = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (problem) {
    if (problem instanceof Refusal) return false;
    throw problem;
  }
};

const same = (what: string, real: boolean, modelled: boolean): void => {
  if (real !== modelled) throw new Error(`${what}: the database ${real ? 'allowed' : 'refused'} it, the model did not`);
};

const pick = <T>(random: () => number, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick');
  return item;
};

const topUp = async (run: RandomRun): Promise<void> => {
  const { app, model, random } = run;
  const userId = pick(random, run.people);
  const amount = integerBetween(random, 10_000, 1_200_000);
  const bonus = topUpBonus(amount);
  const order = {
    userId,
    amount,
    bonus: { amount: bonus, reason: 'CLIENT_TOPUP_BONUS' as const },
    method: 'SBP' as const,
    returnTo: '/balance',
  };
  const { depositId } = await operate(run, (tx) => createDeposit(app, tx, order));
  const said = ['PAID', 'PAID', 'DECLINED', 'DELAYED'] as const;
  const outcomes = Array.from({ length: integerBetween(random, 1, 4) }, () => pick(random, said));
  for (const outcome of outcomes)
    await app.db.transaction((tx) => settleDeposit(app, tx, 'DUMMY', { depositId, amount, outcome }));
  if (!outcomes.includes('PAID')) return;
  model.move('OUTSIDE:DUMMY', `USER:${userId}`, amount);
  model.move('PLATFORM:bonus', `BONUS:${userId}`, bonus);
};

const pay = async (run: RandomRun): Promise<void> => {
  const userId = pick(run.random, run.people);
  const squadId = pick(run.random, run.squads);
  const amount = integerBetween(run.random, 1, 900_000);
  const at = new Date();
  const real = await allowed(
    operate(run, async (tx, operationId) => {
      await postTransfers(tx, operationId, [{ from: userAccount(userId), to: squadHold(squadId), amount }], at);
      await recordTransactions(tx, [{ userId, operationId, type: 'PURCHASE', amount: -amount, squadId }], at);
    }),
  );
  same('pay', real, run.model.move(`USER:${userId}`, `HOLD:squad:${squadId}`, amount));
};

const settleSquad = async (run: RandomRun): Promise<void> => {
  const squadId = pick(run.random, run.squads);
  const userId = pick(run.random, run.people);
  const held = run.model.of(`HOLD:squad:${squadId}`);
  const payout = Math.floor((held * integerBetween(run.random, 0, 100)) / 100);
  const at = new Date();
  await operate(run, async (tx, operationId) => {
    const hold = squadHold(squadId);
    await postTransfers(
      tx,
      operationId,
      [
        { from: hold, to: userAccount(userId), amount: payout },
        { from: hold, to: platformAccount('revenue'), amount: held - payout },
      ],
      at,
    );
    await recordTransactions(tx, [{ userId, operationId, type: 'SELL', amount: payout, squadId }], at);
  });
  run.model.move(`HOLD:squad:${squadId}`, `USER:${userId}`, payout);
  run.model.move(`HOLD:squad:${squadId}`, 'PLATFORM:revenue', held - payout);
};

const withdraw = async (run: RandomRun): Promise<void> => {
  const { app, model, random, openWithdrawals } = run;
  const userId = pick(random, run.people);
  const amount = integerBetween(random, 500, 6000) * 100;
  const body = { amount, to: { method: 'BANK_CARD_RU', wallet: '2200000000000004' } };
  const call = { actor: { id: userId }, body, idempotencyKey: `withdraw-${random()}` };
  let row: { id: string; fee: number } | null = null;
  const real = await allowed(startWithdrawal(app, call as never).then((answer) => (row = answer)));
  same('withdraw', real, !openWithdrawals.has(userId) && model.of(`USER:${userId}`) >= amount);
  if (row === null) return;
  const { id, fee } = row as { id: string; fee: number };
  model.move(`USER:${userId}`, `HOLD:withdrawal:${id}`, amount);
  openWithdrawals.set(userId, { id, amount, fee, confirmed: false });
};

const endWithdrawal = async (run: RandomRun): Promise<void> => {
  const { app, model, random, openWithdrawals } = run;
  const waiting = [...openWithdrawals];
  if (waiting.length === 0) return;
  const [userId, open] = pick(random, waiting);
  const hold = `HOLD:withdrawal:${open.id}`;
  await operate(run, async (tx, operationId) => {
    const row = await lockWithdrawal(tx, open.id);
    if (!row) throw new Error('the withdrawal is gone');
    if (!open.confirmed && random() < 0.75) {
      await confirmWithdrawal(tx, app, row, 'system');
      open.confirmed = true;
    } else if (open.confirmed && random() < 0.7) {
      await payWithdrawal(tx, app, operationId, row, { reference: 'A1', by: 'system' });
      model.move(hold, 'OUTSIDE:BANK_CARD_RU', open.amount - open.fee);
      model.move(hold, 'PLATFORM:revenue', open.fee);
      openWithdrawals.delete(userId);
    } else {
      await returnWithdrawal(tx, app, operationId, row, { by: 'system', canceled: false, comment: null });
      model.move(hold, `USER:${userId}`, open.amount);
      openWithdrawals.delete(userId);
    }
  });
};

const correct = async (run: RandomRun): Promise<void> => {
  const { app, model, random } = run;
  const userId = pick(random, run.people);
  const [money, account, fund] = pick(random, [
    ['OWN', 'USER', 'PLATFORM:correction'],
    ['BONUS', 'BONUS', 'PLATFORM:bonus'],
  ] as const);
  const sum = integerBetween(random, 1, 60_000);
  const gives = random() < 0.5;
  const move = {
    id: `of-${random()}`,
    userId,
    kind: 'OTHER',
    money,
    comment: 'Проба',
    amount: gives ? sum : -sum,
  } as const;
  const real = await allowed(operate(run, (tx, operationId) => carryOutCorrection(app, tx, operationId, move)));
  const theirs = `${account}:${userId}`;
  same('correct', real, gives ? model.move(fund, theirs, sum) : model.move(theirs, fund, sum));
};

const steps = [topUp, correct, topUp, pay, pay, settleSquad, withdraw, withdraw, endWithdrawal, endWithdrawal] as const;

/** One random operation on a person's money, in the database and in the model. */
export const randomStep = (run: RandomRun): Promise<void> => pick(run.random, steps)(run);
