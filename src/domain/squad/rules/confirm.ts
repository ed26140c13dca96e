import { asItIs, personRules } from '../define-rules';
import { memberOf } from '../questions/members';
import { unacceptedPayersOf } from '../questions/payments';
import { lapsed, notMemberNorPayer, type Refusal } from '../questions/refusals';

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

export const confirmRules = personRules()('squad.confirm', {
  who: [notMemberNorPayer],
  in: {
    READY: [notUnconfirmedMate, lapsed],
    STARTED: [notAwaitedInLobby, lapsed],
    FINISHED: [notUnacceptedPayer, disputed],
  },
  elsewhere: { PENDING: 'SQUADS_MEMBERS_MUST_JOIN' },
  samples: asItIs,
});
