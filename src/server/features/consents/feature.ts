import { consentsContract } from '#contract/people/consents.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { consentsHandlers } from './consents-handlers';

export const consents: Feature = { name: 'consents', resources: [serve(consentsContract, consentsHandlers)] };
