import * as z from 'zod/mini';
import { leavingObstacles, leavingTerms } from '#domain/people/leaving.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { emailCode, givenPassword } from '../schemas/account-fields';
import { money, time } from '../schemas/units';
import { spanInEnglish } from '../kit/limits-in-english';

export const leavingContract = endpoints({
  'GET /v1/users/me/leaving': endpoint({
    access: 'user',
    summary: 'What prevents one’s account from being deleted and what will be left in it',
    response: z.object({
      obstacles: z.array(z.enum(leavingObstacles)),
      /** Own money, rubles: it has to be withdrawn or given up. */
      balance: money,
      /** Bonus money, which is lost with the account. */
      bonus: money,
      /** Money of gift certificates, which is lost too. */
      gift: money,
    }),
    errors: [],
  }),
  'POST /v1/users/me/leaving/code': endpoint({
    access: 'user',
    summary: 'Sends a code by mail, by which somebody without a password confirms the deletion',
    errors: ['AUTH_EMAIL_CONFIRMATION_TIMEOUT'],
  }),
  'POST /v1/users/me/leaving': endpoint({
    access: 'user',
    summary: `Deletes one’s account in ${spanInEnglish(leavingTerms.grace)} unless the person signs in before`,
    confirmed: true,
    body: z.object({
      password: z.optional(givenPassword),
      code: z.optional(emailCode),
      /** The balance that the person saw and gives up, rubles; a different one is refused. */
      givesUp: money,
    }),
    /** When the account is deleted. */
    response: z.object({ at: time }),
    errors: [
      'AUTH_WRONG_CREDENTIALS',
      'AUTH_EMAIL_WRONG_CODE',
      'AUTH_EMAIL_CONFIRMATION_TIMEOUT',
      'USERS_LEAVING_NOT_NOW',
      'USERS_LEAVING_WITH_MONEY',
    ],
  }),
});
