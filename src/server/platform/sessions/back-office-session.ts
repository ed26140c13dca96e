import { and, eq, isNotNull } from 'drizzle-orm';
import { adminCodeTerms } from '../../../domain/people/auth-limits';
import { seconds } from '../../../domain/time/durations';
import type { App } from '../app';
import type { Executor } from '../db/open-database';
import { adminCode, session } from '../db/schema/people';
import { Refusal } from '../http/refusal';
import type { Actor } from './actor';

/** Written down no more often than this, ms: a row of every call would be a write of every call. */
const touchEvery = seconds(60);

/** Whether a code was shown in this session and its operator has not been idle for too long since. Real time. */
const isBackOfficeOpen = ({ adminSeenAt }: Pick<Actor, 'adminSeenAt'>): boolean =>
  adminSeenAt !== null && Date.now() - adminSeenAt < adminCodeTerms.idle;

/** The same where codes may not be asked for at all. */
export const mayWork = ({ config }: App, actor: Actor): boolean => !config.adminCode || isBackOfficeOpen(actor);

const note = async (db: Executor, sessionId: string, adminSeenAt: Date | null): Promise<void> => {
  await db.update(session).set({ adminSeenAt }).where(eq(session.id, sessionId));
};

/** A code was shown: the session may be in the back office. */
export const openBackOffice = (db: Executor, sessionId: string): Promise<void> => note(db, sessionId, new Date());

export const closeBackOffice = (db: Executor, sessionId: string): Promise<void> => note(db, sessionId, null);

/** Every session of an operator shows a code anew. */
export const closeBackOfficeOf = async (db: Executor, userId: string): Promise<void> => {
  await db
    .update(session)
    .set({ adminSeenAt: null })
    .where(and(eq(session.userId, userId), isNotNull(session.adminSeenAt)));
};

/**
 * Lets an operator go on, and takes note that they are there unless their page asks by itself.
 * @throws Refusal ADMIN_CODE_REQUIRED, ADMIN_CODE_NOT_SET_UP
 */
export const demandBackOffice = async (
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
  if (!unattended && Date.now() - (actor.adminSeenAt ?? 0) > touchEvery) await openBackOffice(db, actor.sessionId);
};

/**
 * The same for what an operator does outside of the back office's own calls: a session without a code is no operator's
 * there either.
 * @throws Refusal ADMIN_CODE_REQUIRED, ADMIN_CODE_NOT_SET_UP
 */
export const demandOperator = async (
  { config }: Pick<App, 'config'>,
  db: Executor,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
): Promise<void> => {
  if (!config.adminCode) return;
  const [row] = await db.select({ seenAt: session.adminSeenAt }).from(session).where(eq(session.id, sessionId));
  await demandBackOffice(db, { id, sessionId, adminSeenAt: row?.seenAt?.getTime() ?? null }, false);
};
