import { createHmac, randomBytes } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import type { App } from '#server/platform/app.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { authenticatorApp, recoveryCode } from '#server/platform/db/schema/second-step.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { seal, unseal } from '#server/platform/secrets/seal.ts';
import { mailAboutSecondStep } from './letters';
import { newTotpSecret, stepOfCode, totpUri } from './totp';

type Row = typeof authenticatorApp.$inferSelect;

// Both names are older than the second step of everybody: what is stored is read by them.
const sealPurpose = 'admin codes';

const hashOf = (app: App, userId: string, code: string): Buffer =>
  createHmac('sha256', app.secret).update(`admin-recovery:${userId}:${code}`).digest();

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

const newRecoveryCode = (): string =>
  Array.from(randomBytes(deskCodeTerms.recoveryLetters), (byte) => letters[byte % letters.length]).join('');

/** The person's authenticator app, locked; null when its setup was never started. */
export const lockAuthenticator = async (tx: Tx, userId: string): Promise<Row | null> =>
  (await tx.select().from(authenticatorApp).where(eq(authenticatorApp.userId, userId)).for('update'))[0] ?? null;

/** Begins a setup, or begins it anew: the secret for the app. The caller has checked that none is set up. */
export const beginAuthenticator = async (
  app: App,
  tx: Tx,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<{ readonly secret: string; readonly uri: string }> => {
  const secret = newTotpSecret();
  const begun = { secret: seal(app.secret, sealPurpose, secret), lastStep: 0, createdAt: new Date(app.clock.now()) };
  await tx
    .insert(authenticatorApp)
    .values({ userId: id, ...begun })
    .onConflictDoUpdate({ target: authenticatorApp.userId, set: begun });
  return { secret, uri: totpUri(secret, username) };
};

/**
 * Consumes a code of the authenticator app; false for a wrong one. Each code works once: of two concurrent calls with the
 * same code the second is refused.
 */
export const consumeAppCode = async (app: App, tx: Tx, row: Row, code: string): Promise<boolean> => {
  const secret = unseal(app.secret, sealPurpose, row.secret);
  const step = secret === null ? null : stepOfCode(secret, code, new Date().getTime());
  if (step === null || step <= row.lastStep) return false;
  await tx.update(authenticatorApp).set({ lastStep: step }).where(eq(authenticatorApp.userId, row.userId));
  return true;
};

const consumeRecoveryCode = async (app: App, tx: Tx, userId: string, code: string): Promise<boolean> => {
  const used = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.codeHash, hashOf(app, userId, code))))
    .returning({ userId: recoveryCode.userId });
  return used.length > 0;
};

const tellOfRecovery = async (app: App, tx: Tx, userId: string): Promise<void> => {
  const [user] = await tx.select({ email: appUser.email }).from(appUser).where(eq(appUser.id, userId));
  const left = await countRecoveryCodes(tx, userId);
  const text = `Вместо ключа доступа или приложения ввели запасной код. Осталось кодов: ${left}.`;
  if (user) await mailAboutSecondStep(tx, app, user.email, 'Использован запасной код', text);
};

/**
 * Consumes a code of the authenticator app or a recovery code, which a letter tells of: which of them it was, and since
 * when (product time) the app is set up; null for a wrong code.
 */
export const consumeAnyCode = async (
  app: App,
  tx: Tx,
  userId: string,
  code: string,
): Promise<{ readonly way: 'APP'; readonly since: Date } | { readonly way: 'RECOVERY' } | null> => {
  if (code.length !== deskCodeTerms.digits) {
    if (!(await consumeRecoveryCode(app, tx, userId, code))) return null;
    await tellOfRecovery(app, tx, userId);
    return { way: 'RECOVERY' };
  }
  const row = await lockAuthenticator(tx, userId);
  if (!row?.confirmedAt || !(await consumeAppCode(app, tx, row, code))) return null;
  return { way: 'APP', since: row.confirmedAt };
};

/** Creates new recovery codes (for when the rest is lost) and invalidates the previous ones. */
const createRecoveryCodes = async (app: App, tx: Tx, userId: string): Promise<string[]> => {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  const codes = Array.from({ length: deskCodeTerms.recoveryCodes }, newRecoveryCode);
  await tx.insert(recoveryCode).values(codes.map((code) => ({ userId, codeHash: hashOf(app, userId, code) })));
  return codes;
};

export const countRecoveryCodes = async (db: Executor, userId: string): Promise<number> => {
  const [row] = await db.select({ left: count() }).from(recoveryCode).where(eq(recoveryCode.userId, userId));
  return row?.left ?? 0;
};

/** Recovery codes of somebody who has none; no codes for who has some. */
export const firstRecoveryCodes = async (app: App, tx: Tx, userId: string): Promise<string[]> =>
  (await countRecoveryCodes(tx, userId)) > 0 ? [] : createRecoveryCodes(app, tx, userId);

interface Owner {
  readonly id: string;
  readonly email: string;
}

const tell = async (app: App, tx: Tx, { id, email }: Owner, letter: string): Promise<void> => {
  await mailAboutSecondStep(tx, app, email, letter);
  await announce(tx, [userRoom(id)], 'me changed', {});
};

/** Ends a setup whose first code was right, with a letter; the person's first recovery codes. */
export const confirmAuthenticator = async (app: App, tx: Tx, owner: Owner): Promise<string[]> => {
  const confirmedAt = new Date(app.clock.now());
  await tx.update(authenticatorApp).set({ confirmedAt }).where(eq(authenticatorApp.userId, owner.id));
  await tell(app, tx, owner, 'К аккаунту подключено приложение с кодами');
  return firstRecoveryCodes(app, tx, owner.id);
};

/** New recovery codes in place of the previous ones, with a letter. */
export const renewRecoveryCodes = async (app: App, tx: Tx, owner: Owner): Promise<string[]> => {
  await tell(app, tx, owner, 'Запасные коды аккаунта заменены новыми');
  return createRecoveryCodes(app, tx, owner.id);
};
