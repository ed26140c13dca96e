import * as z from 'zod/mini';
import { rubles, uuid } from '../schemas/fields';

/** Where the held money of a squad goes if so many percent of it are returned; all sums in rubles. */
export const refundOutcome = z.object({
  percent: z.number(),
  returned: z.array(z.object({ userId: uuid, amount: rubles })),
  paid: z.array(z.object({ userId: uuid, amount: rubles })),
  /** The service's part, and of its own subsidy what comes back to it. */
  service: rubles,
  subsidyBack: rubles,
  /** Stays held: the game goes on. */
  held: rubles,
});
