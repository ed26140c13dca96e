import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { squadLog } from '#domain/squad/step-log.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import {
  beginningOf,
  pendingStep,
  replayStoredSteps,
  type StoredReplay as StoredReplayOf,
  stepsToGiveAway,
} from '#server/platform/steps/log-step.ts';
import type { PendingStep } from '#server/platform/steps/write-step.ts';

interface SquadStep {
  readonly squadId: number;
  readonly operationId: string;
  readonly before: SquadState | null;
  readonly after: SquadState;
  /** Product time, epoch ms. */
  readonly at: number;
  /** Absent: the squad was created. */
  readonly event: SquadEvent | undefined;
}

/** A step to be kept as its event. The log of a squad that has none yet begins with a snapshot. */
export const squadStep = ({ squadId: id, operationId, before, after, at, event }: SquadStep): PendingStep =>
  event === undefined || before === null
    ? beginningOf(squadLog, { id, operationId, state: after, at })
    : pendingStep(squadLog, { id, operationId, before, after, event, at });

/** A squad's steps to give away, as JSON: without names, ids and links. Null where nothing is logged. */
export const squadToGiveAway = async (db: Executor, squadId: number): Promise<string | null> => {
  const steps = await stepsToGiveAway(db, squadLog, squadId);
  return steps.length === 0 ? null : JSON.stringify(steps, null, 1);
};

export type StoredReplay = StoredReplayOf<SquadState, SquadEvent>;

/** A squad's steps, each made once more and compared with what it led to; empty where nothing is logged yet. */
export const replayStored = (db: Executor, squadId: number): Promise<readonly StoredReplay[]> =>
  replayStoredSteps(db, squadLog, squadId);
