import { adminSupportContract } from '../../../contract/admin/people/support';
import { supportContract } from '../../../contract/people/support';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { adminSupportHandlers } from './admin/admin-support-handlers';
import { supportHandlers } from './support-handlers';

export const support: Feature = {
  name: 'support',
  resources: [serve(supportContract, supportHandlers), serve(adminSupportContract, adminSupportHandlers)],
};
