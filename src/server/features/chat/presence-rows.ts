import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { App } from '../../platform/app';
import { chatMember, chatPresence } from '../../platform/db/schema/chat';

const idsOf = (userIds: readonly string[]) => sql`${sql.param([...userIds])}::uuid[]`;

/** For each of these people: everybody online now who shares a chat with them. */
export const audiencesOf = async (
  app: App,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const theirs = alias(chatMember, 'theirs');
  const rows = await app.db
    .select({ of: theirs.userId, users: sql<string[]>`array_agg(DISTINCT ${chatMember.userId}::text)` })
    .from(theirs)
    .innerJoin(chatMember, and(eq(chatMember.chatId, theirs.chatId), ne(chatMember.userId, theirs.userId)))
    .innerJoin(chatPresence, and(eq(chatPresence.userId, chatMember.userId), eq(chatPresence.online, true)))
    .where(and(sql`${theirs.userId} = ANY(${idsOf(userIds)})`, eq(theirs.active, true), eq(chatMember.active, true)))
    .groupBy(theirs.userId);
  return new Map(rows.map(({ of, users }) => [of, users]));
};

interface PresenceChange {
  readonly userId: string;
  readonly online: boolean;
  readonly version: number;
}

/**
 * Updates the presence rows of these people from the current connections. Rows are locked in one order, so that two
 * processes with the same people wait for each other and do not deadlock. Returns the changes.
 */
export const syncPresenceRows = (app: App, userIds: readonly string[]): Promise<readonly PresenceChange[]> =>
  app.db.transaction(async (tx) => {
    const sorted = [...userIds].sort();
    const ofThem = sql`${chatPresence.userId} = ANY(${idsOf(sorted)})`;
    await tx
      .insert(chatPresence)
      .values(sorted.map((userId) => ({ userId, online: false, version: 0 })))
      .onConflictDoNothing();
    await tx
      .select({ userId: chatPresence.userId })
      .from(chatPresence)
      .where(ofThem)
      .orderBy(chatPresence.userId)
      .for('update');
    return tx
      .update(chatPresence)
      .set({
        online: sql`NOT ${chatPresence.online}`,
        version: sql`greatest(${chatPresence.version} + 1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)`,
      })
      .where(
        and(
          ofThem,
          sql`${chatPresence.online} <> EXISTS (SELECT FROM chat_connection WHERE user_id = ${chatPresence.userId})`,
        ),
      )
      .returning({ userId: chatPresence.userId, online: chatPresence.online, version: chatPresence.version });
  });
