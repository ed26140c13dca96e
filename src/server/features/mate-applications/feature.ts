import { adminMateApplicationsContract } from '#contract/admin/people/mate-applications.ts';
import { devApplicationsContract } from '#contract/dev-applications.ts';
import { mateApplicationsContract } from '#contract/mates/mate-applications.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { adminApplicationsHandlers } from './admin-applications-handlers';
import { devApplicationsHandlers, mateApplicationsHandlers } from './mate-applications-handlers';

export const mateApplications: Feature = {
  name: 'mate-applications',
  resources: [
    serve(mateApplicationsContract, mateApplicationsHandlers),
    serve(adminMateApplicationsContract, adminApplicationsHandlers),
  ],
  demoResources: [serve(devApplicationsContract, devApplicationsHandlers)],
};
