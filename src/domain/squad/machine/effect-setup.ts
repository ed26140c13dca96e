import { setup } from 'xstate';
import type { SquadStatus } from '../../enums/squad-status';
import { isAbandoned, isComposed } from '../queries/composition';
import { memberOf } from '../queries/members';
import { changesPrice } from '../queries/changes-price';
import { isClientOwnerMissing, isMateOwnerMissing, laggardsOf, missingInLobby } from '../queries/readiness';
import { earlyFinishAfter } from '../queries/early-finish-after';
import { isEarlyFinishAgreed } from '../queries/silence';
import { squadRules } from '../rules/squad-rules';
import type { SquadContext } from '../squad-context';
import type { SquadEvent } from '../squad-event';
import { effectActions } from './effect-actions';
import { phantom } from './phantom';

/** Types, effects and guards. Whether a step is allowed is asked of the same rules as everywhere. */
export const effectSetup = setup({
  types: { context: phantom<SquadContext>(), events: phantom<SquadEvent>(), input: phantom<SquadContext>() },
  actions: effectActions,
  guards: {
    allowed: ({ context, event }, status: SquadStatus) => squadRules[event.type].refusal(status, context, event) === null,
    isComposed: ({ context }) => isComposed(context),
    isAbandoned: ({ context }) => isAbandoned(context),
    allPaidAndConfirmed: ({ context }) => laggardsOf(context).length === 0,
    allInLobby: ({ context }) => missingInLobby(context).length === 0,
    ownerLags: ({ context }) => laggardsOf(context).includes(context.ownerId),
    mateOwnerMissing: ({ context }) => isMateOwnerMissing(context),
    clientOwnerOutOfTime: ({ context }) => context.lobbyExtended && isClientOwnerMissing(context),
    earlyFinishAgreed: ({ context }) => isEarlyFinishAgreed(context),
    silenceAgrees: ({ context, event }) => event.type === 'squad.earlyFinishExpired' && earlyFinishAfter(context, event) === 'AGREED',
    kicksMember: ({ context, event }) => event.type === 'squad.kick' && memberOf(context, event.memberId) !== null,
    invitesPerson: ({ event }) => event.type === 'squad.inviteFriend' && event.friendId !== null,
    updatesPrice: ({ context, event }) => event.type === 'squad.update' && changesPrice(context, event.changes),
  },
});
