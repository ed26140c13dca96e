import { sql } from 'drizzle-orm';
import { retention } from '#domain/time/retention.ts';
import { mail, outbox } from '../db/schema/outbox-and-deadlines';
import { rateCount, session } from '../db/schema/people';
import { before, type RetentionRule } from './retention-rule';

/** Retention of the tables that the platform itself writes. */
export const platformRules: readonly RetentionRule[] = [
  {
    table: session,
    isExpired: ({ real }) =>
      sql`least(${session.endedAt}, ${session.refreshExpiresAt}) < ${before(real, retention.endedSessions)}`,
  },
  {
    table: rateCount,
    isExpired: ({ real }) => sql`${rateCount.resetsAt} < ${before(real, retention.rateLimitWindows)}`,
  },
  { table: mail, isExpired: ({ product }) => sql`${mail.sentAt} < ${before(product, retention.sentMail)}` },
  { table: outbox, isExpired: ({ real }) => sql`${outbox.failedAt} < ${before(real, retention.undeliveredMessages)}` },
];
