import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint';
import { endpoints } from './kit/endpoints';

/** Called by payment providers, never by the page. */
export const providerCallbacksContract = endpoints({
  'POST /provider/{provider}/callback': endpoint({
    access: 'public',
    raw: true,
    summary: 'Ответ платёжной системы, подписанный по телу запроса; повтор ничего не меняет',
    params: z.object({ provider: z.string().check(z.maxLength(40)) }),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),
});
