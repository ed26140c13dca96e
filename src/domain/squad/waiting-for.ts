import type { SquadStatus } from '../enums/squad-status';
import { inviteesOf } from './queries/invitations';
import { unacceptedPayersOf } from './queries/payments';
import { laggardsOf, missingInLobby } from './queries/readiness';
import { disputeAwaits, earlyFinishAwaits } from './queries/silence';
import type { UserId } from './squad-actor';
import type { SquadContext } from './squad-context';
import type { SquadState } from './squad-state';

const byStatus: Readonly<Record<SquadStatus, (context: SquadContext) => readonly UserId[]>> = {
  PENDING: (context) => (inviteesOf(context).length > 0 || context.visible || context.hotUntil !== null ? inviteesOf(context) : [context.ownerId]),
  READY: laggardsOf,
  STARTED: (context) => (context.recreation ? [context.ownerId] : missingInLobby(context)),
  IN_A_GAME: (context) => (context.recreation ? [context.ownerId] : [...new Set([...earlyFinishAwaits(context), ...disputeAwaits(context)])]),
  FINISHED: (context) => {
    if (context.settledAt !== null) return [];
    return context.dispute && context.dispute.status !== 'CLOSED' ? disputeAwaits(context) : unacceptedPayersOf(context);
  },
  DISBANDED: () => [],
};

/** Whose step the squad waits for now. */
export const waitingFor = ({ value, context }: SquadState): readonly UserId[] => byStatus[value](context);
