import { api } from '../../api/api';
import { type AnswerOf, call } from '../../api/call';
import { act } from '../cache-rules/acts';
import { change } from '../cache-rules/admin-calls';
import { adminList, type ListFilters } from './admin-list';

const tag = { type: 'Admin', id: 'article' } as const;
const purchases = call('GET /v1/admin/blog/articles/{id}/purchases');

/** Articles as moderators see them. */
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
    moderatedArticles: build.infiniteQuery<AnswerOf<'GET /v1/admin/blog/articles'>, ListFilters, string | null>(
      adminList('GET /v1/admin/blog/articles', 'article'),
    ),
    moderatedArticle: build.query({ ...call('GET /v1/admin/blog/articles/{id}'), providesTags: [tag] }),
    approveArticle: build.mutation(act('POST /v1/admin/blog/articles/{id}/approve', 'article')),
    returnArticle: build.mutation(act('POST /v1/admin/blog/articles/{id}/need-fix', 'article')),
    rejectArticle: build.mutation(act('POST /v1/admin/blog/articles/{id}/reject', 'article')),
    reassignArticle: build.mutation(act('POST /v1/admin/blog/articles/{id}/reassign', 'article')),
    takeDownArticle: build.mutation(act('POST /v1/admin/blog/articles/{id}/unpublish', 'article')),
    recommendArticle: build.mutation(change('POST /v1/blog/articles/{id}/recommendation')),
    removeArticle: build.mutation(act('DELETE /v1/admin/blog/articles/{id}', 'article')),
    articlePurchases: build.infiniteQuery<
      AnswerOf<'GET /v1/admin/blog/articles/{id}/purchases'>,
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
    refundArticle: build.mutation(act('POST /v1/admin/blog/purchases/{id}/refund', 'article', 'transaction')),
  }),
});
