import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import { personColumns } from '#server/platform/db/person-columns.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { chat, chatMember, chatMessage } from '#server/platform/db/schema/chat.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { ChatReader } from '../../chat-actor';
import { isReadersChat } from '../members/is-in-chat';

/** The id of a squad's chat, and whether this person is in it; null where nobody has had anything to say. */
const findChat = async (db: Executor, reader: ChatReader, squadId: number) => {
  const [found] = await db
    .select({ id: chat.id, entered: isNotNull(chatMember.userId) })
    .from(chat)
    .leftJoin(chatMember, and(eq(chatMember.chatId, chat.id), isReadersChat(reader)))
    .where(eq(chat.squadId, squadId));
  return found ?? null;
};

/**
 * A squad's chat up to a moment (epoch ms): its last messages of that time, oldest first. Only for those who are in the
 * chat: an operator enters it, visibly for its members and in the audit log, before they read. Texts are those of now:
 * one that was changed or deleted since is marked.
 */
export const squadChatAt = async (db: Executor, reader: ChatReader, squadId: number, at: number, most: number) => {
  const found = await findChat(db, reader, squadId);
  if (found === null) return { chatId: null, messages: [] };
  if (found.entered !== true) return { chatId: found.id, messages: null };
  const rows = await db
    .select({
      id: chatMessage.id,
      sender: personColumns(appUser),
      text: chatMessage.text,
      sentAt: chatMessage.sentAt,
      editedAt: chatMessage.editedAt,
      deletedAt: chatMessage.deletedAt,
    })
    .from(chatMessage)
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(and(eq(chatMessage.chatId, found.id), lte(chatMessage.sentAt, new Date(at))))
    .orderBy(desc(chatMessage.seq))
    .limit(most);
  return {
    chatId: found.id,
    messages: rows
      .reverse()
      .map(({ id, sender, text, sentAt, editedAt, deletedAt }) => ({
        id,
        sender,
        at: sentAt,
        text: deletedAt === null ? text : '',
        changedSince: editedAt !== null && editedAt.getTime() > at,
        deleted: deletedAt !== null,
      })),
  };
};
