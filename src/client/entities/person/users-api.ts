import { api } from '../../api/api';
import { call, callOrNull } from '../../api/call';
import type { Me } from '#contract/schemas/me.ts';

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null means not signed in: any 401, whatever its body (specification, section 8). */
    me: build.query({ ...callOrNull('GET /v1/users/me', 401), providesTags: ['Me'], keepUnusedDataFor: Infinity }),
    markOnline: build.mutation(call('PUT /v1/users/me/online')),
    userInGame: build.query({
      ...callOrNull('GET /v1/users/{gameId}/{userId}', 'USERS_NOT_FOUND', 'ANYLVL_GAME_NOT_FOUND'),
      providesTags: ['User'],
    }),
    user: build.query({ ...callOrNull('GET /v1/users/{id}', 'USERS_NOT_FOUND'), providesTags: ['User'] }),
  }),
});

export const { useMeQuery, useMarkOnlineMutation, useUserInGameQuery, useUserQuery } = usersApi;

/** The signed-in person; null for a guest, and while it is not loaded. */
export const useMe = (): Me | null => useMeQuery().data ?? null;
