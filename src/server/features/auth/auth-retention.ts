import { sql } from 'drizzle-orm';
import { retention } from '#domain/time/retention.ts';
import { knownDevice, oneTimeToken } from '../../platform/db/schema/people';
import { socialNewcomer } from '../../platform/db/schema/sign-in-elsewhere';
import { before, type RetentionRule } from '../../platform/retention/retention-rule';

export const authRetention: readonly RetentionRule[] = [
  {
    table: oneTimeToken,
    isExpired: ({ real }) => sql`${oneTimeToken.expiresAt} < ${before(real, retention.oneTimeTokens)}`,
  },
  {
    table: socialNewcomer,
    isExpired: ({ real }) => sql`${socialNewcomer.expiresAt} < ${before(real, retention.oneTimeTokens)}`,
  },
  { table: knownDevice, isExpired: ({ real }) => sql`${knownDevice.seenAt} < ${before(real, retention.knownDevices)}` },
];
