import * as z from 'zod/mini';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { secondStepTerms } from '#domain/people/second-step.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { spanInEnglish } from '../kit/limits-in-english';
import { emailCode, givenPassword, token } from '../schemas/account-fields';
import { time } from '../schemas/units';
import { me } from '../schemas/me';
import { creationOptions, keyAnswer, keyCreated, requestOptions } from '../schemas/passkey';
import { tidy } from '../schemas/tidy';

const { min, max } = secondStepTerms.keyTitle;

/** A code of the authenticator app, or a recovery code. */
export const stepCode = z
  .string()
  .check(
    tidy(),
    z.toLowerCase(),
    z.regex(new RegExp(`^(?:\\d{${deskCodeTerms.digits}}|[a-z2-7]{${deskCodeTerms.recoveryLetters}})$`)),
  );

const appCode = z.string().check(tidy(), z.regex(new RegExp(`^\\d{${deskCodeTerms.digits}}$`)));

const title = z.string().check(tidy(), z.minLength(min), z.maxLength(max));
const byId = z.object({ id: z.string().check(z.regex(/^[\w-]{1,1400}$/)) });

/** Before the first second step: the password, or a mailed code for an account without one; for the loss of all, either. */
const owner = { password: z.optional(givenPassword), code: z.optional(emailCode) };
const ownerErrors = ['AUTH_WRONG_CREDENTIALS', 'AUTH_EMAIL_WRONG_CODE', 'AUTH_EMAIL_CONFIRMATION_TIMEOUT'] as const;

/** Codes for when the rest is lost: shown now and never again; empty where there are some already. */
const recovery = z.object({ recovery: z.array(z.string()) });

/** Shown by the page in the header `x-second-step` for the rest of the visit. */
const proven = z.object({ proof: z.string(), until: time });

/** A link to a new password has no session: its second step is taken for the link. */
const forLink = { resetToken: z.optional(token) };

const secondStep = z.object({
  /** Whether this site can have passkeys: not under an address without a name. */
  keysPossible: z.boolean(),
  keys: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Kept in an account of the person's and on all their devices. */
      synced: z.boolean(),
      createdAt: time,
      lastUsedAt: z.nullable(time),
    }),
  ),
  app: z.nullable(z.object({ since: time })),
  recoveryLeft: z.number(),
  /** The person has said that everything is lost; from `readyAt` on an operator decides. */
  loss: z.nullable(z.object({ askedAt: time, readyAt: time })),
});

export const secondStepContract = endpoints({
  'POST /v1/auth/passkey/options': endpoint({
    access: 'public',
    summary: 'Begins a sign-in by a passkey: a challenge for this browser',
    response: requestOptions,
    errors: ['PASSKEY_REFUSED'],
  }),
  'POST /v1/auth/passkey': endpoint({
    access: 'public',
    summary: 'Signs in by a passkey; the second step counts as taken',
    body: z.object({ answer: keyAnswer }),
    response: z.object({ me, ...proven.shape }),
    errors: ['PASSKEY_REFUSED', 'ACCOUNT_BLOCKED', 'UNAUTHENTICATED'],
  }),
  'POST /v1/auth/second-step/options': endpoint({
    access: 'public',
    summary: 'A challenge for one’s passkeys',
    body: z.object(forLink),
    response: requestOptions,
    errors: ['PASSKEY_REFUSED', 'UNAUTHENTICATED', 'AUTH_RESET_PASSWORD_BAD_TOKEN'],
  }),
  'POST /v1/auth/second-step': endpoint({
    access: 'public',
    summary: `Takes the second step, by a passkey or a code; it lasts ${spanInEnglish(secondStepTerms.lasts)}`,
    body: z.object({ ...forLink, answer: z.optional(keyAnswer), code: z.optional(stepCode) }),
    response: proven,
    errors: ['PASSKEY_REFUSED', 'SECOND_STEP_WRONG_CODE', 'UNAUTHENTICATED', 'AUTH_RESET_PASSWORD_BAD_TOKEN'],
  }),
  'GET /v1/users/me/second-step': endpoint({
    access: 'user',
    summary: 'One’s passkeys, authenticator app and recovery codes',
    response: secondStep,
    errors: [],
  }),
  'POST /v1/users/me/second-step/code': endpoint({
    access: 'user',
    summary: 'Sends a code by mail: for the first second step of somebody without a password, or for the loss of all',
    errors: ['AUTH_EMAIL_CONFIRMATION_TIMEOUT'],
  }),
  'POST /v1/users/me/passkeys/options': endpoint({
    access: 'user',
    summary: 'Begins to add a passkey',
    confirmed: true,
    body: z.object(owner),
    response: creationOptions,
    errors: [...ownerErrors, 'PASSKEY_REFUSED', 'PASSKEYS_LIMIT'],
  }),
  'POST /v1/users/me/passkeys': endpoint({
    access: 'user',
    summary: 'Adds a passkey',
    confirmed: true,
    body: z.object({ title, answer: keyCreated }),
    response: recovery,
    errors: ['PASSKEY_REFUSED', 'PASSKEY_KNOWN', 'PASSKEYS_LIMIT'],
  }),
  'PUT /v1/users/me/passkeys/{id}': endpoint({
    access: 'user',
    summary: 'Renames a passkey',
    confirmed: true,
    params: byId,
    body: z.object({ title }),
    errors: ['NOT_FOUND'],
  }),
  'DELETE /v1/users/me/passkeys/{id}': endpoint({
    access: 'user',
    summary: 'Removes a passkey',
    confirmed: true,
    params: byId,
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/users/me/authenticator/set-up': endpoint({
    access: 'user',
    summary: 'Begins to set up an authenticator app: a secret for it',
    confirmed: true,
    body: z.object(owner),
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: [...ownerErrors, 'AUTHENTICATOR_SET_UP'],
  }),
  'POST /v1/users/me/authenticator': endpoint({
    access: 'user',
    summary: 'Ends the setup of the authenticator app with its first code',
    confirmed: true,
    body: z.object({ code: appCode }),
    response: recovery,
    errors: ['SECOND_STEP_WRONG_CODE', 'SECOND_STEP_NOT_SET_UP', 'AUTHENTICATOR_SET_UP'],
  }),
  'DELETE /v1/users/me/authenticator': endpoint({
    access: 'user',
    summary: 'Removes the authenticator app',
    confirmed: true,
    errors: ['SECOND_STEP_NOT_SET_UP'],
  }),
  'POST /v1/users/me/recovery-codes': endpoint({
    access: 'user',
    summary: 'New recovery codes: the former ones are no longer valid',
    confirmed: true,
    response: recovery,
    errors: ['SECOND_STEP_NOT_SET_UP'],
  }),
  'POST /v1/users/me/second-step/loss': endpoint({
    access: 'user',
    summary: `Says that everything is lost: an operator decides after ${spanInEnglish(secondStepTerms.lossRests)}`,
    body: z.object(owner),
    response: z.object({ readyAt: time }),
    errors: [...ownerErrors, 'SECOND_STEP_NOT_SET_UP', 'SECOND_STEP_LOSS_OPEN'],
  }),
  'DELETE /v1/users/me/second-step/loss': endpoint({
    access: 'user',
    summary: 'Takes the word back that everything is lost',
    errors: ['NOT_FOUND'],
  }),
});
