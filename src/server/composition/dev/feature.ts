import { devContract } from '#contract/dev.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { devHandlers } from './dev-handlers';

export const dev: Feature = { name: 'dev', demoResources: [serve(devContract, devHandlers)] };
