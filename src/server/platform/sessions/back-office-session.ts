import { and, eq, isNotNull } from 'drizzle-orm';
import { adminCodeTerms } from '../../../domain/people/auth-limits';
import { seconds } from '../../../domain/time/durations';
import type { App } from '../app';
import type { Executor, Tx } from '../db/open-database';
import { adminCode, session } from '../db/schema/people';
import { Refusal } from '../http/refusal';
import { putOutbox, sessionRoom } from '../outbox/put-outbox';
import type { Actor } from './actor';

/** Written down no more often than this, ms: a row of every call would be a write of every call. */
const touchEvery = seconds(60);

/** Whether a code was shown in this session and its operator has not been idle for too long since. Real time. */
const isBackOfficeOpen = ({ adminSeenAt }: Pick<Actor, 'adminSeenAt'>): boolean =>
  adminSeenAt !== null && Date.now() - adminSeenAt < adminCodeTerms.idle;

/** The same where codes may not be asked for at all. */
export const canUseBackOffice = ({ config }: Pick<App, 'config'>, actor: Pick<Actor, 'adminSeenAt'>): boolean =>
  !config.adminCode || isBackOfficeOpen(actor);

/** Outside of the back office: in a session that has shown no code an operator is an ordinary person. */
export const withRightsOfSession = (app: Pick<App, 'config'>, actor: Actor): Actor =>
  actor.permissions.length === 0 || canUseBackOffice(app, actor)
    ? actor
    : { ...actor, isAdmin: false, permissions: [] };

/** How long the session stays open if nobody works in it any more, ms; 0 when it is shut. Read anew. */
export const backOfficeTimeLeft = async (db: Executor, sessionId: string): Promise<number> => {
  const [row] = await db.select({ seenAt: session.adminSeenAt }).from(session).where(eq(session.id, sessionId));
  const seenAt = row?.seenAt?.getTime() ?? null;
  return seenAt === null ? 0 : Math.max(0, seenAt + adminCodeTerms.idle - Date.now());
};

const storeAdminSeenAt = async (db: Executor, sessionId: string, adminSeenAt: Date | null): Promise<void> => {
  await db.update(session).set({ adminSeenAt }).where(eq(session.id, sessionId));
};

/** Its sockets come anew as what they are now. */
const storeAndDisconnect = async (tx: Tx, sessionId: string, adminSeenAt: Date | null): Promise<void> => {
  await storeAdminSeenAt(tx, sessionId, adminSeenAt);
  await putOutbox(tx, 'hangUp', { rooms: [sessionRoom(sessionId)] });
};

/** A code was shown: the session may be in the back office. */
export const openBackOffice = (tx: Tx, sessionId: string): Promise<void> =>
  storeAndDisconnect(tx, sessionId, new Date());

export const closeBackOffice = (tx: Tx, sessionId: string): Promise<void> => storeAndDisconnect(tx, sessionId, null);

/** Every session of an operator shows a code anew. */
export const closeBackOfficeOf = async (tx: Tx, userId: string): Promise<void> => {
  const shut = await tx
    .update(session)
    .set({ adminSeenAt: null })
    .where(and(eq(session.userId, userId), isNotNull(session.adminSeenAt)))
    .returning({ id: session.id });
  if (shut.length > 0) await putOutbox(tx, 'hangUp', { rooms: shut.map(({ id }) => sessionRoom(id)) });
};

/**
 * Lets an operator go on, and takes note that they are there unless their page asks by itself.
 * @throws Refusal ADMIN_CODE_REQUIRED, ADMIN_CODE_NOT_SET_UP
 */
export const requireBackOffice = async (
  db: Executor,
  actor: Pick<Actor, 'id' | 'sessionId' | 'adminSeenAt'>,
  unattended: boolean,
): Promise<void> => {
  if (!isBackOfficeOpen(actor)) {
    const [row] = await db
      .select({ confirmedAt: adminCode.confirmedAt })
      .from(adminCode)
      .where(eq(adminCode.userId, actor.id));
    throw new Refusal(row?.confirmedAt ? 'ADMIN_CODE_REQUIRED' : 'ADMIN_CODE_NOT_SET_UP');
  }
  if (!unattended && Date.now() - (actor.adminSeenAt ?? 0) > touchEvery)
    await storeAdminSeenAt(db, actor.sessionId, new Date());
};

/**
 * The same for what an operator does outside of the back office's own calls: a session without a code is no operator's
 * there either.
 * @throws Refusal ADMIN_CODE_REQUIRED, ADMIN_CODE_NOT_SET_UP
 */
export const requireOperator = async (
  { config }: Pick<App, 'config'>,
  db: Executor,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
): Promise<void> => {
  if (!config.adminCode) return;
  const [row] = await db.select({ seenAt: session.adminSeenAt }).from(session).where(eq(session.id, sessionId));
  await requireBackOffice(db, { id, sessionId, adminSeenAt: row?.seenAt?.getTime() ?? null }, false);
};
