import * as z from 'zod/mini';
import { drawLimits, drawStatuses } from '#domain/draws/draw-terms.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { integerInPath } from '../../schemas/fields';
import { moneyBetween, time } from '../../schemas/units';
import { publicDraw } from '../../money/draws';
import { deskPerson, anyOf, fileOfList, listOf, listQuery, moment, reason, seen } from '../kit';
import { tidy } from '../../schemas/tidy';

const whole = z.object({
  ...publicDraw.shape,
  description: z.string(),
  /** Null until the winners are known, for operators too. */
  seed: z.nullable(z.string()),
  /** Who has asked for the payment, which another operator has to agree to. */
  askedBy: z.nullable(deskPerson),
  winners: z.array(z.object({ place: z.number(), ticket: z.number(), person: deskPerson, paidAt: z.nullable(time) })),
});

const filters = { status: anyOf(drawStatuses), from: moment, to: moment };
const sorts = ['closesAt', '-closesAt'] as const;

const access = { permission: 'MANAGE_TRANSACTIONS' } as const;
const id = z.object({ id: integerInPath });
const missing = ['ADMIN_DRAWS_NOT_FOUND'] as const;
const acting = [...missing, 'ADMIN_CHANGED_MEANWHILE', 'ADMIN_DRAW_NOT_READY'] as const;

const listFile = fileOfList(access, filters, sorts);

export const deskDrawsContract = endpoints({
  'GET /v1/admin/draws': endpoint({
    access,
    summary: 'Draws',
    query: listQuery(filters, sorts),
    response: listOf(publicDraw),
    errors: [],
  }),
  'GET /v1/admin/draws.csv': listFile,
  'GET /v1/admin/draws.xlsx': listFile,
  'GET /v1/admin/draws/{id}': endpoint({
    access,
    summary: 'One draw with its winners',
    params: id,
    response: whole,
    errors: missing,
  }),
  'POST /v1/admin/draws': endpoint({
    access,
    summary: 'Creates a draw and publishes the hash of its seed at once',
    idempotent: true,
    body: z.object({
      title: z.string().check(tidy(), z.minLength(drawLimits.title.min), z.maxLength(drawLimits.title.max)),
      description: z.string().check(tidy(), z.maxLength(drawLimits.description)),
      places: z.int().check(z.gte(1), z.lte(drawLimits.places)),
      prize: moneyBetween(drawLimits.prize),
      opensAt: time,
      closesAt: time,
    }),
    response: publicDraw,
    errors: [],
  }),
  'POST /v1/admin/draws/{id}/draw': endpoint({
    access,
    summary: 'Determines the winners of a closed draw unless that has happened already',
    params: id,
    body: z.object({ seen }),
    response: publicDraw,
    errors: acting,
  }),
  'POST /v1/admin/draws/{id}/cancel': endpoint({
    access,
    summary: 'Cancels a draw that has no winners yet; participants learn why',
    params: id,
    body: z.object({ seen, reason }),
    response: publicDraw,
    errors: [...missing, 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'POST /v1/admin/draws/{id}/pay': endpoint({
    access,
    summary: 'Pays the prizes to the winners as bonuses; a large sum awaits a second operator',
    idempotent: true,
    params: id,
    body: z.object({ seen }),
    response: publicDraw,
    errors: [...acting, 'ADMIN_OWN_OBJECT', 'ADMIN_SECOND_OPERATOR'],
  }),
});
