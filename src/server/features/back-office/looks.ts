import { and, eq, gt, ne } from 'drizzle-orm';
import type { backOfficeContract } from '../../../contract/admin/back-office';
import { backOfficeLimits } from '../../../domain/people/admin-subject';
import { personColumns } from '../../platform/db/person-columns';
import { operatorLook } from '../../platform/db/schema/operators-desk';
import { appUser } from '../../platform/db/schema/people';
import type { Handler } from '../../platform/http/call';
import { requireSubjectAccess } from './require-subject-access';

/**
 * Records what this session's operator has open and returns who else has it open. Real time, not product time: a jump
 * of the demo clock must not expire anyone.
 */
export const recordLook: Handler<(typeof backOfficeContract)['PUT /v1/admin/looks']> = async (
  app,
  { actor, body: { subject } },
) => {
  if (subject === null) {
    await app.db.delete(operatorLook).where(eq(operatorLook.sessionId, actor.sessionId));
    return { others: [] };
  }
  requireSubjectAccess(actor, subject);
  const toldAt = new Date();
  const row = { sessionId: actor.sessionId, userId: actor.id, subject, toldAt };
  await app.db.insert(operatorLook).values(row).onConflictDoUpdate({ target: operatorLook.sessionId, set: row });
  const others = await app.db
    .selectDistinct(personColumns(appUser))
    .from(operatorLook)
    .innerJoin(appUser, eq(appUser.id, operatorLook.userId))
    .where(
      and(
        eq(operatorLook.subject, subject),
        ne(operatorLook.userId, actor.id),
        gt(operatorLook.toldAt, new Date(toldAt.getTime() - backOfficeLimits.lookLasts)),
      ),
    );
  return { others };
};
