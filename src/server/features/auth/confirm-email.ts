import { createHmac, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { spanText } from '#domain/text/spans.ts';
import { authLimits } from '#domain/people/auth-limits.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { emailCode } from '../../platform/db/schema/people';
import { announce, putOutbox, userRoom } from '../../platform/outbox/put-outbox';
import type { authContract } from '#contract/people/auth.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { networkOf } from '../../platform/http/network-of';
import { Refusal } from '../../platform/http/refusal';
import { grantRegistrationBonus } from '../balance/public';
import { lockAccount, readMe, setEmailConfirmed } from '../users/public';

const hashCode = (secret: string, userId: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`email-code:${userId}:${code}`).digest();

const registered = 'Если ты не регистрировался в «Напарнике», просто удали это письмо.';

/**
 * Creates a new six-digit code, which replaces the previous one, and puts the letter into the outbox. `why`: what the
 * letter says to a person who did not request it.
 */
export const sendEmailCode = async (
  tx: Tx,
  { secret, clock }: Pick<App, 'secret' | 'clock'>,
  userId: string,
  email: string,
  why: string = registered,
): Promise<void> => {
  const { digits } = authLimits.emailCode;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const now = clock.now();
  const row = {
    codeHash: hashCode(secret, userId, code),
    tries: 0,
    sentAt: new Date(now),
    expiresAt: new Date(now + authLimits.emailCode.lifetime),
  };
  await tx
    .insert(emailCode)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: emailCode.userId, set: row });
  await putOutbox(tx, 'mail', {
    to: email,
    subject: `${code} — код подтверждения`,
    text: `Твой код: ${code}\nОн действует ${spanText(authLimits.emailCode.lifetime)}.\n${why}`,
    validUntil: row.expiresAt.toISOString(),
  });
};

/** The code that was sent to an address which is not the account's any more. */
export const withdrawEmailCode = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(emailCode).where(eq(emailCode.userId, userId));
};

type CodeCheck = 'right' | 'wrong' | 'expired';

/**
 * Uses one of the five attempts. The transaction must be committed for a wrong code too, or attempts would not count.
 */
const checkEmailCode = async (
  tx: Tx,
  { secret, clock }: Pick<App, 'secret' | 'clock'>,
  userId: string,
  code: string,
): Promise<CodeCheck> => {
  const [stored] = await tx.select().from(emailCode).where(eq(emailCode.userId, userId)).for('update');
  if (!stored || stored.expiresAt.getTime() <= clock.now() || stored.tries >= authLimits.emailCode.tries)
    return 'expired';
  if (stored.codeHash.equals(hashCode(secret, userId, code))) {
    await tx.delete(emailCode).where(eq(emailCode.userId, userId));
    return 'right';
  }
  await tx
    .update(emailCode)
    .set({ tries: stored.tries + 1 })
    .where(eq(emailCode.userId, userId));
  return 'wrong';
};

type Contract = typeof authContract;

/**
 * Confirms the address; a client's first confirmation brings the registration bonus.
 * @throws Refusal AUTH_EMAIL_ALREADY_CONFIRMED, AUTH_EMAIL_WRONG_CODE, AUTH_EMAIL_CONFIRMATION_TIMEOUT
 */
export const confirmEmail: Handler<Contract['POST /v1/auth/email/confirm']> = async (app, { actor, body }) => {
  const outcome = await inTransaction(app.db, async (tx) => {
    // Lock order: the account before its code, as a change of the address locks them.
    if ((await lockAccount(tx, actor.id))?.emailConfirmedAt) throw new Refusal('AUTH_EMAIL_ALREADY_CONFIRMED');
    const check = await checkEmailCode(tx, app, actor.id, body.code);
    if (check !== 'right') return check;
    await setEmailConfirmed(tx, actor.id, new Date(app.clock.now()));
    if (actor.mateGameId === null) await grantRegistrationBonus(tx, app, actor.id);
    await announce(tx, [userRoom(actor.id)], 'me changed', {});
    return check;
  });
  if (outcome === 'wrong') throw new Refusal('AUTH_EMAIL_WRONG_CODE');
  if (outcome === 'expired') throw new Refusal('AUTH_EMAIL_CONFIRMATION_TIMEOUT');
  return readMe(app, actor.id);
};

/** @throws Refusal AUTH_EMAIL_CONFIRMATION_TIMEOUT */
const requirePause = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const [last] = await tx.select({ sentAt: emailCode.sentAt }).from(emailCode).where(eq(emailCode.userId, userId));
  if (last && now - last.sentAt.getTime() < authLimits.emailCode.resendAfter)
    throw new Refusal('AUTH_EMAIL_CONFIRMATION_TIMEOUT');
};

/**
 * Mails a code to the person's own address, for an act that is otherwise confirmed by a password.
 * @throws Refusal AUTH_EMAIL_CONFIRMATION_TIMEOUT too soon after the last, RATE_LIMITED
 */
export const mailOwnCode = async (app: App, userId: string, ip: string, why: string): Promise<void> => {
  const { perAccount, perAddress, window } = authLimits.letters;
  await limitRate(app, `letters:${networkOf(ip)}`, perAddress, window);
  await limitRate(app, `letters:${userId}`, perAccount, window);
  await inTransaction(app.db, async (tx) => {
    // Locked until the letter is written: of many concurrent calls only one sends, and none sends to an address that is
    // being changed.
    const user = await lockAccount(tx, userId);
    await requirePause(tx, userId, app.clock.now());
    if (user) await sendEmailCode(tx, app, userId, user.email, why);
  });
};

/** Consumes the mailed code. @throws Refusal AUTH_EMAIL_WRONG_CODE */
export const consumeOwnCode = async (app: App, userId: string, code: string): Promise<void> => {
  const outcome = await inTransaction(app.db, (tx) => checkEmailCode(tx, app, userId, code));
  if (outcome === 'wrong') throw new Refusal('AUTH_EMAIL_WRONG_CODE');
  if (outcome === 'expired') throw new Refusal('AUTH_EMAIL_CONFIRMATION_TIMEOUT');
};

/** @throws Refusal AUTH_EMAIL_ALREADY_CONFIRMED, AUTH_EMAIL_CONFIRMATION_TIMEOUT too soon after the last */
export const resendEmailCode: Handler<Contract['POST /v1/auth/email/confirm/resend']> = async (
  app,
  { actor, http },
) => {
  if (actor.emailConfirmed) throw new Refusal('AUTH_EMAIL_ALREADY_CONFIRMED');
  await mailOwnCode(app, actor.id, http.request.ip, registered);
};
