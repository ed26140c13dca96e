import type { Started } from './started';

/** What a call brought; null when it failed: that is told where it was called. */
export const answerOf = <Answer>({ queryFulfilled }: Pick<Started<Answer>, 'queryFulfilled'>): PromiseLike<Answer | null> =>
  queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );
