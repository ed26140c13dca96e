import { api } from '../../api/api';
import { call, callOrNull } from '../../api/call';

export const mateLandingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    mateLanding: build.query({
      ...callOrNull('GET /v1/mate-landings/{id}', 'NOT_FOUND'),
      providesTags: ['Landing', 'Mates'],
    }),
    mateLandings: build.query({ ...call('GET /v1/mate-landings/game/{gameId}'), providesTags: ['Landing'] }),
    categoryTags: build.query({ ...call('GET /v1/category-tags/{gameId}'), providesTags: ['Landing'] }),
    categoryTag: build.query({
      ...callOrNull('GET /v1/category-tags/{gameId}/{idOrSlug}', 'NOT_FOUND'),
      providesTags: ['Landing'],
    }),
  }),
});

export const { useMateLandingQuery, useMateLandingsQuery, useCategoryTagsQuery, useCategoryTagQuery } = mateLandingsApi;
