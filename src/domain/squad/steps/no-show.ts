import { squadTimers } from '../../settings/squad-timers';
import { choose, emit, inOrder, set, type Part } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import { cancelLate } from '../money/cancel-late';
import { freePartOf } from '../money/mate-parts';
import { freePool, poolOf } from '../money/pools';
import { refund } from '../money/refund';
import { refundFree } from '../money/release';
import { unconfirmedMatesOf } from '../queries/members';
import { isClientOwnerMissing } from '../queries/readiness';
import type { UserId } from '../squad-actor';
import { dismiss } from './dismiss';
import { strike } from './strike';

const expired: Part = emit(() => [record('CONFIRMATION_EXPIRED', 'system')]);

const removeMissing = (mateId: UserId): Part =>
  inOrder(
    choose((context) => refund(poolOf(context, freePartOf(context, mateId)))),
    dismiss(mateId, 'system', 'MEMBER_LEFT'),
    strike(mateId, 'MISSED_LOBBY'),
  );

const waitForOwner: Part = set((context) =>
  isClientOwnerMissing(context) ? { lobbyExtended: true, statusEndsAt: (context.statusEndsAt ?? 0) + squadTimers.lobbyExtension } : {},
);

/** Missing mates are out, their parts go back; a missing client owner has five minutes more. */
export const removeMissingMates = on('squad.lobbyExpired', () =>
  choose((context) => inOrder(expired, ...unconfirmedMatesOf(context).map((mate) => removeMissing(mate.id)), waitForOwner)),
);

/** A mate owner did not come: all goes back, with a strike for every mate who is missing. DISBANDED follows. */
export const missMateOwner = on('squad.lobbyExpired', () =>
  choose((context) => inOrder(expired, refundFree, ...unconfirmedMatesOf(context).map((mate) => strike(mate.id, 'MISSED_LOBBY')))),
);

/** A client owner did not come in the extra time either: half goes to the mates who did. DISBANDED follows. */
export const missClientOwner = on('squad.lobbyExpired', () => choose((context) => inOrder(expired, cancelLate(freePool(context)))));
