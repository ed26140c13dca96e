import { deskCategoriesContract } from '#contract/desk/catalogue/categories.ts';
import { deskGamesContract } from '#contract/desk/catalogue/games.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskCategoriesHandlers } from './desk-categories-handlers';
import { sweepIcons } from './game-icons';
import { deskGamesHandlers } from './desk-games-handlers';

/**
 * Operators' management of games, their parameters, categories and collections; everybody reads them through
 * `reference`.
 */
export const catalogue: Feature = {
  name: 'catalogue',
  resources: [serve(deskGamesContract, deskGamesHandlers), serve(deskCategoriesContract, deskCategoriesHandlers)],
  deadlines: (app) => ({ catalogue: { lock: async () => undefined, handle: sweepIcons(app) } }),
};
