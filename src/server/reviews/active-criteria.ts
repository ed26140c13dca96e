import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { CategoryKind } from '../../domain/enums/category-kind';
import type { Executor } from '../db/open-database';
import { reviewCriterion } from '../db/schema/reviews';

/** The criteria that a review of a session of this kind must mark, all of them and no other. */
export const activeCriteria = (db: Executor, kind: CategoryKind) =>
  db
    .select({ id: reviewCriterion.id, name: reviewCriterion.name })
    .from(reviewCriterion)
    .where(and(eq(reviewCriterion.active, true), or(isNull(reviewCriterion.categoryKind), eq(reviewCriterion.categoryKind, kind))))
    .orderBy(asc(reviewCriterion.position));
