import { and, eq, gt, isNull } from 'drizzle-orm';
import { formatDayAndTime } from '#domain/text/format-moment.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import type { authContract } from '#contract/people/auth.ts';
import { authLimits } from '#domain/people/auth-limits.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser, oneTimeToken } from '../../platform/db/schema/people';
import type { Tx } from '../../platform/db/open-database';
import type { Handler } from '../../platform/http/call';
import { countHit, limitRate } from '../../platform/http/rate-limit';
import { networkOf } from '../../platform/http/network-of';
import { Refusal } from '../../platform/http/refusal';
import { notify } from '../notifications/public';
import { addressRestsUntil } from '../../platform/ledger/resting-money';
import { type Account, lockAccount, setPasswordHash } from '../users/public';
import { putOutbox } from '../../platform/outbox/put-outbox';
import type { MailedLinkJob } from '../../platform/outbox/outbox-topics';
import { refuseWithoutSecondStep } from '../../platform/sessions/second-step';
import { endSessionsOf } from '../../platform/sessions/end-sessions';
import { newToken, tokenHash } from '../../platform/sessions/tokens';
import { openSession } from './open-session';
import { hashPassword } from './password';
import { signInPath } from '#contract/routes/product-pages.ts';

type Contract = typeof authContract;

/** The response and its timing are the same whether or not the address is known. @throws Refusal RATE_LIMITED */
export const requestPasswordReset: Handler<Contract['POST /v1/auth/reset-password']> = async (app, { body, http }) => {
  await limitRate(
    app,
    `letters:${networkOf(http.request.ip)}`,
    authLimits.letters.perAddress,
    authLimits.letters.window,
  );
  await putOutbox(app.db, 'passwordReset', { email: body.email });
};

/** A changed address opens nothing before its owner has confirmed it; its letter says what they can do. */
const sayAddressRests = async (
  app: App,
  { email, timeZone }: Pick<Account, 'email' | 'timeZone'>,
  until: Date,
): Promise<void> => {
  await putOutbox(app.db, 'mail', {
    to: email,
    subject: 'Эта почта ещё не подтверждена',
    text: `Для входа или нового пароля просили ссылку, но почту аккаунта недавно сменили. Подтверди её: войди и введи код в настройках, или открой письмо на прежней почте. Без этого ссылка придёт после ${formatDayAndTime(until.getTime(), timeZone)}.\nЕсли ты не просил об этом, ничего не делай.`,
  });
  app.outbox.kick();
};

/**
 * Whether the account still has this address, which cannot change until the transaction ends: a link for it is stored
 * before the change voids links, or not at all.
 */
export const keepsAddress = async (tx: Tx, userId: string, email: string): Promise<boolean> => {
  const kept = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, userId), eq(appUser.emailKey, email), eq(appUser.status, 'ACTIVE')))
    .for('share');
  return kept.length > 0;
};

/**
 * Sends the link if the address has an account; the rate limit is per mailbox, whoever requests it from any address.
 */
export const sendResetLink =
  (app: App) =>
  async ({ email }: MailedLinkJob): Promise<void> => {
    const [user] = await app.db
      .select({ id: appUser.id, email: appUser.email, timeZone: appUser.timeZone })
      .from(appUser)
      .where(and(eq(appUser.emailKey, email), eq(appUser.status, 'ACTIVE')));
    if (!user) return;
    const { perAccount, window } = authLimits.letters;
    if ((await countHit(app, `letters:${user.id}`, window)) > perAccount) return;
    const restsUntil = await addressRestsUntil(app.db, user.id, app.clock.now());
    if (restsUntil !== null) return sayAddressRests(app, user, restsUntil);
    const token = newToken();
    await inTransaction(app.db, async (tx) => {
      if (!(await keepsAddress(tx, user.id, email))) return;
      const expiresAt = new Date(app.clock.now() + authLimits.resetLink.lifetime);
      await tx
        .insert(oneTimeToken)
        .values({ tokenHash: tokenHash(token), userId: user.id, purpose: 'RESET_PASSWORD', expiresAt });
      await putOutbox(tx, 'mail', {
        to: user.email,
        subject: 'Новый пароль для «Напарника»',
        text: `Задай новый пароль по ссылке, она действует ${spanInWords(authLimits.resetLink.lifetime)}:\n${app.config.publicUrl}${signInPath}?reset=${token}\nЕсли ты не просил об этом, ничего не делай.`,
        validUntil: expiresAt.toISOString(),
      });
    });
    app.outbox.kick();
  };

