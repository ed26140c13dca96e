import { adminSupportContract } from '#contract/admin/people/support.ts';
import { supportContract } from '#contract/people/support.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { adminSupportHandlers } from './admin/admin-support-handlers';
import { supportHandlers } from './support-handlers';

export const support: Feature = {
  name: 'support',
  resources: [serve(supportContract, supportHandlers), serve(adminSupportContract, adminSupportHandlers)],
};
