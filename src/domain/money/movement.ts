import { type AccountRef, bonusAccount, giftAccount, userAccount } from './account-ref';
import type { Kopecks } from './kopecks';
import type { Purse } from './purse';

/** Money that moves from one account to another. */
export interface Movement {
  readonly from: AccountRef;
  readonly to: AccountRef;
  /** Kopecks, not negative; a movement of nothing is not written. */
  readonly amount: Kopecks;
}

/** A price that is held, or goes back from where it is held. */
export interface HeldPrice {
  readonly payerId: string;
  readonly hold: AccountRef;
  readonly amount: Kopecks;
  /** Further movements in the same posting: a subsidy, somebody's income. */
  readonly alongside?: readonly Movement[];
}

/** Movements of a payment: each kind of money from the payer's account of that kind. */
export const outOfPurse = (payerId: string, to: AccountRef, { own, bonus, gift }: Purse): readonly Movement[] => [
  { from: userAccount(payerId), to, amount: own },
  { from: bonusAccount(payerId), to, amount: bonus },
  { from: giftAccount(payerId), to, amount: gift },
];

/** Movements of a refund: each kind of money back to the payer's account of that kind. */
export const intoPurse = (from: AccountRef, payerId: string, { own, bonus, gift }: Purse): readonly Movement[] => [
  { from, to: userAccount(payerId), amount: own },
  { from, to: bonusAccount(payerId), amount: bonus },
  { from, to: giftAccount(payerId), amount: gift },
];

/** Movements that hold a price, of which these are the parts. */
export const holdMovements = ({ payerId, hold, alongside = [] }: HeldPrice, parts: Purse): readonly Movement[] => [
  ...outOfPurse(payerId, hold, parts),
  ...alongside,
];

/** Movements that return a held price, of which these are the parts. */
export const returnMovements = ({ payerId, hold, alongside = [] }: HeldPrice, parts: Purse): readonly Movement[] => [
  ...intoPurse(hold, payerId, parts),
  ...alongside,
];
