import * as z from 'zod/mini';
import { isoTime, rubles } from '../../schemas/fields';

/** A person's earnings of the last thirty days by source. */
export const monthEarnings = z.object({
  orders: rubles,
  /** Number of squads that paid them. */
  squads: z.number(),
  tips: rubles,
  articles: rubles,
  reserves: rubles,
});

export const earnings = z.object({
  month: monthEarnings,
  /** Spans of seven days, oldest first; the last one ends now. */
  weeks: z.array(z.object({ from: isoTime, sum: rubles })),
});
