import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { App } from '../../platform/app';
import type { Db } from '../../platform/db/open-database';
import { isAmong } from '../../platform/db/is-among';
import { prepared } from '../../platform/db/prepared';
import { appUser, session } from '../../platform/db/schema/people';
import type { Actor } from '../../platform/sessions/actor';
import { deskTimeLeft } from '../../platform/sessions/desk-session';
import type { ChatTokenHolder } from './chat-token';

/**
 * Whose chats are read. `asOperator`: includes chats opened by a permission, which needs a session that has shown the
 * code of the desk.
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
  asOperator: person.isOperator && (!config.adminCode || (await deskTimeLeft(db, person.sessionId)) > 0),
});

/** The reader behind an HTTP request, whose permissions are already those of its session. */
export const asReader = ({ id, isAdmin }: Pick<Actor, 'id' | 'isAdmin'>): ChatReader => ({ id, asOperator: isAdmin });

const bySessions = prepared((db) =>
  db
    .select({ sessionId: session.id, id: appUser.id, isOperator: appUser.isAdmin })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(
      and(
        isAmong(session.id, 'sessionIds', 'uuid'),
        isNull(session.endedAt),
        gt(session.refreshExpiresAt, sql.placeholder('realNow')),
        eq(appUser.status, 'ACTIVE'),
      ),
    )
    .prepare('chat_people_by_session'),
);

/** In the order of the holders; null when the session has ended or the person is blocked or deleted. */
export const findChatPeople = async (
  db: Db,
  holders: readonly ChatTokenHolder[],
): Promise<readonly (ChatPerson | null)[]> => {
  const sessionIds = holders.map(({ sessionId }) => sessionId);
  const rows = await bySessions(db).execute({ sessionIds, realNow: new Date() });
  const found = new Map(rows.map((row) => [row.sessionId, row]));
  return holders.map(({ sessionId, userId }) => {
    const person = found.get(sessionId) ?? null;
    return person?.id === userId ? person : null;
  });
};
