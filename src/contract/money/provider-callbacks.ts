import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';

/** Called by payment providers, never by the page. */
export const providerCallbacksContract = endpoints({
  'GET /provider/{provider}/callback': endpoint({
    access: 'public',
    raw: true,
    summary: 'The same from a payment provider that calls with everything in the query',
    params: z.object({ provider: z.string().check(z.maxLength(40)) }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'DEPOSIT_NOT_PAID'],
  }),
  'POST /provider/{provider}/callback': endpoint({
    access: 'public',
    raw: true,
    summary: 'A payment provider’s callback, signed over the request body; a repeat changes nothing',
    params: z.object({ provider: z.string().check(z.maxLength(40)) }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'DEPOSIT_NOT_PAID'],
  }),
});
