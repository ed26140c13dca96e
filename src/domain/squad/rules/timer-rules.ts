import type { SquadStatus } from '../../enums/squad-status';
import { deadlinesOf } from '../deadlines-of';
import { notSystem } from '../refusals/who';
import type { Refusal } from '../refusals/refusal';
import type { SquadDeadlineKind, SquadTimerEvent } from '../squad-timer-event';
import { ruleSet, type RuleSet } from './rule-set';

/** A deadline that was moved, met or cancelled in the meantime does nothing: the clock's step lost the race. */
const notDue =
  (status: SquadStatus): Refusal<SquadTimerEvent> =>
  (context, { type, subject, at }) =>
    deadlinesOf({ value: status, context }).some((due) => due.kind === type && due.subject === subject && due.at <= at)
      ? null
      : 'SQUADS_INVALID_STATE';

const timer = (type: SquadDeadlineKind, ...statuses: readonly SquadStatus[]): RuleSet =>
  ruleSet(type, { who: [notSystem], in: Object.fromEntries(statuses.map((status) => [status, [notDue(status)]])) });

export const timerRules: Readonly<Record<SquadDeadlineKind, RuleSet>> = {
  'squad.idleExpired': timer('squad.idleExpired', 'PENDING'),
  'squad.invitationExpired': timer('squad.invitationExpired', 'PENDING'),
  'squad.friendInvitationExpired': timer('squad.friendInvitationExpired', 'PENDING', 'READY'),
  'squad.hotExpired': timer('squad.hotExpired', 'PENDING'),
  'squad.offerExpired': timer('squad.offerExpired', 'PENDING'),
  'squad.confirmationExpired': timer('squad.confirmationExpired', 'READY'),
  'squad.lobbyExpired': timer('squad.lobbyExpired', 'STARTED'),
  'squad.durationElapsed': timer('squad.durationElapsed', 'IN_A_GAME'),
  'squad.earlyFinishExpired': timer('squad.earlyFinishExpired', 'IN_A_GAME'),
  'squad.recreationExpired': timer('squad.recreationExpired', 'STARTED', 'IN_A_GAME'),
  'squad.settlementDue': timer('squad.settlementDue', 'FINISHED'),
  'squad.disputeAnswerExpired': timer('squad.disputeAnswerExpired', 'IN_A_GAME', 'FINISHED'),
  'squad.disputeDecisionExpired': timer('squad.disputeDecisionExpired', 'IN_A_GAME', 'FINISHED'),
};
