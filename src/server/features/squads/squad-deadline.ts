import { applySquadEvent } from '#domain/squad/apply-squad-event.ts';
import { isSquadDeadlineKind, timerEvent } from '#domain/squad/deadlines.ts';
import type { App } from '../../platform/app';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { commitStep } from './commit-step';
import { revealReviews } from '../reviews/public';
import { reviewsDue } from './reviews/reviews-due';

/**
 * Applies a due deadline to its squad as an ordinary event at the time it was due, so that a late sweeper makes no
 * difference. One that the rules no longer accept is obsolete and is dropped.
 */
export const squadDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId, kind, subject, dueAt }) => {
    const squadId = Number(aggregateId);
    if (kind === reviewsDue) return revealReviews(tx, squadId, new Date(dueAt));
    if (!isSquadDeadlineKind(kind)) throw new Error(`a squad has no deadlines ${kind}`);
    await commitStep(
      { app, tx, operation: { actor: 'system' }, at: dueAt },
      { squadId, make: (state) => applySquadEvent(state, timerEvent(kind, subject, dueAt)) },
    );
  };
