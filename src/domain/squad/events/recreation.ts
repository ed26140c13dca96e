import { squadTimers } from '../facts/squad-timers';
import { due, personEvent, serverEvent, timerEvent, type PersonEvent, type TimerEvent } from '../define-event';
import { memberIds, personOf } from '../questions/members';
import { moveHeld } from '../steps/money/pay-out';
import { resume } from '../steps/pause';
import { lapsed, notOwner, notOwnerNorMate, type Refusal } from '../questions/refusals';
import { emit, inOrder, record, set, tell, type Part } from '../steps/step-parts';

interface Flag {
  /** False takes the flag back. */
  readonly needed: boolean;
}
type NeedToRecreate = PersonEvent<'squad.needToRecreate', Flag>;

const flagStands: Refusal<NeedToRecreate> = ({ recreation }, { needed }) =>
  needed === (recreation !== null) ? 'SQUADS_INVALID_STATE' : null;
const noPauseLeft: Refusal<NeedToRecreate> = ({ pausedMs }, { needed }) =>
  needed && pausedMs >= squadTimers.recreation ? 'SQUADS_INVALID_STATE' : null;

const unless = [lapsed, flagStands, noPauseLeft];

const flag = ({ by, at, needed }: NeedToRecreate): Part =>
  inOrder(
    needed
      ? set(({ pausedMs }) => ({
          recreation: { flaggedBy: personOf(by), flaggedAt: at, expiresAt: at + squadTimers.recreation - pausedMs },
        }))
      : resume(at),
    emit((context) => [
      record('UPDATED', by, null, { needToRecreate: needed }),
      ...(needed ? [tell('RECREATION_NEEDED', by, memberIds(context))] : []),
    ]),
  );

/** A crash, a wrong lobby: the owner or a mate stops the clock, fifteen minutes in all. */
export const needToRecreate = personEvent<Flag>()('squad.needToRecreate', {
  description: 'просят пересоздать сквад или передумали',
  who: [notOwnerNorMate],
  in: { STARTED: { unless, step: flag }, IN_A_GAME: { unless, step: flag } },
  effects: ['recordHistory', 'notify'],
  history: ['UPDATED'],
  samples: ({ recreation }) => [{ needed: recreation === null }],
});

const flagDown: Refusal = ({ recreation }) => (recreation ? null : 'SQUADS_INVALID_STATE');

interface Successor {
  readonly newSquadId: number;
}

/**
 * The squad goes on under another number: its money and what hangs on it first, then its people (see `succeedSquad`).
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

/** Carried out on the old squad once its successor has a number. */
export const recreated = serverEvent<Successor>()('squad.recreated', {
  description: 'сквад пересоздан',
  who: [notOwner],
  in: {
    STARTED: { unless: [flagDown], to: 'DISBANDED', step: handOver },
    IN_A_GAME: { unless: [flagDown], to: 'DISBANDED', step: handOver },
  },
  effects: ['moveHeld', 'carryFunding', 'carryDispute', 'carryPromoUse', 'recordHistory'],
  history: ['UPDATED'],
});

const runOn = ({ at }: TimerEvent<string>): Part =>
  inOrder(
    resume(at),
    emit(() => [record('UPDATED', 'system', null, { needToRecreate: false })]),
  );

/** Nobody has recreated the squad: the clock runs on where it stopped. */
export const recreationExpired = timerEvent('squad.recreationExpired', {
  description: 'время на пересоздание вышло',
  in: { STARTED: { step: runOn }, IN_A_GAME: { step: runOn } },
  due: ({ recreation }) => due(recreation?.expiresAt ?? null),
  effects: ['recordHistory'],
  history: ['UPDATED'],
});
