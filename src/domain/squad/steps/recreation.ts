import { squadTimers } from '../../settings/squad-timers';
import { emit, inOrder, set, type Part } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import { tell } from '../machine/tell';
import { memberIds } from '../queries/members';
import { personOf } from '../queries/person-of';
import type { SquadContext } from '../squad-context';

/** Timers run on where they stopped. */
export const resume = (at: number): Part =>
  set(({ recreation, pausedMs, statusEndsAt, earlyFinish }: SquadContext) => {
    if (!recreation) return {};
    const pause = Math.min(at, recreation.expiresAt) - recreation.flaggedAt;
    return {
      recreation: null,
      pausedMs: pausedMs + pause,
      statusEndsAt: statusEndsAt === null ? null : statusEndsAt + pause,
      earlyFinish: earlyFinish && { ...earlyFinish, expiresAt: earlyFinish.expiresAt + pause },
    };
  });

export const needToRecreate = on('squad.needToRecreate', ({ by, at, needed }) =>
  inOrder(
    needed
      ? set(({ pausedMs }) => ({ recreation: { flaggedBy: personOf(by), flaggedAt: at, expiresAt: at + squadTimers.recreation - pausedMs } }))
      : resume(at),
    emit((context) => [
      record('UPDATED', by, null, { needToRecreate: needed }),
      ...(needed ? [tell('RECREATION_NEEDED', by, memberIds(context))] : []),
    ]),
  ),
);

export const expireRecreation = on('squad.recreationExpired', ({ at }) =>
  inOrder(
    resume(at),
    emit(() => [record('UPDATED', 'system', null, { needToRecreate: false })]),
  ),
);
