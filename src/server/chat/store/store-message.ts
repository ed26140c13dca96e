import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ChatRequest } from '../../../contract/chat/chat-calls';
import type { ChatMessage } from '../../../contract/chat/chat-message';
import type { App } from '../../app/app';
import { inTransaction } from '../../db/in-transaction';
import type { Tx } from '../../db/open-database';
import { Refusal } from '../../http/refusal';
import { announceChat } from './announce-chat';
import { attachFiles } from './attach-files';
import { demandWritable } from './demand-writable';
import { lockChat } from './lock-chat';
import { readMessage } from './read-message';

/** Message, the chat's last seq and the sender's count in one statement. */
const write = (tx: Tx, message: ChatMessage, senderCount: number, replyTo: string | null) => tx.execute(sql`
  WITH counted AS (UPDATE chat SET last_seq = ${message.seq}, last_message_id = ${message.messageId} WHERE id = ${message.chatId}),
       own AS (UPDATE chat_member SET own_count = ${senderCount} WHERE chat_id = ${message.chatId} AND user_id = ${message.userInfo.jti})
  INSERT INTO chat_message (id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at, reply_to)
  VALUES (${message.messageId}, ${message.chatId}, ${message.seq}, ${message.userInfo.jti}, ${message.userInfo.role},
          ${senderCount}, ${message.clientId}, ${message.message}, ${message.messageTime}, ${replyTo})`);

/**
 * Stores a message under the chat's next `seq` and leaves its event for every member; a repeated client id
 * gives the message stored first. `messageId` is a UUIDv7: the chat's place in lists. The chat's row is locked meanwhile: one order for all.
 * @throws Refusal NOT_FOUND for a chat that the person is not in or an answered message that is not in it,
 * CHAT_CLOSED, CHAT_BLOCKED, VALIDATION_ERROR for files that are not his or already sent
 */
export const storeMessageIn = async (app: App, tx: Tx, userId: string, request: ChatRequest<'chat message'>, messageId: string = uuidv7()): Promise<ChatMessage> => {
  const { chatId, clientId, message, replyTo = null, fileIds = [] } = request;
  const { lastSeq, payload, role, ownCount, username, avatar, members } = await lockChat(tx, chatId, userId);
  const before = await readMessage(tx, chatId, { userId, clientId });
  if (before) return before;
  demandWritable(payload);
  if (replyTo !== null && (await readMessage(tx, chatId, { messageId: replyTo })) === null) throw new Refusal('NOT_FOUND');
  const plain: ChatMessage = {
    chatId,
    messageId,
    seq: lastSeq + 1,
    clientId,
    rev: 0,
    message,
    messageTime: new Date(app.clock.now()).toISOString(),
    messagePayload: null,
    editedAt: null,
    deleted: false,
    replyTo: null,
    reactions: [],
    userInfo: { jti: userId, username, avatar, role },
  };
  await write(tx, plain, ownCount + 1, replyTo);
  await attachFiles(tx, plain, fileIds);
  const carries = replyTo !== null || fileIds.length > 0;
  const stored = (carries ? await readMessage(tx, chatId, { messageId: plain.messageId }) : null) ?? plain;
  await announceChat(tx, members, 'chat message', { ...stored, isNewChat: stored.seq === 1 });
  return stored;
};

/** `storeMessageIn` in a transaction of its own. */
export const storeMessage = (app: App, userId: string, request: ChatRequest<'chat message'>): Promise<ChatMessage> =>
  inTransaction(app.db, (tx) => storeMessageIn(app, tx, userId, request));
