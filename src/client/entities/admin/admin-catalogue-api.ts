import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

const tag = <const Kind extends string>(id: Kind) => ({ type: 'Admin', id }) as const;

export const adminCatalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGames: build.infiniteQuery<CallResponse<'GET /v1/admin/games'>, ListFilters, string | null>(
      adminList('GET /v1/admin/games', 'game'),
    ),
    adminGame: build.query({ ...call('GET /v1/admin/games/{id}'), providesTags: [tag('game')] }),
    createGame: build.mutation(adminAction('POST /v1/admin/games', 'game')),
    uploadNewGameIcon: build.mutation(call('POST /v1/admin/games/icons')),
    uploadGameIcon: build.mutation(call('POST /v1/admin/games/{id}/icons')),
    updateGame: build.mutation(adminAction('PUT /v1/admin/games/{id}', 'game')),
    deleteGame: build.mutation(adminAction('DELETE /v1/admin/games/{id}', 'game')),
    adminGameParams: build.infiniteQuery<CallResponse<'GET /v1/admin/game-params'>, ListFilters, string | null>(
      adminList('GET /v1/admin/game-params', 'game-param'),
    ),
    adminGameParam: build.query({ ...call('GET /v1/admin/game-params/{id}'), providesTags: [tag('game-param')] }),
    createGameParam: build.mutation(adminAction('POST /v1/admin/game-params', 'game-param')),
    updateGameParam: build.mutation(adminAction('PUT /v1/admin/game-params/{id}', 'game-param')),
    deleteGameParam: build.mutation(adminAction('DELETE /v1/admin/game-params/{id}', 'game-param')),
    adminCategories: build.infiniteQuery<CallResponse<'GET /v1/admin/categories'>, ListFilters, string | null>(
      adminList('GET /v1/admin/categories', 'category'),
    ),
    adminCategory: build.query({ ...call('GET /v1/admin/categories/{id}'), providesTags: [tag('category')] }),
    createCategory: build.mutation(adminAction('POST /v1/admin/categories', 'category')),
    updateCategory: build.mutation(adminAction('PUT /v1/admin/categories/{id}', 'category')),
    deleteCategory: build.mutation(adminAction('DELETE /v1/admin/categories/{id}', 'category')),
    adminTags: build.infiniteQuery<CallResponse<'GET /v1/admin/category-tags'>, ListFilters, string | null>(
      adminList('GET /v1/admin/category-tags', 'category-tag'),
    ),
    adminTag: build.query({ ...call('GET /v1/admin/category-tags/{id}'), providesTags: [tag('category-tag')] }),
    createTag: build.mutation(adminAction('POST /v1/admin/category-tags', 'category-tag')),
    updateTag: build.mutation(adminAction('PUT /v1/admin/category-tags/{id}', 'category-tag')),
    deleteTag: build.mutation(adminAction('DELETE /v1/admin/category-tags/{id}', 'category-tag')),
  }),
});

export const {
  useAdminGamesInfiniteQuery,
  useAdminGameQuery,
  useCreateGameMutation,
  useUploadNewGameIconMutation,
  useUploadGameIconMutation,
  useUpdateGameMutation,
  useDeleteGameMutation,
  useAdminGameParamsInfiniteQuery,
  useAdminGameParamQuery,
  useCreateGameParamMutation,
  useUpdateGameParamMutation,
  useDeleteGameParamMutation,
  useAdminCategoriesInfiniteQuery,
  useAdminCategoryQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useAdminTagsInfiniteQuery,
  useAdminTagQuery,
  useCreateTagMutation,
  useUpdateTagMutation,
  useDeleteTagMutation,
} = adminCatalogueApi;
