import { sql } from 'drizzle-orm';
import { deskSupportContract } from '#contract/desk/people/support.ts';
import { supportContract } from '#contract/people/support.ts';
import { retention } from '#domain/time/retention.ts';
import { supportPast } from '../../platform/db/schema/referrals-and-support';
import { before } from '../../platform/retention/retention-rule';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskSupportHandlers } from './desk/support-handlers';
import { supportHandlers } from './support-handlers';

export const support: Feature = {
  name: 'support',
  retention: [
    {
      table: supportPast,
      isExpired: ({ product }) => sql`${supportPast.createdAt} < ${before(product, retention.supportPasts)}`,
    },
  ],
  resources: [serve(supportContract, supportHandlers), serve(deskSupportContract, deskSupportHandlers)],
};
