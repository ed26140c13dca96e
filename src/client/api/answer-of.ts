import type { Started } from './started';

/** What a call brought; null when it failed: that is told where it was called. */
export const answerOf = <Answer>({ queryFulfilled }: Pick<Started<Answer>, 'queryFulfilled'>): Promise<Answer | null> =>
  Promise.resolve(queryFulfilled)
    .then(({ data }) => data)
    .catch(() => null);
