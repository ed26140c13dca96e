import { sql } from 'drizzle-orm';

const maxAttempts = 12;
const longestWaitSeconds = 600;

/** When a row whose delivery has failed this many times is tried again: later each time, after the last never. */
export const nextAttempt = (attempts: number) => ({
  nextAttemptAt: sql`now() + ${Math.min(2 ** attempts, longestWaitSeconds)} * interval '1 second'`,
  ...(attempts >= maxAttempts ? { failedAt: new Date() } : {}),
});
