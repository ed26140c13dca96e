import type { deskGamesContract } from '#contract/desk/catalogue/games.ts';
import type { Handlers } from '../../platform/http/call';
import { sendExport } from '../audit/public';
import { uploadIcon } from './game-icons';
import { createParam, deleteParam, listParams, oneParam, updateParam } from './game-params';
import { createGame, deleteGame, listGames, oneGame, updateGame } from './games';

const sendList: Handlers<typeof deskGamesContract>['GET /v1/admin/games.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'games',
    page: (query) => listGames(app.db, query),
    columns: {
      Адрес: ['text', ({ id }) => id],
      Название: ['text', ({ name }) => name],
      Платформы: ['text', ({ platforms }) => platforms.join(', ')],
      Мест: ['count', ({ maxSlots }) => maxSlots],
      Порядок: ['count', ({ position }) => position],
      Категорий: ['count', ({ categories }) => categories],
      Напарников: ['count', ({ mates }) => mates],
    },
  });

export const deskGamesHandlers: Handlers<typeof deskGamesContract> = {
  'GET /v1/admin/games': (app, { query }) => listGames(app.db, query),
  'GET /v1/admin/games.csv': sendList,
  'GET /v1/admin/games.xlsx': sendList,
  'GET /v1/admin/games/{id}': oneGame,
  'POST /v1/admin/games': createGame,
  'POST /v1/admin/games/icons': uploadIcon,
  'POST /v1/admin/games/{id}/icons': uploadIcon,
  'PUT /v1/admin/games/{id}': updateGame,
  'DELETE /v1/admin/games/{id}': deleteGame,
  'GET /v1/admin/game-params': listParams,
  'GET /v1/admin/game-params/{id}': oneParam,
  'POST /v1/admin/game-params': createParam,
  'PUT /v1/admin/game-params/{id}': updateParam,
  'DELETE /v1/admin/game-params/{id}': deleteParam,
};
