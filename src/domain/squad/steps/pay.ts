import { sumOf } from '../../money/sum-of';
import { choose, emit, inOrder, set } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import { unpaidSharesOf } from '../queries/payments';
import type { SquadEffect } from '../squad-effect';
import type { SquadPayment } from '../squad-payment';

/** A payer pays all his shares at once. */
export const pay = on('squad.pay', ({ by, at }) =>
  choose((context) => {
    const shares = unpaidSharesOf(context, by);
    const untouched = { paidAt: at, refunded: 0, subsidyReturned: 0, spent: 0, moved: 0, acceptedAt: null };
    const paid: readonly SquadPayment[] = shares.map((share) => ({ ...share, ...untouched }));
    const holds: readonly SquadEffect[] = shares.map((params) => ({ type: 'holdPayment', params }));
    return inOrder(
      set(({ payments }) => ({ payments: [...payments, ...paid] })),
      emit(() => [...holds, record('MEMBER_PAID', by, null, { amount: sumOf(shares, (share) => share.amount) })]),
    );
  }),
);
