import { eq } from 'drizzle-orm';
import type { authContract } from '../../contract/auth';
import { authLimits } from '../../domain/settings/auth-limits';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import { appUser } from '../db/schema/people';
import type { Handler } from '../http/call';
import { limitRate } from '../http/count-hit';
import { Refusal } from '../http/refusal';
import { notify } from '../notifications/notify';
import { announce, putOutbox, userRoom } from '../outbox/put-outbox';
import { endSessionsOf } from '../sessions/end-sessions';
import { readMe } from '../users/read-me';
import { sendEmailCode } from './email-code';
import { hashPassword, isPassword } from './password';
import { takenRefusal } from './register';
import { voidResetLinks } from './reset-password';

type Contract = typeof authContract;

const demandPassword = async (app: App, userId: string, password: string) => {
  await limitRate(app, `password-check:${userId}`, authLimits.signIn.triesPerAccount, authLimits.signIn.window);
  const [user] = await app.db.select().from(appUser).where(eq(appUser.id, userId));
  if (!user || !(await isPassword(user.passwordHash, password))) throw new Refusal('AUTH_WRONG_CREDENTIALS');
  return user;
};

/** A new address, to be confirmed anew; the old one hears of it. @throws Refusal AUTH_WRONG_CREDENTIALS, AUTH_EMAIL_UPDATE_TIMEOUT, AUTH_EMAIL_ALREADY_TAKEN, RATE_LIMITED */
export const changeEmail: Handler<Contract['PUT /v1/auth/email']> = async (app, { actor, body }) => {
  const user = await demandPassword(app, actor.id, body.password);
  // Nothing would change but that a confirmed address were one no more.
  if (body.email === user.email) return readMe(app, actor.id);
  const now = new Date(app.clock.now());
  if (user.emailChangedAt && now.getTime() - user.emailChangedAt.getTime() < authLimits.emailChangeEvery) throw new Refusal('AUTH_EMAIL_UPDATE_TIMEOUT');
  try {
    await inTransaction(app.db, async (tx) => {
      await tx
        .update(appUser)
        .set({ email: body.email, emailKey: body.email.toLowerCase(), emailConfirmedAt: null, emailChangedAt: now })
        .where(eq(appUser.id, actor.id));
      await voidResetLinks(tx, actor.id, now);
      await sendEmailCode(tx, app, actor.id, body.email);
      await notify(tx, [actor.id], { kind: 'EMAIL_CHANGED', facts: { to: body.email }, at: now });
      // Whoever has got into the account must not get away with it unheard.
      await putOutbox(tx, 'mail', {
        to: user.email,
        subject: 'Почта твоего аккаунта изменена',
        text: `Теперь это ${body.email}. Если это не ты, сразу напиши в поддержку: ${app.config.publicUrl}/support`,
      });
      await announce(tx, [userRoom(actor.id)], 'me changed', {});
    });
  } catch (problem) {
    throw takenRefusal(problem) ?? problem;
  }
  return readMe(app, actor.id);
};

/** A new password ends all other sessions. @throws Refusal AUTH_WRONG_CREDENTIALS, RATE_LIMITED */
export const changePassword: Handler<Contract['PUT /v1/auth/password']> = async (app, { actor, body }) => {
  await demandPassword(app, actor.id, body.oldPassword);
  const passwordHash = await hashPassword(body.password);
  const now = new Date(app.clock.now());
  const ended = await inTransaction(app.db, async (tx) => {
    await tx.update(appUser).set({ passwordHash }).where(eq(appUser.id, actor.id));
    await voidResetLinks(tx, actor.id, now);
    await notify(tx, [actor.id], { kind: 'PASSWORD_CHANGED', facts: {}, at: now });
    return endSessionsOf(tx, actor.id, actor.sessionId);
  });
  app.sockets.disconnectSessions(ended);
};
