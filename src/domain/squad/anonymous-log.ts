import type { SquadState } from './facts/squad-context';
import { type LoggedSquadStep, replaySquad, stateAfter, stepText } from './step-log';

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

/**
 * A log to give away: the same life without anybody's id, link or code. Its hashes are of the states with the new names;
 * a step that could not be repeated keeps its hash, and still cannot.
 */
export const anonymousLog = (
  steps: readonly LoggedSquadStep[],
  hashOf: (text: string) => string,
): readonly LoggedSquadStep[] => {
  const nameOf = namesOf();
  const renamed: readonly LoggedSquadStep[] = JSON.parse(JSON.stringify(steps), (key, inner: unknown) =>
    typeof inner === 'string' && key !== 'hash' ? nameOf(key, inner) : inner,
  );
  const faults = replaySquad(steps, hashOf).map(({ fault }) => fault);
  let state: SquadState | null = null;
  return renamed.map((step, index) => {
    const after = faults[index] === null ? stateAfter(state, step) : 'AFTER_FAULT';
    state = typeof after === 'string' ? null : after;
    return state === null ? step : { ...step, hash: hashOf(stepText(state)) };
  });
};
