import * as z from 'zod/mini';
import { uuid } from '../../contract/schemas/ids';
import { rubles } from '../../contract/schemas/rubles';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import { rublesToKopecks } from '../../domain/money/rubles-to-kopecks';
import { Refusal } from '../http/refusal';
import type { CallbackRequest, DepositProvider, ProviderCallback } from './deposit-provider';
import { dummySignatureHeader, isDummySignature, signDummyBody } from './dummy-signature';

const callbackBody = z.object({ depositId: uuid, amount: rubles, status: z.enum(['PAID', 'DECLINED', 'DELAYED']) });

const parse = (rawBody: Buffer): ProviderCallback => {
  try {
    const { depositId, amount, status } = callbackBody.parse(JSON.parse(rawBody.toString('utf8')));
    return { depositId, amount: rublesToKopecks(amount), outcome: status };
  } catch {
    throw new Refusal('VALIDATION_ERROR');
  }
};

/** The provider that moves no real money: a page of the product plays its part. */
export const dummyProvider = (secret: string): DepositProvider => ({
  id: 'DUMMY',
  methods: [
    { id: 'SBP', group: 'MOBILE' },
    { id: 'MIR', group: 'BANK_CARD' },
    { id: 'UMONEY', group: 'EMONEY' },
    { id: 'TINKOFF_PAY', group: 'MOBILE' },
  ],
  buildPaymentUrl: ({ depositId }) => `/pay/dummy/${depositId}`,
  readCallback: ({ headers, rawBody }) => {
    if (!isDummySignature(secret, rawBody, headers[dummySignatureHeader])) throw new Refusal('FORBIDDEN');
    return parse(rawBody);
  },
});

/** What the provider would send over the network: the same bytes and signature, whoever carries them. */
export const dummyCallback = (secret: string, { depositId, amount, outcome }: ProviderCallback): CallbackRequest => {
  const rawBody = Buffer.from(JSON.stringify({ depositId, amount: kopecksToRubles(amount), status: outcome }));
  return { rawBody, headers: { [dummySignatureHeader]: signDummyBody(secret, rawBody) } };
};
