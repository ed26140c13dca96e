import { deskWhatIfContract } from '#contract/desk/what-if.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { whatIfHandlers } from './what-if-handlers';

export const whatIf: Feature = { name: 'what-if', resources: [serve(deskWhatIfContract, whatIfHandlers)] };
