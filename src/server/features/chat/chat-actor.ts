import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { App } from '../../platform/app';
import type { Db } from '../../platform/db/open-database';
import { prepared } from '../../platform/db/prepared';
import { appUser, session } from '../../platform/db/schema/people';
import type { Actor } from '../../platform/sessions/actor';
import { backOfficeTimeLeft } from '../../platform/sessions/back-office-session';
import type { ChatTokenHolder } from './chat-token';

/**
 * Whose chats are read. `asOperator`: includes chats opened by a permission, which needs a session that has shown its
 * back-office code.
 */
export interface ChatReader {
  readonly id: string;
  readonly asOperator: boolean;
}

/** The person behind a chat socket, as of the moment it connected. */
export interface ChatPerson {
  readonly id: string;
  readonly sessionId: string;
  /** Stays valid: the sockets of a person whose permissions change are disconnected and reconnect with the new ones. */
  readonly isOperator: boolean;
}

/** The same as of the moment of a call. */
export interface ChatActor extends ChatPerson, ChatReader {}

export const withCurrentRights = async (
  { config, db }: Pick<App, 'config' | 'db'>,
  person: ChatPerson,
): Promise<ChatActor> => ({
  ...person,
  asOperator: person.isOperator && (!config.adminCode || (await backOfficeTimeLeft(db, person.sessionId)) > 0),
});

/** The reader behind an HTTP request, whose permissions are already those of its session. */
export const asReader = ({ id, isAdmin }: Pick<Actor, 'id' | 'isAdmin'>): ChatReader => ({ id, asOperator: isAdmin });

const bySession = prepared((db) =>
  db
    .select({ id: appUser.id, isOperator: appUser.isAdmin })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(
      and(
        eq(session.id, sql.placeholder('sessionId')),
        eq(appUser.id, sql.placeholder('userId')),
        isNull(session.endedAt),
        gt(session.refreshExpiresAt, sql.placeholder('realNow')),
        eq(appUser.status, 'ACTIVE'),
      ),
    )
    .prepare('chat_person_by_session'),
);

/** Null when the session has ended or the person is blocked or deleted. */
export const findChatActor = async (
  db: Db,
  { userId, sessionId }: ChatTokenHolder,
): Promise<ChatPerson | null> => {
  const [row] = await bySession(db).execute({ sessionId, userId, realNow: new Date() });
  return row ? { ...row, sessionId } : null;
};
