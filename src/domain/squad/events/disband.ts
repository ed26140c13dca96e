import { spanInWords } from '../../text/spans-in-words';
import { squadTimers } from '../facts/squad-timers';
import { strike } from '../steps/member-parts';
import type { PersonEvent } from '../define-rules';
import { isMateOwned } from '../selectors/members';
import { cancelLate, payOut } from '../steps/money/pay-out';
import { allParts, unearnedPool, heldPool } from '../steps/money/pools';
import { refundUnearned, refundPercent } from '../steps/money/refund';
import { choose, inOrder, nothing, set, type Moment, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { disbandRules, idleExpiredRules, type Facts } from '../rules/disband';

type Disband = PersonEvent<'squad.disband', Facts>;

/**
 * In the lobby a client owner pays half to the mates who are there; with a mate owner everything is refunded and the
 * owner gets a strike.
 */
const disbandLobby = ({ by }: Moment): Part =>
  choose((context) => {
    if (!isMateOwned(context)) return cancelLate(unearnedPool(context));
    return by === context.ownerId
      ? inOrder(refundUnearned, strike(context.ownerId, 'DISBANDED_LOBBY'))
      : refundUnearned;
  });

/** In a running game an administrator sets the split; without a percent everything is refunded. */
const disbandGame = ({ refundPercent: percent }: Disband): Part =>
  inOrder(
    refundPercent(percent ?? 100, 'PURCHASE'),
    choose((context) => payOut(heldPool(context), allParts(context))),
    set(() => ({ earned: [] })),
  );

/**
 * The owner disbands the squad before the game, an administrator also during it. Whatever is still held is refunded.
 */
export const disband = eventOf(disbandRules, {
  description: 'сквад распускают',
  in: {
    PENDING: { to: 'DISBANDED', step: () => nothing },
    READY: { to: 'DISBANDED', step: () => nothing },
    STARTED: { to: 'DISBANDED', step: disbandLobby },
    IN_A_GAME: { to: 'DISBANDED', step: disbandGame },
  },
  effects: ['refundPayment', 'payMate', 'takeServicePart', 'addStrike'],
  history: [],
});

/** Nobody made a step for an hour. */
export const idleExpired = eventOf(idleExpiredRules, {
  description: `${spanInWords(squadTimers.idle)} тишины`,
  in: { PENDING: { to: 'DISBANDED', step: () => nothing } },
  effects: [],
  history: [],
});
