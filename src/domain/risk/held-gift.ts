import { type Kopecks, mulDiv, sumOf } from '../money/kopecks';

/**
 * What the service gives and may hold: its part of a mate's pay (the rest of a trial lesson's price, promo codes, bonus
 * money), its part of a referrer's reward, the bonus for registration. Own money is never held.
 */
export const heldGiftKinds = ['PAY', 'REFERRAL', 'REGISTRATION'] as const;

export type HeldGiftKind = (typeof heldGiftKinds)[number];

/** `RELEASED`: the person has it; `TAKEN`: the service has it back. An operator may undo both. */
export const heldGiftStates = ['HELD', 'RELEASED', 'TAKEN'] as const;

export type HeldGiftState = (typeof heldGiftStates)[number];

/** Of a ring of linked accounts: `OPEN` waits for an operator; after `RELEASED` its people are held up no longer. */
export const ringStates = ['OPEN', 'RELEASED', 'TAKEN'] as const;

export type RingState = (typeof ringStates)[number];

/** A payer's part of a game as a step has spent it, in kopecks. */
export interface SpentByPayer {
  readonly payerId: string;
  /** With bonus money and what the service added. */
  readonly gross: Kopecks;
  /** What the service has given of it. */
  readonly given: Kopecks;
}

/** What a share has of the service's money: the part it added, and of the payer's own part the bonus money. */
interface FundedShare {
  readonly gross: Kopecks;
  /** Of the whole share: what its payer pays, what the service adds. */
  readonly amount: Kopecks;
  readonly subsidy: Kopecks;
  /** Of the payer's part as far as it has not gone back. */
  readonly left: Kopecks;
  readonly bonusLeft: Kopecks;
}

/** The service's money in what is spent of a share, in kopecks, in proportion. */
export const givenOf = ({ gross, amount, subsidy, left, bonusLeft }: FundedShare): Kopecks => {
  const added = amount + subsidy === 0 ? 0 : mulDiv(gross, subsidy, amount + subsidy);
  return added + (left === 0 ? 0 : mulDiv(gross - added, bonusLeft, left));
};

interface HeldOfPay {
  readonly payerId: string;
  readonly amount: Kopecks;
}

/**
 * What is held of a mate's pay for each marked payer, in kopecks: of their part as much as the service has given of it. The
 * mate's percent of what the payers' own money has paid is never held, so that a person who pays themselves loses the
 * service's part of it.
 */
export const heldOfPay = (
  pay: Kopecks,
  spent: readonly SpentByPayer[],
  isMarked: (payerId: string) => boolean,
): readonly HeldOfPay[] => {
  const gross = sumOf(spent, (part) => part.gross);
  return [...new Set(spent.map(({ payerId }) => payerId))].flatMap((payerId) => {
    const given = sumOf(spent, (part) => (part.payerId === payerId ? part.given : 0));
    const amount = gross > 0 && isMarked(payerId) ? mulDiv(pay, given, gross) : 0;
    return amount > 0 ? [{ payerId, amount }] : [];
  });
};
