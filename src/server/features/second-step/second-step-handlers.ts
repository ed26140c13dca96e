import type { secondStepContract } from '#contract/people/second-step.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { ownHandlers } from './own-handlers';
import { proofHandlers } from './proof-handlers';

export const secondStepHandlers: Handlers<typeof secondStepContract> = { ...proofHandlers, ...ownHandlers };
