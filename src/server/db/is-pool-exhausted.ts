/** pg-pool has no code for it, only this sentence. */
const sentence = 'timeout exceeded when trying to connect';

/** Whether no connection became free in time: too much work at once, not a fault; also when Drizzle has wrapped it. */
export const isPoolExhausted = (problem: unknown): boolean => {
  for (let error: unknown = problem; error instanceof Error; error = error.cause) if (error.message === sentence) return true;
  return false;
};
