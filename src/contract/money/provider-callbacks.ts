import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';

/** Called by payment providers, never by the page. */
export const providerCallbacksContract = endpoints({
  'GET /provider/{provider}/callback': endpoint({
    access: 'public',
    raw: true,
    summary: 'То же от платёжной системы, которая зовёт через адрес: всё стоит в параметрах',
    params: z.object({ provider: z.string().check(z.maxLength(40)) }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'DEPOSIT_NOT_PAID'],
  }),
  'POST /provider/{provider}/callback': endpoint({
    access: 'public',
    raw: true,
    summary: 'Ответ платёжной системы, подписанный по телу запроса; повтор ничего не меняет',
    params: z.object({ provider: z.string().check(z.maxLength(40)) }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'DEPOSIT_NOT_PAID'],
  }),
});
