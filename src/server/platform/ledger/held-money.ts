import type { Kopecks } from '#domain/money/kopecks.ts';
import { partsOfPrice, type Purse } from '#domain/money/purse.ts';
import { splitByWeights } from '#domain/money/split.ts';
import type { Tx } from '../db/open-database';
import { type AccountRef, bonusAccount, giftAccount, userAccount } from './account-ref';
import { lockBalances } from './balances';
import { returnGrants, spendGrants } from './bonus-grants';
import { type Movement, postTransfers } from './post-transfers';
import { intoPurse, outOfPurse } from './purse-movements';

interface LedgerStep {
  readonly tx: Tx;
  readonly operationId: string;
  /** Product time. */
  readonly at: Date;
}

interface Held {
  readonly payerId: string;
  readonly hold: AccountRef;
  /** The purpose under which grants of bonus and gift money are spent and returned. */
  readonly purpose: string;
  /** Kopecks. */
  readonly amount: Kopecks;
  /** Further movements in the same posting: a subsidy, somebody's income. */
  readonly alongside?: readonly Movement[];
}

/** The payer's balances in kopecks, locked until the transaction ends. */
export const lockPurse = async (tx: Tx, payerId: string): Promise<Purse> => {
  const accounts = [userAccount(payerId), bonusAccount(payerId), giftAccount(payerId)];
  const [own = 0, bonus = 0, gift = 0] = await lockBalances(tx, accounts);
  return { own, bonus, gift };
};

/**
 * Holds a price: bonus money first, up to its limit, then gift money, then the payer's own. Returns the parts in
 * kopecks.
 * @throws Refusal BALANCE_INSUFFICIENT with the missing sum in rubles
 */
export const holdMoney = async (
  { tx, operationId, at }: LedgerStep,
  { payerId, hold, purpose, amount, alongside = [] }: Held,
): Promise<Purse> => {
  const parts = partsOfPrice(amount, await lockPurse(tx, payerId));
  await postTransfers(tx, operationId, [...outOfPurse(payerId, hold, parts), ...alongside], at);
  await spendGrants(tx, { userId: payerId, kind: 'BONUS', amount: parts.bonus, purpose });
  await spendGrants(tx, { userId: payerId, kind: 'GIFT', amount: parts.gift, purpose });
  return parts;
};

/** The kinds of money in a refund: pro rata of what is held; the last refund returns exactly the rest of each kind. */
const refundParts = (held: Purse, amount: Kopecks): Purse => {
  const [bonus = 0, gift = 0] = splitByWeights(amount, [held.bonus, held.gift, held.own]);
  return { bonus, gift, own: amount - bonus - gift };
};

/** Returns held money, each kind to where it came from. `held`: what is still held. Returns the parts in kopecks. */
export const returnMoney = async (
  { tx, operationId, at }: LedgerStep,
  { payerId, hold, purpose, amount, alongside = [] }: Held,
  held: Purse,
): Promise<Purse> => {
  const parts = refundParts(held, amount);
  await postTransfers(tx, operationId, [...intoPurse(hold, payerId, parts), ...alongside], at);
  await returnGrants(tx, { purpose, kind: 'BONUS', amount: parts.bonus });
  await returnGrants(tx, { purpose, kind: 'GIFT', amount: parts.gift });
  return parts;
};
