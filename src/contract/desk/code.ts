import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';
import { givenPassword } from '../schemas/account-fields';
import { keyAnswer } from '../schemas/passkey';
import { stepCode as code } from '../people/second-step';

const recovery = z.object({ recovery: z.array(z.string()) });

/** The second factor of operators (TOTP). Only the calls marked `beforeCode` work before it is entered. */
export const deskCodeContract = endpoints({
  'GET /v1/admin/code': endpoint({
    access: 'admin',
    beforeCode: true,
    summary: 'Whether a code is needed, whether it is set up and whether the desk is open in this session',
    response: z.object({
      needed: z.boolean(),
      setUp: z.boolean(),
      /** A passkey opens it too. */
      hasKey: z.boolean(),
      open: z.boolean(),
      recoveryLeft: z.number(),
    }),
    errors: [],
  }),
  'POST /v1/admin/code/set-up': endpoint({
    access: 'admin',
    beforeCode: true,
    summary: 'Begins the setup: a secret for the app',
    confirmed: true,
    body: z.object({ password: givenPassword }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['AUTH_WRONG_CREDENTIALS', 'ADMIN_CODE_ALREADY_SET_UP'],
  }),
  'POST /v1/admin/code/confirm': endpoint({
    access: 'admin',
    beforeCode: true,
    summary:
      'Ends the setup with the first code; the response has codes for when the app is lost, unless there are some',
    confirmed: true,
    body: z.object({ code }),
    response: recovery,
    errors: ['ADMIN_CODE_WRONG', 'ADMIN_CODE_NOT_SET_UP', 'ADMIN_CODE_ALREADY_SET_UP'],
  }),
  'POST /v1/admin/code': endpoint({
    access: 'admin',
    beforeCode: true,
    summary: 'Opens the desk in this session',
    body: z.object({ code }),
    errors: ['ADMIN_CODE_WRONG', 'ADMIN_CODE_NOT_SET_UP'],
  }),
  'POST /v1/admin/code/passkey': endpoint({
    access: 'admin',
    beforeCode: true,
    summary: 'Opens the desk in this session by a passkey of the operator',
    body: z.object({ answer: keyAnswer }),
    errors: ['PASSKEY_REFUSED'],
  }),
  'POST /v1/admin/code/recovery': endpoint({
    access: 'admin',
    summary: 'New codes for when the app is lost: the former ones are no longer valid',
    body: z.object({ code }),
    response: recovery,
    errors: ['ADMIN_CODE_WRONG', 'ADMIN_CODE_NOT_SET_UP'],
  }),
  'DELETE /v1/admin/code/session': endpoint({
    access: 'admin',
    summary: 'Closes the desk in this session',
    errors: [],
  }),
});
