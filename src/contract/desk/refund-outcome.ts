import * as z from 'zod/mini';
import { uuid } from '../schemas/fields';
import { money } from '../schemas/units';

/** Where the held money of a squad goes if this percent of it is refunded; all sums in rubles. */
export const refundOutcome = z.object({
  percent: z.number(),
  returned: z.array(z.object({ userId: uuid, amount: money })),
  paid: z.array(z.object({ userId: uuid, amount: money })),
  /** The service's part, and the part of its subsidy that returns to it. */
  service: money,
  subsidyBack: money,
  /** What stays held, when the game continues. */
  held: money,
});
