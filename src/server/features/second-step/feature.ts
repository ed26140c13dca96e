import { secondStepContract } from '#contract/people/second-step.ts';
import type { Feature } from '#server/platform/feature.ts';
import { serve } from '#server/platform/http/mount-endpoints.ts';
import { ownHandlers } from './own-handlers';
import { proofHandlers } from './proof-handlers';
import { secondStepRetention } from './retention';

export const secondStep: Feature = {
  name: 'second-step',
  resources: [serve(secondStepContract, { ...proofHandlers, ...ownHandlers })],
  retention: secondStepRetention,
};
