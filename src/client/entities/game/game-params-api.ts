import { change } from '../cache-rules/mates-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

export const gameParamsApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameParams: build.query({ ...call('GET /v1/game-params/game/{gameId}'), providesTags: ['GameParams'] }),
    gameParamValues: build.query({
      ...call('GET /v1/game-params/game/{gameId}/user/{userId}/values'),
      providesTags: ['GameParams'],
    }),
    setGameParamValues: build.mutation(change('PUT /v1/game-params/{id}/values')),
  }),
});

export const { useGameParamsQuery, useGameParamValuesQuery, useSetGameParamValuesMutation } = gameParamsApi;
