import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const tag = <const Kind extends string>(id: Kind) => ({ type: 'Desk', id }) as const;

const deskGamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskGames: build.infiniteQuery<CallResponse<'GET /v1/admin/games'>, ListFilters, string | null>(
      deskList('GET /v1/admin/games', 'game'),
    ),
    deskGame: build.query({ ...call('GET /v1/admin/games/{id}'), providesTags: [tag('game')] }),
    createGame: build.mutation(deskAction('POST /v1/admin/games', 'game')),
    uploadNewGameIcon: build.mutation(call('POST /v1/admin/games/icons')),
    uploadGameIcon: build.mutation(call('POST /v1/admin/games/{id}/icons')),
    updateGame: build.mutation(deskAction('PUT /v1/admin/games/{id}', 'game')),
    deleteGame: build.mutation(deskAction('DELETE /v1/admin/games/{id}', 'game')),
    deskGameParams: build.infiniteQuery<CallResponse<'GET /v1/admin/game-params'>, ListFilters, string | null>(
      deskList('GET /v1/admin/game-params', 'game-param'),
    ),
    deskGameParam: build.query({ ...call('GET /v1/admin/game-params/{id}'), providesTags: [tag('game-param')] }),
    createGameParam: build.mutation(deskAction('POST /v1/admin/game-params', 'game-param')),
    updateGameParam: build.mutation(deskAction('PUT /v1/admin/game-params/{id}', 'game-param')),
    deleteGameParam: build.mutation(deskAction('DELETE /v1/admin/game-params/{id}', 'game-param')),
  }),
});

export const {
  useDeskGamesInfiniteQuery,
  useDeskGameQuery,
  useCreateGameMutation,
  useUploadNewGameIconMutation,
  useUploadGameIconMutation,
  useUpdateGameMutation,
  useDeleteGameMutation,
  useDeskGameParamsInfiniteQuery,
  useDeskGameParamQuery,
  useCreateGameParamMutation,
  useUpdateGameParamMutation,
  useDeleteGameParamMutation,
} = deskGamesApi;
