import { and, desc, eq, notLike, type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '#domain/people/audit-action.ts';
import { type DeskSubjectKind, kindOfSubject } from '#domain/people/desk-subject.ts';
import type { App } from '../../platform/app';
import type { Executor, Tx } from '../../platform/db/open-database';
import { appUser, auditLog } from '../../platform/db/schema/people';
import { Refusal } from '../../platform/http/refusal';
import { announce } from '../../platform/outbox/put-outbox';

/** The room of the sockets of operators who see things of this kind. */
export const staffRoom = (kind: DeskSubjectKind): string => `staff:${kind}`;

/** Announces to those operators that something of this kind changed: their lists, counts and open drawers refetch. */
export const announceToStaff = (tx: Executor, kind: DeskSubjectKind): Promise<void> =>
  announce(tx, [staffRoom(kind)], 'back office changed', { kind });

/** Prefix of acts that only view something: they are logged, but do not make another operator's view stale. */
const viewPrefix = 'view.';

interface Act {
  readonly action: AuditAction;
  /** `user:…`, `chat:…` */
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
  /** When the decided entry joined its queue, if no other row records that afterwards. */
  readonly waitedSince?: Date | null;
}

/**
 * Writes an administrator's act to the audit log, which is kept for good, in the transaction of the act. Other
 * operators' screens are notified.
 */
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
      details: waitedSince === null ? details : { ...details, waitedSince },
      createdAt: new Date(app.clock.now()),
    });
  const kind = kindOfSubject(subject);
  if (kind !== null) await announceToStaff(tx, kind);
};

const isSubject = (subject: string) => eq(sql`lower(${auditLog.subject})`, subject);
const isAct = notLike(auditLog.action, `${viewPrefix}%`);

/** The id of the last audit line about a subject (the version an operator has seen); 0 when there is none. */
export const seenOf = async (db: Executor, subject: string): Promise<number> => {
  const [last] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(isSubject(subject), isAct))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.id ?? 0;
};

/** The same as a column of a list query; `subject` in lower case. */
export const seenColumn = (subject: SQL): SQL<number> => {
  const actsOnIt = and(eq(sql`lower(${auditLog.subject})`, subject), isAct);
  return sql`(SELECT coalesce(max(${auditLog.id}), 0) FROM ${auditLog} WHERE ${actsOnIt})`.mapWith(Number);
};

/**
 * Optimistic concurrency control between operators: refuses when another act on the subject came after `seen`. The
 * caller has locked the subject's own row.
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
    throw new Refusal('ADMIN_CHANGED_MEANWHILE', { action: last.action, by: last.by, at: last.at });
};
