import type { matesContract } from '../../contract/mates';
import type { Handlers } from '../http/call';
import { readOwnCategories } from './categories/own-categories';
import { setCategory } from './categories/set-category';
import { listMates } from './list/list-mates';
import { readMate } from './page/read-mate';
import { setFavorite } from './page/set-favorite';
import { readReadiness } from './readiness/read-readiness';
import { setActive } from './readiness/set-active';
import { readStats } from './stats/read-stats';

export const matesHandlers: Handlers<typeof matesContract> = {
  'GET /v1/mates/game/{gameId}': listMates,
  'GET /v1/mates/{gameId}/{mateId}': readMate,
  'POST /v1/mates/favorites/{id}': setFavorite,
  'PUT /v1/mates/me/active': setActive,
  'GET /v1/mates/validate': (app, { actor }) => readReadiness(app.db, actor.id),
  'GET /v1/mates/stats/{gameId}/{userId}': readStats,
  'GET /v1/categories/mate': (app, { actor }) => readOwnCategories(app.db, actor.id),
  'PUT /v1/categories/mate/{id}': setCategory,
};
