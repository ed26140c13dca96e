import { and, asc, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ChatKind } from '#domain/chat/chat-terms.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { chat, chatFile, chatMember, chatMessage } from '#server/platform/db/schema/chat.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { reportFile } from '#server/platform/db/schema/reports.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import type { ChatReader } from '../../chat-actor';
import { isReadersChat } from '../members/is-in-chat';

/** A message as this person may read it; null when they may not. */
export const readableMessage = async (
  db: Executor,
  reader: ChatReader,
  messageId: string,
): Promise<{ readonly text: string; readonly senderId: string } | null> => {
  const [message] = await db
    .select({ text: chatMessage.text, senderId: chatMessage.senderId })
    .from(chatMessage)
    .innerJoin(chatMember, and(eq(chatMember.chatId, chatMessage.chatId), isReadersChat(reader)))
    .where(and(eq(chatMessage.id, messageId), isNull(chatMessage.deletedAt)));
  return message ?? null;
};

/** Files of a message, which cannot be deleted until the transaction ends. */
export const lockMessageFiles = (tx: Tx, messageId: string) =>
  tx
    .select({
      id: chatFile.id,
      place: chatFile.place,
      name: chatFile.name,
      size: chatFile.size,
      type: chatFile.type,
      width: chatFile.width,
      height: chatFile.height,
      address: chatFile.address,
    })
    .from(chatFile)
    .where(eq(chatFile.messageId, messageId))
    .for('share');

/** Which of these addresses no report keeps; asked after their files' rows have been deleted. */
export const unreported = async (tx: Tx, addresses: readonly string[]): Promise<readonly string[]> => {
  if (addresses.length === 0) return [];
  const rows = await tx
    .select({ address: reportFile.address })
    .from(reportFile)
    .where(inArray(reportFile.address, [...addresses]));
  const kept = new Set(rows.map(({ address }) => address));
  return addresses.filter((address) => !kept.has(address));
};

/** Names of a message's files, in its order. */
const fileNames = sql<string[]>`coalesce((
  SELECT jsonb_agg(f.name ORDER BY f.place, f.id) FROM chat_file f WHERE f.message_id = ${chatMessage.id}), '[]')`;

interface Around {
  readonly id: string;
  readonly kind: ChatKind;
  readonly squad: { readonly id: number; readonly gameId: string } | null;
  readonly lines: readonly {
    readonly id: string;
    readonly sender: { readonly id: string; readonly username: string; readonly avatarUrl: string | null };
    readonly text: string;
    readonly files: string[];
    readonly sentAt: Date;
    readonly deleted: boolean;
  }[];
}

/**
 * A message with up to `lines` messages of its chat before and after it; for moderators, who see no more of the chat.
 */
export const messagesAround = async (db: Executor, messageId: string, lines: number): Promise<Around | null> => {
  const [found] = await db
    .select({ id: chat.id, kind: chat.kind, seq: chatMessage.seq, squadId: squad.id, gameId: squad.gameId })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .leftJoin(squad, eq(squad.id, chat.squadId))
    .where(eq(chatMessage.id, messageId));
  if (!found) return null;
  const { id, kind, seq, squadId, gameId } = found;
  const rows = await db
    .select({
      id: chatMessage.id,
      sender: personColumns(appUser),
      text: chatMessage.text,
      files: fileNames,
      sentAt: chatMessage.sentAt,
      deletedAt: chatMessage.deletedAt,
    })
    .from(chatMessage)
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(and(eq(chatMessage.chatId, id), between(chatMessage.seq, seq - lines, seq + lines)))
    .orderBy(asc(chatMessage.seq));
  return {
    id,
    kind,
    squad: squadId === null || gameId === null ? null : { id: squadId, gameId },
    lines: rows.map(({ deletedAt, ...row }) => ({ ...row, deleted: deletedAt !== null })),
  };
};
