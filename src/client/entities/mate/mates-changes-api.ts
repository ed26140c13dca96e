import { change } from '../cache-rules/mates-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

/** What a mate changes about their work, and what others wish of a mate. */
const matesChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    setMateActive: build.mutation(change('PUT /v1/mates/me/active')),
    setFavoriteMate: build.mutation(change('POST /v1/mates/favorites/{id}')),
    freeNotices: build.query({ ...call('GET /v1/mates/free-notices'), providesTags: ['FreeNotices'] }),
    setFreeNotice: build.mutation(change('PUT /v1/mates/{mateId}/free-notice')),
    setOwnCategory: build.mutation(change('PUT /v1/categories/mate/{id}')),
  }),
});

export const {
  useSetMateActiveMutation,
  useSetFavoriteMateMutation,
  useFreeNoticesQuery,
  useSetFreeNoticeMutation,
  useSetOwnCategoryMutation,
} = matesChangesApi;
