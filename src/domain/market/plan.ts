import type { SquadState } from '../squad/facts/squad-context';
import type { Life } from './life';
import type { Seeded } from './seeded';

const minute = 60_000;

/** How long a finished squad may be repeated, ms. */
const repeatable = 30 * 24 * 60 * minute;

/** An open squad of the market, with when something happens to it next. */
export interface OpenLife {
  readonly life: Life;
  /** The squad as it was before its last step. */
  past: SquadState;
  nextAt: number;
  /** The name of the deadline that is next; null: somebody does something. */
  due: string | null;
  /** Presses that still come after the squad is over. */
  afterwards: number;
}

/** Minutes until somebody does something, in each status: the least and the most. */
const tempo: Readonly<Record<SquadState['value'], readonly [number, number]>> = {
  PENDING: [0, 4],
  READY: [0, 4],
  STARTED: [0, 3],
  IN_A_GAME: [1, 25],
  FINISHED: [5, 600],
  DISBANDED: [0, 5],
};

/** Decides when something happens to a squad next, and what: somebody wakes up, or the clock does. `now`: epoch ms. */
export const plan = (one: OpenLife, random: Seeded, now: number): void => {
  const { state, deadlines } = one.life;
  let [due, dueAt]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [name, at] of deadlines) if (at < dueAt) [due, dueAt] = [name, at];
  const [least, most] = tempo[state.value];
  const late = random.chance(0.25) ? random.pick([1, 1000, minute, 6 * minute]) : 0;
  // Operators are asked to decide; they forget more often than people who wait for their own squad.
  const forgets = state.context.dispute?.status === 'IN_PROGRESS' ? 0.3 : 0.07;
  const asleep = deadlines.size > 0 && random.chance(forgets);
  const edge = dueAt < Number.POSITIVE_INFINITY && random.chance(0.05);
  const wakes = edge
    ? dueAt + random.pick([-1, 0, 1])
    : now + Math.floor((least + random.next() * (most - least)) * minute);
  const { finishedAt } = state.context;
  // The last moment at which a squad may be repeated, and the first at which it may not.
  const isLast = deadlines.size === 0 && finishedAt !== null && random.chance(0.15);
  const personAt = asleep
    ? Number.POSITIVE_INFINITY
    : Math.max(isLast ? finishedAt + repeatable + random.pick([0, 1]) : wakes, now);
  const clockAt = Math.max(dueAt + (edge ? 2 : late), now);
  one.due = clockAt <= personAt ? due : null;
  one.nextAt = Math.min(clockAt, personAt);
};
