import type { Purse } from '#domain/money/purse.ts';
import { type AccountRef, bonusAccount, giftAccount, userAccount } from './account-ref';
import type { Movement } from './post-transfers';

/** Movements of a payment: each kind of money from the payer's account of that kind. Kopecks. */
export const outOfPurse = (payerId: string, to: AccountRef, { own, bonus, gift }: Purse): readonly Movement[] => [
  { from: userAccount(payerId), to, amount: own },
  { from: bonusAccount(payerId), to, amount: bonus },
  { from: giftAccount(payerId), to, amount: gift },
];

/** Movements of a refund: each kind of money back to the payer's account of that kind. Kopecks. */
export const intoPurse = (from: AccountRef, payerId: string, { own, bonus, gift }: Purse): readonly Movement[] => [
  { from, to: userAccount(payerId), amount: own },
  { from, to: bonusAccount(payerId), amount: bonus },
  { from, to: giftAccount(payerId), amount: gift },
];
