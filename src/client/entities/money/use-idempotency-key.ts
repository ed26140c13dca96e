import { useRef } from 'react';
import { failureOf } from '../../api/api-error';

interface Attempt {
  act: string;
  key: string;
}

const fresh = (): Attempt => ({ act: '', key: '' });

/** Attempts of sheets whose draft outlives them: who opens such a sheet again sends the same act, not another. */
const storedAttempts = new Map<string, Attempt>();

const storedAttempt = (about: string): Attempt => {
  const known = storedAttempts.get(about) ?? fresh();
  storedAttempts.set(about, known);
  return known;
};

/**
 * The idempotency key of an act: the same act goes out under the same key until the server has answered for certain,
 * so that a lost answer and a second press cannot do it twice. `about` names a sheet whose draft waits for it.
 */
export const useIdempotencyKey = (about?: string) => {
  const own = useRef(fresh());
  const attempt = (): Attempt => (about === undefined ? own.current : storedAttempt(about));
  return {
    keyOf: (act: unknown): string => {
      const text = JSON.stringify(act);
      const now = attempt();
      if (now.act !== text) Object.assign(now, { act: text, key: crypto.randomUUID() });
      return now.key;
    },
    /** After an answer; an error without one keeps the key. */
    settle: (error?: unknown): void => {
      const { status } = error === undefined ? { status: 200 } : failureOf(error);
      if (status !== 0 && status < 500) Object.assign(attempt(), fresh());
    },
  };
};
