import { useRef } from 'react';
import { failureOf } from '../../api/api-error';

/**
 * The idempotency key of a money act: the same act goes out under the same key until the server has answered for
 * certain, so that a lost answer and a second press cannot move money twice.
 */
export const useAttemptKey = () => {
  const kept = useRef({ act: '', key: '' });
  return {
    keyOf: (act: unknown): string => {
      const text = JSON.stringify(act);
      if (kept.current.act !== text) kept.current = { act: text, key: crypto.randomUUID() };
      return kept.current.key;
    },
    /** After an answer; an error without one keeps the key. */
    settle: (error?: unknown): void => {
      const { status } = error === undefined ? { status: 200 } : failureOf(error);
      if (status !== 0 && status < 500) kept.current = { act: '', key: '' };
    },
  };
};
