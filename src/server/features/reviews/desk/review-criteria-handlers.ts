import { asc, eq, sql } from 'drizzle-orm';
import type { deskReviewCriteriaContract } from '#contract/desk/catalogue/review-criteria.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { reviewCriterion, reviewMark } from '#server/platform/db/schema/reviews.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';

type Criterion = typeof reviewCriterion.$inferSelect;

const missing = () => new Refusal('ADMIN_REVIEW_CRITERIA_NOT_FOUND');
const subjectOf = (id: number): `criterion:${number}` => `criterion:${id}`;

const view = ({ id, name, categoryKind, active, position }: Criterion) => ({
  id,
  name,
  kind: categoryKind,
  active,
  position,
});

interface Written {
  readonly name: string;
  readonly kind: Criterion['categoryKind'];
  readonly active: boolean;
  readonly position: number;
}
const columnsOf = ({ name, kind, active, position }: Written) => ({ name, categoryKind: kind, active, position });

/** @throws Refusal ADMIN_REVIEW_CRITERIA_NOT_FOUND, ADMIN_CHANGED_MEANWHILE */
const lock = async (tx: Tx, id: number, seen: number): Promise<Criterion> => {
  const [row] = await tx.select().from(reviewCriterion).where(eq(reviewCriterion.id, id)).for('update');
  if (!row) throw missing();
  await requireUnchanged(tx, subjectOf(id), seen);
  return row;
};

export const deskReviewCriteriaHandlers: Handlers<typeof deskReviewCriteriaContract> = {
  'GET /v1/admin/review-criteria': async (app) => ({
    items: (
      await app.db.select().from(reviewCriterion).orderBy(asc(reviewCriterion.position), asc(reviewCriterion.id))
    ).map(view),
  }),
  'GET /v1/admin/review-criteria/{id}': async (app, { params: { id } }) => {
    const [row] = await app.db.select().from(reviewCriterion).where(eq(reviewCriterion.id, id));
    if (!row) throw missing();
    const [given] = await app.db
      .select({
        marks: sql<number>`count(*)::integer`,
        mean: sql<number | null>`round(avg(${reviewMark.mark}), 2)::float8`,
      })
      .from(reviewMark)
      .where(eq(reviewMark.criterionId, id));
    return { ...view(row), marks: given?.marks ?? 0, mean: given?.mean ?? null };
  },
  'POST /v1/admin/review-criteria': (app, { actor, body, idempotencyKey }) =>
    runOperation(app, { kind: 'review criterion', actor: actor.id, idempotencyKey, request: body }, async (tx) => {
      const [row] = await tx.insert(reviewCriterion).values(columnsOf(body)).returning();
      if (!row) throw new Error('the criterion was not written');
      await writeAudit(app, tx, actor.id, { action: 'criterion.create', subject: subjectOf(row.id), details: body });
      return view(row);
    }),
  'PUT /v1/admin/review-criteria/{id}': (app, { actor, params: { id }, body }) =>
    inTransaction(app.db, async (tx) => {
      const before = await lock(tx, id, body.seen);
      const [row] = await tx.update(reviewCriterion).set(columnsOf(body)).where(eq(reviewCriterion.id, id)).returning();
      if (!row) throw missing();
      await writeAudit(app, tx, actor.id, {
        action: 'criterion.update',
        subject: subjectOf(id),
        details: { before: view(before), after: view(row) },
      });
      return view(row);
    }),
  'POST /v1/admin/review-criteria/{id}/delete': (app, { actor, params: { id }, body: { reason, seen } }) =>
    inTransaction(app.db, async (tx) => {
      const before = await lock(tx, id, seen);
      const [used] = await tx
        .select({ id: reviewMark.reviewId })
        .from(reviewMark)
        .where(eq(reviewMark.criterionId, id))
        .limit(1);
      // Old reviews keep their marks by this criterion, so its row is only deactivated.
      if (used) await tx.update(reviewCriterion).set({ active: false }).where(eq(reviewCriterion.id, id));
      else await tx.delete(reviewCriterion).where(eq(reviewCriterion.id, id));
      await writeAudit(app, tx, actor.id, {
        action: 'criterion.delete',
        subject: subjectOf(id),
        details: { before: view(before), gone: !used, reason },
      });
      return { gone: !used };
    }),
};
