import * as z from 'zod/mini';
import { isoTime, rubles } from '../../schemas/fields';

/** What came to a person in the last thirty days, by what it came for. */
export const monthEarnings = z.object({
  orders: rubles,
  /** Squads that paid them. */
  squads: z.number(),
  tips: rubles,
  articles: rubles,
  reserves: rubles,
});

export const earnings = z.object({
  month: monthEarnings,
  /** Spans of seven days, the last one ending now, oldest first. */
  weeks: z.array(z.object({ from: isoTime, sum: rubles })),
});
