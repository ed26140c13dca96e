import * as z from 'zod/mini';
import {
  correctionKinds,
  correctionLimits,
  correctionMoneys,
  correctionStatuses,
  isSoundCorrection,
} from '#domain/money/correction.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { rubles, uuid } from '../../schemas/fields';
import { money, moneyOf, time } from '../../schemas/units';
import { deskPerson, amount, anyOf, fileOfList, listOf, listQuery, moment, reason, search, seen } from '../kit';

const most = kopecksToRubles(correctionLimits.max);

const row = z.object({
  id: uuid,
  person: deskPerson,
  /** Signed from the person's point of view. */
  amount: money,
  kind: z.enum(correctionKinds),
  money: z.enum(correctionMoneys),
  /** Shown to the person. */
  comment: z.string(),
  status: z.enum(correctionStatuses),
  askedBy: deskPerson,
  /** The second operator; null when one was enough or the decision is still awaited. */
  decidedBy: z.nullable(deskPerson),
  /** Why it was rejected. */
  answer: z.nullable(z.string()),
  /** The transaction in the person's history. */
  transactionId: z.nullable(z.string()),
  createdAt: time,
  changedAt: time,
});

/** With `available`: what the person has now of the money that the correction moves. */
const whole = z.object({ ...row.shape, available: money });

const filters = {
  status: anyOf(correctionStatuses),
  kind: anyOf(correctionKinds),
  money: anyOf(correctionMoneys),
  /** Range of the absolute sum. */
  minAmount: amount,
  maxAmount: amount,
  from: moment,
  to: moment,
  /** Prefix of a name, or the id. */
  search,
};
/** `amount` sorts by the absolute sum. */
const sorts = ['createdAt', '-createdAt', 'amount', '-amount'] as const;

/** The situation of a person before a correction. */
const before = z.object({
  /** Whether the person is a mate: kinds of corrections differ. */
  mate: z.boolean(),
  available: money,
  bonus: money,
  /** Gift money, from certificates. */
  gift: money,
  /**
   * Absolute sum of this operator's corrections for this person within a day; it counts towards the limit for one
   * operator.
   */
  corrected: money,
  /** One-time kinds that were already used, or wait for confirmation. */
  spent: z.array(z.enum(correctionKinds)),
});

const id = z.object({ id: uuid });
const access = { permission: 'CAN_CREATE_CORRECTION_TRANSACTION' } as const;
const missing = ['ADMIN_BALANCE_TRANSACTION_NOT_FOUND'] as const;
const moving = ['ADMIN_USER_ALREADY_DELETED', 'ADMIN_CORRECTION_WRONG_PERSON', 'BALANCE_INSUFFICIENT'] as const;
const deciding = [...missing, 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;

const listFile = fileOfList(access, filters, sorts);

export const deskCorrectionsContract = endpoints({
  'GET /v1/admin/corrections': endpoint({
    access,
    summary: 'Corrections of balances: those that await a second operator and all past ones',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/corrections.csv': listFile,
  'GET /v1/admin/corrections.xlsx': listFile,
  'GET /v1/admin/corrections/{id}': endpoint({
    access,
    summary: 'One correction',
    params: id,
    response: whole,
    errors: missing,
  }),
  'GET /v1/admin/corrections/before/{userId}': endpoint({
    access,
    summary: 'What a correction will find: the person’s money and what the person may do',
    params: z.object({ userId: uuid }),
    response: before,
    errors: ['ADMIN_USERS_NOT_FOUND'],
  }),
  'POST /v1/admin/corrections': endpoint({
    access,
    summary:
      'Corrects a person’s money: own, bonus, a mate’s and gift money; a large correction awaits a second operator',
    idempotent: true,
    body: z
      .object({
        userId: uuid,
        amount: moneyOf(
          rubles.check(
            z.gte(-most),
            z.lte(most),
            z.refine((sum) => sum !== 0, { error: 'Укажи сумму' }),
          ),
        ),
        kind: z.enum(correctionKinds),
        money: z.enum(correctionMoneys),
        comment: reason,
      })
      .check(
        // Rounded, because an invalid sum is refused by its own field.
        z.refine((asked) => isSoundCorrection({ ...asked, amount: Math.round(asked.amount) }), {
          error: 'За это так не поправляют',
          path: ['kind'],
        }),
      ),
    response: row,
    errors: [...moving, 'ADMIN_USERS_NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_CORRECTION_REPEATED'],
  }),
  'POST /v1/admin/corrections/{id}/confirm': endpoint({
    access,
    summary: 'The second approval: the money moves, the person is told',
    idempotent: true,
    params: id,
    body: z.object({ seen }),
    response: row,
    errors: [...deciding, ...moving, 'ADMIN_SECOND_OPERATOR'],
  }),
  'POST /v1/admin/corrections/{id}/reject': endpoint({
    access,
    summary: 'Declines a waiting correction; whoever asked for it may also withdraw it',
    params: id,
    body: z.object({ seen, reason }),
    response: row,
    errors: deciding,
  }),
});
