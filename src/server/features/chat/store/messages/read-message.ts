import { and, eq, sql } from 'drizzle-orm';
import type { ChatFile, ChatMessage, ChatQuote, MessageReaction } from '#contract/chat/chat-objects.ts';
import { chatReactions } from '#domain/chat/chat-reaction.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { chatMessage } from '#server/platform/db/schema/chat.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Executor } from '#server/platform/db/open-database.ts';

// Aggregated in subqueries, so that nothing multiplies rows: a page costs one query whatever its messages contain.
/** Files of a message, which open at `folder` with their id behind it; needs `chat_message`. */
export const messageFiles = (folder: string) => sql<ChatFile[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'type', f.type, 'url', ${folder}::text || f.id,
    'image', CASE WHEN f.width IS NULL THEN NULL ELSE jsonb_build_object('width', f.width, 'height', f.height) END) ORDER BY f.place, f.id)
  FROM chat_file f WHERE f.message_id = ${chatMessage.id}), '[]')`;

const order: readonly string[] = chatReactions;
const reactions = sql<MessageReaction[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('reaction', r.reaction, 'userIds', r.people) ORDER BY array_position(${sql.raw(`ARRAY['${order.join("','")}']`)}, r.reaction))
  FROM (SELECT reaction, jsonb_agg(user_id ORDER BY user_id) AS people FROM chat_reaction WHERE message_id = ${chatMessage.id} GROUP BY reaction) r), '[]')`;

const quote = sql<ChatQuote | null>`(
  SELECT jsonb_build_object('messageId', q.id, 'seq', q.seq, 'userId', q.sender_id, 'text', left(q.text, ${sql.raw(String(chatLimits.quoteCharacters))}),
    'deleted', q.deleted_at IS NOT NULL, 'hasFiles', EXISTS (SELECT FROM chat_file f WHERE f.message_id = q.id))
  FROM chat_message q WHERE q.id = ${chatMessage.replyTo})`;

/** Columns of a message with its sender; needs the sender's `app_user` joined. */
export const messageColumns = {
  chatId: chatMessage.chatId,
  messageId: chatMessage.id,
  seq: chatMessage.seq,
  clientId: chatMessage.clientId,
  rev: chatMessage.rev,
  message: chatMessage.text,
  messageTime: chatMessage.sentAt,
  editedAt: chatMessage.editedAt,
  deletedAt: chatMessage.deletedAt,
  files: messageFiles('/v1/chat/files/'),
  reactions,
  replyTo: quote,
  userInfo: { jti: appUser.id, username: appUser.username, avatar: appUser.avatarUrl, role: chatMessage.senderRole },
};

interface MessageRow extends Omit<ChatMessage, 'messageTime' | 'messagePayload' | 'editedAt' | 'deleted'> {
  readonly messageTime: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly files: ChatFile[];
}

/** A row of `messageColumns` as the wire shows it. */
export const messageOf = ({ messageTime, editedAt, deletedAt, files: carried, ...row }: MessageRow): ChatMessage => ({
  ...row,
  messageTime: messageTime.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
  deleted: deletedAt !== null,
  messagePayload: carried.length === 0 ? null : { files: carried },
});

type By =
  | { readonly messageId: string }
  | { readonly userId: string; readonly clientId: string }
  | { readonly replyTo: string };

/** Messages of a chat by id, by the sender's client id, or by the message that they reply to. */
export const readMessages = async (db: Executor, chatId: string, by: By): Promise<ChatMessage[]> => {
  const where =
    'messageId' in by
      ? eq(chatMessage.id, by.messageId)
      : 'replyTo' in by
        ? eq(chatMessage.replyTo, by.replyTo)
        : and(eq(chatMessage.senderId, by.userId), eq(chatMessage.clientId, by.clientId));
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(and(eq(chatMessage.chatId, chatId), where));
  return rows.map(messageOf);
};

/** Null when the chat has no such message. */
export const readMessage = async (db: Executor, chatId: string, by: By): Promise<ChatMessage | null> =>
  (await readMessages(db, chatId, by))[0] ?? null;
