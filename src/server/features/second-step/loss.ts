import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { secondStepTerms } from '#domain/people/second-step.ts';
import { formatDayAndTime } from '#domain/text/format-moment.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { secondStepLoss } from '#server/platform/db/schema/second-step.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { secondStepWaysOf } from '#server/platform/sessions/second-step.ts';
import { announceToStaff, writeAudit } from '../audit/public';
import { type Account, lockAccount } from '../users/public';
import { mailAboutSecondStep } from './letters';
import { removeSecondStep } from './remove-all';

const openOf = (userId: string) => and(eq(secondStepLoss.userId, userId), eq(secondStepLoss.status, 'OPEN'));

/** The word of this person that everything is lost, which nobody has decided on yet. */
export const openLossOf = async (db: Executor, userId: string) =>
  (await db.select().from(secondStepLoss).where(openOf(userId)))[0] ?? null;

/**
 * Notes that everything is lost. Nothing is taken away before the term has passed and an operator has decided: its letter
 * gives the owner time to stop somebody who only says so.
 * @throws Refusal SECOND_STEP_NOT_SET_UP, SECOND_STEP_LOSS_OPEN
 */
export const reportLoss = (app: App, userId: string): Promise<{ readonly readyAt: Date }> =>
  inTransaction(app.db, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account || (await secondStepWaysOf(tx, userId)).length === 0) throw new Refusal('SECOND_STEP_NOT_SET_UP');
    if (await openLossOf(tx, userId)) throw new Refusal('SECOND_STEP_LOSS_OPEN');
    const askedAt = new Date(app.clock.now());
    const readyAt = new Date(askedAt.getTime() + secondStepTerms.lossRests);
    await tx.insert(secondStepLoss).values({ id: uuidv7(), userId, askedAt, readyAt, status: 'OPEN' });
    await writeAudit(app, tx, userId, { action: 'second-step.lost', subject: `user:${userId}` });
    const when = formatDayAndTime(readyAt.getTime(), account.timeZone);
    await mailAboutSecondStep(
      tx,
      app,
      account.email,
      'Просят сбросить ключи доступа и коды',
      `В твоём аккаунте сказали, что потеряны все ключи доступа, приложение с кодами и запасные коды. Через ${spanInWords(secondStepTerms.lossRests)}, ${when}, это рассмотрит оператор. Ничего не потеряно? Отмени это в настройках, в разделе «Безопасность».`,
    );
    await announce(tx, [userRoom(userId)], 'me changed', {});
    return { readyAt };
  });

/** The owner has found something, or never lost it. False when there is no such word. */
export const takeLossBack = async (app: App, tx: Tx, userId: string): Promise<boolean> => {
  const closed = await tx
    .update(secondStepLoss)
    .set({ status: 'CANCELED', decidedAt: new Date(app.clock.now()) })
    .where(openOf(userId))
    .returning({ id: secondStepLoss.id });
  if (closed.length === 0) return false;
  await writeAudit(app, tx, userId, { action: 'second-step.found', subject: `user:${userId}` });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  return true;
};

interface Decision {
  readonly by: string;
  readonly verdict: 'RESET' | 'KEEP';
  readonly reason: string;
}

/**
 * An operator's decision; `user` is locked by the caller. A reset needs the whole term to have passed, a refusal does not.
 * @throws Refusal SECOND_STEP_LOSS_EARLY
 */
export const decideLoss = async (app: App, tx: Tx, user: Account, { by, verdict, reason }: Decision): Promise<void> => {
  const loss = await openLossOf(tx, user.id);
  const at = new Date(app.clock.now());
  if (loss === null || (verdict === 'RESET' && loss.readyAt > at)) throw new Refusal('SECOND_STEP_LOSS_EARLY');
  if (verdict === 'RESET') await removeSecondStep(app, tx, user, { by, at, reason });
  else
    await tx
      .update(secondStepLoss)
      .set({ status: 'REFUSED', decidedBy: by, decidedAt: at, reason })
      .where(eq(secondStepLoss.id, loss.id));
  await writeAudit(app, tx, by, {
    action: verdict === 'RESET' ? 'second-step.reset' : 'second-step.kept',
    subject: `user:${user.id}`,
    details: { reason },
    waitedSince: loss.readyAt,
  });
  if (verdict === 'KEEP')
    await mailAboutSecondStep(
      tx,
      app,
      user.email,
      'Ключи доступа и коды остаются',
      `Мы не стали сбрасывать ключи доступа и коды. Почему: ${reason}`,
    );
  await announce(tx, [userRoom(user.id)], 'me changed', {});
  await announceToStaff(tx, 'user');
};
