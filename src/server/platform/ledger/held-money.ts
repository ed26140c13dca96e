import { bonusAccount, giftAccount, userAccount } from '#domain/money/account-ref.ts';
import { type HeldPrice, holdMovements, returnMovements } from '#domain/money/movement.ts';
import { partsOfPrice, partsOfRefund, type Purse } from '#domain/money/purse.ts';
import type { Tx } from '../db/open-database';
import { lockBalances } from './balances';
import { returnGrants, spendGrants } from './bonus-grants';
import { postTransfers } from './post-transfers';

interface LedgerStep {
  readonly tx: Tx;
  readonly operationId: string;
  /** Product time. */
  readonly at: Date;
}

interface Held extends HeldPrice {
  /** The purpose under which grants of bonus and gift money are spent and returned. */
  readonly purpose: string;
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
 * @throws Refusal BALANCE_INSUFFICIENT with the missing sum
 */
export const holdMoney = async ({ tx, operationId, at }: LedgerStep, price: Held): Promise<Purse> => {
  const { payerId, amount, purpose } = price;
  const parts = partsOfPrice(amount, await lockPurse(tx, payerId));
  await postTransfers(tx, operationId, holdMovements(price, parts), at);
  await spendGrants(tx, { userId: payerId, kind: 'BONUS', amount: parts.bonus, purpose });
  await spendGrants(tx, { userId: payerId, kind: 'GIFT', amount: parts.gift, purpose });
  return parts;
};

/** Returns held money, each kind to where it came from. `held`: what is still held. Returns the parts in kopecks. */
export const returnMoney = async ({ tx, operationId, at }: LedgerStep, price: Held, held: Purse): Promise<Purse> => {
  const { purpose } = price;
  const parts = partsOfRefund(held, price.amount);
  await postTransfers(tx, operationId, returnMovements(price, parts), at);
  await returnGrants(tx, { purpose, kind: 'BONUS', amount: parts.bonus });
  await returnGrants(tx, { purpose, kind: 'GIFT', amount: parts.gift });
  return parts;
};
