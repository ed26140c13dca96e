import { mulDiv } from '../../money/kopecks';
import { dismiss, strike } from '../steps/company-parts';
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

/** Whoever paid gets it back when the squad reopens. */
const leaveBeforeStart = ({ by }: Moment): Part => removeLeaver(personOf(by));

/** A client's share as if all disbanded; a mate's part goes back and they get a strike. */
const leaveLobby = ({ by }: Moment): Part =>
  choose((context) => {
    const id = personOf(by);
    if (memberOf(context, id)?.type !== 'MATE')
      return inOrder(cancelLate(unearnedPoolOfMember(context, id)), removeLeaver(id));
    return inOrder(refund(poolOf(context, unearnedPartOf(context, id))), removeLeaver(id), strike(id, 'LEFT_LOBBY'));
  });

/** The played minutes count, and their part of the mate's is theirs at the settlement; the others go back. */
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

/** A client gets nothing back; a mate pays for what they do not play, with a strike. A request falls with who asked. */
const leaveGame = ({ by, at }: Moment): Part =>
  choose((context) => {
    const id = personOf(by);
    const isMate = memberOf(context, id)?.type === 'MATE';
    return inOrder(
      isMate ? inOrder(leaveHalfway(id, at), removeLeaver(id), strike(id, 'LEFT_GAME')) : removeLeaver(id),
      context.earlyFinish?.requestedBy === id ? rejectEarlyFinish('system') : nothing,
    );
  });

/** Anybody but the owner goes. The last of a side ends the squad (see the statuses). */
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
