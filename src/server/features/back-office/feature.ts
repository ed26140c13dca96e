import { sql } from 'drizzle-orm';
import { backOfficeContract } from '#contract/admin/back-office.ts';
import { adminTodayContract } from '#contract/admin/today.ts';
import { retention } from '#domain/time/retention.ts';
import { operatorLook } from '../../platform/db/schema/operators-desk';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { before } from '../../platform/retention/retention-rule';
import { deskHandlers } from './desk-handlers';
import { todayHandlers } from './today/today-handlers';

/** What every operator's desk has: queues, search, history and notes of a subject, saved views, who is viewing what. */
export const backOffice: Feature = {
  name: 'back-office',
  resources: [serve(backOfficeContract, deskHandlers), serve(adminTodayContract, todayHandlers)],
  retention: [
    {
      table: operatorLook,
      isExpired: ({ real }) => sql`${operatorLook.toldAt} < ${before(real, retention.operatorLooks)}`,
    },
  ],
};
