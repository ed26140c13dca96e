import { type Kopecks, sumOf } from '../../money/kopecks';
import { personEvent, type PersonEvent } from '../define-event';
import { memberIds } from '../questions/members';
import { amountDue, unpaidSharesOf } from '../questions/payments';
import { lapsed, notMember, type Refusal } from '../questions/refusals';
import { freshPayment } from '../facts/squad-bill';
import type { StepEffect } from '../facts/squad-effect';
import { choose, emit, inOrder, record, set, tell, type Part } from '../steps/step-parts';

interface Facts {
  /** The sum that the payer saw. */
  readonly quoted: Kopecks;
  /** What they have; null where the ledger decides. */
  readonly balance: Kopecks | null;
}
type Pay = PersonEvent<'squad.pay', Facts>;

/** Not a payer, already paid, or not the sum that stands; a lesson that its course has paid asks for nothing. */
const wrongPayment: Refusal<Pay> = (context, { by, quoted }) =>
  unpaidSharesOf(context, by).length === 0 || amountDue(context, by) !== quoted
    ? 'SQUADS_INVALID_MEMBER_PAYMENT'
    : null;

const tooPoor: Refusal<Pay> = (_, { quoted, balance }) =>
  balance !== null && balance < quoted ? 'BALANCE_INSUFFICIENT' : null;

const step = ({ by, at }: Pay): Part =>
  choose((context) => {
    const shares = unpaidSharesOf(context, by);
    const holds: readonly StepEffect[] = shares.map((params) => ({ type: 'holdPayment', params }));
    // Who pays for friends too is told of once, for their own share.
    const told = shares.some(({ memberId }) => memberId === by) ? [tell('PAID', by, memberIds(context))] : [];
    return inOrder(
      set(({ payments }) => ({ payments: [...payments, ...shares.map((share) => freshPayment(share, at))] })),
      emit(() => [
        ...holds,
        ...told,
        record('MEMBER_PAID', by, null, { amount: sumOf(shares, (share) => share.amount) }),
      ]),
    );
  });

/** A payer pays all their shares at once. */
export const pay = personEvent<Facts>()('squad.pay', {
  description: 'участник платит',
  who: [notMember],
  in: { READY: { unless: [lapsed, wrongPayment, tooPoor], step } },
  elsewhere: { PENDING: 'SQUADS_MEMBERS_MUST_JOIN' },
  effects: ['holdPayment', 'notify', 'recordHistory'],
  history: ['MEMBER_PAID'],
  samples: (context, by) => [{ quoted: amountDue(context, by), balance: null }],
});
