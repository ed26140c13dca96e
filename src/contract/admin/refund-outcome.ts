import * as z from 'zod/mini';
import { rubles, uuid } from '../schemas/fields';

/** Where the held money of a squad goes if this percent of it is refunded; all sums in rubles. */
export const refundOutcome = z.object({
  percent: z.number(),
  returned: z.array(z.object({ userId: uuid, amount: rubles })),
  paid: z.array(z.object({ userId: uuid, amount: rubles })),
  /** The service's part, and the part of its subsidy that returns to it. */
  service: rubles,
  subsidyBack: rubles,
  /** What stays held, when the game continues. */
  held: rubles,
});
