import { Refusal } from '../http/refusal';
import { chatTerms } from './chat-terms';

/** Counts one socket's events. @throws Refusal RATE_LIMITED beyond the limit of the window */
export const eventBudget = (): (() => void) => {
  let windowEnds = 0;
  let count = 0;
  return () => {
    const now = Date.now();
    if (now >= windowEnds) {
      windowEnds = now + chatTerms.events.window;
      count = 0;
    }
    count += 1;
    if (count > chatTerms.events.limit) throw new Refusal('RATE_LIMITED');
  };
};
