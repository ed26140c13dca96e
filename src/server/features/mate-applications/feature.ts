import { deskMateApplicationsContract } from '#contract/desk/people/mate-applications.ts';
import { devApplicationsContract } from '#contract/dev-applications.ts';
import { mateApplicationsContract } from '#contract/mates/mate-applications.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskMateApplicationsHandlers } from './desk-mate-applications-handlers';
import { devApplicationsHandlers } from './dev-applications-handlers';
import { mateApplicationsHandlers } from './mate-applications-handlers';

export const mateApplications: Feature = {
  name: 'mate-applications',
  resources: [
    serve(mateApplicationsContract, mateApplicationsHandlers),
    serve(deskMateApplicationsContract, deskMateApplicationsHandlers),
  ],
  demoResources: [serve(devApplicationsContract, devApplicationsHandlers)],
};
