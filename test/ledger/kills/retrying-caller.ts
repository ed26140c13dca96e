import type { Answer } from '../../support/server/test-browser';

export interface RetryingCaller {
  /** Responses received, and attempts with an unknown outcome. */
  readonly seen: { answers: number; doubtful: number };
  /** Repeats the same request until a response arrives. */
  untilAnswered<T>(request: () => Promise<Answer<T>>): Promise<Answer<T>>;
  /** As `untilAnswered`, for a request that must succeed. */
  untilSucceeded<T>(request: () => Promise<Answer<T>>): Promise<T>;
}

/** About five minutes of attempts: a restart takes seconds, or a minute on a busy machine. */
const maxAttempts = 12_000;

/**
 * A client that retries when no response arrives. Some responses are dropped on purpose, since a kill rarely falls
 * between the commit and the response.
 */
export const retryingCaller = (random: () => number): RetryingCaller => {
  const seen = { answers: 0, doubtful: 0 };
  const untilAnswered: RetryingCaller['untilAnswered'] = async (request) => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const response = await request().catch(() => null);
      if (response && response.status < 500 && random() > 0.1) {
        seen.answers += 1;
        return response;
      }
      seen.doubtful += 1;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('the server did not come back');
  };
  return {
    seen,
    untilAnswered,
    untilSucceeded: async (request) => {
      const { status, body } = await untilAnswered(request);
      if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
  };
};
