import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ChatRequest } from '../../../contract/chat/chat-calls';
import type { ChatMessage } from '../../../contract/chat/chat-message';
import type { App } from '../../app/app';
import { inTransaction } from '../../db/in-transaction';
import type { Tx } from '../../db/open-database';
import { chat, chatMember, chatMessage } from '../../db/schema/chat';
import { appUser } from '../../db/schema/people';
import { Refusal } from '../../http/refusal';
import { announceChat } from './announce-chat';
import { messageColumns, messageOf } from './message-columns';

/** What must be known of chat and sender; read after the chat is locked, so that it cannot change any more. */
const readFacts = async (tx: Tx, chatId: string, userId: string) => {
  const [facts] = await tx
    .select({
      lastSeq: chat.lastSeq,
      closed: chat.closed,
      role: chatMember.role,
      ownCount: chatMember.ownCount,
      username: appUser.username,
      avatar: appUser.avatarUrl,
      members: sql<string[]>`ARRAY(SELECT other.user_id::text FROM chat_member other WHERE other.chat_id = ${chatId} AND other.active)`,
    })
    .from(chatMember)
    .innerJoin(chat, eq(chat.id, chatMember.chatId))
    .innerJoin(appUser, eq(appUser.id, chatMember.userId))
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId), eq(chatMember.active, true)));
  if (!facts) throw new Refusal('NOT_FOUND');
  return facts;
};

const findStored = async (tx: Tx, chatId: string, userId: string, clientId: string): Promise<ChatMessage | null> => {
  const [row] = await tx
    .select(messageColumns)
    .from(chatMessage)
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(and(eq(chatMessage.chatId, chatId), eq(chatMessage.senderId, userId), eq(chatMessage.clientId, clientId)));
  return row ? messageOf(row) : null;
};

/** Message, the chat's last seq and the sender's count in one statement. */
const write = (tx: Tx, message: ChatMessage, senderCount: number) => tx.execute(sql`
  WITH counted AS (UPDATE chat SET last_seq = ${message.seq}, last_message_id = ${message.messageId} WHERE id = ${message.chatId}),
       own AS (UPDATE chat_member SET own_count = ${senderCount} WHERE chat_id = ${message.chatId} AND user_id = ${message.userInfo.jti})
  INSERT INTO chat_message (id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at)
  VALUES (${message.messageId}, ${message.chatId}, ${message.seq}, ${message.userInfo.jti}, ${message.userInfo.role},
          ${senderCount}, ${message.clientId}, ${message.message}, ${message.messageTime})`);

/**
 * Stores a message under the chat's next `seq` and leaves its event for every member; a repeated client id
 * gives the message stored first. The chat's row is locked meanwhile: one order for all.
 * @throws Refusal NOT_FOUND for a chat that the person is not in, FORBIDDEN for a closed one
 */
export const storeMessageIn = async (app: App, tx: Tx, userId: string, { chatId, clientId, message }: ChatRequest<'chat message'>): Promise<ChatMessage> => {
  await tx.select({ id: chat.id }).from(chat).where(eq(chat.id, chatId)).for('update');
  const { lastSeq, closed, role, ownCount, username, avatar, members } = await readFacts(tx, chatId, userId);
  const before = await findStored(tx, chatId, userId, clientId);
  if (before) return before;
  if (closed) throw new Refusal('FORBIDDEN');
  const stored: ChatMessage = {
    chatId,
    messageId: uuidv7(),
    seq: lastSeq + 1,
    clientId,
    message,
    messageTime: new Date(app.clock.now()).toISOString(),
    messagePayload: null,
    userInfo: { jti: userId, username, avatar, role },
  };
  await write(tx, stored, ownCount + 1);
  await announceChat(tx, members, 'chat message', { ...stored, isNewChat: stored.seq === 1 });
  return stored;
};

/** `storeMessageIn` in a transaction of its own. */
export const storeMessage = (app: App, userId: string, request: ChatRequest<'chat message'>): Promise<ChatMessage> =>
  inTransaction(app.db, (tx) => storeMessageIn(app, tx, userId, request));
