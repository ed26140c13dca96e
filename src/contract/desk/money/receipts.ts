import * as z from 'zod/mini';
import { receiptKinds, receiptSubjects } from '#domain/receipts/receipt-terms.ts';
import { receiptStateNames } from '#domain/receipts/receipt-states.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { uuid } from '../../schemas/fields';
import { money, time } from '../../schemas/units';
import { deskPerson, amount, anyOf, fileOfList, listOf, listQuery, moment, reason, search, seen } from '../kit';

const row = z.object({
  id: uuid,
  person: deskPerson,
  kind: z.enum(receiptKinds),
  total: money,
  state: z.enum(receiptStateNames),
  /** The register's answer to a refused one. */
  reason: z.nullable(z.string()),
  createdAt: time,
  changedAt: time,
});

const whole = z.object({
  ...row.shape,
  /** Of the total: money or a set-off advance, and the service's debt to the person. */
  byAdvance: money,
  byOther: money,
  lines: z.array(
    z.object({
      subject: z.enum(receiptSubjects),
      name: z.string(),
      amount: money,
      /** The mate whom the service is the agent of; `known`: whether a register may be told about them. */
      principal: z.nullable(z.object({ id: uuid, username: z.string(), known: z.boolean() })),
    }),
  ),
  till: z.nullable(z.string()),
  documentId: z.nullable(z.string()),
  attempt: z.number(),
  url: z.nullable(z.string()),
  /** What the register printed. */
  fiscal: z.nullable(z.object({ drive: z.string(), document: z.string(), attribute: z.string() })),
  steps: z.array(z.object({ state: z.enum(receiptStateNames), reason: z.nullable(z.string()), at: time })),
});

const filters = {
  state: anyOf(receiptStateNames),
  kind: anyOf(receiptKinds),
  minAmount: amount,
  maxAmount: amount,
  from: moment,
  to: moment,
  /** Prefix of a name, or the id. */
  search,
};
const sorts = ['createdAt', '-createdAt'] as const;

const access = { permission: 'MANAGE_DEPOSIT' } as const;
const id = z.object({ id: uuid });

const listFile = fileOfList(access, filters, sorts);

export const deskReceiptsContract = endpoints({
  'GET /v1/admin/receipts': endpoint({
    access,
    summary: 'Receipts, newest first',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/receipts.csv': listFile,
  'GET /v1/admin/receipts.xlsx': listFile,
  'GET /v1/admin/receipts/{id}': endpoint({
    access,
    summary: 'One receipt with its lines and what happened to it',
    params: id,
    response: whole,
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/admin/receipts/{id}/again': endpoint({
    access,
    summary: 'Has a refused receipt, or one that no register has had, printed by a new document',
    params: id,
    body: z.object({ reason, seen }),
    errors: ['NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE', 'ADMIN_NO_REGISTER'],
  }),
});
