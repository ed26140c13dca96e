import * as z from 'zod/mini';
import { categoryKinds } from '../../domain/games/category';
import { mateLevels } from '../../domain/mates/grade';
import { endpoint, endpoints } from '../kit/endpoint';
import { isoTime, rubles, uuid } from '../schemas/fields';

/** A price before there is a squad. */
export const quotedPrice = z.object({
  /** One line for each mate. */
  lines: z.array(z.object({ mateId: uuid, username: z.string(), amount: rubles })),
  /** What the service bears (promo code, trial). */
  discount: rubles,
  /** What all payers together pay. */
  total: rubles,
  shares: z.array(z.object({ memberId: z.nullable(uuid), payerId: z.nullable(uuid), amount: rubles })),
  validUntil: isoTime,
});

export const squadPricesContract = endpoints({
  'GET /v1/squad-prices/rates': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Из чего складывается цена',
    response: z.object({
      /** An hour of one mate. */
      levels: z.array(z.object({ level: z.enum(mateLevels), hour: rubles })),
      /** Percent of that. */
      categories: z.array(z.object({ kind: z.enum(categoryKinds), percent: z.number() })),
      /** Percent taken off for long sessions. */
      durations: z.array(z.object({ minutes: z.number(), discountPercent: z.number() })),
      /** Added for each client beyond the first. */
      extraClientPercent: z.number(),
      /** Each mate's price rounds up to this. */
      step: rubles,
    }),
    errors: [],
  }),
  'GET /v1/squads/first-squad-prices': endpoint({
    access: 'public',
    summary: 'Цена первого сквада; available — положен ли он тому, кто спрашивает',
    response: z.object({ price: rubles, durationMinutes: z.number(), available: z.boolean() }),
    errors: [],
  }),
});
