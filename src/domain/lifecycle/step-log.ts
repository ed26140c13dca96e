import { canonicalJson } from '../text/canonical-json';
import { isRecord } from '../text/is-record';

/** What a step is kept as: an event with the facts that came with it. `at`: epoch ms. */
export interface LoggedEvent {
  readonly type: string;
  readonly at: number;
}

/** Where a log begins: something new, or something from before its steps were kept. */
export interface Snapshot<State> {
  readonly type: `${string}.snapshot`;
  readonly why: 'CREATED' | 'FOUND';
  /** Who created it, where no operation tells: a person's id or `system`. */
  readonly by?: string;
  readonly at: number;
  readonly state: State;
}

/** A stored step. `rules`: the version that made it; `hash`: of `stepText` of the state after it. */
export interface LoggedStep<State, Event extends LoggedEvent> {
  readonly number: number;
  readonly rules: number;
  readonly event: Event | Snapshot<State>;
  readonly hash: string;
}

/** How the steps of one kind of aggregate are kept and made once more. */
export interface StepLog<State, Event extends LoggedEvent> {
  /** Its name in the table and in the terminal. */
  readonly aggregate: string;
  /**
   * Version of the rules that steps are made by. A release after which a stored step would lead elsewhere raises it, and
   * says which rule and step in docs/rule-changes.md.
   */
  readonly rules: number;
  /** Types of the events that these rules know. */
  readonly events: readonly string[];
  /** The state after an event; null where the rules refuse it. */
  readonly apply: (before: State, event: Event) => State | null;
}

/** Why a step cannot be repeated. What comes after it is unknown until the next snapshot. */
export const stepFaults = ['MISSING', 'OTHER_RULES', 'UNKNOWN_EVENT', 'REFUSED', 'OTHER_STATE', 'AFTER_FAULT'] as const;

export type StepFault = (typeof stepFaults)[number];

export interface ReplayedStep<State, Event extends LoggedEvent> {
  readonly number: number;
  readonly event: Event | Snapshot<State>;
  /** Null where it cannot be known. */
  readonly state: State | null;
  readonly fault: StepFault | null;
}

/** Whether a step is the beginning of a log. */
export const isSnapshot = <State, Event extends LoggedEvent>(
  event: Event | Snapshot<State>,
): event is Snapshot<State> => event.type.endsWith('.snapshot');

/** Whether a value of a file has the shape of a stored step, whatever it is of. */
export const isLoggedStep = (value: unknown): value is LoggedStep<unknown, LoggedEvent> => {
  if (!isRecord(value)) return false;
  const { number, rules, hash, event } = value;
  return (
    Number.isInteger(number) &&
    Number.isInteger(rules) &&
    typeof hash === 'string' &&
    isRecord(event) &&
    typeof event['type'] === 'string' &&
    typeof event['at'] === 'number'
  );
};

/** The first step of a log. */
export const snapshotOf = <State>(
  { aggregate }: { readonly aggregate: string },
  snapshot: Omit<Snapshot<State>, 'type'>,
): Snapshot<State> => ({ type: `${aggregate}.snapshot`, ...snapshot });

/** What a step's hash is of: equal states have equal texts. */
export const stepText = (state: unknown): string => canonicalJson(state);

type Made<State> = { readonly state: State } | { readonly fault: StepFault };

/** The state after a step, or why there is none. */
export const madeAgain = <State, Event extends LoggedEvent>(
  log: StepLog<State, Event>,
  before: State | null,
  { event, rules }: Pick<LoggedStep<State, Event>, 'event' | 'rules'>,
): Made<State> => {
  if (isSnapshot(event)) return { state: event.state };
  if (rules > log.rules) return { fault: 'OTHER_RULES' };
  if (before === null) return { fault: 'AFTER_FAULT' };
  if (!log.events.includes(event.type)) return { fault: 'UNKNOWN_EVENT' };
  try {
    const state = log.apply(before, event);
    return state === null ? { fault: 'REFUSED' } : { state };
  } catch {
    // An event of a known name without the facts that these rules need.
    return { fault: 'UNKNOWN_EVENT' };
  }
};

/**
 * Makes the steps of a log once more. Nothing is guessed: after a step that cannot be repeated, or that leads elsewhere
 * than its hash says, no state is given, while the events stay readable.
 */
export const replay = <State, Event extends LoggedEvent>(
  log: StepLog<State, Event>,
  steps: readonly LoggedStep<State, Event>[],
  hashOf: (text: string) => string,
): readonly ReplayedStep<State, Event>[] => {
  let state: State | null = null;
  let next = 0;
  return steps.map((step) => {
    const { number, event, hash, rules } = step;
    const isMissing = number !== next && !isSnapshot(event);
    next = number + 1;
    const made: Made<State> = isMissing ? { fault: 'MISSING' } : madeAgain(log, state, step);
    if ('fault' in made) {
      state = null;
      return { number, event, state, fault: made.fault };
    }
    state = hashOf(stepText(made.state)) === hash ? made.state : null;
    const led = rules === log.rules ? 'OTHER_STATE' : 'OTHER_RULES';
    return { number, event, state, fault: state === null ? led : null };
  });
};
