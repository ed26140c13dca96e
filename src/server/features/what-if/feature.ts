import { deskWhatIfContract } from '#contract/desk/what-if.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskWhatIfHandlers } from './desk-what-if-handlers';

export const whatIf: Feature = { name: 'what-if', resources: [serve(deskWhatIfContract, deskWhatIfHandlers)] };
