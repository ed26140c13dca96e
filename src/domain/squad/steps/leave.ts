import { mulDiv } from '../../money/mul-div';
import { choose, inOrder, set, type Part } from '../machine/change';
import { on } from '../machine/step';
import { cancelLate } from '../money/cancel-late';
import { freePartOf } from '../money/mate-parts';
import { freePoolOfMember, poolOf } from '../money/pools';
import { refund } from '../money/refund';
import { memberOf } from '../queries/members';
import { personOf } from '../queries/person-of';
import { playedMinutes } from '../queries/played-time';
import type { UserId } from '../squad-actor';
import { addEarned } from './add-earned';
import { dismiss } from './dismiss';
import { reconsiderEarlyFinish } from './early-finish';
import { strike } from './strike';

const left = (id: UserId): Part => dismiss(id, id, 'MEMBER_LEFT');

/** PENDING and READY: whoever paid gets it back when the squad reopens. */
export const leaveBeforeStart = on('squad.leave', ({ by }) => left(personOf(by)));

/** STARTED: a client's share as if all disbanded; a mate's part goes back and he gets a strike. */
export const leaveLobby = on('squad.leave', ({ by }) =>
  choose((context) => {
    const id = personOf(by);
    if (memberOf(context, id)?.type !== 'MATE') return inOrder(cancelLate(freePoolOfMember(context, id)), left(id));
    return inOrder(refund(poolOf(context, freePartOf(context, id))), left(id), strike(id, 'LEFT_LOBBY'));
  }),
);

/** The played minutes of a mate's part are his at the settlement, the others go back. */
const leaveHalfway = (id: UserId, at: number): Part =>
  choose((context) => {
    const terms = memberOf(context, id)?.mate ?? null;
    const part = freePartOf(context, id);
    const played = mulDiv(part, playedMinutes(context, at), context.durationMinutes);
    return inOrder(
      refund(poolOf(context, part - played)),
      set(({ earned }) => ({ earned: addEarned(earned, id, terms, played) })),
    );
  });

/** IN_A_GAME: a client gets nothing back; a mate pays for what he does not play, with a strike. */
export const leaveGame = on('squad.leave', ({ by, at }) =>
  choose((context) => {
    const id = personOf(by);
    const gone = memberOf(context, id)?.type === 'MATE' ? inOrder(leaveHalfway(id, at), left(id), strike(id, 'LEFT_GAME')) : left(id);
    return inOrder(gone, reconsiderEarlyFinish(id));
  }),
);
