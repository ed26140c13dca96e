import * as z from 'zod/mini';
import { mateLevels } from '#domain/mates/grade.ts';
import { mateBlockActions, strikeDecisions } from '#domain/mates/mate-terms.ts';
import { adminLimits } from '#domain/people/auth-limits.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { flag, gameId, integerId, isoTime, uuid } from '../../schemas/fields';
import { percentChange } from '../../mates/mate-standing';
import { adminPerson, anyOf, csvQuery, listOf, listQuery, reason, search, seen } from '../kit';
import { tidy } from '../../schemas/tidy';

const level = z.enum(mateLevels);
const percent = z.int().check(z.gte(0), z.lte(100));

const row = z.object({
  person: adminPerson,
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
  missedOffAt: z.nullable(isoTime),
  since: isoTime,
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
  createdAt: isoTime,
  forgivenAt: z.nullable(isoTime),
  /** Counts now. */
  counts: z.boolean(),
});

const whole = z.object({
  ...row.shape,
  status: z.enum(['ACTIVE', 'BLOCKED', 'DELETED']),
  blockedAt: z.nullable(isoTime),
  blockReason: z.nullable(z.string()),
  ordersOffUntil: z.nullable(isoTime),
  missedInvitations: z.number(),
  missedLimit: z.number(),
  /** When an operator verified their identity; null: not verified. */
  verifiedAt: z.nullable(isoTime),
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
  person: adminPerson,
  gameId,
  strikes: z.number(),
  openedAt: isoTime,
  decision: z.nullable(z.enum(strikeDecisions)),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(isoTime),
  decidedBy: z.nullable(adminPerson),
});

const id = z.object({ id: uuid });
const missing = ['ADMIN_USERS_NOT_FOUND'] as const;
const acting = [...missing, 'FORBIDDEN', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;
const manage = { permission: 'MANAGE_MATES' } as const;
const game = { gameId };

export const adminMatesContract = endpoints({
  'GET /v1/admin/mates': endpoint({
    access: manage,
    summary: 'Напарники',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/mates.csv': endpoint({
    access: manage,
    summary: 'Тот же список файлом',
    query: csvQuery(filters, sorts),
    raw: true,
    errors: [],
  }),
  'GET /v1/admin/mates/{id}': endpoint({
    access: manage,
    summary: 'Один напарник: доступ, категории, предупреждения',
    params: id,
    response: whole,
    errors: missing,
  }),
  'POST /v1/admin/mates/{id}/access': endpoint({
    access: { permission: 'CREATE_MATE_ACCESS' },
    summary: 'Делает человека напарником игры без заявки',
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
      'Меняет уровень (STAR назначают), проверку и категории напарника; процент следует уровню, пока он не личный',
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
    summary: 'Забирает доступ напарника: человек остаётся клиентом. Причину он прочтёт',
    params: id,
    body: z.object({ ...game, reason, seen }),
    errors: [...acting, 'ADMIN_GAME_MISMATCH', 'ADMIN_USER_HAS_SQUAD'],
  }),
  'PUT /v1/admin/mates/{id}/block': endpoint({
    access: { permission: 'UPDATE_MATE_ACCESS' },
    summary: 'Закрывает напарнику заказы или открывает снова; в списках его нет, пока закрыты',
    params: id,
    body: z.object({ action: z.enum(mateBlockActions), reason, seen }),
    errors: acting,
  }),
  'PUT /v1/admin/mates/{id}/percent': endpoint({
    access: { permission: 'UPDATE_MATE_PERCENT' },
    summary: 'Меняет процент и уровень напарника; остаётся в истории',
    params: id,
    body: z.object({
      percent,
      grade: z.optional(level),
      comment: z.string().check(tidy(), z.minLength(adminLimits.reasonMin), z.maxLength(adminLimits.reasonMax)),
      /** Absent: not checked. */
      seen: z.optional(seen),
    }),
    errors: acting,
  }),
  'GET /v1/admin/mates/{id}/percent-history': endpoint({
    access: { permission: 'VIEW_MATE_PERCENT_CHANGES_HISTORY' },
    summary: 'История процента и уровня напарника, новые сверху',
    params: id,
    response: z.array(
      z.object({ ...percentChange.shape, changedBy: z.nullable(z.object({ id: uuid, username: z.string() })) }),
    ),
    errors: missing,
  }),
  'GET /v1/admin/strike-cases': endpoint({
    access: { permission: 'UPDATE_MATE_ACCESS' },
    summary: 'Напарники с четвёртым предупреждением: оставлять ли доступ',
    query: listQuery({ decided: z.optional(flag) }, ['openedAt', '-openedAt'] as const),
    response: listOf(strikeCase),
    errors: [],
  }),
  'GET /v1/admin/strike-cases/{id}': endpoint({
    access: { permission: 'UPDATE_MATE_ACCESS' },
    summary: 'Одно дело о предупреждениях и сами предупреждения',
    params: id,
    response: z.object({ ...strikeCase.shape, strikeList: z.array(strike) }),
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/admin/strike-cases/{id}/decide': endpoint({
    access: { permission: 'UPDATE_MATE_ACCESS' },
    summary: 'Прощает предупреждения или забирает доступ (для этого нужно и право забирать). Причину человек прочтёт',
    params: id,
    body: z.object({ decision: z.enum(strikeDecisions), reason, seen }),
    errors: ['NOT_FOUND', ...acting, 'ADMIN_USER_HAS_SQUAD'],
  }),
});
