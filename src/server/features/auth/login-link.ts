import { and, eq, inArray } from 'drizzle-orm';
import type { authContract } from '#contract/people/auth.ts';
import { authLimits } from '#domain/people/auth-limits.ts';
import { spanText } from '#domain/text/spans.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser, oneTimeToken } from '../../platform/db/schema/people';
import type { Handler } from '../../platform/http/call';
import { countHit, limitRate } from '../../platform/http/rate-limit';
import { networkOf } from '../../platform/http/network-of';
import { Refusal } from '../../platform/http/refusal';
import { putOutbox } from '../../platform/outbox/put-outbox';
import type { MailedLinkJob } from '../../platform/outbox/outbox-topics';
import { newToken, tokenHash } from '../../platform/sessions/tokens';
import { openSession } from './open-session';
import { keepsAddress, sendResetLink, consumeToken } from './reset-password';
import { passIfBlocked, refusalOfBlocked } from '../users/public';
import { blockedPath, signInPath } from '#contract/routes/product-pages.ts';

type Contract = typeof authContract;

/**
 * The response and its timing are the same whether or not the address is known: the letter is sent by a separate job.
 * @throws Refusal RATE_LIMITED
 */
export const requestLoginLink: Handler<Contract['POST /v1/auth/login-link']> = async (app, { body, http }) => {
  await limitRate(
    app,
    `letters:${networkOf(http.request.ip)}`,
    authLimits.letters.perAddress,
    authLimits.letters.window,
  );
  await putOutbox(app.db, 'loginLink', { email: body.email });
};

/** In place of a link to sign in: where the owner of a blocked account reads why, and appeals. */
const mailBlock = async (app: App, to: string, pass: string): Promise<void> => {
  await putOutbox(app.db, 'mail', {
    to,
    subject: 'Вход в «Напарник»',
    text: `Твой аккаунт заблокирован, поэтому войти в него нельзя. Почему так и как возразить:\n${app.config.publicUrl}${blockedPath(pass)}`,
  });
  app.outbox.kick();
};

/**
 * Sends the link if the address has an account; the rate limit is shared by all letters about signing in. An address
 * that was never confirmed may have been entered by somebody else: its owner gets a password reset link instead, which
 * ends sessions that others opened. The owner of a blocked account gets the link to its block.
 */
export const sendLoginLink =
  (app: App) =>
  async ({ email }: MailedLinkJob): Promise<void> => {
    const [user] = await app.db
      .select({
        id: appUser.id,
        email: appUser.email,
        confirmedAt: appUser.emailConfirmedAt,
        status: appUser.status,
        blockedAt: appUser.blockedAt,
      })
      .from(appUser)
      .where(and(eq(appUser.emailKey, email), inArray(appUser.status, ['ACTIVE', 'BLOCKED'])));
    if (!user) return;
    if (user.confirmedAt === null) return user.status === 'ACTIVE' ? sendResetLink(app)({ email }) : undefined;
    const { perAccount, window } = authLimits.letters;
    if ((await countHit(app, `letters:${user.id}`, window)) > perAccount) return;
    const pass = passIfBlocked(app.secret, user);
    if (pass !== null) return mailBlock(app, user.email, pass);
    if (user.status !== 'ACTIVE') return;
    const token = newToken();
    await inTransaction(app.db, async (tx) => {
      if (!(await keepsAddress(tx, user.id, email))) return;
      const expiresAt = new Date(app.clock.now() + authLimits.loginToken.lifetime);
      await tx
        .insert(oneTimeToken)
        .values({ tokenHash: tokenHash(token), userId: user.id, purpose: 'LOGIN', expiresAt });
      // In the fragment: servers, logs and the Referer header never see it.
      await putOutbox(tx, 'mail', {
        to: user.email,
        subject: 'Вход в «Напарник»',
        text: `Войди по ссылке, она действует ${spanText(authLimits.loginToken.lifetime)} и один раз:\n${app.config.publicUrl}${signInPath}?mode=link#${token}\nЕсли ты не просил об этом, ничего не делай.`,
        validUntil: expiresAt.toISOString(),
      });
    });
    app.outbox.kick();
  };

/**
 * @throws Refusal AUTH_INVALID_LOGIN_TOKEN for a used, expired or malformed token, ACCOUNT_BLOCKED with its pass for
 * somebody blocked meanwhile, AUTH_USER_NOT_FOUND for a deleted account, RATE_LIMITED
 */
export const signInByToken: Handler<Contract['POST /v1/auth/login-token']> = async (app, { body, http }) => {
  await limitRate(
    app,
    `login-token:${networkOf(http.request.ip)}`,
    authLimits.signIn.triesPerAddress,
    authLimits.signIn.window,
  );
  const at = new Date(app.clock.now());
  const link = await inTransaction(app.db, (tx) => consumeToken(tx, body.token, 'LOGIN', at));
  if (link === null) throw new Refusal('AUTH_INVALID_LOGIN_TOKEN');
  const { userId } = link;
  const [user] = await app.db
    .select({ id: appUser.id, status: appUser.status, blockedAt: appUser.blockedAt })
    .from(appUser)
    .where(eq(appUser.id, userId));
  if (!user || user.status === 'DELETED') throw new Refusal('AUTH_USER_NOT_FOUND');
  const blocked = refusalOfBlocked(app.secret, user);
  if (blocked !== null) throw blocked;
  if (user.status !== 'ACTIVE') throw new Refusal('AUTH_INVALID_LOGIN_TOKEN');
  return openSession(app, userId, http.request, http.reply);
};
