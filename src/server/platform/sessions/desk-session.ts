import { and, eq, isNotNull } from 'drizzle-orm';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { seconds } from '#domain/time/durations.ts';
import type { App } from '../app';
import type { Executor, Tx } from '../db/open-database';
import { session } from '../db/schema/people';
import { Refusal } from '../http/refusal';
import { putOutbox, sessionRoom } from '../outbox/put-outbox';
import type { Actor } from './actor';
import { secondStepWaysOf } from './second-step';

/** How often the last use is written at most, ms: otherwise every call would write a row. */
const touchEvery = seconds(60);

/** Whether a code was entered in this session and the operator has not been idle too long since. Real time. */
const isDeskOpen = ({ adminSeenAt }: Pick<Actor, 'adminSeenAt'>): boolean =>
  adminSeenAt !== null && Date.now() - adminSeenAt < deskCodeTerms.idle;

/** The same, but always true when the product requires no codes. */
export const canUseDesk = ({ config }: Pick<App, 'config'>, actor: Pick<Actor, 'adminSeenAt'>): boolean =>
  !config.adminCode || isDeskOpen(actor);

/** The actor outside of the desk: without permissions unless a code was entered in this session. */
export const withRightsOfSession = (app: Pick<App, 'config'>, actor: Actor): Actor =>
  actor.permissions.length === 0 || canUseDesk(app, actor) ? actor : { ...actor, isAdmin: false, permissions: [] };

/** How long the desk stays open for the session without further use, in ms; 0 when it is closed. Not cached. */
export const deskTimeLeft = async (db: Executor, sessionId: string): Promise<number> => {
  const [row] = await db.select({ seenAt: session.adminSeenAt }).from(session).where(eq(session.id, sessionId));
  const seenAt = row?.seenAt?.getTime() ?? null;
  return seenAt === null ? 0 : Math.max(0, seenAt + deskCodeTerms.idle - Date.now());
};

const storeAdminSeenAt = async (db: Executor, sessionId: string, adminSeenAt: Date | null): Promise<void> => {
  await db.update(session).set({ adminSeenAt }).where(eq(session.id, sessionId));
};

/** Stores it and disconnects the session's sockets, which reconnect with its present rights. */
const storeAndDisconnect = async (tx: Tx, sessionId: string, adminSeenAt: Date | null): Promise<void> => {
  await storeAdminSeenAt(tx, sessionId, adminSeenAt);
  await putOutbox(tx, 'hangUp', { rooms: [sessionRoom(sessionId)] });
};

/** Opens the desk for the session after its code was checked. */
export const openDesk = (tx: Tx, sessionId: string): Promise<void> => storeAndDisconnect(tx, sessionId, new Date());

export const closeDesk = (tx: Tx, sessionId: string): Promise<void> => storeAndDisconnect(tx, sessionId, null);

/** Closes the desk in every session of an operator: each must enter a code again. */
export const closeDeskOf = async (tx: Tx, userId: string): Promise<void> => {
  const shut = await tx
    .update(session)
    .set({ adminSeenAt: null })
    .where(and(eq(session.userId, userId), isNotNull(session.adminSeenAt)))
    .returning({ id: session.id });
  if (shut.length > 0) await putOutbox(tx, 'hangUp', { rooms: shut.map(({ id }) => sessionRoom(id)) });
};

/**
 * Requires an open desk and records its use, unless the call is `unattended` (made by the page, not the person).
 * @throws Refusal ADMIN_CODE_REQUIRED, ADMIN_CODE_NOT_SET_UP
 */
export const requireDesk = async (
  db: Executor,
  actor: Pick<Actor, 'id' | 'sessionId' | 'adminSeenAt'>,
  unattended: boolean,
): Promise<void> => {
  if (!isDeskOpen(actor)) {
    const ways = await secondStepWaysOf(db, actor.id);
    throw new Refusal(ways.length > 0 ? 'ADMIN_CODE_REQUIRED' : 'ADMIN_CODE_NOT_SET_UP');
  }
  if (!unattended && Date.now() - (actor.adminSeenAt ?? 0) > touchEvery)
    await storeAdminSeenAt(db, actor.sessionId, new Date());
};

/**
 * The same for what an operator does outside of the desk's own calls, such as in the chat.
 * @throws Refusal ADMIN_CODE_REQUIRED, ADMIN_CODE_NOT_SET_UP
 */
export const requireOperator = async (
  { config }: Pick<App, 'config'>,
  db: Executor,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
): Promise<void> => {
  if (!config.adminCode) return;
  const [row] = await db.select({ seenAt: session.adminSeenAt }).from(session).where(eq(session.id, sessionId));
  await requireDesk(db, { id, sessionId, adminSeenAt: row?.seenAt?.getTime() ?? null }, false);
};
