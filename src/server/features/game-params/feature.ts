import { gameParamsContract } from '#contract/mates/game-params.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { gameParamsHandlers } from './game-params-handlers';

export const gameParams: Feature = { name: 'game-params', resources: [serve(gameParamsContract, gameParamsHandlers)] };
