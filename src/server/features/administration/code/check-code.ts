import { createHmac, randomBytes } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { adminCodeTerms } from '#domain/people/auth-limits.ts';
import type { App } from '#server/platform/app.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { adminCode, adminRecoveryCode } from '#server/platform/db/schema/people.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { closeBackOfficeOf } from '#server/platform/sessions/back-office-session.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { stepOfCode } from './totp';

type Row = typeof adminCode.$inferSelect;

const hashOf = (app: App, userId: string, code: string): Buffer =>
  createHmac('sha256', app.secret).update(`admin-recovery:${userId}:${code}`).digest();

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

const newRecoveryCode = (): string =>
  Array.from(randomBytes(adminCodeTerms.recoveryLetters), (byte) => letters[byte % letters.length]).join('');

/** The operator's second factor, locked; null when its setup was never started. */
export const lockCode = async (tx: Tx, userId: string): Promise<Row | null> =>
  (await tx.select().from(adminCode).where(eq(adminCode.userId, userId)).for('update'))[0] ?? null;

/**
 * Consumes a code of the authenticator app. Each code works once: of two concurrent calls with the same code the second
 * is refused.
 * @throws Refusal ADMIN_CODE_WRONG
 */
export const consumeAppCode = async (app: App, tx: Tx, row: Row, code: string): Promise<void> => {
  const secret = unseal(app.secret, 'admin codes', row.secret);
  const step = secret === null ? null : stepOfCode(secret, code, new Date().getTime());
  if (step === null || step <= row.lastStep) throw new Refusal('ADMIN_CODE_WRONG');
  await tx.update(adminCode).set({ lastStep: step }).where(eq(adminCode.userId, row.userId));
};

/** Consumes a code of the authenticator app or a recovery code. @throws Refusal ADMIN_CODE_WRONG */
export const consumeAnyCode = async (app: App, tx: Tx, row: Row, code: string): Promise<void> => {
  if (code.length === adminCodeTerms.digits) return consumeAppCode(app, tx, row, code);
  const used = await tx
    .delete(adminRecoveryCode)
    .where(and(eq(adminRecoveryCode.userId, row.userId), eq(adminRecoveryCode.codeHash, hashOf(app, row.userId, code))))
    .returning({ userId: adminRecoveryCode.userId });
  if (used.length === 0) throw new Refusal('ADMIN_CODE_WRONG');
};

/** Creates new recovery codes (for when the app is lost) and invalidates the previous ones. */
export const createRecoveryCodes = async (app: App, tx: Tx, userId: string): Promise<string[]> => {
  await tx.delete(adminRecoveryCode).where(eq(adminRecoveryCode.userId, userId));
  const codes = Array.from({ length: adminCodeTerms.recoveryCodes }, newRecoveryCode);
  await tx.insert(adminRecoveryCode).values(codes.map((code) => ({ userId, codeHash: hashOf(app, userId, code) })));
  return codes;
};

export const countRecoveryCodes = async (db: Executor, userId: string): Promise<number> => {
  const [row] = await db.select({ left: count() }).from(adminRecoveryCode).where(eq(adminRecoveryCode.userId, userId));
  return row?.left ?? 0;
};

/**
 * Deletes a second factor, so that it has to be set up again: another operator's, or one's own from the command line. A
 * person who has the lost device may have its session too, so back-office access opened by the old factor is closed.
 * False when there was none.
 */
export const deleteCode = async (tx: Tx, userId: string): Promise<boolean> => {
  const gone = await tx.delete(adminCode).where(eq(adminCode.userId, userId)).returning({ userId: adminCode.userId });
  await closeBackOfficeOf(tx, userId);
  return gone.length > 0;
};
