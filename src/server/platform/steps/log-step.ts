import { anonymousLog } from '#domain/lifecycle/anonymous-log.ts';
import {
  type LoggedEvent,
  type LoggedStep,
  replay,
  type ReplayedStep,
  type Snapshot,
  snapshotOf,
  type StepLog,
  stepText,
} from '#domain/lifecycle/step-log.ts';
import type { Executor, Tx } from '../db/open-database';
import { readSteps } from './read-steps';
import { hashOfStep, hexOfStep, type NewStep, type PendingStep, writeStep } from './write-step';

/** Whose step it is. */
interface Subject {
  readonly id: string | number;
  /** What its transfers belong to; null where it has none. */
  readonly operationId: string | null;
}

interface Begun<State> extends Subject {
  readonly state: State;
  /** Product time, epoch ms. */
  readonly at: number;
  /** Who created it, where no operation tells. */
  readonly by?: string;
}

const rowOf = <State, Event extends LoggedEvent>(
  { aggregate, rules }: StepLog<State, Event>,
  { id, operationId }: Subject,
  event: Event | Snapshot<State>,
  { state, at }: { readonly state: State; readonly at: number },
): NewStep => ({
  aggregate,
  aggregateId: String(id),
  at: new Date(at),
  rules,
  event,
  hash: hashOfStep(stepText(state)),
  operationId,
});

/** The beginning of a log, or of another life in it: something new. */
export const beginningOf = <State, Event extends LoggedEvent>(
  log: StepLog<State, Event>,
  { id, operationId, state, at, by }: Begun<NoInfer<State>>,
): PendingStep => {
  const snapshot = snapshotOf(log, { why: 'CREATED' as const, at, state, ...(by === undefined ? {} : { by }) });
  return { row: rowOf(log, { id, operationId }, snapshot, { state, at }), found: null };
};

/** The log of something new begins. */
export const beginLog = <State, Event extends LoggedEvent>(
  tx: Tx,
  log: StepLog<State, Event>,
  begun: Begun<NoInfer<State>>,
): Promise<void> => writeStep(tx, beginningOf(log, begun));

interface Step<State, Event> extends Subject {
  readonly before: State;
  readonly after: State;
  readonly event: Event;
  /** Product time, epoch ms. */
  readonly at: number;
}

/** A step to be kept as its event; a log that has not begun yet begins with what was found. */
export const pendingStep = <State, Event extends LoggedEvent>(
  log: StepLog<State, Event>,
  { before, after, event, at, ...subject }: Step<NoInfer<State>, NoInfer<Event>>,
): PendingStep => ({
  row: rowOf(log, subject, event, { state: after, at }),
  found: () => {
    const found = snapshotOf(log, { why: 'FOUND' as const, at, state: before });
    return rowOf(log, subject, found, { state: before, at });
  },
});

/**
 * Makes a step by the rules of its log and keeps it; returns the state after it, which the caller stores. The
 * caller holds the lock of what makes the step.
 * @throws Error where the rules refuse it: the caller has made sure that it fits
 */
export const makeStep = async <State, Event extends LoggedEvent>(
  tx: Tx,
  log: StepLog<State, Event>,
  { before, event, ...subject }: Omit<Step<NoInfer<State>, NoInfer<Event>>, 'after' | 'at'>,
): Promise<State> => {
  const after = log.apply(before, event);
  if (after === null) throw new Error(`${log.aggregate} ${subject.id}: ${event.type} does not fit`);
  await writeStep(tx, pendingStep(log, { ...subject, before, after, event, at: event.at }));
  return after;
};

/** A step made once more, and the operation that it belongs to. */
export type StoredReplay<State, Event extends LoggedEvent> = ReplayedStep<State, Event> & {
  readonly operationId: string | null;
};

/** The steps of something as files and replays have them, in their order. */
export const storedSteps = async <State, Event extends LoggedEvent>(
  db: Executor,
  { aggregate }: StepLog<State, Event>,
  id: string | number,
): Promise<readonly (LoggedStep<State, Event> & { readonly operationId: string | null })[]> => {
  const steps = await readSteps<Event | Snapshot<State>>(db, aggregate, String(id));
  return steps.map(({ number, rules, event, hash, operationId }) => ({
    number,
    rules,
    event,
    hash: hash.toString('hex'),
    operationId,
  }));
};

/** The steps of something, each made once more and compared with what it led to; empty where nothing is logged yet. */
export const replayStoredSteps = async <State, Event extends LoggedEvent>(
  db: Executor,
  log: StepLog<State, Event>,
  id: string | number,
): Promise<readonly StoredReplay<State, Event>[]> => {
  const steps = await storedSteps(db, log, id);
  return replay(log, steps, hexOfStep).map((step, index) => ({
    ...step,
    operationId: steps[index]?.operationId ?? null,
  }));
};

/** The stored steps to give away: without names, ids and links; none where nothing is logged. */
export const stepsToGiveAway = async <State, Event extends LoggedEvent>(
  db: Executor,
  log: StepLog<State, Event>,
  id: string | number,
): Promise<readonly LoggedStep<State, Event>[]> => {
  const steps = await storedSteps(db, log, id);
  return anonymousLog(
    log,
    steps.map(({ operationId: _own, ...step }) => step),
    hexOfStep,
  );
};
