import { choose, emit, inOrder, nothing, set } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import { settle } from '../money/settle';
import { unacceptedPayersOf } from '../queries/payments';

/** A mate is ready, or a mate or the owner stands in the lobby. */
export const confirm = on('squad.confirm', ({ by, at }) =>
  inOrder(
    set(({ members }) => ({ members: members.map((member) => (member.id === by ? { ...member, confirmedAt: at } : member)) })),
    emit(() => [record('CONFIRMED', by)]),
  ),
);

/** A payer says that all was well; the last one settles. */
export const acceptResult = on('squad.confirm', ({ by, at }) =>
  inOrder(
    set(({ payments }) => ({ payments: payments.map((payment) => (payment.payerId === by ? { ...payment, acceptedAt: at } : payment)) })),
    emit(() => [record('CONFIRMED', by)]),
    choose((context) => (unacceptedPayersOf(context).length === 0 ? settle(at) : nothing)),
  ),
);
