import * as z from 'zod/mini';
import { mateLevels, percentChangeReasons } from '../../domain/mates/grade';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, isoTime } from '../schemas/fields';

const level = z.enum(mateLevels);

export const percentChange = z.object({
  id: z.string(),
  reason: z.enum(percentChangeReasons),
  gradeBefore: z.nullable(level),
  grade: level,
  percentBefore: z.nullable(z.number()),
  percent: z.number(),
  comment: z.nullable(z.string()),
  createdAt: isoTime,
});

const strike = z.object({
  id: z.string(),
  reason: z.string(),
  squadId: z.nullable(z.number()),
  createdAt: isoTime,
  /** When it stops counting. */
  expiresAt: isoTime,
});

export const mateStandingContract = endpoints({
  'GET /v1/mates/me/standing': endpoint({
    access: 'mate',
    summary: 'Свой уровень, процент, история изменений и предупреждения',
    response: z.object({
      gameId,
      grade: level,
      percent: z.number(),
      /** Finished hours and the rating: what a promotion asks for. */
      hours: z.number(),
      rating: z.number(),
      /** Null at the top, and where the next one is appointed. */
      next: z.nullable(
        z.object({ grade: level, percent: z.number(), fromHours: z.number(), ratingNeeded: z.number() }),
      ),
      changes: z.array(percentChange),
      strikes: z.array(strike),
      ordersOffUntil: z.nullable(isoTime),
      /**
       * When missed invitations switched the mate's orders off; null while they are on or when the mate switched them
       * off.
       */
      missedOffAt: z.nullable(isoTime),
    }),
    errors: [],
  }),
});
