import { deadlineAt, deadlinesOf } from '../../../../domain/squad/deadlines-of';
import { offerOf } from '../../../../domain/squad/queries/invitations';
import type { SquadState } from '../../../../domain/squad/squad-state';
import type { SquadDeadlineKind } from '../../../../domain/squad/squad-timer-event';
import type { DueKind } from './due-kind';
import { texts } from './texts';

interface DueCountdown {
  /** Epoch ms. */
  readonly until: number;
  readonly label: string;
}

/** The running countdown and what it means; null when none runs. Whoever answered a hot squad has one of his own. */
export const dueCountdown = (kind: DueKind, state: SquadState, by: string): DueCountdown | null => {
  const offer = kind === 'offered' ? offerOf(state.context, by) : null;
  if (offer !== null) return { until: offer.expiresAt, label: texts.until['squad.offerExpired'] };
  const at = deadlineAt(state);
  const next: SquadDeadlineKind | undefined = deadlinesOf(state).find((deadline) => deadline.at === at)?.kind;
  return at === null || next === undefined ? null : { until: at, label: texts.until[next] };
};
