import type { matePercentChange } from '../../db/schema/mates-side';

/** A row as the wire shows it. */
export const percentChangeView = (row: typeof matePercentChange.$inferSelect) => ({
  id: String(row.id),
  reason: row.reason,
  gradeBefore: row.gradeBefore,
  grade: row.grade,
  percentBefore: row.percentBefore,
  percent: row.percent,
  comment: row.comment,
  createdAt: row.createdAt.toISOString(),
});
