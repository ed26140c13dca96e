import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { change } from '../cache-rules/desk-calls';
import { deskList, type ListFilters } from './desk-list';

const tag = { type: 'Desk', id: 'article' } as const;
const purchases = call('GET /v1/admin/blog/articles/{id}/purchases');

/** Articles for moderators. */
export const {
  useModeratedArticlesInfiniteQuery,
  useModeratedArticleQuery,
  useApproveArticleMutation,
  useReturnArticleMutation,
  useRejectArticleMutation,
  useReassignArticleMutation,
  useTakeDownArticleMutation,
  useRecommendArticleMutation,
  useRemoveArticleMutation,
  useArticlePurchasesInfiniteQuery,
  useRefundArticleMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    moderatedArticles: build.infiniteQuery<CallResponse<'GET /v1/admin/blog/articles'>, ListFilters, string | null>(
      deskList('GET /v1/admin/blog/articles', 'article'),
    ),
    moderatedArticle: build.query({ ...call('GET /v1/admin/blog/articles/{id}'), providesTags: [tag] }),
    approveArticle: build.mutation(deskAction('POST /v1/admin/blog/articles/{id}/approve', 'article')),
    returnArticle: build.mutation(deskAction('POST /v1/admin/blog/articles/{id}/need-fix', 'article')),
    rejectArticle: build.mutation(deskAction('POST /v1/admin/blog/articles/{id}/reject', 'article')),
    reassignArticle: build.mutation(deskAction('POST /v1/admin/blog/articles/{id}/reassign', 'article')),
    takeDownArticle: build.mutation(deskAction('POST /v1/admin/blog/articles/{id}/unpublish', 'article')),
    recommendArticle: build.mutation(change('POST /v1/blog/articles/{id}/recommendation')),
    removeArticle: build.mutation(deskAction('DELETE /v1/admin/blog/articles/{id}', 'article')),
    articlePurchases: build.infiniteQuery<
      CallResponse<'GET /v1/admin/blog/articles/{id}/purchases'>,
      number,
      string | null
    >({
      query: ({ queryArg, pageParam }) => ({
        route: 'GET /v1/admin/blog/articles/{id}/purchases',
        params: { id: queryArg },
        query: pageParam === null ? {} : { cursor: pageParam },
      }),
      transformResponse: purchases.transformResponse,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      providesTags: [tag],
    }),
    refundArticle: build.mutation(deskAction('POST /v1/admin/blog/purchases/{id}/refund', 'article', 'transaction')),
  }),
});
