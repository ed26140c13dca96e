import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { deskToolsContract } from '#contract/desk/tools.ts';
import { deskLimits } from '#domain/people/desk-subject.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { personColumns } from '../../platform/db/person-columns';
import { operatorLook } from '../../platform/db/schema/operators-desk';
import { appUser } from '../../platform/db/schema/people';
import type { Handler } from '../../platform/http/call';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import type { Actor } from '../../platform/sessions/actor';
import { requireSubjectAccess } from './require-subject-access';

/** Whose browsers have reported a subject lately, without this operator. */
const othersAt = (tx: Tx, subject: string, actor: Actor, since: Date) =>
  tx
    .selectDistinct(personColumns(appUser))
    .from(operatorLook)
    .innerJoin(appUser, eq(appUser.id, operatorLook.userId))
    .where(and(eq(operatorLook.subject, subject), ne(operatorLook.userId, actor.id), gt(operatorLook.toldAt, since)));

type Others = Awaited<ReturnType<typeof othersAt>>;

const tell = async (tx: Tx, subject: string, others: Others): Promise<void> => {
  if (others.length > 0)
    await announce(
      tx,
      others.map(({ id }) => userRoom(id)),
      'looks changed',
      { subject },
    );
};

/**
 * Records what this session's operator has open and returns who else has it open; they are told of whoever comes or
 * goes. Real time, not product time: a jump of the demo clock must not expire anyone.
 */
export const recordLook: Handler<(typeof deskToolsContract)['PUT /v1/admin/looks']> = (
  app,
  { actor, body: { subject, left } },
) => {
  if (subject !== null) requireSubjectAccess(actor, subject);
  return inTransaction(app.db, async (tx) => {
    const toldAt = new Date();
    const since = new Date(toldAt.getTime() - deskLimits.lookLasts);
    const { sessionId } = actor;
    // Two who open a record at the same moment would not see each other's uncommitted looks.
    if (subject !== null) await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`looks:${subject}`}))`);
    const own = eq(operatorLook.sessionId, sessionId);
    const [before] = await tx.select().from(operatorLook).where(own).for('update');
    if (subject === null && left !== undefined && before?.subject !== left) return { others: [] };
    if (subject === null) await tx.delete(operatorLook).where(own);
    else {
      const row = { sessionId, userId: actor.id, subject, toldAt };
      await tx.insert(operatorLook).values(row).onConflictDoUpdate({ target: operatorLook.sessionId, set: row });
    }
    const others = subject === null ? [] : await othersAt(tx, subject, actor, since);
    const stands = before !== undefined && before.toldAt > since ? before.subject : null;
    if (stands !== subject) {
      if (stands !== null) await tell(tx, stands, await othersAt(tx, stands, actor, since));
      if (subject !== null) await tell(tx, subject, others);
    }
    return { others };
  });
};
