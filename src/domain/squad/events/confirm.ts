import { asItIs, personEvent } from '../define-event';
import { memberOf } from '../questions/members';
import { settle } from '../steps/money/pay-out';
import { unacceptedPayersOf } from '../questions/payments';
import { lapsed, notMemberNorPayer, type Refusal } from '../questions/refusals';
import { choose, emit, inOrder, nothing, record, set, type Moment, type Part } from '../steps/step-parts';

const nothingToConfirm = 'SQUADS_INVALID_STATE';

const notUnconfirmedMate: Refusal = (context, { by }) => {
  const member = memberOf(context, by);
  return member?.type === 'MATE' && member.confirmedAt === null ? null : nothingToConfirm;
};

const notAwaitedInLobby: Refusal = (context, { by }) => {
  const member = memberOf(context, by);
  const counts = member?.type === 'MATE' || by === context.ownerId;
  return counts && member?.confirmedAt === null ? null : nothingToConfirm;
};

const notUnacceptedPayer: Refusal = (context, { by }) =>
  context.settledAt === null && unacceptedPayersOf(context).some((payer) => payer === by) ? null : nothingToConfirm;

const disputed: Refusal = ({ dispute }) => (dispute && dispute.status !== 'CLOSED' ? 'SQUADS_INVALID_STATE' : null);

/** A mate is ready, or a mate or the owner stands in the lobby. */
const stand = ({ by, at }: Moment): Part =>
  inOrder(
    set(({ members }) => ({
      members: members.map((member) => (member.id === by ? { ...member, confirmedAt: at } : member)),
    })),
    emit(() => [record('CONFIRMED', by)]),
  );

/** A payer says that all was well; the last one settles. */
const acceptResult = ({ by, at }: Moment): Part =>
  inOrder(
    set(({ payments }) => ({
      payments: payments.map((payment) => (payment.payerId === by ? { ...payment, acceptedAt: at } : payment)),
    })),
    emit(() => [record('CONFIRMED', by)]),
    choose((context) => (unacceptedPayersOf(context).length === 0 ? settle(at) : nothing)),
  );

export const confirm = personEvent()('squad.confirm', {
  description: 'участник подтверждает',
  who: [notMemberNorPayer],
  in: {
    READY: { unless: [notUnconfirmedMate, lapsed], step: stand },
    STARTED: { unless: [notAwaitedInLobby, lapsed], step: stand },
    FINISHED: { unless: [notUnacceptedPayer, disputed], step: acceptResult },
  },
  elsewhere: { PENDING: 'SQUADS_MEMBERS_MUST_JOIN' },
  effects: ['recordHistory', 'payMate', 'takeServicePart', 'payReferrals', 'notify'],
  history: ['CONFIRMED', 'WITHDRAWN'],
  samples: asItIs,
});
