import { historyLineToWire, type WireHistoryLine } from '#contract/squads/squad-history.ts';
import { lineOf } from '#domain/squad/facts/history-details.ts';
import type { squadHistory } from '#server/platform/db/schema/squads.ts';

/** A squad's history as it was read. */
export type SquadHistory = readonly (typeof squadHistory.$inferSelect)[];

type Lines = readonly WireHistoryLine[];

const ofOwner = new WeakMap<SquadHistory, Lines>();
const ofOthers = new WeakMap<SquadHistory, Lines>();

/**
 * The lines of a history for the wire, as the squad's owner or another viewer may see them: encoded once for each of the
 * two, however often a history that was read is shown.
 */
export const historyLines = (history: SquadHistory, isOwner: boolean): Lines => {
  const known = isOwner ? ofOwner : ofOthers;
  const lines =
    known.get(history) ??
    history.map(({ id, event, details, createdAt, actorId, subjectId }) =>
      historyLineToWire(
        { id: String(id), at: createdAt, by: actorId, subject: subjectId },
        lineOf(event, details),
        isOwner,
      ),
    );
  known.set(history, lines);
  return lines;
};
