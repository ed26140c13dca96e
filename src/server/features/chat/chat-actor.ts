import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open-database';
import { appUser, session } from '../../platform/db/schema/people';
import type { ChatTokenHolder } from './chat-token';

/** The person behind a chat socket, as they were when it connected. */
export interface ChatActor {
  readonly id: string;
  readonly sessionId: string;
  /** Whoever is given or loses rights is hung up on, and comes back as what they are. */
  readonly isOperator: boolean;
}

/** Null when the session has ended or the person is blocked or deleted. */
export const findChatActor = async (
  db: Executor,
  { userId, sessionId }: ChatTokenHolder,
): Promise<ChatActor | null> => {
  const [row] = await db
    .select({ id: appUser.id, isOperator: appUser.isAdmin })
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
  return row ? { ...row, sessionId } : null;
};
