import { sql } from 'drizzle-orm';
import { retention } from '#domain/time/retention.ts';
import { usersContract } from '#contract/people/users.ts';
import type { Feature } from '../../platform/feature';
import { addressChange } from '../../platform/db/schema/people';
import { before } from '../../platform/retention/retention-rule';
import { serve } from '../../platform/http/mount-endpoints';
import { usersHandlers } from './users-handlers';

export const users: Feature = {
  name: 'users',
  resources: [serve(usersContract, usersHandlers)],
  retention: [
    {
      table: addressChange,
      isExpired: ({ product }) => sql`${addressChange.restsUntil} < ${before(product, retention.oneTimeTokens)}`,
    },
  ],
};
