import { createHmac, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { authLimits } from '../../domain/settings/auth-limits';
import { minutes } from '../../domain/settings/durations';
import { plural } from '../../domain/text/plural';
import type { App } from '../app/app';
import type { Tx } from '../db/open-database';
import { emailCode } from '../db/schema/people';
import { putOutbox } from '../outbox/put-outbox';

const minutesOfLife = authLimits.emailCode.lifetime / minutes(1);
const lifetime = `${minutesOfLife} ${plural(minutesOfLife, 'минуту', 'минуты', 'минут')}`;

const hashCode = (secret: string, userId: string, code: string): Buffer => createHmac('sha256', secret).update(`email-code:${userId}:${code}`).digest();

/** Draws a new six-digit code, which replaces the previous one, and leaves the letter in the outbox. */
export const sendEmailCode = async (tx: Tx, { secret, clock }: Pick<App, 'secret' | 'clock'>, userId: string, email: string): Promise<void> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = clock.now();
  const row = {
    codeHash: hashCode(secret, userId, code),
    tries: 0,
    sentAt: new Date(now),
    expiresAt: new Date(now + authLimits.emailCode.lifetime),
  };
  await tx.insert(emailCode).values({ userId, ...row }).onConflictDoUpdate({ target: emailCode.userId, set: row });
  await putOutbox(tx, 'mail', {
    to: email,
    subject: `${code} — код подтверждения`,
    text: `Твой код: ${code}\nОн действует ${lifetime}. Если ты не регистрировался в «Напарнике», просто удали это письмо.`,
  });
};

type CodeCheck = 'right' | 'wrong' | 'expired';

/** Spends one of the five tries. Must commit also when the code is wrong, or the tries would not count. */
export const checkEmailCode = async (tx: Tx, { secret, clock }: Pick<App, 'secret' | 'clock'>, userId: string, code: string): Promise<CodeCheck> => {
  const [stored] = await tx.select().from(emailCode).where(eq(emailCode.userId, userId)).for('update');
  if (!stored || stored.expiresAt.getTime() <= clock.now() || stored.tries >= authLimits.emailCode.tries) return 'expired';
  if (stored.codeHash.equals(hashCode(secret, userId, code))) {
    await tx.delete(emailCode).where(eq(emailCode.userId, userId));
    return 'right';
  }
  await tx.update(emailCode).set({ tries: stored.tries + 1 }).where(eq(emailCode.userId, userId));
  return 'wrong';
};
