import { eq, inArray } from 'drizzle-orm';
import type { deskReviewsContract } from '#contract/desk/people/reviews.ts';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { review, reviewCriterion, reviewMark } from '#server/platform/db/schema/reviews.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { notify, type StaffDecision } from '../../notifications/public';
import { refreshRating } from '../rating';
import { meanOf } from '../write-review';
import { isImported, reviewLine } from './list-reviews';

type Contract = typeof deskReviewsContract;
type Review = typeof review.$inferSelect;
type Edit = Pick<Call<Contract['PUT /v1/admin/reviews/{id}']>, 'actor' | 'params' | 'body'>;
type Hide = Pick<Call<Contract['PUT /v1/admin/reviews/{id}/hidden']>, 'actor' | 'params' | 'body'>;

interface Right {
  readonly real: AdminPermission;
  readonly imported: AdminPermission;
  readonly refusal: 'ADMIN_NOT_ALLOWED_TO_UPDATE_REVIEW' | 'ADMIN_NOT_ALLOWED_TO_DELETE_REVIEW';
}
const updating: Right = {
  real: 'UPDATE_REVIEW',
  imported: 'UPDATE_IMPORTED_REVIEW',
  refusal: 'ADMIN_NOT_ALLOWED_TO_UPDATE_REVIEW',
};
const deleting: Right = {
  real: 'DELETE_REVIEW',
  imported: 'DELETE_IMPORTED_REVIEW',
  refusal: 'ADMIN_NOT_ALLOWED_TO_DELETE_REVIEW',
};

/**
 * Locks a review for an operator who may act on its kind and is neither its author nor its subject.
 * @throws Refusal ADMIN_REVIEWS_NOT_FOUND, that of `right`, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE
 */
const lockForAct = async (tx: Tx, { actor, params, body }: Edit | Hide, right: Right): Promise<Review> => {
  const [row] = await tx.select().from(review).where(eq(review.id, params.id)).for('update');
  if (!row) throw new Refusal('ADMIN_REVIEWS_NOT_FOUND');
  if (!hasPermission(actor.permissions, isImported(row) ? right.imported : right.real))
    throw new Refusal(right.refusal);
  if (row.authorId === actor.id || row.subjectId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
  await requireUnchanged(tx, `review:${row.id}`, body.seen);
  return row;
};

/** @throws Refusal ADMIN_REVIEW_CRITERIA_NOT_FOUND */
export const requireCriteria = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const wanted = [...new Set(ids)];
  const known = await tx
    .select({ id: reviewCriterion.id })
    .from(reviewCriterion)
    .where(inArray(reviewCriterion.id, wanted));
  if (known.length < wanted.length || wanted.length < ids.length) throw new Refusal('ADMIN_REVIEW_CRITERIA_NOT_FOUND');
};

/** Notifies the author of the decision and its reason; an imported review has no author account. */
const notifyAuthor = async (
  tx: Tx,
  { authorId, gameId }: Review,
  { what, reason, at }: { readonly what: StaffDecision; readonly reason: string; readonly at: Date },
): Promise<void> => {
  if (authorId !== null) await notify(tx, [authorId], { kind: 'STAFF_DECIDED', facts: { what, gameId, reason }, at });
};

/**
 * Changes text, marks and (of an imported review) the author's name; updates the rating and notifies the author of the
 * reason.
 */
export const editReview = (app: App, call: Edit) =>
  inTransaction(app.db, async (tx) => {
    const row = await lockForAct(tx, call, updating);
    const { text, marks, authorName, reason } = call.body;
    const at = new Date(app.clock.now());
    if (marks) {
      await requireCriteria(
        tx,
        marks.map(({ criterionId }) => criterionId),
      );
      await tx.delete(reviewMark).where(eq(reviewMark.reviewId, row.id));
      await tx.insert(reviewMark).values(marks.map((mark) => ({ reviewId: row.id, ...mark })));
    }
    await tx
      .update(review)
      .set({
        text,
        editedAt: at,
        ...(marks && { ratingHundredths: meanOf(marks.map(({ mark }) => mark)) }),
        ...(authorName !== undefined && row.authorId === null && { authorName }),
      })
      .where(eq(review.id, row.id));
    await refreshRating(tx, row.subjectId);
    await writeAudit(app, tx, call.actor.id, {
      action: 'review.edit',
      subject: `review:${row.id}`,
      details: { before: { text: row.text, rating: row.ratingHundredths / 100 }, after: { text, marks }, reason },
    });
    await notifyAuthor(tx, row, { what: 'REVIEW_CHANGED', reason, at });
    return reviewLine(tx, row.id);
  });

interface Visibility {
  readonly hidden: boolean;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

/** Hides a locked review or shows it again, with the rating that follows, and logs it. */
const setHidden = async (app: App, tx: Tx, row: Review, { hidden, reason, by, at }: Visibility): Promise<void> => {
  await tx
    .update(review)
    .set({ hiddenAt: hidden ? at : null, hiddenReason: hidden ? reason : null })
    .where(eq(review.id, row.id));
  await refreshRating(tx, row.subjectId);
  await writeAudit(app, tx, by, {
    action: hidden ? 'review.hide' : 'review.show',
    subject: `review:${row.id}`,
    details: { subjectId: row.subjectId, reason },
  });
};

/**
 * Hides a review, so that nobody sees it and it does not count in the rating, or shows it again; the author is notified
 * of the reason.
 */
export const hideReview = (app: App, call: Hide) =>
  inTransaction(app.db, async (tx) => {
    const row = await lockForAct(tx, call, deleting);
    const { hidden, reason } = call.body;
    if ((row.hiddenAt !== null) === hidden) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { hidden });
    const at = new Date(app.clock.now());
    await setHidden(app, tx, row, { hidden, reason, by: call.actor.id, at });
    await notifyAuthor(tx, row, { what: hidden ? 'REVIEW_HIDDEN' : 'REVIEW_SHOWN', reason, at });
    return reviewLine(tx, row.id);
  });

/** Shows a hidden review again inside an open transaction; the caller notifies its author. */
export const showReviewIn = async (app: App, tx: Tx, id: number, by: string, reason: string): Promise<void> => {
  const [row] = await tx.select().from(review).where(eq(review.id, id)).for('update');
  if (row?.hiddenAt == null) return;
  await setHidden(app, tx, row, { hidden: false, reason, by, at: new Date(app.clock.now()) });
};
