import { squadTimers } from '../../settings/squad-timers';
import { memberOf } from '../queries/members';
import { unacceptedPayersOf } from '../queries/payments';
import type { Refusal } from '../refusals/refusal';
import { lapsed } from '../refusals/time';
import { notMember, notMemberNorPayer, notOwner, notOwnerNorAdmin, notOwnerNorMate } from '../refusals/who';
import type { SquadEventOf } from '../squad-event';
import { ruleSet } from './rule-set';

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

const tooOften: Refusal = ({ lastPingAt }, { at }) => (lastPingAt !== null && at - lastPingAt < squadTimers.pingPause ? 'RATE_LIMITED' : null);

const flagStands: Refusal<SquadEventOf<'squad.needToRecreate'>> = ({ recreation }, { needed }) =>
  needed === (recreation !== null) ? 'SQUADS_INVALID_STATE' : null;
const noPauseLeft: Refusal<SquadEventOf<'squad.needToRecreate'>> = ({ pausedMs }, { needed }) =>
  needed && pausedMs >= squadTimers.recreation ? 'SQUADS_INVALID_STATE' : null;
const recreationRules = [flagStands, noPauseLeft];
const flagDown: Refusal = ({ recreation }) => (recreation ? null : 'SQUADS_INVALID_STATE');

const ownerInGame: Refusal = (_, { by }) => (typeof by === 'object' ? null : 'SQUADS_INVALID_STATE');

export const startRules = {
  'squad.confirm': ruleSet('squad.confirm', {
    who: [notMemberNorPayer],
    in: { READY: [notUnconfirmedMate, lapsed], STARTED: [notAwaitedInLobby, lapsed], FINISHED: [notUnacceptedPayer, disputed] },
    elsewhere: { PENDING: 'SQUADS_MEMBERS_MUST_JOIN' },
  }),
  'squad.ping': ruleSet('squad.ping', {
    who: [notMember],
    in: { PENDING: [tooOften], READY: [tooOften], STARTED: [tooOften], IN_A_GAME: [tooOften] },
  }),
  'squad.needToRecreate': ruleSet('squad.needToRecreate', {
    who: [notOwnerNorMate],
    in: { STARTED: [lapsed, ...recreationRules], IN_A_GAME: [lapsed, ...recreationRules] },
  }),
  'squad.recreated': ruleSet('squad.recreated', { who: [notOwner], in: { STARTED: [flagDown], IN_A_GAME: [flagDown] } }),
  'squad.disband': ruleSet('squad.disband', {
    who: [notOwnerNorAdmin],
    in: { PENDING: [], READY: [], STARTED: [], IN_A_GAME: [ownerInGame] },
  }),
};
