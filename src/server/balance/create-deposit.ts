import { v7 as uuidv7 } from 'uuid';
import type { PaymentMethod } from '../../domain/enums/payment-method';
import type { Kopecks } from '../../domain/money/kopecks';
import type { App } from '../app/app';
import type { Tx } from '../db/open-database';
import { deposit } from '../db/schema/ledger';
import { limitRate } from '../http/count-hit';
import { Refusal } from '../http/refusal';
import { findProvider } from '../providers/deposit-providers';
import type { Actor } from '../sessions/actor';
import { depositMethods } from './deposit-methods';

export interface DepositOrder {
  readonly userId: string;
  readonly amount: Kopecks;
  readonly bonus?: { readonly amount: Kopecks; readonly reason: 'CLIENT_TOPUP_BONUS' | 'CLIENT_PACKAGE_BONUS' } | null;
  readonly method: PaymentMethod;
  /** A path of our own. */
  readonly returnTo: string;
  /** What it is for besides the balance. */
  readonly purpose?: 'FIRST_SQUAD';
}

/** Each leaves a row behind, so even a patient script gets only so many. */
const started = { perPerson: 300, windowMs: 60_000 } as const;

/** Counts one more deposit of a person who may start them. @throws Refusal MATE_CANT_DEPOSIT_MONEY, RATE_LIMITED */
export const demandDepositor = async (app: App, actor: Actor): Promise<void> => {
  if (actor.mateGameId !== null) throw new Refusal('MATE_CANT_DEPOSIT_MONEY');
  await limitRate(app, `deposit:${actor.id}`, started.perPerson, started.windowMs);
};

/**
 * Writes down a deposit and gives the address to pay at. Nothing moves until the provider has said so.
 * @throws Refusal VALIDATION_ERROR when no provider serves the method
 */
export const createDeposit = async (app: App, tx: Tx, order: DepositOrder): Promise<{ depositId: string; redirectUrl: string }> => {
  const { userId, amount, method, returnTo } = order;
  const offered = depositMethods(app).find(({ id }) => id === method);
  const provider = offered && findProvider(app, offered.provider);
  if (!provider) throw new Refusal('VALIDATION_ERROR', { fields: [{ path: 'body.method', message: 'Этот способ сейчас не работает. Выбери другой' }] });
  const bonus = order.bonus && order.bonus.amount > 0 ? order.bonus : null;
  const id = uuidv7();
  await tx.insert(deposit).values({
    id,
    userId,
    provider: provider.id,
    method,
    amount,
    bonus: bonus?.amount ?? 0,
    bonusReason: bonus?.reason ?? null,
    status: 'CREATED',
    returnTo,
    purpose: order.purpose ?? null,
    createdAt: new Date(app.clock.now()),
  });
  return { depositId: id, redirectUrl: provider.buildPaymentUrl({ depositId: id, amount, method }) };
};
