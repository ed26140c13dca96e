import { referenceContract } from '#contract/reference.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { referenceHandlers } from './reference-handlers';

export const reference: Feature = { name: 'reference', resources: [serve(referenceContract, referenceHandlers)] };
