import * as z from 'zod/mini';
import { paymentMethods } from '../domain/enums/payment-method';
import { endpoint } from './kit/endpoint';
import { endpoints } from './kit/endpoints';
import { uuid } from './schemas/ids';
import { isoTime } from './schemas/iso-time';
import { rubles } from './schemas/rubles';

const depositStatus = z.enum(['CREATED', 'DELAYED', 'PAID', 'DECLINED']);

/** What happens to a deposit after it has been started. */
export const depositsContract = endpoints({
  'GET /v1/balance/deposits/{id}': endpoint({
    access: 'user',
    summary: 'Своё пополнение: чем кончилась оплата',
    params: z.object({ id: uuid }),
    response: z.object({
      id: uuid,
      amount: rubles,
      /** Bonus money that comes with it. */
      bonus: rubles,
      method: z.enum(paymentMethods),
      /** DELAYED: the provider has it and will say later. */
      status: depositStatus,
      returnTo: z.string(),
      /** Where to pay while it is not paid; null afterwards. */
      paymentUrl: z.nullable(z.string()),
      createdAt: isoTime,
    }),
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/dummy-provider/{depositId}': endpoint({
    access: 'user',
    summary: 'Учебная платёжная система: что ответить про своё пополнение',
    params: z.object({ depositId: uuid }),
    body: z.object({ outcome: z.enum(['PAY', 'DECLINE', 'DELAY']) }),
    response: z.object({ status: depositStatus }),
    errors: ['NOT_FOUND'],
  }),
});
