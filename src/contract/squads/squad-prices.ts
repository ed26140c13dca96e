import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';

/** A price before the squad exists. */
export const quotedPrice = z.object({
  /** One line for each mate. */
  lines: z.array(z.object({ mateId: uuid, username: z.string(), amount: money })),
  /** What the service bears (promo code, trial lesson). */
  discount: money,
  /** What all payers pay together. */
  total: money,
  shares: z.array(z.object({ memberId: z.nullable(uuid), payerId: z.nullable(uuid), amount: money })),
  validUntil: time,
});

export const squadPricesContract = endpoints({
  'GET /v1/squad-prices/rates': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'What the price consists of',
    response: z.object({
      /** Price of an hour of one mate. */
      levels: z.array(z.object({ level: z.enum(mateLevels), hour: money })),
      /** Percent of the hourly price. */
      categories: z.array(z.object({ kind: z.enum(categoryKinds), percent: z.number() })),
      /** Discounts for long sessions, percent. */
      durations: z.array(z.object({ minutes: z.number(), discountPercent: z.number() })),
      /** Surcharge for each client after the first, percent. */
      extraClientPercent: z.number(),
      /** Each mate's price is rounded up to a multiple of this. */
      step: money,
    }),
    errors: [],
  }),
  'GET /v1/squads/first-squad-prices': endpoint({
    access: 'public',
    summary: 'The price of the first squad; available: whether the person asking can have it',
    response: z.object({ price: money, durationMinutes: z.number(), available: z.boolean() }),
    errors: [],
  }),
});
