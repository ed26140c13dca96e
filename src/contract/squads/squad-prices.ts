import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { isoTime, rubles, uuid } from '../schemas/fields';

/** A price before the squad exists. */
export const quotedPrice = z.object({
  /** One line for each mate. */
  lines: z.array(z.object({ mateId: uuid, username: z.string(), amount: rubles })),
  /** What the service bears (promo code, trial lesson). */
  discount: rubles,
  /** What all payers pay together. */
  total: rubles,
  shares: z.array(z.object({ memberId: z.nullable(uuid), payerId: z.nullable(uuid), amount: rubles })),
  validUntil: isoTime,
});

export const squadPricesContract = endpoints({
  'GET /v1/squad-prices/rates': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'What the price consists of',
    response: z.object({
      /** Price of an hour of one mate. */
      levels: z.array(z.object({ level: z.enum(mateLevels), hour: rubles })),
      /** Percent of the hourly price. */
      categories: z.array(z.object({ kind: z.enum(categoryKinds), percent: z.number() })),
      /** Discounts for long sessions, percent. */
      durations: z.array(z.object({ minutes: z.number(), discountPercent: z.number() })),
      /** Surcharge for each client after the first, percent. */
      extraClientPercent: z.number(),
      /** Each mate's price is rounded up to a multiple of this. */
      step: rubles,
    }),
    errors: [],
  }),
  'GET /v1/squads/first-squad-prices': endpoint({
    access: 'public',
    summary: 'The price of the first squad; available: whether the person asking can have it',
    response: z.object({ price: rubles, durationMinutes: z.number(), available: z.boolean() }),
    errors: [],
  }),
});
