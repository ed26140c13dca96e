import type { ScheduledStepAnswer } from '#contract/desk/kit.ts';
import type { deadline } from '../db/schema/outbox-and-deadlines';

/** A deadline as operators see it. */
export const viewDeadline = (owed: typeof deadline.$inferSelect): ScheduledStepAnswer => ({
  id: owed.id,
  kind: owed.kind,
  subject: owed.subject,
  at: owed.dueAt,
  attempts: owed.attempts,
  failedAt: owed.failedAt,
  error: owed.error,
});
