import { squadTimers } from '../settings/squad-timers';
import type { SquadContext } from './squad-context';
import type { SquadDeadline } from './squad-deadline';
import type { SquadState } from './squad-state';
import type { SquadDeadlineKind } from './squad-timer-event';

const one = (kind: SquadDeadlineKind, at: number | null, subject = ''): readonly SquadDeadline[] => (at === null ? [] : [{ kind, subject, at }]);

const friendLinks = (context: SquadContext) =>
  context.friendInvitations.flatMap(({ token, expiresAt }) => one('squad.friendInvitationExpired', expiresAt, token));

const disputes = ({ dispute }: SquadContext) =>
  one(dispute?.status === 'NEW' ? 'squad.disputeAnswerExpired' : 'squad.disputeDecisionExpired', dispute?.expiresAt ?? null);

const isDisputed = ({ dispute }: SquadContext): boolean => dispute !== null && dispute.status !== 'CLOSED';

const byStatus: Readonly<Record<SquadState['value'], (context: SquadContext) => readonly SquadDeadline[]>> = {
  PENDING: (context) => [
    ...one('squad.idleExpired', context.touchedAt + squadTimers.idle),
    ...context.mateInvitations.flatMap(({ mateId, expiresAt }) => one('squad.invitationExpired', expiresAt, mateId)),
    ...friendLinks(context),
    ...one('squad.hotExpired', context.hotUntil),
    ...context.offers.flatMap(({ mateId, expiresAt }) => one('squad.offerExpired', expiresAt, mateId)),
  ],
  READY: (context) => [...one('squad.confirmationExpired', context.statusEndsAt), ...friendLinks(context)],
  STARTED: (context) =>
    context.recreation ? one('squad.recreationExpired', context.recreation.expiresAt) : one('squad.lobbyExpired', context.statusEndsAt),
  IN_A_GAME: (context) => [
    ...(context.recreation
      ? one('squad.recreationExpired', context.recreation.expiresAt)
      : [...one('squad.durationElapsed', context.statusEndsAt), ...one('squad.earlyFinishExpired', context.earlyFinish?.expiresAt ?? null)]),
    ...disputes(context),
  ],
  FINISHED: (context) => [
    ...disputes(context),
    ...(context.settledAt === null && context.finishedAt !== null && !isDisputed(context)
      ? one('squad.settlementDue', context.finishedAt + squadTimers.settlement)
      : []),
  ],
  DISBANDED: () => [],
};

/** All steps that the clock will make, earliest first. */
export const deadlinesOf = ({ value, context }: SquadState): readonly SquadDeadline[] =>
  [...byStatus[value](context)].sort((one, other) => one.at - other.at);

const isCountdown = ({ context }: SquadState, { kind, subject }: SquadDeadline): boolean =>
  kind !== 'squad.offerExpired' &&
  (kind !== 'squad.friendInvitationExpired' || context.friendInvitations.some((link) => link.token === subject && link.friendId !== null));

/** The countdown on the screen: epoch ms, null when nothing runs. Open friend links and offers do not count. */
export const deadlineAt = (state: SquadState): number | null => deadlinesOf(state).find((due) => isCountdown(state, due))?.at ?? null;
