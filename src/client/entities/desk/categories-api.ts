import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const tag = <const Kind extends string>(id: Kind) => ({ type: 'Desk', id }) as const;

const deskCategoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskCategories: build.infiniteQuery<CallResponse<'GET /v1/admin/categories'>, ListFilters, string | null>(
      deskList('GET /v1/admin/categories', 'category'),
    ),
    deskCategory: build.query({ ...call('GET /v1/admin/categories/{id}'), providesTags: [tag('category')] }),
    createCategory: build.mutation(deskAction('POST /v1/admin/categories', 'category')),
    updateCategory: build.mutation(deskAction('PUT /v1/admin/categories/{id}', 'category')),
    deleteCategory: build.mutation(deskAction('DELETE /v1/admin/categories/{id}', 'category')),
    deskTags: build.infiniteQuery<CallResponse<'GET /v1/admin/category-tags'>, ListFilters, string | null>(
      deskList('GET /v1/admin/category-tags', 'category-tag'),
    ),
    deskTag: build.query({ ...call('GET /v1/admin/category-tags/{id}'), providesTags: [tag('category-tag')] }),
    createTag: build.mutation(deskAction('POST /v1/admin/category-tags', 'category-tag')),
    updateTag: build.mutation(deskAction('PUT /v1/admin/category-tags/{id}', 'category-tag')),
    deleteTag: build.mutation(deskAction('DELETE /v1/admin/category-tags/{id}', 'category-tag')),
  }),
});

export const {
  useDeskCategoriesInfiniteQuery,
  useDeskCategoryQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useDeskTagsInfiniteQuery,
  useDeskTagQuery,
  useCreateTagMutation,
  useUpdateTagMutation,
  useDeleteTagMutation,
} = deskCategoriesApi;
