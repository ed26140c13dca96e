import { squadTimers } from '../facts/squad-timers';
import { dismiss, strike } from '../steps/member-parts';
import { type Condition, eventOf } from '../define-event';
import { unconfirmedMatesOf } from '../selectors/members';
import { cancelLate } from '../steps/money/pay-out';
import { unearnedPartOf, unearnedPool, poolOf } from '../steps/money/pools';
import { refund, refundUnearned } from '../steps/money/refund';
import { isClientOwnerMissing, isMateOwnerMissing } from '../selectors/readiness';
import type { UserId } from '../facts/squad-people';
import { choose, emit, inOrder, record, set, type Part } from '../steps/step-parts';
import { lobbyExpiredRules } from '../rules/lobby-expired';

const expired: Part = emit(() => [record('CONFIRMATION_EXPIRED', 'system')]);

const removeMissing = (mateId: UserId): Part =>
  inOrder(
    choose((context) => refund(poolOf(context, unearnedPartOf(context, mateId)))),
    dismiss(mateId, 'system', 'MEMBER_LEFT'),
    strike(mateId, 'MISSED_LOBBY'),
  );

const waitForOwner: Part = set((context) =>
  isClientOwnerMissing(context)
    ? { lobbyExtended: true, statusEndsAt: (context.statusEndsAt ?? 0) + squadTimers.lobbyExtension }
    : {},
);

/** Missing mates are removed and their parts refunded; a missing client owner gets five more minutes. */
const removeMissingMates = choose((context) =>
  inOrder(expired, ...unconfirmedMatesOf(context).map((mate) => removeMissing(mate.id)), waitForOwner),
);

/** Everything is refunded; every missing mate gets a strike. */
const missMateOwner = choose((context) =>
  inOrder(expired, refundUnearned, ...unconfirmedMatesOf(context).map((mate) => strike(mate.id, 'MISSED_LOBBY'))),
);

/** Half goes to the mates who came to the lobby. */
const missClientOwner = choose((context) => inOrder(expired, cancelLate(unearnedPool(context))));

const mateOwnerMissing: Condition = { label: 'не пришёл владелец-напарник', holds: isMateOwnerMissing };

const clientOwnerOutOfTime: Condition = {
  label: 'владелец не пришёл и за добавленные минуты',
  holds: (context) => context.lobbyExtended && isClientOwnerMissing(context),
};

/**
 * The lobby timed out (domain rules, section 1, No-show). If all who remain have confirmed, the game begins (see
 * `statuses.ts`).
 */
export const lobbyExpired = eventOf(lobbyExpiredRules, {
  description: 'время лобби вышло',
  in: {
    STARTED: {
      transitions: [
        { when: mateOwnerMissing, to: 'DISBANDED', step: () => missMateOwner },
        { when: clientOwnerOutOfTime, to: 'DISBANDED', step: () => missClientOwner },
        { step: () => removeMissingMates },
      ],
    },
  },
  effects: ['recordHistory', 'refundPayment', 'payMate', 'takeServicePart', 'dismissMember', 'notify', 'addStrike'],
  history: ['CONFIRMATION_EXPIRED', 'MEMBER_LEFT'],
});
