import { and, desc, eq, notLike, type SQL, sql } from 'drizzle-orm';
import { type AdminSubjectKind, kindOfSubject } from '../../../domain/people/admin-subject';
import type { App } from '../../platform/app';
import type { Executor, Tx } from '../../platform/db/open-database';
import { appUser, auditLog } from '../../platform/db/schema/people';
import { Refusal } from '../../platform/http/refusal';
import { announce } from '../../platform/outbox/put-outbox';

/** Every operator's sockets. */
export const staffRoom = 'staff';

/** Tells operators that something of this kind changed: their lists, counts and open drawers ask again. */
export const announceToStaff = (tx: Executor, kind: AdminSubjectKind): Promise<void> =>
  announce(tx, [staffRoom], 'back office changed', { kind });

/** Names of acts that change nothing: the log keeps them, nobody's decision grows old by them. */
const viewPrefix = 'view.';

interface Act {
  /** `withdrawal.confirm`; `view.…` for a look at what is masked. */
  readonly action: string;
  /** `user:…`, `chat:…` */
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
  /** When what it takes out of a queue began to wait, where nothing else will tell that afterwards. */
  readonly waitedSince?: Date | null;
}

/** An administrator's act, for good: in the transaction of the act itself. Other operators' screens hear of it. */
export const writeAudit = async (
  app: Pick<App, 'clock'>,
  tx: Tx,
  actorId: string,
  { action, subject, details = {}, waitedSince = null }: Act,
): Promise<void> => {
  await tx
    .insert(auditLog)
    .values({
      actorId,
      action,
      subject,
      details: waitedSince === null ? details : { ...details, waitedSince: waitedSince.toISOString() },
      createdAt: new Date(app.clock.now()),
    });
  const kind = kindOfSubject(subject);
  if (kind !== null) await announceToStaff(tx, kind);
};

const isSubject = (subject: string) => eq(sql`lower(${auditLog.subject})`, subject);
const isAct = notLike(auditLog.action, `${viewPrefix}%`);

/** Up to which line operators' acts on a subject are known; 0 when there are none. */
export const seenOf = async (db: Executor, subject: string): Promise<number> => {
  const [last] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(isSubject(subject), isAct))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.id ?? 0;
};

/** The same beside each row of a list, read with the row itself; `subject` in small letters. */
export const seenColumn = (subject: SQL): SQL<number> => {
  const actsOnIt = and(eq(sql`lower(${auditLog.subject})`, subject), isAct);
  return sql`(SELECT coalesce(max(${auditLog.id}), 0) FROM ${auditLog} WHERE ${actsOnIt})`.mapWith(Number);
};

/**
 * Two operators on one subject: the second is told what the first did. The caller has locked the subject's own row.
 * @throws Refusal ADMIN_CHANGED_MEANWHILE with the act, who did it and when
 */
export const requireUnchanged = async (tx: Tx, subject: string, seen: number): Promise<void> => {
  const [last] = await tx
    .select({ id: auditLog.id, action: auditLog.action, by: appUser.username, at: auditLog.createdAt })
    .from(auditLog)
    .innerJoin(appUser, eq(appUser.id, auditLog.actorId))
    .where(and(isSubject(subject), isAct))
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (last !== undefined && last.id > seen)
    throw new Refusal('ADMIN_CHANGED_MEANWHILE', { action: last.action, by: last.by, at: last.at.toISOString() });
};
