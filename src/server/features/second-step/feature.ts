import { secondStepContract } from '#contract/people/second-step.ts';
import type { Feature } from '#server/platform/feature.ts';
import { serve } from '#server/platform/http/mount-endpoints.ts';
import { secondStepHandlers } from './second-step-handlers';
import { secondStepRetention } from './retention';

export const secondStep: Feature = {
  name: 'second-step',
  resources: [serve(secondStepContract, secondStepHandlers)],
  retention: secondStepRetention,
};
