import { eq } from 'drizzle-orm';
import type { authContract } from '#contract/people/auth.ts';
import { authLimits } from '#domain/people/auth-limits.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser } from '../../platform/db/schema/people';
import type { Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { notify } from '../notifications/public';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { endSessionsOf } from '../../platform/sessions/end-sessions';
import { readMe, setPasswordHash } from '../users/public';
import { requireAsChecked } from './require-as-checked';
import { changeAddressIn } from './changed-address';
import { hashPassword, isPassword } from './password';
import { takenRefusal } from './register';
import { voidMailedLinks } from './reset-password';

type Contract = typeof authContract;

/** @throws Refusal AUTH_WRONG_CREDENTIALS, RATE_LIMITED */
export const requirePassword = async (app: App, userId: string, password: string) => {
  await limitRate(app, `password-check:${userId}`, authLimits.signIn.triesPerAccount, authLimits.signIn.window);
  const [user] = await app.db.select().from(appUser).where(eq(appUser.id, userId));
  if (!user || !(await isPassword(user.passwordHash, password))) throw new Refusal('AUTH_WRONG_CREDENTIALS');
  return user;
};

/**
 * Sets a new address, which has to be confirmed again; the old one may undo it.
 * @throws Refusal AUTH_WRONG_CREDENTIALS, AUTH_EMAIL_UPDATE_TIMEOUT, AUTH_EMAIL_ALREADY_TAKEN, RATE_LIMITED
 */
export const changeEmail: Handler<Contract['PUT /v1/auth/email']> = async (app, { actor, body }) => {
  const { passwordHash } = await requirePassword(app, actor.id, body.password);
  const now = new Date(app.clock.now());
  try {
    await inTransaction(app.db, async (tx) => {
      // Under the lock, so that of two concurrent changes the second sees the first.
      const user = await requireAsChecked(tx, actor.id, passwordHash, 'no key update');
      // The same address again would only lose its confirmation.
      if (body.email === user.email) return;
      if (user.emailChangedAt && now.getTime() - user.emailChangedAt.getTime() < authLimits.emailChangeEvery)
        throw new Refusal('AUTH_EMAIL_UPDATE_TIMEOUT');
      // An intruder must not be able to change the address without the owner learning of it.
      await changeAddressIn(app, tx, user, { email: body.email, how: `Теперь это ${body.email}.`, at: now });
      await notify(tx, [actor.id], { kind: 'EMAIL_CHANGED', facts: { to: body.email }, at: now });
      await announce(tx, [userRoom(actor.id)], 'me changed', {});
    });
  } catch (problem) {
    throw takenRefusal(problem) ?? problem;
  }
  return readMe(app, actor.id);
};

/** Sets a new password and ends all other sessions. @throws Refusal AUTH_WRONG_CREDENTIALS, RATE_LIMITED */
export const changePassword: Handler<Contract['PUT /v1/auth/password']> = async (app, { actor, body }) => {
  const user = await requirePassword(app, actor.id, body.oldPassword);
  const passwordHash = await hashPassword(body.password);
  const now = new Date(app.clock.now());
  const ended = await inTransaction(app.db, async (tx) => {
    await requireAsChecked(tx, actor.id, user.passwordHash, 'no key update');
    await setPasswordHash(tx, actor.id, passwordHash, now);
    await voidMailedLinks(tx, actor.id, now);
    await notify(tx, [actor.id], { kind: 'PASSWORD_CHANGED', facts: {}, at: now });
    return endSessionsOf(tx, actor.id, actor.sessionId);
  });
  app.sockets.disconnectSessions(ended);
};
