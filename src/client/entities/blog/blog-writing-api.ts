import { api } from '../../api/api';
import { type CallResponse, call, type CallArgs } from '../../api/call';
import { change } from '../cache-rules/articles-calls';

type OwnCall = CallArgs<'GET /v1/blog/my-articles'>;

const own = call('GET /v1/blog/my-articles');

export const blogWritingApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownArticles: build.infiniteQuery<CallResponse<'GET /v1/blog/my-articles'>, OwnCall, string | null>({
      query: ({ queryArg, pageParam }) =>
        own.query({ query: { ...queryArg?.query, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['MyArticles'],
    }),
    /**
     * Never cached: when the editor opens again, a cached draft would be older than what was typed. During moderation
     * it is fetched again after the moderator's changes; while the author writes, it is not, because every save would
     * cause a refetch.
     */
    draft: build.query({
      ...call('GET /v1/blog/my-articles/{id}'),
      keepUnusedDataFor: 0,
      providesTags: (draft) => (draft?.status === 'UNDER_MODERATION' ? ['MyArticles'] : []),
    }),
    articleVersion: build.query(call('GET /v1/blog/my-articles/{id}/versions/{version}')),
    markRemark: build.mutation(call('PUT /v1/blog/my-articles/{id}/remarks/{remarkId}')),
    createDraft: build.mutation(change('POST /v1/blog/articles')),
    saveDraft: build.mutation(call('PUT /v1/blog/articles/{id}')),
    publishArticle: build.mutation(change('POST /v1/blog/articles/{id}/publish')),
    unpublishArticle: build.mutation(change('POST /v1/blog/articles/{id}/unpublish')),
    deleteArticle: build.mutation(change('DELETE /v1/blog/articles/{id}')),
    articleStatistics: build.query({ ...call('GET /v1/blog/stats/{id}'), providesTags: ['MyArticles'] }),
    clientsToShare: build.query({ ...call('GET /v1/blog/user-to-share'), providesTags: ['MyArticles'] }),
    articleShares: build.query({ ...call('GET /v1/blog/articles/{id}/shared-with'), providesTags: ['MyArticles'] }),
    shareArticle: build.mutation(change('PUT /v1/blog/articles/{id}/shared-with')),
    revokeShare: build.mutation(change('DELETE /v1/blog/articles/{id}/shared-with/{userId}')),
  }),
});

export const {
  useOwnArticlesInfiniteQuery,
  useDraftQuery,
  useArticleVersionQuery,
  useMarkRemarkMutation,
  useCreateDraftMutation,
  usePublishArticleMutation,
  useUnpublishArticleMutation,
  useDeleteArticleMutation,
  useArticleStatisticsQuery,
  useClientsToShareQuery,
  useArticleSharesQuery,
  useShareArticleMutation,
  useRevokeShareMutation,
} = blogWritingApi;
