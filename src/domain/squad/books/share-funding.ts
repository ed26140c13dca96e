import { type Kopecks, mulDiv } from '../../money/kopecks';
import type { Purse } from '../../money/purse';
import type { SquadPayment } from '../facts/squad-bill';
import { heldOf } from '../selectors/payments';

/** Whose money a share was paid with, and what of it has gone back; kopecks. `amount` has all kinds in it. */
export interface ShareFunding {
  readonly amount: Kopecks;
  readonly bonus: Kopecks;
  readonly gift: Kopecks;
  readonly refunded: Kopecks;
  readonly bonusRefunded: Kopecks;
  readonly giftRefunded: Kopecks;
  /** How much of the own money was spent so far. */
  readonly ownSpent: Kopecks;
}

const untouched = { refunded: 0, bonusRefunded: 0, giftRefunded: 0, ownSpent: 0 } as const;

/** A share that was just paid. */
export const fundedWith = (amount: Kopecks, { bonus, gift }: Pick<Purse, 'bonus' | 'gift'>): ShareFunding => ({
  ...untouched,
  amount,
  bonus,
  gift,
});

/** The part of a share that has not gone back, by kind of money. */
export const heldParts = (funding: ShareFunding): Purse => {
  const bonus = funding.bonus - funding.bonusRefunded;
  const gift = funding.gift - funding.giftRefunded;
  return { bonus, gift, own: funding.amount - funding.refunded - bonus - gift };
};

/** The share after these parts have gone back. */
export const afterRefund = <Share extends ShareFunding>(funding: Share, { own, bonus, gift }: Purse): Share => ({
  ...funding,
  refunded: funding.refunded + own + bonus + gift,
  bonusRefunded: funding.bonusRefunded + bonus,
  giftRefunded: funding.giftRefunded + gift,
});

/** What a successor's share is made of: the bonus and gift money stays what it is, since it may still go back. */
export const carriedOver = (funding: ShareFunding, amount: Kopecks): ShareFunding => {
  const held = heldParts(funding);
  const bonus = Math.min(held.bonus, amount);
  return fundedWith(amount, { bonus, gift: Math.min(held.gift, amount - bonus) });
};

/**
 * The payer's own money in what a step spends of a share: all that is left when nothing of it stays held, else a part in
 * proportion. `gross`: what the step spends, with bonus and gift money and the subsidy; `payment`: after the step.
 */
export const ownSpentOf = (funding: ShareFunding, payment: SquadPayment, gross: Kopecks): Kopecks =>
  mulDiv(heldParts(funding).own - funding.ownSpent, gross, gross + heldOf(payment) + payment.moved);
