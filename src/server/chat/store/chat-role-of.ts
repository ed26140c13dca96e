import { eq } from 'drizzle-orm';
import type { ChatRole } from '../../../domain/enums/chat-role';
import type { Executor } from '../../db/open-database';
import { mateAccess } from '../../db/schema/games-and-mates';

/** What somebody is in chats unless he has entered one as an administrator. */
export const chatRoleOf = async (db: Executor, userId: string): Promise<ChatRole> => {
  const [mate] = await db.select({ userId: mateAccess.userId }).from(mateAccess).where(eq(mateAccess.userId, userId));
  return mate ? 'MATE' : 'CLIENT';
};
