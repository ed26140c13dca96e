import { api } from './api';
import { call } from './call';

export const gameParamsApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameParams: build.query({ ...call('GET /v1/game-params/game/{gameId}'), providesTags: ['GameParams'] }),
    gameParamValues: build.query({ ...call('GET /v1/game-params/game/{gameId}/user/{userId}/values'), providesTags: ['GameParams'] }),
    setGameParamValues: build.mutation({ ...call('PUT /v1/game-params/{id}/values'), invalidatesTags: ['GameParams', 'MateReadiness', 'Me', 'Mates'] }),
  }),
});

export const { useGameParamsQuery, useGameParamValuesQuery, useSetGameParamValuesMutation } = gameParamsApi;
