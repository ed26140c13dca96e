import { type LoggedEvent, type LoggedStep, madeAgain, replay, type StepLog, stepText } from './step-log';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const token = /^[\w-]{22}$/;

/** What stands for a text of a log: people and links by their order, promo codes too. All else is no secret. */
const namesOf = (): ((key: string, text: string) => string) => {
  const given = new Map<string, string>();
  const nameFor = (text: string, base: string): string => {
    const known = given.get(text) ?? `${base}-${given.size + 1}`;
    given.set(text, known);
    return known;
  };
  return (key, text) => {
    if (uuid.test(text)) return nameFor(text, 'person');
    if (key === 'code') return nameFor(text, 'CODE');
    return token.test(text) ? nameFor(text, 'link') : text;
  };
};

/** Names stand among keys too, where a part of a state is found by its id. */
const renamed = (key: string, value: unknown, nameOf: (key: string, text: string) => string): unknown => {
  if (typeof value === 'string') return key === 'hash' ? value : nameOf(key, value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [uuid.test(name) ? nameOf('', name) : name, inner]),
  );
};

/**
 * A log to give away: the same life without anybody's id, link or code. Its hashes are of the states with the new names;
 * a step that could not be repeated keeps its hash, and still cannot.
 */
export const anonymousLog = <State, Event extends LoggedEvent>(
  log: StepLog<State, Event>,
  steps: readonly LoggedStep<State, Event>[],
  hashOf: (text: string) => string,
): readonly LoggedStep<State, Event>[] => {
  const nameOf = namesOf();
  const again: readonly LoggedStep<State, Event>[] = JSON.parse(JSON.stringify(steps), (key, inner: unknown) =>
    renamed(key, inner, nameOf),
  );
  const faults = replay(log, steps, hashOf).map(({ fault }) => fault);
  let state: State | null = null;
  return again.map((step, index) => {
    const made = faults[index] === null ? madeAgain(log, state, step) : null;
    state = made !== null && 'state' in made ? made.state : null;
    return state === null ? step : { ...step, hash: hashOf(stepText(state)) };
  });
};
