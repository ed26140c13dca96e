import { sql } from 'drizzle-orm';
import { deskContract } from '#contract/desk/desk.ts';
import { deskTodayContract } from '#contract/desk/today.ts';
import { retention } from '#domain/time/retention.ts';
import { operatorLook } from '../../platform/db/schema/operators-desk';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { before } from '../../platform/retention/retention-rule';
import { deskHandlers } from './desk-handlers';
import { todayHandlers } from './today/today-handlers';

/** What every operator's desk has: queues, search, history and notes of a subject, saved views, who is viewing what. */
export const desk: Feature = {
  name: 'desk',
  resources: [serve(deskContract, deskHandlers), serve(deskTodayContract, todayHandlers)],
  retention: [
    {
      table: operatorLook,
      isExpired: ({ real }) => sql`${operatorLook.toldAt} < ${before(real, retention.operatorLooks)}`,
    },
  ],
};
