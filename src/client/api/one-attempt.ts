import { randomId } from '../kit/store/random-id';
import { failureOf, isLost } from './api-error';

/** Keys of what has no definite response yet, by what was asked for. */
const openAttempts = new Map<string, string>();

/**
 * Makes a request with the idempotency key of what is asked for: the same until the server has responded definitely, so
 * that neither a second press nor a repetition after a lost response carries it out twice. What is asked for is known by
 * its text, also in a form that was closed and opened again. @throws whatever `request` throws
 */
export const oneAttempt = async <T>(asked: string, request: (idempotencyKey: string) => Promise<T>): Promise<T> => {
  const key = openAttempts.get(asked) ?? randomId();
  openAttempts.set(asked, key);
  try {
    const answer = await request(key);
    openAttempts.delete(asked);
    return answer;
  } catch (error) {
    // A lost response, or a fault of the server: it may have been carried out.
    if (!isLost(failureOf(error))) openAttempts.delete(asked);
    throw error;
  }
};
