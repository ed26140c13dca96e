import type { Kopecks } from '../../money/kopecks';
import { type PersonEvent, personRules } from '../define-rules';
import { amountDue, unpaidSharesOf } from '../selectors/payments';
import { statusExpired, notMember, type Refusal } from './shared-refusals';

export interface Facts {
  /** The sum that the payer saw, kopecks. */
  readonly quoted: Kopecks;
  /** The payer's balance, kopecks; null: checked by the ledger. */
  readonly balance: Kopecks | null;
}

export type Pay = PersonEvent<'squad.pay', Facts>;

/**
 * Refuses a person who is not a payer or has paid, and a sum other than the one in force. The sum is 0 for a prepaid
 * lesson.
 */
const wrongPayment: Refusal<Pay> = (context, { by, quoted }) =>
  unpaidSharesOf(context, by).length === 0 || amountDue(context, by) !== quoted
    ? 'SQUADS_INVALID_MEMBER_PAYMENT'
    : null;

const insufficientBalance: Refusal<Pay> = (_, { quoted, balance }) =>
  balance !== null && balance < quoted ? 'BALANCE_INSUFFICIENT' : null;

/** A payer pays all their shares (domain rules, section 1, pay). */
export const payRules = personRules<Facts>()('squad.pay', {
  who: [notMember],
  in: { READY: [statusExpired, wrongPayment, insufficientBalance] },
  elsewhere: { PENDING: 'SQUADS_MEMBERS_MUST_JOIN' },
  samples: (context, by) => [{ quoted: amountDue(context, by), balance: null }],
});
