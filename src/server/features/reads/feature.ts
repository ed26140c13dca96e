import { readsContract } from '#contract/reads.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { readsHandlers } from './reads-handlers';

export const reads: Feature = { name: 'reads', resources: [serve(readsContract, readsHandlers)] };
