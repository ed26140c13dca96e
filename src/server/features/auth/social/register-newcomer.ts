import { and, eq, gt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { socialContract } from '#contract/people/social.ts';
import { authLimits } from '#domain/people/auth-limits.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { socialNewcomer } from '#server/platform/db/schema/sign-in-elsewhere.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { grantRegistrationBonus } from '../../balance/public';
import { consentsOfNewcomer } from '../../consents/public';
import { recordTraces, signInTraces } from '../../risk/public';
import { createAccount, knownTimeZone, setEmailConfirmed } from '../../users/public';
import { sendEmailCode } from '../confirm-email';
import { openSession } from '../open-session';
import { noPassword } from '../password';
import { takenRefusal } from '../register';
import { linkIdentityIn } from './identities';
import { deviceHashOf } from './authorization-requests';

/**
 * The identity that a provider has confirmed in this browser and that has no account yet.
 * @throws Refusal SIGN_IN_STALE
 */
export const newcomerOf = async (db: Executor, deviceHash: Buffer) => {
  const [row] = await db
    .select()
    .from(socialNewcomer)
    .where(and(eq(socialNewcomer.deviceHash, deviceHash), gt(socialNewcomer.expiresAt, new Date())));
  if (!row) throw new Refusal('SIGN_IN_STALE');
  return row;
};

/**
 * Creates an account without a password. An address that the provider has confirmed needs no code; any other does. An
 * address that is already taken is refused, whoever confirms it.
 * @throws Refusal SIGN_IN_STALE, AUTH_EMAIL_ALREADY_TAKEN, AUTH_USERNAME_ALREADY_TAKEN, CONSENT_TEXT_CHANGED, RATE_LIMITED
 */
export const registerNewcomer: Handler<(typeof socialContract)['POST /v1/auth/social/newcomer']> = async (
  app,
  { body, http },
) => {
  const { perAddress, window } = authLimits.register;
  await limitRate(app, `register:${networkOf(http.request.ip)}`, perAddress, window);
  const deviceHash = deviceHashOf(app, http);
  const timeZone = (await knownTimeZone(app.db, body.timeZone)) ?? defaultTimeZone;
  const { email, username, allowMarketing } = body;
  const agree = await consentsOfNewcomer(app, body);
  const id = uuidv7();
  const createdAt = new Date(app.clock.now());
  try {
    await inTransaction(app.db, async (tx) => {
      const vouched = await newcomerOf(tx, deviceHash);
      const country = body.country ?? null;
      const account = { id, username, email, country, allowMarketing, timeZone, createdAt };
      await createAccount(tx, { ...account, passwordHash: noPassword });
      await agree(tx, id, createdAt);
      if (!(await linkIdentityIn(tx, id, vouched.provider, vouched, createdAt))) throw new Refusal('SIGN_IN_STALE');
      await tx.delete(socialNewcomer).where(eq(socialNewcomer.deviceHash, deviceHash));
      if (vouched.email === email) {
        await recordTraces(tx, id, signInTraces(app.secret, deviceHash, http.request.ip), createdAt);
        await setEmailConfirmed(tx, id, createdAt);
        await grantRegistrationBonus(tx, app, id);
      } else await sendEmailCode(tx, app, id, email);
    });
  } catch (problem) {
    throw takenRefusal(problem) ?? problem;
  }
  return openSession(app, id, http.request, http.reply);
};
