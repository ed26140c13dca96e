import { squadTimers } from '../facts/squad-timers';
import type { PersonEvent, TimerEvent } from '../define-rules';
import { matesOf, memberIds, personOf } from '../selectors/members';
import { playedMinutes } from '../selectors/played-time';
import { moveHeld } from '../steps/money/pay-out';
import { resume } from '../steps/pause';
import { emit, inOrder, record, set, notify, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import {
  needToRecreateRules,
  recreatedRules,
  recreationExpiredRules,
  type NeedToRecreate,
  type Successor,
} from '../rules/recreation';

const flag = ({ by, at, needed }: NeedToRecreate): Part =>
  inOrder(
    needed
      ? set(({ pausedMs }) => ({
          recreation: { flaggedBy: personOf(by), flaggedAt: at, expiresAt: at + squadTimers.recreation - pausedMs },
        }))
      : resume(at),
    emit((context) => [
      record('UPDATED', by, null, { needToRecreate: needed }),
      ...(needed ? [notify('RECREATION_NEEDED', by, memberIds(context))] : []),
    ]),
  );

/** After a crash or in a wrong lobby the owner or a mate pauses the clock, fifteen minutes in total. */
export const needToRecreate = eventOf(needToRecreateRules, {
  description: 'просят пересоздать сквад или передумали',
  in: { STARTED: { step: flag }, IN_A_GAME: { step: flag } },
  effects: ['recordHistory', 'notify'],
  history: ['UPDATED'],
});

/**
 * Moves the squad to another number: the held money, the dispute and the use of the promo code (its people are moved by
 * `createSuccessor`).
 */
const handOver = ({ by, newSquadId }: PersonEvent<'squad.recreated', Successor>): Part =>
  inOrder(
    moveHeld(newSquadId),
    emit(({ dispute, promo }) => [
      ...(dispute ? [{ type: 'carryDispute', params: { toSquadId: newSquadId } } as const] : []),
      ...(promo ? [{ type: 'carryPromoUse', params: { toSquadId: newSquadId } } as const] : []),
    ]),
    set(() => ({ earned: [], recreation: null })),
    emit(() => [record('UPDATED', by, null, { recreatedAs: newSquadId })]),
  );

/** The minutes played so far count for the mates under the old number, the rest in the successor. */
const handGameOver = (event: PersonEvent<'squad.recreated', Successor>): Part =>
  inOrder(
    emit((context) => {
      const mateIds = matesOf(context).map(({ id }) => id);
      return [{ type: 'countPlayed', params: { mateIds, minutes: playedMinutes(context, event.at) } }];
    }),
    handOver(event),
  );

/** Applied to the old squad once its successor has an id. */
export const recreated = eventOf(recreatedRules, {
  description: 'сквад пересоздан',
  in: { STARTED: { to: 'DISBANDED', step: handOver }, IN_A_GAME: { to: 'DISBANDED', step: handGameOver } },
  effects: ['countPlayed', 'moveHeld', 'carryFunding', 'carryDispute', 'carryPromoUse', 'recordHistory'],
  history: ['UPDATED'],
});

const resumeClock = ({ at }: TimerEvent<string>): Part =>
  inOrder(
    resume(at),
    emit(() => [record('UPDATED', 'system', null, { needToRecreate: false })]),
  );

/** Nobody recreated the squad in time: the clock continues where it stopped. */
export const recreationExpired = eventOf(recreationExpiredRules, {
  description: 'время на пересоздание вышло',
  in: { STARTED: { step: resumeClock }, IN_A_GAME: { step: resumeClock } },
  effects: ['recordHistory'],
  history: ['UPDATED'],
});
