import * as z from 'zod/mini';
import { receiptKinds } from '#domain/receipts/receipt-terms.ts';
import { receiptStateNames } from '#domain/receipts/receipt-states.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerInPath, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';

export const receiptsContract = endpoints({
  'GET /v1/balance/transactions/{id}/receipts': endpoint({
    access: 'user',
    summary: 'Cash register receipts of an operation of one’s own',
    params: z.object({ id: integerInPath }),
    response: z.array(
      z.object({
        id: uuid,
        kind: z.enum(receiptKinds),
        total: money,
        state: z.enum(receiptStateNames),
        createdAt: time,
        /** Where the receipt itself is; null while it is not printed, and for a training one. */
        url: z.nullable(z.string()),
        /** What the register printed. */
        fiscal: z.nullable(z.object({ drive: z.string(), document: z.string(), attribute: z.string() })),
        lines: z.array(z.object({ name: z.string(), amount: money })),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
});
