import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { promoCodeLimits } from '#domain/pricing/promo-code.ts';
import { promoCodeStates } from '#domain/pricing/promo-code-state.ts';
import { squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { flag, gameId, integerId, uuid } from '../../schemas/fields';
import { money, moneyBetween, time } from '../../schemas/units';
import { promoCode } from '../../squads/promo-fields';
import { deskPerson, anyOf, fileOfList, listOf, listQuery, moment, reason, search, seen } from '../kit';

/** Either a percent or a fixed sum. */
const discount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PERCENT'), percent: z.int().check(z.gte(1), z.lte(promoCodeLimits.maxPercent)) }),
  z.object({ kind: z.literal('FIXED'), amount: moneyBetween(promoCodeLimits.amount) }),
]);

const uses = z.nullable(z.int().check(z.gte(1), z.lte(promoCodeLimits.maxUses)));

/** Limits that can be changed later; null: no limit. */
const limits = { expiresAt: z.nullable(time), maxUses: uses, maxUsesPerUser: uses };

const row = z.object({
  code: z.string(),
  /** The only person who may use it; null: everybody. */
  person: z.nullable(deskPerson),
  percent: z.nullable(z.number()),
  amount: z.nullable(money),
  gameId: z.nullable(gameId),
  /** Empty lists fit all. */
  categoryIds: z.array(z.number()),
  categoryKinds: z.array(z.enum(categoryKinds)),
  expiresAt: z.nullable(time),
  maxUses: z.nullable(z.number()),
  maxUsesPerUser: z.nullable(z.number()),
  uses: z.number(),
  state: z.enum(promoCodeStates),
  /** Null: created by the product itself. */
  createdBy: z.nullable(deskPerson),
  /** Who has asked for it or for wider limits, while a second operator has to agree: it is not valid yet. */
  askedBy: z.nullable(deskPerson),
  createdAt: time,
});

const whole = z.object({
  ...row.shape,
  categories: z.array(z.object({ id: z.number(), name: z.string(), gameId })),
  statistics: z.object({
    /** Squads in which the code is applied or was used, and the number of people who applied it. */
    squads: z.number(),
    people: z.number(),
    /** What the service paid for discounts, without refunds. */
    discount: money,
    /** What people paid in addition to the discounts. */
    paid: money,
  }),
  /** The latest of these squads, newest first. */
  squads: z.array(
    z.object({ id: z.number(), gameId, status: z.enum(squadStatuses), person: deskPerson, discount: money, at: time }),
  ),
});

const filters = {
  state: z.optional(z.enum(promoCodeStates)),
  personal: z.optional(flag),
  discount: anyOf(['PERCENT', 'FIXED']),
  game: z.optional(gameId),
  from: moment,
  to: moment,
  /** Prefix of a code, or of the name of its owner. */
  search,
};
const sorts = ['createdAt', '-createdAt', 'uses', '-uses'] as const;

const byCode = z.object({ code: promoCode });
const create = {
  code: promoCode.check(z.regex(promoCodeLimits.pattern)),
  discount,
  gameId: z.nullable(gameId),
  categoryIds: z.array(integerId).check(z.maxLength(100)),
  /** Kinds of categories that the code is for. */
  categoryKinds: z.array(z.enum(categoryKinds)).check(z.maxLength(categoryKinds.length)),
  ...limits,
};
const creating = [
  'ADMIN_PROMO_CODES_ALREADY_EXISTS',
  'ADMIN_GAMES_NOT_FOUND',
  'ADMIN_CATEGORIES_NOT_FOUND',
  'ADMIN_GAME_MISMATCH',
] as const;
const personal = { permission: 'MANAGE_PERSONAL_PROMO_CODES' } as const;
const acting = ['ADMIN_PROMO_CODES_NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;

const listFile = fileOfList(personal, filters, sorts);

/**
 * An operator with only the permission for personal codes can neither see nor change others: for them those are not
 * found.
 */
export const deskPromoCodesContract = endpoints({
  'GET /v1/admin/promo-codes': endpoint({
    access: personal,
    summary: 'Promo codes; who may see only personal ones sees only those',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/promo-codes.csv': listFile,
  'GET /v1/admin/promo-codes.xlsx': listFile,
  'GET /v1/admin/promo-codes/{code}': endpoint({
    access: personal,
    summary: 'One promo code: terms, how much it gave and where',
    params: byCode,
    response: whole,
    errors: ['ADMIN_PROMO_CODES_NOT_FOUND'],
  }),
  'POST /v1/admin/promo-codes': endpoint({
    access: { permission: 'MANAGE_PROMO_CODES' },
    summary: 'Creates a general promo code; one that may cost much awaits a second operator',
    body: z.object(create),
    response: row,
    errors: creating,
  }),
  'POST /v1/admin/promo-codes/personal': endpoint({
    access: personal,
    summary: 'Creates a personal promo code; the person is told once it is valid',
    body: z.object({ ...create, userId: z.nullable(uuid) }),
    response: row,
    errors: [...creating, 'ADMIN_PROMO_CODE_MISSING_USER_ID', 'ADMIN_USERS_NOT_FOUND', 'ADMIN_OWN_OBJECT'],
  }),
  'PUT /v1/admin/promo-codes/{code}': endpoint({
    access: personal,
    summary: 'Changes the limits: term and number of uses',
    params: byCode,
    body: z.object({ seen, ...limits }),
    response: row,
    errors: acting,
  }),
  'POST /v1/admin/promo-codes/{code}/confirm': endpoint({
    access: personal,
    summary: 'A second operator agrees to a code that may cost much: it is valid from now on',
    params: byCode,
    body: z.object({ seen }),
    response: row,
    errors: [...acting, 'ADMIN_SECOND_OPERATOR'],
  }),
  'POST /v1/admin/promo-codes/{code}/deactivate': endpoint({
    access: personal,
    summary: 'Switches it off for good; who has applied it already plays with it',
    params: byCode,
    body: z.object({ seen, reason }),
    response: row,
    errors: acting,
  }),
  'DELETE /v1/admin/promo-codes/{code}': endpoint({
    access: personal,
    summary: 'Deletes it while nobody has applied it',
    params: byCode,
    errors: ['ADMIN_PROMO_CODES_NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_PROMO_CODES_CANNOT_BE_DELETED'],
  }),
});
