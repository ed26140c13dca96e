import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { cancelDeadline, type DeadlineKey } from '#server/platform/deadlines/schedule-deadline.ts';
import type { ChatMessage } from '#contract/chat/chat-objects.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { chatFile } from '#server/platform/db/schema/chat.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { ChatRequest } from '#contract/chat/chat-calls.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { putAllOutbox } from '#server/platform/outbox/put-outbox.ts';
import { requireWritable } from '../members/require-membership';
import { lockChat } from '../chats/lock-chat';
import { newMessage, writeMessages } from './new-message';
import { readMessage } from './read-message';

/** The deadline of an uploaded file that is not sent yet. */
export const unsentFile = (fileId: string): DeadlineKey => ({
  aggregate: `chat-file:${fileId}`,
  kind: 'chat file unsent',
});

/**
 * Attaches uploaded files to a message, in this order; each can be sent once.
 * @throws Refusal VALIDATION_ERROR for a file that is not the sender's, of another chat, or sent already
 */
const attachFiles = async (
  tx: Tx,
  { chatId, messageId, userInfo }: ChatMessage,
  fileIds: readonly string[],
): Promise<void> => {
  for (const [position, id] of fileIds.entries()) {
    const own = and(
      eq(chatFile.id, id),
      eq(chatFile.chatId, chatId),
      eq(chatFile.uploadedBy, userInfo.jti),
      isNull(chatFile.messageId),
    );
    const attached = await tx
      .update(chatFile)
      .set({ messageId, place: position })
      .where(own)
      .returning({ id: chatFile.id });
    if (attached.length === 0) throw new Refusal('VALIDATION_ERROR');
    await cancelDeadline(tx, unsentFile(id));
  }
};

/**
 * Stores a message under the chat's next `seq` and puts its event for every member into the outbox; a repeated client
 * id returns the message stored first. `messageId` is a UUIDv7 and the chat's sort key in lists. The chat's row is
 * locked, so that all members see one order.
 * @throws Refusal NOT_FOUND for a chat that the person is not in or a reply to a message that is not in it,
 * CHAT_CLOSED, CHAT_BLOCKED, VALIDATION_ERROR for files that are not theirs or already sent
 */
export const storeMessageIn = async (
  app: App,
  tx: Tx,
  userId: string,
  request: ChatRequest<'chat message'>,
  messageId: string = uuidv7(),
): Promise<ChatMessage> => {
  const { chatId, clientId, replyTo = null, fileIds = [] } = request;
  const facts = await lockChat(tx, chatId, userId);
  const before = await readMessage(tx, chatId, { userId, clientId });
  if (before) return before;
  requireWritable(facts.payload);
  if (replyTo !== null && (await readMessage(tx, chatId, { messageId: replyTo })) === null)
    throw new Refusal('NOT_FOUND');
  const carries = replyTo !== null || fileIds.length > 0;
  const message = newMessage(app, { userId, messageId, request }, facts);
  const { stored } = await writeMessages(app, tx, [{ message, facts, replyTo }], {
    complete: async (plain) => {
      await attachFiles(tx, plain, fileIds);
      return (carries ? await readMessage(tx, chatId, { messageId }) : null) ?? plain;
    },
    tell: (events) => putAllOutbox(tx, 'chat', events),
  });
  return stored[0] ?? message;
};

/** `storeMessageIn` in a transaction of its own. */
export const storeMessage = (app: App, userId: string, request: ChatRequest<'chat message'>): Promise<ChatMessage> =>
  inTransaction(app.db, (tx) => storeMessageIn(app, tx, userId, request));
