import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const tag = <const Kind extends string>(id: Kind) => ({ type: 'Desk', id }) as const;

export const deskPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskLandings: build.infiniteQuery<CallResponse<'GET /v1/admin/landings'>, ListFilters, string | null>(
      deskList('GET /v1/admin/landings', 'landing'),
    ),
    deskLanding: build.query({ ...call('GET /v1/admin/landings/{id}'), providesTags: [tag('landing')] }),
    createLanding: build.mutation(deskAction('POST /v1/admin/landings', 'landing')),
    updateLanding: build.mutation(deskAction('PUT /v1/admin/landings/{id}', 'landing')),
    deskMateLandings: build.infiniteQuery<CallResponse<'GET /v1/admin/mate-landings'>, ListFilters, string | null>(
      deskList('GET /v1/admin/mate-landings', 'mate-landing'),
    ),
    deskMateLanding: build.query({ ...call('GET /v1/admin/mate-landings/{id}'), providesTags: [tag('mate-landing')] }),
    createMateLanding: build.mutation(deskAction('POST /v1/admin/mate-landings', 'mate-landing')),
    updateMateLanding: build.mutation(deskAction('PUT /v1/admin/mate-landings/{id}', 'mate-landing')),
    deskPages: build.infiniteQuery<CallResponse<'GET /v1/admin/pages'>, ListFilters, string | null>(
      deskList('GET /v1/admin/pages', 'page'),
    ),
    deskPage: build.query({ ...call('GET /v1/admin/pages/{id}'), providesTags: [tag('page')] }),
    createPage: build.mutation(deskAction('POST /v1/admin/pages', 'page')),
    updatePage: build.mutation(deskAction('PUT /v1/admin/pages/{id}', 'page')),
    deletePage: build.mutation(deskAction('DELETE /v1/admin/pages/{id}', 'page')),
    deskDocument: build.query({ ...call('GET /v1/admin/documents/{slug}'), providesTags: [tag('document')] }),
    deskDocumentVersion: build.query(call('GET /v1/admin/documents/{slug}/versions/{id}')),
    publishDocument: build.mutation(deskAction('POST /v1/admin/documents/{slug}', 'document')),
  }),
});

export const {
  useDeskLandingsInfiniteQuery,
  useDeskLandingQuery,
  useCreateLandingMutation,
  useUpdateLandingMutation,
  useDeskMateLandingsInfiniteQuery,
  useDeskMateLandingQuery,
  useCreateMateLandingMutation,
  useUpdateMateLandingMutation,
  useDeskPagesInfiniteQuery,
  useDeskPageQuery,
  useCreatePageMutation,
  useUpdatePageMutation,
  useDeletePageMutation,
  useDeskDocumentQuery,
  useDeskDocumentVersionQuery,
  useLazyDeskDocumentVersionQuery,
  usePublishDocumentMutation,
} = deskPagesApi;
