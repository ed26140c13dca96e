import * as z from 'zod/mini';
import { mateLevels } from '#domain/mates/grade.ts';
import { mateBlockActions, strikeDecisions } from '#domain/mates/mate-terms.ts';
import { reasonLimits } from '#domain/people/auth-limits.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { flag, gameId, integerId, uuid } from '../../schemas/fields';
import { time } from '../../schemas/units';
import { percentChange } from '../../mates/mate-standing';
import { deskPerson, anyOf, fileOfList, listOf, listQuery, reason, search, seen } from '../kit';
import { tidy } from '../../schemas/tidy';

const level = z.enum(mateLevels);
const percent = z.int().check(z.gte(0), z.lte(100));

const row = z.object({
  person: deskPerson,
  gameId,
  grade: level,
  percent: z.number(),
  rating: z.number(),
  reviewCount: z.number(),
  finishedOrders: z.number(),
  hours: z.number(),
  /** Takes orders now. */
  active: z.boolean(),
  blocked: z.boolean(),
  /** Strikes that count now. */
  strikes: z.number(),
  /** When orders were switched off because of missed invitations; null: they were not. */
  missedOffAt: z.nullable(time),
  since: time,
});

const filters = {
  gameId: z.optional(gameId),
  grade: anyOf(mateLevels),
  blocked: z.optional(flag),
  afk: z.optional(flag),
  search,
};
const sorts = [
  'since',
  '-since',
  'percent',
  '-percent',
  'rating',
  '-rating',
  'finishedOrders',
  '-finishedOrders',
] as const;

const strike = z.object({
  id: z.number(),
  reason: z.string(),
  squadId: z.nullable(z.number()),
  createdAt: time,
  forgivenAt: z.nullable(time),
  /** Counts now. */
  counts: z.boolean(),
});

const whole = z.object({
  ...row.shape,
  status: z.enum(['ACTIVE', 'BLOCKED', 'DELETED']),
  blockedAt: z.nullable(time),
  blockReason: z.nullable(z.string()),
  ordersOffUntil: z.nullable(time),
  missedInvitations: z.number(),
  missedLimit: z.number(),
  /** When an operator verified their identity; null: not verified. */
  verifiedAt: z.nullable(time),
  categories: z.array(
    z.object({ id: z.number(), name: z.string(), chosen: z.boolean(), needsVerification: z.boolean() }),
  ),
  strikeList: z.array(strike),
  /** The open strike case, in which operators decide whether the mate keeps the access; null: none. */
  caseId: z.nullable(uuid),
  squadId: z.nullable(z.number()),
  /**
   * Whether the operator may act on this mate: not on themselves, nor on a person with permissions that the operator
   * lacks.
   */
  mayAct: z.boolean(),
});

const strikeCase = z.object({
  id: uuid,
  person: deskPerson,
  gameId,
  strikes: z.number(),
  openedAt: time,
  decision: z.nullable(z.enum(strikeDecisions)),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(time),
  decidedBy: z.nullable(deskPerson),
});

