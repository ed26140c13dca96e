import type { Purse } from '../../../domain/money/purse';
import { type AccountRef, bonusAccount, giftAccount, userAccount } from './account-ref';
import type { Movement } from './post-transfers';

/** Parts of a payment, in kopecks, each from where that kind of the payer's money lies. */
export const outOfPurse = (payerId: string, to: AccountRef, { own, bonus, gift }: Purse): readonly Movement[] => [
  { from: userAccount(payerId), to, amount: own },
  { from: bonusAccount(payerId), to, amount: bonus },
  { from: giftAccount(payerId), to, amount: gift },
];

/** The way back: each kind as what it was. Kopecks. */
export const intoPurse = (from: AccountRef, payerId: string, { own, bonus, gift }: Purse): readonly Movement[] => [
  { from, to: userAccount(payerId), amount: own },
  { from, to: bonusAccount(payerId), amount: bonus },
  { from, to: giftAccount(payerId), amount: gift },
];
