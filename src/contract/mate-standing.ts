import * as z from 'zod/mini';
import { mateLevels } from '../domain/enums/mate-level';
import { percentChangeReasons } from '../domain/enums/percent-change-reason';
import { endpoint } from './kit/endpoint';
import { endpoints } from './kit/endpoints';
import { gameId, uuid } from './schemas/ids';
import { isoTime } from './schemas/iso-time';

const level = z.enum(mateLevels);

const percentChange = z.object({
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

const newTerms = z.object({
  percent: z.int().check(z.gte(0), z.lte(100)),
  grade: z.optional(level),
  comment: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
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
      next: z.nullable(z.object({ grade: level, percent: z.number(), fromHours: z.number(), ratingNeeded: z.number() })),
      changes: z.array(percentChange),
      strikes: z.array(strike),
      ordersOffUntil: z.nullable(isoTime),
      /** When missed invitations switched his orders off; null while they are on or he did it himself. */
      missedOffAt: z.nullable(isoTime),
    }),
    errors: [],
  }),
  'PUT /v1/admin/mates/{id}/percent': endpoint({
    access: { permission: 'UPDATE_MATE_PERCENT' },
    summary: 'Меняет процент и уровень напарника; остаётся в истории',
    params: z.object({ id: uuid }),
    body: newTerms,
    errors: ['ADMIN_USERS_NOT_FOUND'],
  }),
  'GET /v1/admin/mates/{id}/percent-history': endpoint({
    access: { permission: 'VIEW_MATE_PERCENT_CHANGES_HISTORY' },
    summary: 'История процента и уровня напарника, новые сверху',
    params: z.object({ id: uuid }),
    response: z.array(z.object({ ...percentChange.shape, changedBy: z.nullable(z.object({ id: uuid, username: z.string() })) })),
    errors: ['ADMIN_USERS_NOT_FOUND'],
  }),
});
