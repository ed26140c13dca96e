import { createHash } from 'node:crypto';
import { type LoggedEvent, type LoggedStep, snapshotOf, type StepLog, stepText } from '#domain/lifecycle/step-log.ts';
import { integerBetween } from '../support/seeded-random';

/** The hash of a state's text, in hex. */
export const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** What may happen to something that is logged. */
export interface LifeMaker<State, Event extends LoggedEvent> {
  readonly log: StepLog<State, Event>;
  readonly begin: (random: () => number) => { readonly state: State; readonly at: number };
  /** Events that may be tried in a state; those that its rules refuse are left out by whoever asks. */
  readonly tried: (state: State, at: number, random: () => number) => readonly Event[];
}

/** One of the events that may be tried and is not refused, with what it leads to; null where all are. */
const oneStep = <State, Event extends LoggedEvent>(
  log: StepLog<State, Event>,
  state: State,
  tried: readonly Event[],
  random: () => number,
): { readonly event: Event; readonly made: State } | null => {
  // By kind first: the many ways to invite somebody would crowd everything else out.
  const kinds = [...new Set(tried.map(({ type }) => type))];
  const kind = kinds[integerBetween(random, 0, kinds.length - 1)];
  const ofKind = tried.filter(({ type }) => type === kind);
  const event = ofKind[integerBetween(random, 0, ofKind.length - 1)];
  if (event === undefined) return null;
  const made = log.apply(state, event);
  if (made !== null) return { event, made };
  return oneStep(
    log,
    state,
    tried.filter((other) => other !== event),
    random,
  );
};

/** Whatever may happen to something, as its log would be stored; `steps` at most. */
export const randomLifeOf = <State, Event extends LoggedEvent>(
  { log, begin, tried }: LifeMaker<State, Event>,
  random: () => number,
  steps: number,
): readonly LoggedStep<State, Event>[] => {
  let { state, at } = begin(random);
  const stepOf = (number: number, event: LoggedStep<State, Event>['event']): LoggedStep<State, Event> => ({
    number,
    rules: log.rules,
    event,
    hash: hexOf(stepText(state)),
  });
  const life = [stepOf(0, snapshotOf(log, { why: 'CREATED' as const, at, state }))];
  for (let number = 1; number <= steps; number += 1) {
    at += [0, 60_000, 4 * 60_000, 12 * 60_000][integerBetween(random, 0, 3)] ?? 0;
    const step = oneStep(log, state, tried(state, at, random), random);
    if (step === null) break;
    state = step.made;
    at = Math.max(at, step.event.at);
    life.push(stepOf(number, step.event));
  }
  return life;
};