/** Invalidates mailed links: one from an old letter must not undo a password or an address that was set later. */
export const voidMailedLinks = (tx: Tx, userId: string, now: Date) =>
  tx
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(and(eq(oneTimeToken.userId, userId), isNull(oneTimeToken.usedAt)));

const live = (token: string, purpose: 'RESET_PASSWORD' | 'LOGIN', now: Date) =>
  and(
    eq(oneTimeToken.tokenHash, tokenHash(token)),
    eq(oneTimeToken.purpose, purpose),
    isNull(oneTimeToken.usedAt),
    gt(oneTimeToken.expiresAt, now),
  );

/** Whose link this is, unused and in time. @throws Refusal AUTH_RESET_PASSWORD_BAD_TOKEN */
export const ownerOfResetLink = async (app: App, token: string): Promise<string> => {
  const [found] = await app.db
    .select({ userId: oneTimeToken.userId })
    .from(oneTimeToken)
    .where(live(token, 'RESET_PASSWORD', new Date(app.clock.now())));
  if (!found) throw new Refusal('AUTH_RESET_PASSWORD_BAD_TOKEN');
  return found.userId;
};

/** Notes that the second step of the link's person was taken for it. */
export const confirmResetLink = async (app: App, tx: Tx, token: string): Promise<void> => {
  const now = new Date(app.clock.now());
  await tx
    .update(oneTimeToken)
    .set({ confirmedAt: now })
    .where(live(token, 'RESET_PASSWORD', now));
};

interface ConsumedToken {
  readonly userId: string;
  /** The second step was taken for it. */
  readonly confirmed: boolean;
}

/** Consumes a one-time token: of many concurrent calls exactly one gets it, the others null. */
export const consumeToken = async (
  tx: Tx,
  token: string,
  purpose: 'RESET_PASSWORD' | 'LOGIN',
  now: Date,
): Promise<ConsumedToken | null> => {
  const [spent] = await tx
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(live(token, purpose, now))
    .returning({ userId: oneTimeToken.userId, confirmedAt: oneTimeToken.confirmedAt });
  return spent ? { userId: spent.userId, confirmed: spent.confirmedAt !== null } : null;
};

const setPassword = (app: App, token: string, passwordHash: string) =>
  inTransaction(app.db, async (tx) => {
    const now = new Date(app.clock.now());
    const link = await consumeToken(tx, token, 'RESET_PASSWORD', now);
    if (link === null) throw new Refusal('AUTH_RESET_PASSWORD_BAD_TOKEN');
    const { userId } = link;
    const account = await lockAccount(tx, userId);
    if (account?.status === 'DELETED') throw new Refusal('AUTH_USER_NOT_FOUND');
    // The person was blocked after the link was sent.
    if (account?.status !== 'ACTIVE') throw new Refusal('AUTH_RESET_PASSWORD_BAD_TOKEN');
    // A mailbox alone must not be enough; the refusal leaves the link as it was.
    if (!link.confirmed) await refuseWithoutSecondStep(tx, userId, 'link');
    await voidMailedLinks(tx, userId, now);
    await setPasswordHash(tx, userId, passwordHash, now);
    await notify(tx, [userId], { kind: 'PASSWORD_CHANGED', facts: {}, at: now });
    return { userId, ended: await endSessionsOf(tx, userId, null) };
  });

/**
 * Sets the password, ends all sessions and opens a new one. @throws Refusal AUTH_RESET_PASSWORD_BAD_TOKEN,
 * AUTH_USER_NOT_FOUND for a deleted account, SECOND_STEP_REQUIRED, RATE_LIMITED
 */
export const confirmPasswordReset: Handler<Contract['POST /v1/auth/reset-password/confirm']> = async (
  app,
  { body, http },
) => {
  await limitRate(
    app,
    `reset:${networkOf(http.request.ip)}`,
    authLimits.signIn.triesPerAddress,
    authLimits.signIn.window,
  );
  // Before the new password is hashed: a bogus token does not cost a hash.
  await ownerOfResetLink(app, body.token);
  const { userId, ended } = await setPassword(app, body.token, await hashPassword(body.password));
  app.sockets.disconnectSessions(ended);
  return openSession(app, userId, http.request, http.reply);
};
