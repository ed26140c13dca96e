import { mulDiv } from '../../money/kopecks';
import { dismiss, strike } from '../steps/member-parts';
import { memberOf, personOf } from '../selectors/members';
import { cancelLate } from '../steps/money/pay-out';
import { addEarned, unearnedPartOf, unearnedPoolOfMember, poolOf } from '../steps/money/pools';
import { refund } from '../steps/money/refund';
import { playedMinutes } from '../selectors/played-time';
import type { UserId } from '../facts/squad-people';
import { choose, emit, inOrder, nothing, set, type Moment, type Part } from '../steps/step-parts';
import { rejectEarlyFinish } from './early-finish';
import { eventOf } from '../define-event';
import { leaveRules } from '../rules/leave';

const removeLeaver = (id: UserId): Part => dismiss(id, id, 'MEMBER_LEFT');

/** Payments are refunded when the squad returns to PENDING. */
const leaveBeforeStart = ({ by }: Moment): Part => removeLeaver(personOf(by));

/** A client's share is treated as if the squad were disbanded; a mate's part is refunded and the mate gets a strike. */
const leaveLobby = ({ by }: Moment): Part =>
  choose((context) => {
    const id = personOf(by);
    if (memberOf(context, id)?.type !== 'MATE')
      return inOrder(cancelLate(unearnedPoolOfMember(context, id)), removeLeaver(id));
    return inOrder(refund(poolOf(context, unearnedPartOf(context, id))), removeLeaver(id), strike(id, 'LEFT_LOBBY'));
  });

/** The mate keeps the part for the minutes played, paid at the settlement; the rest of their part is refunded. */
const leaveHalfway = (id: UserId, at: number): Part =>
  choose((context) => {
    const terms = memberOf(context, id)?.mate ?? null;
    const part = unearnedPartOf(context, id);
    const played = mulDiv(part, playedMinutes(context, at), context.durationMinutes);
    return inOrder(
      refund(poolOf(context, part - played)),
      set(({ earned }) => ({ earned: addEarned(earned, id, terms, played) })),
      emit(() => [{ type: 'countPlayed', params: { mateIds: [id], minutes: playedMinutes(context, at) } }]),
    );
  });

/**
 * A client gets nothing back; a mate loses the unplayed part and gets a strike. An early-finish request of the leaver
 * is dropped.
 */
const leaveGame = ({ by, at }: Moment): Part =>
  choose((context) => {
    const id = personOf(by);
    const isMate = memberOf(context, id)?.type === 'MATE';
    return inOrder(
      isMate ? inOrder(leaveHalfway(id, at), removeLeaver(id), strike(id, 'LEFT_GAME')) : removeLeaver(id),
      context.earlyFinish?.requestedBy === id ? rejectEarlyFinish('system') : nothing,
    );
  });

/** Anybody but the owner may leave. When the last member of a side leaves, the squad ends (see `statuses.ts`). */
export const leave = eventOf(leaveRules, {
  description: 'участник выходит',
  in: {
    PENDING: { step: leaveBeforeStart },
    READY: { to: 'PENDING', step: leaveBeforeStart },
    STARTED: { step: leaveLobby },
    IN_A_GAME: { step: leaveGame },
  },
  effects: [
    'dismissMember',
    'recordHistory',
    'notify',
    'refundPayment',
    'payMate',
    'takeServicePart',
    'addStrike',
    'countPlayed',
  ],
  history: ['MEMBER_LEFT', 'EARLY_FINISH_REJECTED'],
});
