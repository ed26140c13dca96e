import * as z from 'zod/mini';
import { npdAnswers, npdFailures } from '#domain/taxes/npd-check.ts';
import { npdReceiptStateNames } from '#domain/taxes/npd-receipt-states.ts';
import { npdReceiptTerms } from '#domain/taxes/npd-receipt-terms.ts';
import { holdReasons } from '#domain/taxes/payout-verdict.ts';
import { isPersonInn, taxpayerTerms, taxStatuses } from '#domain/taxes/tax-status.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { tidy } from '../schemas/tidy';

/** What a mate tells about themselves, or an operator for them. */
export const taxFields = {
  status: z.enum(taxStatuses),
  inn: z.string().check(tidy(), z.refine(isPersonInn, 'Такого ИНН не бывает: проверь цифры. У человека их двенадцать')),
  name: z.string().check(tidy(), z.minLength(taxpayerTerms.nameMin), z.maxLength(taxpayerTerms.nameMax)),
  phone: z
    .string()
    .check(
      tidy(),
      z.maxLength(taxpayerTerms.phoneMax),
      z.regex(taxpayerTerms.phone, 'Телефон начинается с «+» и кода страны'),
    ),
};

/** What is told; `status` is null where an operator had typed the rest before. */
export const taxProfile = {
  status: z.nullable(z.enum(taxStatuses)),
  inn: z.string(),
  name: z.string(),
  phone: z.string(),
};

/** What the tax service said today about somebody self-employed; null: it is not asked. */
export const npdCheck = z.nullable(
  z.object({ answer: z.enum(npdAnswers), failure: z.nullable(z.enum(npdFailures)), at: z.nullable(time) }),
);

/** The income of the year, of somebody self-employed. */
export const npdIncome = z.nullable(
  z.object({
    year: z.number(),
    /** On the person's own page by their account alone; for operators by everybody self-employed with the INN. */
    earned: money,
    limit: money,
    /** From which sum a warning is shown. */
    warnFrom: money,
    /** Of everybody self-employed with the INN. */
    standing: z.enum(['FINE', 'NEAR', 'OVER']),
  }),
);

const own = z.object({
  /** Whether taxes concern the person: a mate, or somebody who has earned as one. */
  earner: z.boolean(),
  /** Whether money leaves by itself only to those who have told it. */
  required: z.boolean(),
  profile: z.nullable(z.object(taxProfile)),
  check: npdCheck,
  income: npdIncome,
  /** Why the open withdrawal does not leave. */
  hold: z.nullable(z.object({ reason: z.enum(holdReasons), since: time })),
  receiptsOwed: z.number(),
});

const receipt = z.object({
  id: uuid,
  /** What was withdrawn, with the fee. */
  amount: money,
  state: z.enum(npdReceiptStateNames),
  link: z.nullable(z.string()),
  /** Why an operator has not accepted it, or why none is needed. */
  reason: z.nullable(z.string()),
  paidAt: time,
  givenAt: z.nullable(time),
});

export const taxesContract = endpoints({
  'GET /v1/taxes/me': endpoint({
    access: 'user',
    summary: 'How one pays taxes, what the tax service said today, the income of the year and what keeps a payout',
    response: own,
    errors: [],
  }),
  'PUT /v1/taxes/me': endpoint({
    access: 'user',
    summary: 'Tells how one pays taxes, and the INN, name and phone that receipts need',
    body: z.object(taxFields),
    response: own,
    errors: ['FORBIDDEN'],
  }),
  'GET /v1/taxes/me/receipts': endpoint({
    access: 'user',
    summary: 'Receipts of the self-employed that one owes or has given, the latest payout first',
    query: z.object({ cursor: z.optional(uuid) }),
    response: z.object({ items: z.array(receipt), nextCursor: z.nullable(uuid) }),
    errors: [],
  }),
  'PUT /v1/taxes/me/receipts/{id}': endpoint({
    access: 'user',
    summary: 'Gives the link of a receipt, or another one',
    params: z.object({ id: uuid }),
    body: z.object({ link: z.string().check(tidy(), z.minLength(1), z.maxLength(npdReceiptTerms.linkMax)) }),
    response: receipt,
    errors: ['NOT_FOUND', 'TAX_STATUS_NOT_TOLD', 'NPD_RECEIPT_CLOSED', 'NPD_RECEIPT_USED'],
  }),
});
