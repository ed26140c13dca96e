import type { ScheduledStep } from '#contract/admin/kit.ts';
import type { deadline } from '../db/schema/outbox-and-deadlines';

/** A deadline as operators see it. */
export const viewDeadline = (owed: typeof deadline.$inferSelect): ScheduledStep => ({
  id: owed.id,
  kind: owed.kind,
  subject: owed.subject,
  at: owed.dueAt.toISOString(),
  attempts: owed.attempts,
  failedAt: owed.failedAt?.toISOString() ?? null,
  error: owed.error,
});
