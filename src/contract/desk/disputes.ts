import * as z from 'zod/mini';
import { disputeStatuses } from '#domain/squad/facts/squad-enums.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, integerInPath, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { publicSquad, squadSide } from '../squads/public-squad';
import { person, squadCategory, squadView } from '../squads/squad-view';
import { deskPerson, anyOf, fileOfList, listOf, listQuery, search, seen } from './kit';
import { refundOutcome } from './refund-outcome';
import { tidy } from '../schemas/tidy';

/** A dispute in the moderators' list; its id is that of the squad. */
const dispute = z.object({
  squadId: z.number(),
  gameId,
  gameName: z.string(),
  category: squadCategory,
  squadStatus: publicSquad.shape.status,
  status: z.enum(disputeStatuses),
  openedBy: person,
  /** The side that opened it. */
  side: squadSide,
  reason: z.string(),
  openedAt: time,
  /** NEW: until when the other side may answer. IN_PROGRESS: until when a moderator must decide. CLOSED: null. */
  expiresAt: z.nullable(time),
  wantedPercent: z.number(),
  decidedPercent: z.nullable(z.number()),
  /** The payers' money that the squad holds now. */
  held: money,
  /** What was held when the dispute was decided, or is held now; null for disputes decided before this was recorded. */
  atStake: z.nullable(money),
});

const filters = {
  status: anyOf(disputeStatuses),
  gameId: z.optional(gameId),
  /** Number of a squad, or prefix of the name of a person in it. */
  search,
};
const sorts = ['urgency', 'expiresAt', 'openedAt', '-openedAt'] as const;

/** A person whose money or pay the dispute is about. */
const party = z.object({
  person: deskPerson,
  side: squadSide,
  /** Still in the squad. */
  present: z.boolean(),
  /** PAYER: what they paid; MATE: their quote before their percent. */
  amount: money,
  percent: z.nullable(z.number()),
  /** Has granted the wanted percent. */
  granted: z.boolean(),
  opened: z.boolean(),
  texts: z.array(z.object({ kind: z.enum(['REASON', 'COMMENT', 'DECISION']), text: z.string(), at: time })),
  files: z.array(z.object({ id: uuid, name: z.string(), size: z.number(), url: z.string() })),
});

const whole = z.object({
  ...dispute.shape,
  /** Since when it waits for a moderator; null: it does not. */
  waitsSince: z.nullable(time),
  parties: z.array(party),
  decision: z.nullable(z.object({ text: z.string(), by: deskPerson, at: time })),
  chatId: z.nullable(uuid),
  /** The moderator is a party and may not decide. */
  own: z.boolean(),
  /** The outcome of each whole percent of a refund, from 0 to 100; empty once it is closed. */
  outcomes: z.array(refundOutcome),
});

const id = z.object({ id: integerInPath });
const text = z.string().check(tidy(), z.minLength(disputeTerms.reasonMin), z.maxLength(disputeTerms.reasonMax));
const access = { permission: 'MANAGE_DISPUTES' } as const;

const listFile = fileOfList(access, filters, sorts);

export const deskDisputesContract = endpoints({
  'GET /v1/admin/disputes': endpoint({
    access,
    summary:
      'Disputes: first those that await a decision, then an answer, then closed ones; in each group newest squads first',
    query: listQuery(filters, sorts),
    response: listOf(dispute),
    errors: [],
  }),
  'GET /v1/admin/disputes.csv': listFile,
  'GET /v1/admin/disputes.xlsx': listFile,
  'GET /v1/admin/disputes/{id}': endpoint({
    access,
    summary: 'The whole dispute: both sides, their words and files, the price of every percent',
    params: id,
    response: whole,
    errors: ['ADMIN_DISPUTES_NOT_FOUND'],
  }),
  'POST /v1/admin/disputes/{id}/decide': endpoint({
    access,
    summary: 'The moderator decides the dispute of squad {id}: what percentage to return and why',
    params: id,
    body: z.object({
      refundPercent: z.int().check(z.gte(0), z.lte(100)),
      comment: text,
      /** Absent: decided on the squad's page. */
      seen: z.optional(seen),
    }),
    response: squadView,
    errors: ['ADMIN_DISPUTES_NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE', 'SQUADS_INVALID_STATE'],
  }),
});
