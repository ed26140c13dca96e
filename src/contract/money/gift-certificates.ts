import * as z from 'zod/mini';
import { paymentMethods } from '#domain/money/deposit.ts';
import {
  giftCertificateDesigns,
  giftCertificateStatuses,
  giftCertificateTerms,
} from '#domain/money/gift-certificate.ts';
import { depositErrors, startedDeposit } from './balance';
import { endpoint, endpoints } from '../kit/endpoint';
import { cursor, limitUpTo, ownPath, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { tidy } from '../schemas/tidy';
import { moneyPath } from '../routes/money-pages';

const design = z.enum(giftCertificateDesigns);

const certificate = z.object({
  id: uuid,
  nominal: money,
  design,
  message: z.string(),
  status: z.enum(giftCertificateStatuses),
  /** `ABCD-EFGH-2345`; only for its buyer, once it is paid. */
  code: z.nullable(z.string()),
  buyer: z.string(),
  /** Who activated it, only for its buyer; null until then. */
  receiver: z.nullable(z.string()),
  createdAt: time,
  expiresAt: z.nullable(time),
  activatedAt: z.nullable(time),
});

const byId = z.object({ id: uuid });
/** The path parameter is the certificate's code. */
const byCode = z.object({ id: z.string().check(z.maxLength(40)) });

/** Gift certificates. */
export const giftCertificatesContract = endpoints({
  'GET /v1/balance/gift-certificates': endpoint({
    access: 'user',
    summary: 'Certificates that the person has bought or received, newest first',
    query: z.object({ side: z.enum(['BOUGHT', 'RECEIVED']), cursor: z.optional(cursor), limit: limitUpTo(50, 20) }),
    response: z.object({ items: z.array(certificate), nextCursor: z.nullable(z.string()) }),
    errors: [],
  }),
  'GET /v1/balance/gift-certificates/on-sale': endpoint({
    access: 'user',
    summary: 'Sums and designs of certificates on sale',
    response: z.object({
      nominals: z.array(money),
      /** `season` null: on sale all the year; its `from` in the future: not on sale yet. */
      designs: z.array(
        z.object({ design, onSale: z.boolean(), season: z.nullable(z.object({ from: time, until: time })) }),
      ),
    }),
    errors: [],
  }),
  'GET /v1/balance/gift-certificates/{id}': endpoint({
    access: 'user',
    summary: 'A certificate by its code: what was given, by whom and with which words',
    params: byCode,
    response: certificate,
    errors: ['GIFT_CERTIFICATE_NOT_FOUND'],
  }),
  'POST /v1/balance/gift-certificates': endpoint({
    access: 'user',
    summary: 'Buys a certificate; if money is missing it awaits payment',
    confirmed: 'ABOVE',
    idempotent: true,
    body: z.object({
      nominal: money,
      design,
      message: z._default(z.string().check(tidy(), z.maxLength(giftCertificateTerms.messageMax)), ''),
    }),
    response: z.object({
      certificate,
      /** Shortfall of the balance; 0 when it is paid. */
      shortfall: money,
    }),
    errors: ['GIFT_CERTIFICATE_WRONG_NOMINAL', 'GIFT_CERTIFICATE_WRONG_DESIGN', 'MONEY_RESTS'],
  }),
  'POST /v1/balance/gift-certificates/{id}/pay': endpoint({
    access: 'user',
    summary: 'Pays one’s certificate that awaits money',
    confirmed: 'ABOVE',
    idempotent: true,
    params: byId,
    response: certificate,
    errors: ['GIFT_CERTIFICATE_NOT_FOUND', 'GIFT_CERTIFICATE_WRONG_DESIGN', 'BALANCE_INSUFFICIENT', 'MONEY_RESTS'],
  }),
  'POST /v1/balance/gift-certificates/{id}/deposit': endpoint({
    access: 'user',
    summary: 'Makes a deposit of what is missing for one’s certificate',
    idempotent: true,
    params: byId,
    body: z.object({ method: z.enum(paymentMethods), returnTo: z._default(ownPath, moneyPath('gifts')) }),
    response: startedDeposit,
    errors: ['GIFT_CERTIFICATE_NOT_FOUND', 'GIFT_CERTIFICATE_WRONG_DESIGN', 'MONEY_RESTS', ...depositErrors],
  }),
  'POST /v1/balance/gift-certificates/{id}/activate': endpoint({
    access: 'user',
    summary: 'Activates a certificate by its code: the money comes at once, one time',
    idempotent: true,
    params: byCode,
    response: certificate,
    errors: [
      'GIFT_CERTIFICATE_ALREADY_ACTIVATED',
      'GIFT_CERTIFICATE_CANNOT_BE_ACTIVATED_BY_ISSUER',
      'GIFT_CERTIFICATE_CANNOT_BE_ACTIVATED_BY_MATE',
      'GIFT_CERTIFICATE_NOT_PAID',
      'GIFT_CERTIFICATE_NOT_FOUND',
    ],
  }),
});
