import { eq, sql } from 'drizzle-orm';
import type { ChatSettings } from '../../../contract/chat/chat-settings';
import { defaultTimeZone } from '../../../domain/settings/default-time-zone';
import type { Executor, Tx } from '../../db/open-database';
import { chatSettings } from '../../db/schema/chat-extras';
import { appUser } from '../../db/schema/people';
import { announceChat } from './announce-chat';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Sound is on and no hour is quiet until the person says otherwise. */
export const readChatSettings = async (db: Executor, userId: string): Promise<ChatSettings> => {
  const [row] = await db
    .select({ timeZone: appUser.timeZone, kept: chatSettings })
    .from(appUser)
    .leftJoin(chatSettings, eq(chatSettings.userId, appUser.id))
    .where(eq(appUser.id, userId));
  const { sound = true, quietFrom = null, quietTo = null, version = 0 } = row?.kept ?? {};
  const quietHours = quietFrom === null || quietTo === null ? null : { from: timeOf(quietFrom), to: timeOf(quietTo) };
  return { sound, quietHours, version, timeZone: row?.timeZone ?? defaultTimeZone };
};

/** Keeps the settings and tells the person's other devices. */
export const writeChatSettings = async (tx: Tx, userId: string, { sound, quietHours }: Pick<ChatSettings, 'sound' | 'quietHours'>): Promise<ChatSettings> => {
  const kept = { sound, quietFrom: quietHours && minutesOf(quietHours.from), quietTo: quietHours && minutesOf(quietHours.to) };
  await tx
    .insert(chatSettings)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: chatSettings.userId, set: { ...kept, version: sql`${chatSettings.version} + 1` } });
  const settings = await readChatSettings(tx, userId);
  await announceChat(tx, [userId], 'chat settings changed', settings);
  return settings;
};
