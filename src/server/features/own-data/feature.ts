import { ownDataContract } from '#contract/people/own-data.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { ownDataHandlers } from './own-data-handlers';

/** A person takes away everything that is kept about them. */
export const ownData: Feature = { name: 'own-data', resources: [serve(ownDataContract, ownDataHandlers)] };
