import * as z from 'zod/mini';
import { signInProviders } from '#domain/people/sign-in-provider.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { email, username } from '../schemas/account-fields';
import { consentsGiven } from '../schemas/consents';
import { ownPath } from '../schemas/fields';
import { time } from '../schemas/units';
import { me } from '../schemas/me';
import { country, givenTimeZone } from '../schemas/profile-fields';

const provider = z.enum(signInProviders);
const params = z.object({ provider });
const redirectBody = z.object({ returnTo: z._default(ownPath, '/') });
const toProvider = z.object({ redirectUrl: z.string() });

/**
 * Sign-in with an external account (OAuth and similar). Only the callback creates a session, in the browser that
 * started the sign-in.
 */
export const socialContract = endpoints({
  'GET /v1/auth/social': endpoint({
    access: 'public',
    summary: 'What one can sign in with besides a password, or, without an entrance, only link to an account',
    response: z.array(z.object({ provider, entrance: z.boolean() })),
    errors: [],
  }),
  'POST /v1/auth/social/{provider}': endpoint({
    access: 'public',
    summary: 'Begins a sign-in: where to send the person',
    params,
    body: redirectBody,
    response: toProvider,
    errors: ['NOT_FOUND', 'SIGN_IN_CLOSED'],
  }),
  'GET /v1/auth/social/{provider}/callback': endpoint({
    access: 'public',
    summary: 'The return from a sign-in service: checks its response and leads on',
    params,
    raw: true,
    errors: [],
  }),
  'GET /v1/auth/social/newcomer': endpoint({
    access: 'public',
    summary: 'Whom a sign-in service has vouched for in this browser, if there is no account yet',
    response: z.object({ provider, name: z.string(), email: z.nullable(z.string()) }),
    errors: ['SIGN_IN_STALE'],
  }),
  'POST /v1/auth/social/newcomer': endpoint({
    access: 'public',
    summary:
      'Opens an account without a password for whom a sign-in service vouches; an email confirmed there needs no code',
    body: z.object({
      email,
      username,
      country: z.optional(country),
      allowMarketing: z._default(z.boolean(), false),
      /** Without them the account is asked at its first visit. */
      consents: z.optional(consentsGiven),
      timeZone: z.optional(givenTimeZone),
    }),
    response: me,
    errors: [
      'SIGN_IN_STALE',
      'AUTH_EMAIL_ALREADY_TAKEN',
      'AUTH_USERNAME_ALREADY_TAKEN',
      'CONSENT_TEXT_CHANGED',
      'UNAUTHENTICATED',
    ],
  }),
  'GET /v1/users/me/identities': endpoint({
    access: 'user',
    summary: 'What the person signs in with besides a password',
    response: z.array(z.object({ provider, title: z.string(), linkedAt: time })),
    errors: [],
  }),
  'POST /v1/users/me/identities/{provider}': endpoint({
    access: 'user',
    summary: 'Begins to link a way to sign in: where to send the person',
    confirmed: true,
    params,
    body: redirectBody,
    response: toProvider,
    errors: ['NOT_FOUND'],
  }),
  'DELETE /v1/users/me/identities/{provider}': endpoint({
    access: 'user',
    summary: 'Unlinks a way to sign in unless it is the last one',
    confirmed: true,
    params,
    errors: ['NOT_FOUND', 'SIGN_IN_LAST_WAY'],
  }),
});
