import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { deskSupportContract } from '#contract/desk/people/support.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import { supportThread } from '#server/platform/db/schema/referrals-and-support.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { enterAsAdmin, setChatClosed, storeMessageIn } from '../../chat/public';

type Contract = typeof deskSupportContract;

const subjectOf = (chatId: string): `support:${string}` => `support:${chatId}`;

/** @throws Refusal ADMIN_SUPPORT_NOT_FOUND, ADMIN_OWN_OBJECT */
const lockThread = async (tx: Tx, actor: Actor, chatId: string): Promise<typeof supportThread.$inferSelect> => {
  // Lock order: the chat first, as when a message is written, which changes the thread.
  await lockRow(chat)(tx, chatId);
  const [found] = await tx.select().from(supportThread).where(eq(supportThread.chatId, chatId)).for('update');
  if (!found) throw new Refusal('ADMIN_SUPPORT_NOT_FOUND');
  if (found.userId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
  return found;
};

const setOperator = (tx: Tx, chatId: string, operatorId: string | null) =>
  tx.update(supportThread).set({ operatorId }).where(eq(supportThread.chatId, chatId));

/**
 * Takes or releases a thread. Only one's own can be released; another operator's can be taken over, which is logged.
 */
export const takeThread: Handler<Contract['PUT /v1/admin/support/threads/{chatId}/operator']> = (
  app,
  { actor, params: { chatId }, body: { taken, seen } },
) =>
  inTransaction(app.db, async (tx) => {
    const thread = await lockThread(tx, actor, chatId);
    await requireUnchanged(tx, subjectOf(chatId), seen);
    if ((thread.operatorId === actor.id) === taken) return;
    if (!taken && thread.operatorId !== actor.id) return;
    await setOperator(tx, chatId, taken ? actor.id : null);
    await writeAudit(app, tx, actor.id, {
      action: taken ? 'support.take' : 'support.release',
      subject: subjectOf(chatId),
      details: { from: thread.operatorId },
    });
  });

/** @throws Refusal as `lockThread`, and CHAT_CLOSED */
export const answerThread: Handler<Contract['POST /v1/admin/support/threads/{chatId}/answer']> = async (
  app,
  { actor, params: { chatId }, body: { text, clientId } },
) => {
  await inTransaction(app.db, async (tx) => {
    const thread = await lockThread(tx, actor, chatId);
    await enterAsAdmin(app, tx, actor.id, { id: chatId, kind: 'SUPPORT' });
    const wanted = uuidv7();
    const { messageId, seq } = await storeMessageIn(app, tx, actor.id, { chatId, clientId, message: text }, wanted);
    // A retry after a lost response: the message is stored and logged already.
    if (messageId !== wanted) return;
    if (thread.operatorId === null) await setOperator(tx, chatId, actor.id);
    await writeAudit(app, tx, actor.id, { action: 'support.answer', subject: subjectOf(chatId), details: { seq } });
  });
  app.outbox.kick();
};

export const closeThread: Handler<Contract['PUT /v1/admin/support/threads/{chatId}/closed']> = (
  app,
  { actor, params: { chatId }, body: { closed } },
) =>
  inTransaction(app.db, async (tx) => {
    const thread = await lockThread(tx, actor, chatId);
    if ((thread.closedAt !== null) === closed) return;
    await setChatClosed(tx, chatId, closed);
    await tx
      .update(supportThread)
      .set({ closedAt: closed ? new Date(app.clock.now()) : null })
      .where(eq(supportThread.chatId, chatId));
    await writeAudit(app, tx, actor.id, {
      action: closed ? 'support.close' : 'support.reopen',
      subject: subjectOf(chatId),
    });
  });
