import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { squadMemberTypes, squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { flag, gameId, integerInPath, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { squadHistoryLine } from '../squads/squad-history';
import { deskPerson, anyOf, fileOfList, listOf, listQuery, moment, scheduledStep, reason, search, seen } from './kit';
import { refundOutcome } from './refund-outcome';

/** The next scheduled step. */
const nextStep = z.object({
  kind: z.string(),
  at: time,
  /** Failed attempts to make the step after it was due. */
  attempts: z.number(),
  overdue: z.boolean(),
});

const row = z.object({
  id: z.number(),
  gameId,
  gameName: z.string(),
  kind: z.enum(categoryKinds),
  durationMinutes: z.number(),
  status: z.enum(squadStatuses),
  paused: z.boolean(),
  disputed: z.boolean(),
  members: z.array(z.object({ ...deskPerson.shape, type: z.enum(squadMemberTypes) })),
  held: money,
  createdAt: time,
  next: z.nullable(nextStep),
});

const filters = {
  status: anyOf(squadStatuses),
  gameId: z.optional(gameId),
  disputed: z.optional(flag),
  /** Squads with an overdue step. */
  overdue: z.optional(flag),
  from: moment,
  to: moment,
  /** Number of a squad, or prefix of the name of a person in it. */
  search,
};
const sorts = ['createdAt', '-createdAt'] as const;

const payment = z.object({
  payer: deskPerson,
  amount: money,
  subsidy: money,
  refunded: money,
  spent: money,
  moved: money,
  held: money,
  paidAt: time,
});

const whole = z.object({
  ...row.shape,
  platform: z.string(),
  languages: z.array(z.string()),
  ownerId: uuid,
  finishedAt: z.nullable(time),
  settledAt: z.nullable(time),
  /** The mates' terms in this squad. */
  mates: z.array(z.object({ id: uuid, percent: z.number(), quote: money, confirmed: z.boolean() })),
  payments: z.array(payment),
  /** Total paid to mates. */
  paidOut: money,
  serviceHolds: money,
  deadlines: z.array(scheduledStep),
  people: z.record(uuid, deskPerson),
  history: z.array(squadHistoryLine),
  chatId: z.nullable(uuid),
  /** The operator is in the squad and may not act on it. */
  own: z.boolean(),
  mayDisband: z.boolean(),
  /** In a running game: the outcome of disbanding with each whole percent of a refund, from 0 to 100. */
  outcomes: z.array(refundOutcome),
});

const id = z.object({ id: integerInPath });
const access = { permission: 'MANAGE_SQUADS' } as const;

const failed = z.object({
  id: z.number(),
  aggregate: z.string(),
  kind: z.string(),
  subject: z.string(),
  dueAt: time,
  attempts: z.number(),
  firstFailedAt: z.nullable(time),
  /** Null: still retried automatically. */
  failedAt: z.nullable(time),
  error: z.nullable(z.string()),
});

const listFile = fileOfList(access, filters, sorts);

export const deskSquadsContract = endpoints({
  'GET /v1/admin/squads': endpoint({
    access,
    summary: 'All squads',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/squads.csv': listFile,
  'GET /v1/admin/squads.xlsx': listFile,
  'GET /v1/admin/squads/live': endpoint({
    access,
    summary: 'Live squads, those nearest to a deadline first, and how many are in each state',
    response: z.object({
      items: z.array(row),
      counts: z.array(z.object({ status: z.enum(squadStatuses), count: z.number() })),
      overdue: z.number(),
    }),
    errors: [],
  }),
  'GET /v1/admin/squads/{id}': endpoint({
    access,
    summary: 'The whole squad: state, deadlines, money, history',
    params: id,
    response: whole,
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'POST /v1/admin/squads/{id}/disband': endpoint({
    access: { permission: 'DISBAND_SQUADS' },
    summary: 'Cancels a squad; during a game divides the hold by percent. Its people read the reason',
    params: id,
    body: z.object({ refundPercent: z.nullable(z.int().check(z.gte(0), z.lte(100))), reason, seen }),
    errors: ['SQUADS_NOT_FOUND', 'SQUADS_INVALID_STATE', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'GET /v1/admin/deadlines': endpoint({
    access,
    summary: 'Deadlines that were not carried out: from those left to an operator to those still being retried',
    query: listQuery({ givenUp: z.optional(flag) }, ['dueAt', '-dueAt'] as const),
    response: listOf(failed),
    errors: [],
  }),
  'GET /v1/admin/deadlines/{id}': endpoint({
    access,
    summary: 'One deadline that was not carried out',
    params: id,
    response: failed,
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/admin/deadlines/{id}/retry': endpoint({
    access,
    summary: 'Tries to carry out a deadline once more, now',
    params: id,
    body: z.object({ reason, seen }),
    errors: ['NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
});
