import { eq } from 'drizzle-orm';
import type { authContract } from '../../contract/auth';
import { authLimits } from '../../domain/settings/auth-limits';
import { inTransaction } from '../db/in-transaction';
import type { Tx } from '../db/open-database';
import { appUser, emailCode } from '../db/schema/people';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { grantRegistrationBonus } from '../ledger/grant-registration-bonus';
import { announce, userRoom } from '../outbox/put-outbox';
import { readMe } from '../users/read-me';
import { checkEmailCode, sendEmailCode } from './email-code';

type Contract = typeof authContract;

/** A client's first confirmed address brings his gift. @throws Refusal AUTH_EMAIL_ALREADY_CONFIRMED, AUTH_EMAIL_WRONG_CODE, AUTH_EMAIL_CONFIRMATION_TIMEOUT */
export const confirmEmail: Handler<Contract['POST /v1/auth/email/confirm']> = async (app, { actor, body }) => {
  if (actor.emailConfirmed) throw new Refusal('AUTH_EMAIL_ALREADY_CONFIRMED');
  const outcome = await inTransaction(app.db, async (tx) => {
    const check = await checkEmailCode(tx, app, actor.id, body.code);
    if (check !== 'right') return check;
    await tx.update(appUser).set({ emailConfirmedAt: new Date(app.clock.now()) }).where(eq(appUser.id, actor.id));
    if (actor.mateGameId === null) await grantRegistrationBonus(tx, app.clock, actor.id);
    await announce(tx, [userRoom(actor.id)], 'me changed', {});
    return check;
  });
  if (outcome === 'wrong') throw new Refusal('AUTH_EMAIL_WRONG_CODE');
  if (outcome === 'expired') throw new Refusal('AUTH_EMAIL_CONFIRMATION_TIMEOUT');
  return readMe(app, actor.id);
};

/** Locks the last letter's row, so that of many calls at once one sends. */
const demandPause = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const [last] = await tx.select({ sentAt: emailCode.sentAt }).from(emailCode).where(eq(emailCode.userId, userId)).for('update');
  if (last && now - last.sentAt.getTime() < authLimits.emailCode.resendAfter) throw new Refusal('AUTH_EMAIL_CONFIRMATION_TIMEOUT');
};

/** @throws Refusal AUTH_EMAIL_ALREADY_CONFIRMED, AUTH_EMAIL_CONFIRMATION_TIMEOUT too soon after the last */
export const resendEmailCode: Handler<Contract['POST /v1/auth/email/confirm/resend']> = async (app, { actor }) => {
  if (actor.emailConfirmed) throw new Refusal('AUTH_EMAIL_ALREADY_CONFIRMED');
  await inTransaction(app.db, async (tx) => {
    await demandPause(tx, actor.id, app.clock.now());
    const [user] = await tx.select({ email: appUser.email }).from(appUser).where(eq(appUser.id, actor.id));
    if (user) await sendEmailCode(tx, app, actor.id, user.email);
  });
};
