import { deadlineAt, deadlinesOf } from '../../../../domain/squad/deadlines-of';
import type { SquadState } from '../../../../domain/squad/squad-state';
import type { SquadDeadlineKind } from '../../../../domain/squad/squad-timer-event';
import { texts } from './texts';

/** What the running countdown means; null when none runs. */
export const countdownLabel = (state: SquadState): string | null => {
  const at = deadlineAt(state);
  const kind: SquadDeadlineKind | undefined = deadlinesOf(state).find((deadline) => deadline.at === at)?.kind;
  return at === null || kind === undefined ? null : texts.until[kind];
};
