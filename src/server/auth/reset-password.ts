import { and, eq, gt, isNull } from 'drizzle-orm';
import type { authContract } from '../../contract/auth';
import { authLimits } from '../../domain/settings/auth-limits';
import { minutes } from '../../domain/settings/durations';
import { formatDuration } from '../../domain/text/format-duration';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import { appUser, oneTimeToken } from '../db/schema/people';
import type { Tx } from '../db/open-database';
import type { Handler } from '../http/call';
import { limitRate } from '../http/count-hit';
import { Refusal } from '../http/refusal';
import { notify } from '../notifications/notify';
import { putOutbox } from '../outbox/put-outbox';
import { endSessionsOf } from '../sessions/end-sessions';
import { newToken, tokenHash } from '../sessions/tokens';
import { openSession } from './open-session';
import { hashPassword } from './password';

type Contract = typeof authContract;

/** Answers alike whether or not the address is known, and does the known one's work after the answer's decision. */
export const askPasswordReset: Handler<Contract['POST /v1/auth/reset-password']> = async (app, { body, http }) => {
  await limitRate(app, `letters:${http.request.ip}`, authLimits.letters.perAddress, authLimits.letters.window);
  const [user] = await app.db.select({ id: appUser.id, email: appUser.email }).from(appUser).where(and(eq(appUser.emailKey, body.email), eq(appUser.status, 'ACTIVE')));
  if (!user) return;
  const token = newToken();
  await inTransaction(app.db, async (tx) => {
    const expiresAt = new Date(app.clock.now() + authLimits.resetLink.lifetime);
    await tx.insert(oneTimeToken).values({ tokenHash: tokenHash(token), userId: user.id, purpose: 'RESET_PASSWORD', expiresAt });
    await putOutbox(tx, 'mail', {
      to: user.email,
      subject: 'Новый пароль для «Напарника»',
      text: `Задай новый пароль по ссылке, она действует ${formatDuration(authLimits.resetLink.lifetime / minutes(1))}:\n${app.config.publicUrl}/login?reset=${token}\nЕсли ты не просил об этом, ничего не делай.`,
    });
  });
};

/** A link in an old letter must not undo a password that was set since. */
export const voidResetLinks = (tx: Tx, userId: string, now: Date) =>
  tx
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(and(eq(oneTimeToken.userId, userId), eq(oneTimeToken.purpose, 'RESET_PASSWORD'), isNull(oneTimeToken.usedAt)));

const live = (token: string, purpose: 'RESET_PASSWORD' | 'LOGIN', now: Date) =>
  and(eq(oneTimeToken.tokenHash, tokenHash(token)), eq(oneTimeToken.purpose, purpose), isNull(oneTimeToken.usedAt), gt(oneTimeToken.expiresAt, now));

/** Spends a one-time token: of many at once exactly one gets the user, the others null. */
export const spendToken = async (tx: Tx, token: string, purpose: 'RESET_PASSWORD' | 'LOGIN', now: Date): Promise<string | null> => {
  const [spent] = await tx
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(live(token, purpose, now))
    .returning({ userId: oneTimeToken.userId });
  return spent?.userId ?? null;
};

/** Looked at before the new password is hashed: that much work is not for anybody who sends nonsense. */
const isSpendable = async (app: App, token: string): Promise<boolean> =>
  (await app.db.select({ userId: oneTimeToken.userId }).from(oneTimeToken).where(live(token, 'RESET_PASSWORD', new Date(app.clock.now())))).length > 0;

const setPassword = (app: App, token: string, passwordHash: string) =>
  inTransaction(app.db, async (tx) => {
    const now = new Date(app.clock.now());
    const userId = await spendToken(tx, token, 'RESET_PASSWORD', now);
    if (userId === null) throw new Refusal('AUTH_RESET_PASSWORD_BAD_TOKEN');
    await voidResetLinks(tx, userId, now);
    await tx.update(appUser).set({ passwordHash }).where(eq(appUser.id, userId));
    await notify(tx, [userId], { kind: 'PASSWORD_CHANGED', facts: {}, at: now });
    return { userId, ended: await endSessionsOf(tx, userId, null) };
  });

/** Sets the password, ends all sessions and opens a new one. @throws Refusal AUTH_RESET_PASSWORD_BAD_TOKEN, RATE_LIMITED */
export const confirmPasswordReset: Handler<Contract['POST /v1/auth/reset-password/confirm']> = async (app, { body, http }) => {
  await limitRate(app, `reset:${http.request.ip}`, authLimits.signIn.triesPerAddress, authLimits.signIn.window);
  if (!(await isSpendable(app, body.token))) throw new Refusal('AUTH_RESET_PASSWORD_BAD_TOKEN');
  const { userId, ended } = await setPassword(app, body.token, await hashPassword(body.password));
  app.sockets.disconnectSessions(ended);
  return openSession(app, userId, http.request, http.reply);
};
