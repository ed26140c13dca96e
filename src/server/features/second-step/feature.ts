import { secondStepContract } from '#contract/people/second-step.ts';
import type { Feature } from '#server/platform/feature.ts';
import { serve } from '#server/platform/http/mount-endpoints.ts';
import { secondStepHandlers } from './second-step-handlers';
import { sql } from 'drizzle-orm';
import { passkeyChallenge } from '#server/platform/db/schema/second-step.ts';
import { before } from '#server/platform/retention/retention-rule.ts';
import { retention } from '#domain/time/retention.ts';

export const secondStep: Feature = {
  name: 'second-step',
  resources: [serve(secondStepContract, secondStepHandlers)],
  retention: [
    {
      table: passkeyChallenge,
      isExpired: ({ real }) => sql`${passkeyChallenge.expiresAt} < ${before(real, retention.challenges)}`,
    },
  ],
};
