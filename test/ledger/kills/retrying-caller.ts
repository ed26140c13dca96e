import type { Answer } from '../../support/server/test-browser';

export interface RetryingCaller {
  /** Answers that arrived, and attempts whose outcome nobody knew. */
  readonly seen: { answers: number; doubtful: number };
  /** Asks again, the very same, until an answer arrives. */
  until<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>>;
  /** As `until`, of what must succeed. */
  untilSucceeded<T>(ask: () => Promise<Answer<T>>): Promise<T>;
}

/** Attempts, about five minutes: a restart takes seconds, and a minute where everything else runs too. */
const maxAttempts = 12_000;

/** Whoever presses again when nothing came back. Some answers are lost: a kill seldom meets what follows the commit. */
export const retryingCaller = (random: () => number): RetryingCaller => {
  const seen = { answers: 0, doubtful: 0 };
  const until: RetryingCaller['until'] = async (ask) => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const answer = await ask().catch(() => null);
      if (answer && answer.status < 500 && random() > 0.1) {
        seen.answers += 1;
        return answer;
      }
      seen.doubtful += 1;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('the server did not come back');
  };
  return {
    seen,
    until,
    untilSucceeded: async (ask) => {
      const { status, body } = await until(ask);
      if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
  };
};
