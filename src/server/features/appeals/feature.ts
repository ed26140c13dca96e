import { deskAppealsContract } from '#contract/desk/people/appeals.ts';
import { appealsContract } from '#contract/people/appeals.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskAppealsHandlers } from './desk-appeals-handlers';
import { appealsHandlers } from './appeals-handlers';

/** A person's word against a decision about them, judged by another operator than the first. */
export const appeals: Feature = {
  name: 'appeals',
  resources: [serve(appealsContract, appealsHandlers), serve(deskAppealsContract, deskAppealsHandlers)],
};
