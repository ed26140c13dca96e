import type { SquadState } from '../../../domain/squad/facts/squad-context';
import { isGoing } from './store/squad-rows';

const playing = (state: SquadState | null): readonly string[] =>
  state !== null && isGoing(state) ? state.context.members.map(({ id }) => id) : [];

/** Who was in a squad before the step and is not in it any more. */
export const freedBy = (before: SquadState | null, after: SquadState): readonly string[] => {
  const still = new Set(playing(after));
  return playing(before).filter((id) => !still.has(id));
};
