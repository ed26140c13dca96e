import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { ChatUser } from '#contract/chat/chat-objects.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { chatPresence } from '#server/platform/db/schema/chat.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { isVisibleToOthers } from '#server/platform/db/visible-to-others.ts';

/** Columns of a chat user's card; needs joins to `chat_presence` and `mate_access`. */
export const chatUserColumns = {
  id: appUser.id,
  username: appUser.username,
  avatar: appUser.avatarUrl,
  isMate: isNotNull(mateAccess.userId).mapWith(Boolean),
  online: sql<boolean>`coalesce(${chatPresence.online}, false)`,
  onlineVersion: sql<number>`coalesce(${chatPresence.version}, 0)`.mapWith(Number),
  asOf: sql<number>`(extract(epoch FROM statement_timestamp()) * 1000)::bigint`.mapWith(Number),
};

interface ChatUserRow {
  readonly id: string;
  readonly username: string;
  readonly avatar: string | null;
  readonly isMate: boolean;
  readonly online: boolean;
  readonly onlineVersion: number;
  readonly asOf: number;
}

/** A row of `chatUserColumns` as the wire shows it. */
export const chatUserOf = ({ isMate, ...row }: ChatUserRow): ChatUser => ({ ...row, role: isMate ? 'MATE' : 'CLIENT' });

/** A person who is deleted or leaving is visible only to people who have shared a chat with them. */
export const isKnownTo = (userId: string) =>
  or(
    isVisibleToOthers,
    sql`EXISTS (
      SELECT FROM chat_member own JOIN chat_member theirs ON theirs.chat_id = own.chat_id
      WHERE own.user_id = ${userId} AND theirs.user_id = ${appUser.id})`,
  );

/** Cards of these people that satisfy `where`; unknown ids are skipped. */
export const readChatUsers = async (db: Executor, ids: readonly string[], where?: SQL): Promise<ChatUser[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select(chatUserColumns)
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .leftJoin(chatPresence, eq(chatPresence.userId, appUser.id))
    .where(and(inArray(appUser.id, [...ids]), where));
  return rows.map(chatUserOf);
};
