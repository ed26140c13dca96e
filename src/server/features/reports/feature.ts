import { deskReportsContract } from '#contract/desk/people/reports.ts';
import { reportsContract } from '#contract/people/reports.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskReportsHandlers } from './desk-reports-handlers';
import { reportsHandlers } from './reports-handlers';

/** Complaints about messages and people: sent by anybody, decided by moderators. */
export const reports: Feature = {
  name: 'reports',
  resources: [serve(reportsContract, reportsHandlers), serve(deskReportsContract, deskReportsHandlers)],
};
