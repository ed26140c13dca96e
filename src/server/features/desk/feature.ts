import { sql } from 'drizzle-orm';
import { deskToolsContract } from '#contract/desk/tools.ts';
import { deskTodayContract } from '#contract/desk/today.ts';
import { retention } from '#domain/time/retention.ts';
import { operatorLook } from '../../platform/db/schema/operators-desk';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { before } from '../../platform/retention/retention-rule';
import { deskToolsHandlers } from './tools-handlers';
import { deskTodayHandlers } from './today/today-handlers';

/** What every operator's desk has: queues, search, history and notes of a subject, saved views, who is viewing what. */
export const desk: Feature = {
  name: 'desk',
  resources: [serve(deskToolsContract, deskToolsHandlers), serve(deskTodayContract, deskTodayHandlers)],
  retention: [
    {
      table: operatorLook,
      isExpired: ({ real }) => sql`${operatorLook.toldAt} < ${before(real, retention.operatorLooks)}`,
    },
  ],
};
