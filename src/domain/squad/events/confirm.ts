import { settle } from '../steps/money/pay-out';
import { unacceptedPayersOf } from '../selectors/payments';
import { choose, emit, inOrder, nothing, record, set, type Moment, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { confirmRules } from '../rules/confirm';

/** READY: a mate is ready. STARTED: a mate or the owner is in the lobby. */
const confirmPresence = ({ by, at }: Moment): Part =>
  inOrder(
    set(({ members }) => ({
      members: members.map((member) => (member.id === by ? { ...member, confirmedAt: at } : member)),
    })),
    emit(() => [record('CONFIRMED', by)]),
  );

/** FINISHED: a payer confirms that all was well; the last confirmation settles the squad. */
const acceptResult = ({ by, at }: Moment): Part =>
  inOrder(
    set(({ payments }) => ({
      payments: payments.map((payment) => (payment.payerId === by ? { ...payment, acceptedAt: at } : payment)),
    })),
    emit(() => [record('CONFIRMED', by)]),
    choose((context) => (unacceptedPayersOf(context).length === 0 ? settle(at) : nothing)),
  );

/** A confirmation in READY, STARTED or FINISHED. */
export const confirm = eventOf(confirmRules, {
  description: 'участник подтверждает',
  in: { READY: { step: confirmPresence }, STARTED: { step: confirmPresence }, FINISHED: { step: acceptResult } },
  effects: ['recordHistory', 'payMate', 'takeServicePart', 'payReferrals', 'notify'],
  history: ['CONFIRMED', 'WITHDRAWN'],
});
