import { sql } from 'drizzle-orm';
import { passkeyChallenge } from '#server/platform/db/schema/second-step.ts';
import type { RetentionRule } from '#server/platform/retention/retention-rule.ts';
import { before } from '#server/platform/retention/retention-rule.ts';
import { retention } from '#domain/time/retention.ts';

export const secondStepRetention: readonly RetentionRule[] = [
  {
    table: passkeyChallenge,
    isExpired: ({ real }) => sql`${passkeyChallenge.expiresAt} < ${before(real, retention.challenges)}`,
  },
];
