import { ageContract } from '#contract/people/age.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { ageHandlers } from './age-handlers';

/** How old people are, where the rules ask. */
export const age: Feature = { name: 'age', resources: [serve(ageContract, ageHandlers)] };
