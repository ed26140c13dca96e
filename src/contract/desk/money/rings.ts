import * as z from 'zod/mini';
import { heldGiftKinds, heldGiftStates, ringStates } from '#domain/risk/held-gift.ts';
import { riskSignals } from '#domain/risk/signals.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { uuid } from '../../schemas/fields';
import { money, time } from '../../schemas/units';
import { deskPerson, anyOf, fileOfList, listOf, listQuery, moment, reason, search, seen } from '../kit';

const row = z.object({
  id: uuid,
  state: z.enum(ringStates),
  /** Names of its first people. */
  names: z.array(z.string()),
  people: z.number(),
  /** The highest score of its links, 0 to 100. */
  score: z.number(),
  /** What is held of it now. */
  held: money,
  foundAt: time,
  /** Since when something waits for a decision; null: nothing does. */
  waitsSince: z.nullable(time),
  decidedAt: z.nullable(time),
});

const gift = z.object({
  id: uuid,
  person: deskPerson,
  kind: z.enum(heldGiftKinds),
  amount: money,
  state: z.enum(heldGiftStates),
  squadId: z.nullable(z.number()),
  heldAt: time,
  dueAt: time,
});

const whole = z.object({
  ...row.shape,
  members: z.array(z.object({ ...deskPerson.shape, isMate: z.boolean(), createdAt: time })),
  links: z.array(
    z.object({ oneId: uuid, otherId: uuid, score: z.number(), reasons: z.array(z.enum(riskSignals)), foundAt: time }),
  ),
  gifts: z.array(gift),
  decidedBy: z.nullable(deskPerson),
  /** Whether a decision can be undone. */
  undoable: z.boolean(),
  seen,
});

const filters = {
  state: anyOf(ringStates),
  from: moment,
  to: moment,
  /** Prefix of the name of somebody in it, or the id. */
  search,
};
const sorts = ['foundAt', '-foundAt', 'held', '-held'] as const;

const access = { permission: 'MANAGE_RISKS' } as const;
const id = z.object({ id: uuid });

const listFile = fileOfList(access, filters, sorts);

const act = { access, params: id, body: z.object({ seen, reason }), response: whole } as const;

export const deskRingsContract = endpoints({
  'GET /v1/admin/rings': endpoint({
    access,
    summary: 'Rings of accounts that look like one person’s, the latest found first',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/rings.csv': listFile,
  'GET /v1/admin/rings.xlsx': listFile,
  'GET /v1/admin/rings/{id}': endpoint({
    access,
    summary: 'A ring with its people, what links them and what is held',
    params: id,
    response: whole,
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/admin/rings/{id}/release': endpoint({
    ...act,
    summary: 'They are different people: all that is held is given, and they are held up no longer',
    errors: ['NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE', 'RISK_RING_DECIDED'],
  }),
  'POST /v1/admin/rings/{id}/take': endpoint({
    ...act,
    summary: 'They are one person: all that is held goes back to the service',
    errors: ['NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE', 'RISK_RING_DECIDED'],
  }),
  'POST /v1/admin/rings/{id}/undo': endpoint({
    ...act,
    summary: 'Undoes the last decision while the money is still there: all of it is held again',
    errors: ['NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE', 'RISK_NOTHING_TO_UNDO', 'RISK_MONEY_GONE'],
  }),
});
