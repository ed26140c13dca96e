import { tipsContract } from '#contract/money/tips.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { tipsHandlers } from './tips-handlers';

export const tips: Feature = { name: 'tips', resources: [serve(tipsContract, tipsHandlers)] };
