import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { BusyChange } from '../mates/public';
import { isGoing } from './store/squad-rows';

/** Members of the squad, and until when (ISO; null before the game has started). */
const busyIn = (state: SquadState | null): ReadonlyMap<string, string | null> => {
  if (state === null || !isGoing(state)) return new Map();
  const { members, statusEndsAt } = state.context;
  const until = state.value === 'IN_A_GAME' && statusEndsAt !== null ? new Date(statusEndsAt).toISOString() : null;
  return new Map(members.map(({ id }) => [id, until]));
};

/**
 * People whose busy state the step has changed: those who joined or left, and all members when the end of the game
 * moves.
 */
export const busyChanges = (before: SquadState | null, after: SquadState): readonly BusyChange[] => {
  const [was, is] = [busyIn(before), busyIn(after)];
  const gone = [...was.keys()].filter((id) => !is.has(id)).map((userId) => ({ userId, busy: null }));
  const now = [...is]
    .filter(([id, until]) => was.get(id) !== until)
    .map(([userId, until]) => ({ userId, busy: { until } }));
  return [...gone, ...now];
};
