import { noFacts, type PersonEvent, personRules } from '../define-rules';
import type { SquadStatus } from '../facts/squad-enums';
import { memberOf } from '../selectors/members';
import { unacceptedPayersOf } from '../selectors/payments';
import { statusExpired, notMemberNorPayer, type Refusal } from './shared-refusals';

interface Facts {
  /** The status that the person saw when they pressed; absent: not checked. */
  readonly seen?: SquadStatus;
}

type Confirm = PersonEvent<'squad.confirm', Facts>;

const nothingToConfirm = 'SQUADS_INVALID_STATE';

/**
 * The same call confirms readiness, the lobby or the result: retried after a lost response it must not confirm the next
 * of them.
 */
const saw =
  (status: SquadStatus): Refusal<Confirm> =>
  (_, { seen }) =>
    seen === undefined || seen === status ? null : nothingToConfirm;

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

/**
 * READY: a mate is ready. STARTED: the owner or a mate is in the lobby. FINISHED: a payer accepts the result (domain
 * rules, section 1, confirm).
 */
export const confirmRules = personRules<Facts>()('squad.confirm', {
  who: [notMemberNorPayer],
  in: {
    READY: [saw('READY'), notUnconfirmedMate, statusExpired],
    STARTED: [saw('STARTED'), notAwaitedInLobby, statusExpired],
    FINISHED: [saw('FINISHED'), notUnacceptedPayer, disputed],
  },
  elsewhere: { PENDING: 'SQUADS_MEMBERS_MUST_JOIN' },
  samples: noFacts,
});
