import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';

/** `YYYY-MM-DD`; the server requires a day on which somebody alive may have been born. */
export const birthDate = z.iso.date();

const age = z.object({
  born: z.nullable(z.iso.date()),
  /** Of somebody under eighteen: operators have seen a parent's consent. */
  parentAgrees: z.boolean(),
});

export const ageContract = endpoints({
  'GET /v1/users/me/age': endpoint({
    access: 'user',
    summary: 'When one was born, as far as it was asked',
    response: age,
    errors: [],
  }),
  'PUT /v1/users/me/age': endpoint({
    access: 'user',
    summary: 'Says once when one was born; later operators change it',
    body: z.object({ born: birthDate }),
    response: age,
    errors: ['AGE_ALREADY_GIVEN'],
  }),
});
