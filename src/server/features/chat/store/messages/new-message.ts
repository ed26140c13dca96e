import { sql } from 'drizzle-orm';
import type { ChatMessage } from '#contract/chat/chat-objects.ts';
import type { ChatRequest } from '#contract/chat/chat-calls.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { lockChat } from '../chats/lock-chat';

interface Sent {
  readonly userId: string;
  readonly messageId: string;
  readonly request: Pick<ChatRequest<'chat message'>, 'chatId' | 'clientId' | 'message'>;
}

type Facts = Pick<Awaited<ReturnType<typeof lockChat>>, 'lastSeq' | 'username' | 'avatar' | 'role'>;

/** The next message of a locked chat, still without its quote and files. */
export const newMessage = (app: App, { userId, messageId, request }: Sent, facts: Facts): ChatMessage => ({
  chatId: request.chatId,
  messageId,
  seq: facts.lastSeq + 1,
  clientId: request.clientId,
  rev: 0,
  message: request.message,
  messageTime: new Date(app.clock.now()).toISOString(),
  messagePayload: null,
  editedAt: null,
  deleted: false,
  replyTo: null,
  reactions: [],
  userInfo: { jti: userId, username: facts.username, avatar: facts.avatar, role: facts.role },
});

interface Written {
  readonly message: ChatMessage;
  /** Number of the sender's messages in the chat, including this one. */
  readonly senderCount: number;
  /** Id of the message that it replies to. */
  readonly replyTo: string | null;
}

/** Inserts messages of different chats and updates the chats' last seqs and the senders' counts, in one statement. */
export const writeMessages = async (tx: Tx, written: readonly Written[]): Promise<void> => {
  const rows = written.map(({ message, senderCount, replyTo }) => ({
    chat_id: message.chatId,
    id: message.messageId,
    seq: message.seq,
    sender_id: message.userInfo.jti,
    sender_role: message.userInfo.role,
    sender_count: senderCount,
    client_id: message.clientId,
    text: message.message,
    sent_at: message.messageTime,
    reply_to: replyTo,
  }));
  await tx.execute(sql`
  WITH given AS (SELECT * FROM json_populate_recordset(NULL::chat_message, ${JSON.stringify(rows)}::json)),
       counted AS (UPDATE chat SET last_seq = given.seq, last_message_id = given.id FROM given WHERE chat.id = given.chat_id),
       own AS (UPDATE chat_member SET own_count = given.sender_count FROM given
               WHERE chat_member.chat_id = given.chat_id AND user_id = given.sender_id)
  INSERT INTO chat_message (id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at, reply_to)
  SELECT id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at, reply_to FROM given`);
};
