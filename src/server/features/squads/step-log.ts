import { anonymousLog } from '#domain/squad/anonymous-log.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import {
  type LoggedSquadEvent,
  type ReplayedStep,
  replaySquad,
  squadRulesVersion,
  stepText,
} from '#domain/squad/step-log.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { readSteps } from '#server/platform/steps/read-steps.ts';
import { beginSteps, hashOfStep, hexOfStep, type NewStep, nextStep } from '#server/platform/steps/write-step.ts';

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

/** Keeps a step as its event. The log of a squad that has none yet begins with a snapshot. */
export const logStep = async (tx: Tx, { squadId, operationId, before, after, at, event }: SquadStep): Promise<void> => {
  const stepOf = (logged: LoggedSquadEvent, state: SquadState): NewStep => ({
    aggregate: 'squad',
    aggregateId: String(squadId),
    at: new Date(at),
    rules: squadRulesVersion,
    event: logged,
    hash: hashOfStep(stepText(state)),
    operationId,
  });
  if (event === undefined || before === null)
    return beginSteps(tx, [stepOf({ type: 'squad.snapshot', why: 'CREATED', at, state: after }, after)]);
  const made = stepOf(event, after);
  if (await nextStep(tx, made)) return;
  await beginSteps(tx, [stepOf({ type: 'squad.snapshot', why: 'FOUND', at, state: before }, before), made]);
};

const logged = async (db: Executor, squadId: number) => {
  const steps = await readSteps<LoggedSquadEvent>(db, 'squad', String(squadId));
  return steps.map(({ hash, ...step }) => ({ ...step, hash: hash.toString('hex') }));
};

/** A squad's steps to give away, as JSON: without names, ids and links. Null where nothing is logged. */
export const stepsToGiveAway = async (db: Executor, squadId: number): Promise<string | null> => {
  const steps = (await logged(db, squadId)).map(({ number, rules, event, hash }) => ({ number, rules, event, hash }));
  return steps.length === 0 ? null : JSON.stringify(anonymousLog(steps, hexOfStep), null, 1);
};

/** A step made once more, and the operation that it belongs to. */
export interface StoredReplay extends ReplayedStep {
  readonly operationId: string | null;
}

/** A squad's steps, each made once more and compared with what it led to; empty where nothing is logged yet. */
export const replayStored = async (db: Executor, squadId: number): Promise<readonly StoredReplay[]> => {
  const steps = await logged(db, squadId);
  const replayed = replaySquad(steps, hexOfStep);
  return replayed.map((step, index) => ({ ...step, operationId: steps[index]?.operationId ?? null }));
};
