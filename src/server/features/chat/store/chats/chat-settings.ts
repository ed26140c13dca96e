import { minutesOf, timeOf } from '#domain/notifications/quiet-hours.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { ChatSettings } from '#contract/chat/chat-objects.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { chatMember, chatSettings } from '#server/platform/db/schema/chat.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { userRoom } from '#server/platform/outbox/put-outbox.ts';
import { announceChat } from './announce-chat';
import type { ChatResponse } from '#contract/chat/chat-calls.ts';
import type { ChatReader } from '../../chat-actor';
import { requireMembership } from '../members/require-membership';

const ofPerson = prepared((db: Executor) =>
  db
    .select({ timeZone: appUser.timeZone, kept: chatSettings })
    .from(appUser)
    .leftJoin(chatSettings, eq(chatSettings.userId, appUser.id))
    .where(eq(appUser.id, sql.placeholder('userId')))
    .prepare('chat_settings_of_person'),
);

/** Defaults: sound on, no quiet hours. */
export const readChatSettings = async (db: Executor, userId: string): Promise<ChatSettings> => {
  const [row] = await ofPerson(db).execute({ userId });
  const { sound = true, quietFrom = null, quietTo = null, version = 0 } = row?.kept ?? {};
  const quietHours = quietFrom === null || quietTo === null ? null : { from: timeOf(quietFrom), to: timeOf(quietTo) };
  return { sound, quietHours, version, timeZone: row?.timeZone ?? defaultTimeZone };
};

/** Stores the settings and announces them to the person's other devices. */
export const writeChatSettings = async (
  tx: Tx,
  userId: string,
  { sound, quietHours }: Pick<ChatSettings, 'sound' | 'quietHours'>,
): Promise<ChatSettings> => {
  const columns = {
    sound,
    quietFrom: quietHours && minutesOf(quietHours.from),
    quietTo: quietHours && minutesOf(quietHours.to),
  };
  await tx
    .insert(chatSettings)
    .values({ userId, ...columns })
    .onConflictDoUpdate({
      target: chatSettings.userId,
      set: { ...columns, version: sql`${chatSettings.version} + 1` },
    });
  const settings = await readChatSettings(tx, userId);
  await announceChat(tx, [userRoom(userId)], 'chat settings changed', settings);
  return settings;
};

/**
 * Mutes or unmutes a chat for one person and announces it to their other devices.
 * @throws Refusal NOT_FOUND for a chat that they are not in
 */
export const muteChat = async (
  tx: Tx,
  reader: ChatReader,
  chatId: string,
  muted: boolean,
): Promise<ChatResponse<'mute chat'>> => {
  const userId = reader.id;
  await requireMembership(tx, chatId, reader);
  const [row] = await tx
    .update(chatMember)
    .set({ muted, mutedVersion: sql`${chatMember.mutedVersion} + 1` })
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId)))
    .returning({ version: chatMember.mutedVersion });
  const payload = { chatId, muted, version: row?.version ?? 0 };
  await announceChat(tx, [userRoom(userId)], 'chat muted', payload);
  return payload;
};
