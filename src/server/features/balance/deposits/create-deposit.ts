import { v7 as uuidv7 } from 'uuid';
import {
  type DepositPaymentProvider,
  type PaymentMethod,
  type PaymentMethodGroup,
  depositRateLimits,
  leastExactDeposit,
  topUpBonus,
} from '#domain/money/deposit.ts';
import { type Kopecks, kopecksToRubles } from '#domain/money/kopecks.ts';
import { isSumUnknown, paymentMethodTerms } from '#domain/money/payment-methods.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { enabledMethods } from '../methods/method-switches';
import { providerFor } from '../providers/all-providers';
import { insertDeposit } from './commit-deposit';
import { requireMayPayIn } from '../../age/public';

interface DepositMethod {
  readonly id: PaymentMethod;
  readonly provider: DepositPaymentProvider;
  readonly group: PaymentMethodGroup;
  readonly min: Kopecks;
  readonly max: Kopecks;
  readonly feePercent: number;
  readonly openSum: boolean;
}

/**
 * Payment methods available now: switched on and served by a provider; each with that provider, its limits and its
 * fee, in the order that operators have given them.
 */
export const depositMethods = async (app: App): Promise<DepositMethod[]> =>
  (await enabledMethods(app.db, 'DEPOSIT')).flatMap((id) => {
    const provider = providerFor(app, id);
    const { group, min, max, feePercent } = paymentMethodTerms[id];
    return provider ? [{ id, provider: provider.id, group, min, max, feePercent, openSum: isSumUnknown(id) }] : [];
  });

export interface DepositOrder {
  readonly userId: string;
  /** Null only for skins. */
  readonly amount: Kopecks | null;
  /** Absent: the usual bonus of a deposit of this size. */
  readonly bonus?: { readonly amount: Kopecks; readonly reason: 'CLIENT_TOPUP_BONUS' | 'CLIENT_PACKAGE_BONUS' } | null;
  readonly method: PaymentMethod;
  /** A path of ours to return to. */
  readonly returnTo: string;
  readonly steamTradeUrl?: string;
  /** What the deposit pays for, besides topping up the balance. */
  readonly purpose?: 'FIRST_SQUAD' | 'SQUAD';
}

/** Counts a deposit against the rate limits of the person and of their network. @throws Refusal RATE_LIMITED */
export const countDeposit = async (app: App, { id }: Pick<Actor, 'id'>, ip: string): Promise<void> => {
  for (const { by, most: max, window } of depositRateLimits)
    await limitRate(app, `deposit:${window}:${by === 'person' ? id : networkOf(ip)}`, max, window);
};

/**
 * Requires a person who may deposit, and counts the deposit against the rate limits.
 * @throws Refusal MATE_CANT_DEPOSIT_MONEY, RATE_LIMITED
 */
export const requireDepositor = async (app: App, actor: Actor, ip: string): Promise<void> => {
  if (actor.mateGameId !== null) throw new Refusal('MATE_CANT_DEPOSIT_MONEY');
  await countDeposit(app, actor, ip);
};

/** The bonus of the order, or the usual one for its sum; for skins it is determined when the sum is known. */
const bonusOf = ({ amount, bonus }: DepositOrder): DepositOrder['bonus'] => {
  const given =
    bonus === undefined ? { amount: topUpBonus(amount ?? 0), reason: 'CLIENT_TOPUP_BONUS' as const } : bonus;
  return given !== null && given.amount > 0 ? given : null;
};

const wrongField = (name: 'method' | 'amount', message: string): Refusal =>
  new Refusal('VALIDATION_ERROR', { fields: [{ path: `body.${name}`, message }] });

/**
 * Each method has its own limits within those of all deposits, whose maximum an administrator may lower. The first
 * squad is deposited to the kopeck (domain rules, section 3).
 * @throws Refusal VALIDATION_ERROR
 */
const requireWithinLimits = async (app: App, { method, purpose }: DepositOrder, amount: Kopecks): Promise<void> => {
  const { min: ofMethod, max: maxOfMethod } = paymentMethodTerms[method];
  const min = purpose === 'FIRST_SQUAD' ? leastExactDeposit(ofMethod) : ofMethod;
  const max = Math.min(maxOfMethod, await app.settings.get('deposit-limit'));
  if (amount < min) throw wrongField('amount', `Для этого способа нужно не меньше ${kopecksToRubles(min)} ₽`);
  if (amount > max) throw wrongField('amount', `Этим способом можно не больше ${kopecksToRubles(max)} ₽`);
};

/**
 * Creates a deposit. No money moves until the provider confirms the payment; `openPayment` gets the payment page from
 * it after the commit.
 * @throws Refusal VALIDATION_ERROR when no provider serves the method, the sum is missing where it is required or given
 * where it must not be, or the method does not accept it
 */
export const createDeposit = async (app: App, tx: Tx, order: DepositOrder): Promise<{ depositId: string }> => {
  const { userId, amount, method, returnTo } = order;
  const isOn = (await enabledMethods(tx, 'DEPOSIT')).includes(method);
  const provider = isOn ? providerFor(app, method) : null;
  if (!provider) throw wrongField('method', 'Этот способ сейчас не работает. Выбери другой');
  if (amount === null && !isSumUnknown(method)) throw wrongField('method', 'Для этого способа нужна сумма');
  if (amount !== null && isSumUnknown(method))
    throw wrongField('method', 'Здесь нужна точная сумма. Выбери другой способ');
  if (amount !== null) await requireWithinLimits(app, order, amount);
  await requireMayPayIn(app, tx, userId, amount);
  const bonus = bonusOf(order);
  const id = uuidv7();
  await insertDeposit(tx, {
    id,
    userId,
    provider: provider.id,
    method,
    amount,
    bonus: bonus?.amount ?? 0,
    bonusReason: bonus?.reason ?? null,
    returnTo,
    purpose: order.purpose ?? null,
    steamTradeUrl: order.steamTradeUrl ?? null,
    createdAt: new Date(app.clock.now()),
  });
  return { depositId: id };
};
