import { adminCategoriesContract } from '#contract/admin/catalogue/categories.ts';
import { adminGamesContract } from '#contract/admin/catalogue/games.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { adminCategoriesHandlers } from './categories-handlers';
import { sweepIcons } from './game-icons';
import { adminGamesHandlers } from './games-handlers';

/**
 * Operators' management of games, their parameters, categories and collections; everybody reads them through
 * `reference`.
 */
export const catalogue: Feature = {
  name: 'catalogue',
  resources: [serve(adminGamesContract, adminGamesHandlers), serve(adminCategoriesContract, adminCategoriesHandlers)],
  deadlines: (app) => ({ catalogue: { lock: async () => undefined, handle: sweepIcons(app) } }),
};
