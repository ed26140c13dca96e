import type { MateApplicationAnswer } from '#contract/mates/mate-applications.ts';
import type { mateApplication } from '../../platform/db/schema/mates/mates-side';

/** A row as its author sees it. */
export const applicationView = (row: typeof mateApplication.$inferSelect): MateApplicationAnswer => ({
  id: row.id,
  gameId: row.gameId,
  hoursPerWeek: row.hoursPerWeek,
  experience: row.experience,
  links: row.links,
  status: row.status,
  answer: row.answer,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
});
