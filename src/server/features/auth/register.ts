import { v7 as uuidv7 } from 'uuid';
import type { authContract } from '#contract/people/auth.ts';
import { authLimits } from '#domain/people/auth-limits.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import { violatedConstraint } from '../../platform/db/database-errors';
import type { Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { networkOf } from '../../platform/http/network-of';
import { Refusal } from '../../platform/http/refusal';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { consentsOfNewcomer } from '../consents/public';
import { createAccount, knownTimeZone } from '../users/public';
import { sendEmailCode } from './confirm-email';
import { openSession } from './open-session';
import { hashPassword } from './password';

type Register = (typeof authContract)['POST /v1/auth/register'];

const taken = {
  app_user_email_key_key: 'AUTH_EMAIL_ALREADY_TAKEN',
  app_user_username_key_key: 'AUTH_USERNAME_ALREADY_TAKEN',
} as const;

/** The refusal for an address or a name that is already taken; null for any other error. */
export const takenRefusal = (error: unknown): Refusal | null => {
  const constraint = violatedConstraint(error);
  return constraint === 'app_user_email_key_key' || constraint === 'app_user_username_key_key'
    ? new Refusal(taken[constraint])
    : null;
};

/**
 * Creates an account and signs it in; a confirmation code is mailed to the address.
 * @throws Refusal AUTH_EMAIL_ALREADY_TAKEN, AUTH_USERNAME_ALREADY_TAKEN, CONSENT_TEXT_CHANGED, RATE_LIMITED
 */
export const register: Handler<Register> = async (app, call) => {
  const { email, username, password, country, allowMarketing } = call.body;
  const agree = await consentsOfNewcomer(app, call.body);
  await limitRate(
    app,
    `register:${networkOf(call.http.request.ip)}`,
    authLimits.register.perAddress,
    authLimits.register.window,
  );
  const passwordHash = await hashPassword(password);
  const timeZone = (await knownTimeZone(app.db, call.body.timeZone)) ?? defaultTimeZone;
  const id = uuidv7();
  try {
    await inTransaction(app.db, async (tx) => {
      const createdAt = new Date(app.clock.now());
      await createAccount(tx, {
        id,
        username,
        email,
        passwordHash,
        country: country ?? null,
        allowMarketing,
        timeZone,
        createdAt,
      });
      await agree(tx, id, createdAt);
      await sendEmailCode(tx, app, id, email);
    });
  } catch (error) {
    throw takenRefusal(error) ?? error;
  }
  return openSession(app, id, call.http.request, call.http.reply);
};
