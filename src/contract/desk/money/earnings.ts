import * as z from 'zod/mini';
import { money, time } from '../../schemas/units';

/** A person's earnings of the last thirty days by source. */
export const monthEarnings = z.object({
  orders: money,
  /** Number of squads that paid them. */
  squads: z.number(),
  tips: money,
  articles: money,
  reserves: money,
});

export const earnings = z.object({
  month: monthEarnings,
  /** Spans of seven days, oldest first; the last one ends now. */
  weeks: z.array(z.object({ from: time, sum: money })),
});
