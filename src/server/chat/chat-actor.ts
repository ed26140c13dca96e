import { and, eq, gt, isNull } from 'drizzle-orm';
import type { AdminPermission } from '../../domain/enums/admin-permission';
import type { Executor } from '../db/open-database';
import { appUser, session } from '../db/schema/people';
import type { ChatTokenHolder } from './chat-token';
import { knownPermissions } from '../sessions/known-permissions';

/** The person behind a chat socket, as he was when it connected. */
export interface ChatActor {
  readonly id: string;
  readonly sessionId: string;
}

/** Null when the session has ended or the person is blocked or deleted. */
export const findChatActor = async (db: Executor, { userId, sessionId }: ChatTokenHolder): Promise<ChatActor | null> => {
  const [row] = await db
    .select({ id: appUser.id })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(
      and(
        eq(session.id, sessionId),
        eq(appUser.id, userId),
        isNull(session.endedAt),
        gt(session.refreshExpiresAt, new Date()),
        eq(appUser.status, 'ACTIVE'),
      ),
    );
  return row ? { id: row.id, sessionId } : null;
};

/** Read per event, so that a withdrawn permission is worth nothing at once; null for people who are no administrators. */
export const permissionsOf = async (db: Executor, userId: string): Promise<readonly AdminPermission[] | null> => {
  const [row] = await db.select({ isAdmin: appUser.isAdmin, permissions: appUser.permissions }).from(appUser).where(eq(appUser.id, userId));
  return row?.isAdmin ? knownPermissions(row.permissions) : null;
};
