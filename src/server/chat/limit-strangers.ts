import { sql } from 'drizzle-orm';
import { chatLimits } from '../../domain/settings/chat-limits';
import { hours } from '../../domain/settings/durations';
import type { App } from '../app/app';
import type { Executor } from '../db/open-database';
import { countHit } from '../http/count-hit';
import { Refusal } from '../http/refusal';
import { findPrivateChat } from './store/start-private-chat';

/** Whether they were ever in one squad, or one has invited the other to his. */
const areAcquainted = async (db: Executor, one: string, other: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM squad_member own JOIN squad_member theirs ON theirs.squad_id = own.squad_id AND theirs.user_id = ${other} WHERE own.user_id = ${one}
    UNION ALL
    SELECT 1 FROM squad_mate_invitation i JOIN squad s ON s.id = i.squad_id
    WHERE (i.mate_id = ${one} AND s.owner_id = ${other}) OR (i.mate_id = ${other} AND s.owner_id = ${one})
    LIMIT 1`);
  return rows.length > 0;
};

/**
 * Keeps a person from writing to one stranger after another; chats that are there already do not count.
 * @throws Refusal CHAT_STRANGERS_LIMIT
 */
export const limitStrangers = async (app: App, userId: string, otherId: string): Promise<void> => {
  if ((await findPrivateChat(app.db, userId, otherId)) !== null || (await areAcquainted(app.db, userId, otherId))) return;
  if ((await countHit(app, `chat-stranger:${userId}`, hours(1))) > chatLimits.strangersPerHour) throw new Refusal('CHAT_STRANGERS_LIMIT');
};
