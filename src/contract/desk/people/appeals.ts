import * as z from 'zod/mini';
import { appealKindNames } from '#domain/appeals/appeal-kinds.ts';
import { appealOutcomes, appealStateNames } from '#domain/appeals/appeal-states.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { uuid } from '../../schemas/fields';
import { time } from '../../schemas/units';
import { deskPerson, anyOf, listOf, listQuery, reason, search, seen } from '../kit';

const row = z.object({
  id: uuid,
  kind: z.enum(appealKindNames),
  /** The id of what was decided about: a strike, a person, a review, an article. */
  about: z.string(),
  person: deskPerson,
  /** What was decided, why, and the person's own text that it was about. */
  title: z.string(),
  reason: z.nullable(z.string()),
  excerpt: z.nullable(z.string()),
  /** Who made the decision; null: a rule. */
  firstBy: z.nullable(deskPerson),
  firstAt: time,
  /** The person's words against it. */
  words: z.string(),
  state: z.enum(appealStateNames),
  answer: z.nullable(z.string()),
  decidedBy: z.nullable(deskPerson),
  decidedAt: z.nullable(time),
  createdAt: time,
});

const filters = {
  state: anyOf(appealStateNames),
  kind: z.optional(z.array(z.enum(appealKindNames)).check(z.maxLength(30))),
  /** Whose appeals. */
  personId: z.optional(uuid),
  search,
};

const whole = z.object({
  ...row.shape,
  /** Until when it could be appealed against. */
  until: time,
  /** Whether the decision still stands: another operator may have undone it meanwhile. */
  stands: z.boolean(),
  /** How many operators may judge it: neither its person nor who made the decision. */
  judges: z.number(),
});

const id = z.object({ id: uuid });

export const deskAppealsContract = endpoints({
  'GET /v1/admin/appeals': endpoint({
    access: { permission: 'MANAGE_APPEALS' },
    summary: 'Appeals against decisions: longest waiting first',
    query: listQuery(filters, ['createdAt', '-createdAt']),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/appeals/{id}': endpoint({
    access: { permission: 'MANAGE_APPEALS' },
    summary: 'One appeal: what was decided, and the person’s words',
    params: id,
    response: whole,
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/admin/appeals/{id}/decide': endpoint({
    access: { permission: 'MANAGE_APPEALS' },
    summary: 'Undoes the decision or leaves it; the person is told why. Not by who made it',
    params: id,
    body: z.object({ outcome: z.enum(appealOutcomes), reason, seen }),
    response: row,
    errors: [
      'NOT_FOUND',
      'ADMIN_OWN_OBJECT',
      'APPEAL_OWN_DECISION',
      'ADMIN_CHANGED_MEANWHILE',
      'APPEAL_DECIDED',
      'ADMIN_USERS_NOT_FOUND',
      'ADMIN_USER_NOT_BLOCKED',
    ],
  }),
});