const id = z.object({ id: uuid });
const missing = ['ADMIN_USERS_NOT_FOUND'] as const;
const acting = [...missing, 'FORBIDDEN', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;
const manage = { permission: 'MANAGE_MATES' } as const;
const game = { gameId };

const listFile = fileOfList(manage, filters, sorts);

export const deskMatesContract = endpoints({
  'GET /v1/admin/mates': endpoint({
    access: manage,
    summary: 'Mates',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/mates.csv': listFile,
  'GET /v1/admin/mates.xlsx': listFile,
  'GET /v1/admin/mates/{id}': endpoint({
    access: manage,
    summary: 'One mate: access, categories, strikes',
    params: id,
    response: whole,
    errors: missing,
  }),
  'POST /v1/admin/mates/{id}/access': endpoint({
    access: { permission: 'CREATE_MATE_ACCESS' },
    summary: 'Makes somebody a mate of a game without an application',
    params: id,
    body: z.object({ ...game, grade: z._default(level, 'BEGINNER_I'), percent: z.optional(percent), reason }),
    errors: [
      ...missing,
      'FORBIDDEN',
      'ADMIN_OWN_OBJECT',
      'ADMIN_GAME_MISMATCH',
      'ADMIN_MATE_EXISTS',
      'ADMIN_USER_HAS_SQUAD',
      'GAMES_NOT_FOUND',
    ],
  }),
  'PUT /v1/admin/mates/{id}/access': endpoint({
    access: { permission: 'UPDATE_MATE_ACCESS' },
    summary:
      'Changes a mate’s grade (STAR is assigned), verification and categories; the percent of order follows the grade unless it is personal',
    params: id,
    body: z.object({
      ...game,
      grade: level,
      categoryIds: z.optional(z.array(integerId).check(z.maxLength(50))),
      /** Absent: unchanged. Removing it also removes categories that need it. */
      verified: z.optional(z.boolean()),
      reason,
      seen,
    }),
    errors: [...acting, 'ADMIN_GAME_MISMATCH', 'CATEGORIES_MATE_NOT_VERIFIED'],
  }),
  'POST /v1/admin/mates/{id}/access/delete': endpoint({
    access: { permission: 'DELETE_MATE_ACCESS' },
    summary: 'Takes a mate’s access: the person stays a client and reads the reason',
    params: id,
    body: z.object({ ...game, reason, seen }),
    errors: [...acting, 'ADMIN_GAME_MISMATCH', 'ADMIN_USER_HAS_SQUAD'],
  }),
  'PUT /v1/admin/mates/{id}/block': endpoint({
    access: { permission: 'UPDATE_MATE_ACCESS' },
    summary: 'Closes orders for a mate or opens them again; while they are closed the mate is in no list',
    params: id,
    body: z.object({ action: z.enum(mateBlockActions), reason, seen }),
    errors: acting,
  }),
  'PUT /v1/admin/mates/{id}/percent': endpoint({
    access: { permission: 'UPDATE_MATE_PERCENT' },
    summary: 'Changes a mate’s percent of order and grade; stays in the history',
    params: id,
    body: z.object({
      percent,
      grade: z.optional(level),
      comment: z.string().check(tidy(), z.minLength(reasonLimits.min), z.maxLength(reasonLimits.max)),
      /** Absent: not checked. */
      seen: z.optional(seen),
    }),
    errors: acting,
  }),
  'GET /v1/admin/mates/{id}/percent-history': endpoint({
    access: { permission: 'VIEW_MATE_PERCENT_CHANGES_HISTORY' },
    summary: 'The history of a mate’s percent of order and grade, newest first',
    params: id,
    response: z.array(
      z.object({ ...percentChange.shape, changedBy: z.nullable(z.object({ id: uuid, username: z.string() })) }),
    ),
    errors: missing,
  }),
  'GET /v1/admin/strike-cases': endpoint({
    access: { permission: 'UPDATE_MATE_ACCESS' },
    summary: 'Mates with a fourth strike: whether they keep their access',
    query: listQuery({ decided: z.optional(flag) }, ['openedAt', '-openedAt'] as const),
    response: listOf(strikeCase),
    errors: [],
  }),
  'GET /v1/admin/strike-cases/{id}': endpoint({
    access: { permission: 'UPDATE_MATE_ACCESS' },
    summary: 'One case of strikes and the strikes themselves',
    params: id,
    response: z.object({ ...strikeCase.shape, strikeList: z.array(strike) }),
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/admin/strike-cases/{id}/decide': endpoint({
    access: { permission: 'UPDATE_MATE_ACCESS' },
    summary: 'Forgives strikes or takes the access (which needs that permission too); the person reads the reason',
    params: id,
    body: z.object({ decision: z.enum(strikeDecisions), reason, seen }),
    errors: ['NOT_FOUND', ...acting, 'ADMIN_USER_HAS_SQUAD'],
  }),
});
