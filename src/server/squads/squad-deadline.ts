import { applySquadEvent } from '../../domain/squad/apply-squad-event';
import { isSquadDeadlineKind, timerEvent } from '../../domain/squad/timer-event';
import type { App } from '../app/app';
import type { DeadlineHandler } from '../deadlines/deadline-sweeper';
import { carryOut } from './carry-out';
import { revealReviews, reviewsDue } from './reviews/reveal-reviews';
import { openOperation } from './step-squad';
import { loadSquad } from './store/load-squad';
import { saveSquad } from './store/save-squad';

/**
 * Sends a due deadline to its squad as an ordinary event of the time it was due, so that a sweeper that was
 * asleep changes nothing. One that the rules no longer accept has been overtaken and is dropped.
 */
export const squadDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId, kind, subject, dueAt }) => {
    const squadId = Number(aggregateId);
    if (kind === reviewsDue) return revealReviews(tx, squadId, new Date(dueAt));
    const before = await loadSquad(tx, squadId, true);
    if (!before || !isSquadDeadlineKind(kind)) return;
    const applied = applySquadEvent(before, timerEvent(kind, subject, dueAt));
    if ('refused' in applied) return;
    const after = { value: applied.snapshot.value, context: applied.snapshot.context };
    await saveSquad(tx, squadId, before, after, dueAt);
    const operationId = await openOperation(app, tx, kind, 'system');
    await carryOut({ app, tx, squadId, operationId, at: new Date(dueAt) }, before, after, applied.effects);
  };
