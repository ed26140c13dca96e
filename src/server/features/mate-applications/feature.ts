import { deskMateApplicationsContract } from '#contract/desk/people/mate-applications.ts';
import { devApplicationsContract } from '#contract/dev-applications.ts';
import { mateApplicationsContract } from '#contract/mates/mate-applications.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskApplicationsHandlers } from './desk-applications-handlers';
import { devApplicationsHandlers, mateApplicationsHandlers } from './mate-applications-handlers';

export const mateApplications: Feature = {
  name: 'mate-applications',
  resources: [
    serve(mateApplicationsContract, mateApplicationsHandlers),
    serve(deskMateApplicationsContract, deskApplicationsHandlers),
  ],
  demoResources: [serve(devApplicationsContract, devApplicationsHandlers)],
};
