import { useRef } from 'react';
import { failureOf } from '../../api/api-error';
import { randomId } from '#client/kit/store/random-id.ts';

interface Attempt {
  action: string;
  key: string;
}

const emptyAttempt = (): Attempt => ({ action: '', key: '' });

/**
 * Attempts of sheets whose drafts outlive them: if such a sheet is opened again, the same action is sent again with the
 * same key.
 */
const storedAttempts = new Map<string, Attempt>();

const storedAttempt = (about: string): Attempt => {
  const known = storedAttempts.get(about) ?? emptyAttempt();
  storedAttempts.set(about, known);
  return known;
};

/**
 * The idempotency key of an action: the same action has the same key until the server has responded definitely, so that
 * neither a lost response nor a second press carries it out twice. `about` names a sheet whose draft is preserved.
 */
export const useIdempotencyKey = (about?: string) => {
  const own = useRef(emptyAttempt());
  const attempt = (): Attempt => (about === undefined ? own.current : storedAttempt(about));
  const keyOf = (action: unknown): string => {
    const text = JSON.stringify(action);
    const current = attempt();
    if (current.action !== text) Object.assign(current, { action: text, key: randomId() });
    return current.key;
  };
  const settle = (error?: unknown): void => {
    const { status } = error === undefined ? { status: 200 } : failureOf(error);
    if (status !== 0 && status < 500) Object.assign(attempt(), emptyAttempt());
  };
  return {
    keyOf,
    /** Call it after a response. After an error without a definite response the key stays. */
    settle,
    /** Makes the request with the action's key. @throws whatever `request` throws */
    send: async <T>(action: unknown, request: (idempotencyKey: string) => Promise<T>): Promise<T> => {
      try {
        const answer = await request(keyOf(action));
        settle();
        return answer;
      } catch (error) {
        settle(error);
        throw error;
      }
    },
  };
};
