import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

const tag = <const Kind extends string>(id: Kind) => ({ type: 'Admin', id }) as const;

export const adminPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminLandings: build.infiniteQuery<CallResponse<'GET /v1/admin/landings'>, ListFilters, string | null>(
      adminList('GET /v1/admin/landings', 'landing'),
    ),
    adminLanding: build.query({ ...call('GET /v1/admin/landings/{id}'), providesTags: [tag('landing')] }),
    createLanding: build.mutation(adminAction('POST /v1/admin/landings', 'landing')),
    updateLanding: build.mutation(adminAction('PUT /v1/admin/landings/{id}', 'landing')),
    adminMateLandings: build.infiniteQuery<CallResponse<'GET /v1/admin/mate-landings'>, ListFilters, string | null>(
      adminList('GET /v1/admin/mate-landings', 'mate-landing'),
    ),
    adminMateLanding: build.query({ ...call('GET /v1/admin/mate-landings/{id}'), providesTags: [tag('mate-landing')] }),
    createMateLanding: build.mutation(adminAction('POST /v1/admin/mate-landings', 'mate-landing')),
    updateMateLanding: build.mutation(adminAction('PUT /v1/admin/mate-landings/{id}', 'mate-landing')),
    adminPages: build.infiniteQuery<CallResponse<'GET /v1/admin/pages'>, ListFilters, string | null>(
      adminList('GET /v1/admin/pages', 'page'),
    ),
    adminPage: build.query({ ...call('GET /v1/admin/pages/{id}'), providesTags: [tag('page')] }),
    createPage: build.mutation(adminAction('POST /v1/admin/pages', 'page')),
    updatePage: build.mutation(adminAction('PUT /v1/admin/pages/{id}', 'page')),
    deletePage: build.mutation(adminAction('DELETE /v1/admin/pages/{id}', 'page')),
    adminDocument: build.query({ ...call('GET /v1/admin/documents/{slug}'), providesTags: [tag('document')] }),
    adminDocumentVersion: build.query(call('GET /v1/admin/documents/{slug}/versions/{id}')),
    publishDocument: build.mutation(adminAction('POST /v1/admin/documents/{slug}', 'document')),
  }),
});

export const {
  useAdminLandingsInfiniteQuery,
  useAdminLandingQuery,
  useCreateLandingMutation,
  useUpdateLandingMutation,
  useAdminMateLandingsInfiniteQuery,
  useAdminMateLandingQuery,
  useCreateMateLandingMutation,
  useUpdateMateLandingMutation,
  useAdminPagesInfiniteQuery,
  useAdminPageQuery,
  useCreatePageMutation,
  useUpdatePageMutation,
  useDeletePageMutation,
  useAdminDocumentQuery,
  useAdminDocumentVersionQuery,
  useLazyAdminDocumentVersionQuery,
  usePublishDocumentMutation,
} = adminPagesApi;
