import { sumOf } from '../../money/kopecks';
import { memberIds } from '../selectors/members';
import { unpaidSharesOf } from '../selectors/payments';
import { freshPayment } from '../facts/squad-bill';
import type { StepEffect } from '../facts/squad-effect';
import { choose, emit, inOrder, record, set, notify, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { payRules, type Pay } from '../rules/pay';

const step = ({ by, at }: Pay): Part =>
  choose((context) => {
    const shares = unpaidSharesOf(context, by);
    const holds: readonly StepEffect[] = shares.map((params) => ({ type: 'holdPayment', params }));
    // A payer who also pays for friends is announced once, with their own share.
    const notices = shares.some(({ memberId }) => memberId === by) ? [notify('PAID', by, memberIds(context))] : [];
    return inOrder(
      set(({ payments }) => ({ payments: [...payments, ...shares.map((share) => freshPayment(share, at))] })),
      emit(() => [
        ...holds,
        ...notices,
        record('MEMBER_PAID', by, null, { amount: sumOf(shares, (share) => share.amount) }),
      ]),
    );
  });

/** A payer pays all their shares together. */
export const pay = eventOf(payRules, {
  description: 'участник платит',
  in: { READY: { step } },
  effects: ['holdPayment', 'notify', 'recordHistory'],
  history: ['MEMBER_PAID'],
});
