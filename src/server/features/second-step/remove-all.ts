import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { authenticatorApp, passkey, recoveryCode, secondStepLoss } from '#server/platform/db/schema/second-step.ts';
import { closeDeskOf } from '#server/platform/sessions/desk-session.ts';
import { secondStepWaysOf } from '#server/platform/sessions/second-step.ts';
import { mailAboutSecondStep } from './letters';

/** Recovery codes are of use beside a passkey or an app alone. */
export const dropCodesOfNothing = async (tx: Tx, userId: string): Promise<void> => {
  if ((await secondStepWaysOf(tx, userId)).length === 0)
    await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
};

interface Reset {
  /** The operator; null from the command line. */
  readonly by: string | null;
  readonly at: Date;
  readonly reason?: string;
}

/** From this row the person's money rests for a day (`moneyRestsUntil`). */
const writeReset = async (tx: Tx, userId: string, { by, at, reason }: Reset): Promise<void> => {
  const decided = { status: 'RESET', decidedBy: by, decidedAt: at, reason: reason ?? null } as const;
  const closed = await tx
    .update(secondStepLoss)
    .set(decided)
    .where(and(eq(secondStepLoss.userId, userId), eq(secondStepLoss.status, 'OPEN')))
    .returning({ id: secondStepLoss.id });
  if (closed.length === 0)
    await tx.insert(secondStepLoss).values({ id: uuidv7(), userId, askedAt: at, readyAt: at, ...decided });
};

/**
 * Removes everything that a person proves themselves by, so that it has to be set up again: by an operator, or one's own
 * from the command line. A person who has the lost device may have its session too, so access to the desk opened by it is
 * closed; a letter tells of it. The caller ends the sessions. False when there was nothing.
 */
export const removeSecondStep = async (
  app: Pick<App, 'config'>,
  tx: Tx,
  { id: userId, email }: { readonly id: string; readonly email: string },
  reset: Reset,
): Promise<boolean> => {
  const had = (await secondStepWaysOf(tx, userId)).length > 0;
  await tx.delete(passkey).where(eq(passkey.userId, userId));
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  const begun = await tx.delete(authenticatorApp).where(eq(authenticatorApp.userId, userId)).returning();
  await closeDeskOf(tx, userId);
  if (had) {
    await writeReset(tx, userId, reset);
    await mailAboutSecondStep(
      tx,
      app,
      email,
      'Ключи доступа и коды сброшены',
      'Мы убрали из аккаунта все ключи доступа, приложение с кодами и запасные коды. Войди и настрой их заново. Вывести деньги можно будет через сутки.',
    );
  }
  return had || begun.length > 0;
};
