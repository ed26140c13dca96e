import { api } from '../../api/api';
import { type CallResponse, call, type CallArgs } from '../../api/call';

type FeedCall = CallArgs<'GET /v1/blog/articles'>;
type OpenedCall = CallArgs<'GET /v1/blog/articles/shared-with-me'>;

const feed = call('GET /v1/blog/articles');
const opened = call('GET /v1/blog/articles/shared-with-me');

const cursorPages = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
};

export const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The feed with infinite scroll. */
    articles: build.infiniteQuery<CallResponse<'GET /v1/blog/articles'>, FeedCall, string | null>({
      query: ({ queryArg, pageParam }) =>
        feed.query({ query: { ...queryArg?.query, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      infiniteQueryOptions: cursorPages,
      providesTags: ['Articles'],
    }),
    /** The first few articles. */
    articlesShelf: build.query({ ...feed, providesTags: ['Articles'] }),
    openedArticles: build.infiniteQuery<
      CallResponse<'GET /v1/blog/articles/shared-with-me'>,
      OpenedCall,
      string | null
    >({
      query: ({ queryArg, pageParam }) =>
        opened.query({ query: { ...queryArg?.query, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      infiniteQueryOptions: cursorPages,
      providesTags: ['Articles'],
    }),
    blogOverview: build.query({ ...call('GET /v1/blog/overview'), providesTags: ['Articles'] }),
    article: build.query({
      ...call('GET /v1/blog/articles/{id}'),
      providesTags: (_response, _error, { params }) => [{ type: 'Articles', id: params.id }],
    }),
    relatedArticles: build.query({ ...call('GET /v1/blog/articles/{id}/related'), providesTags: ['Articles'] }),
    /**
     * The response contains all that has changed: it is written into the cached article. The cache is updated
     * optimistically.
     */
    likeArticle: build.mutation({
      ...call('PUT /v1/blog/articles/{id}/like'),
      onQueryStarted: async ({ params, body }, { dispatch, queryFulfilled }) => {
        const show = (liked: boolean, likes?: number) =>
          dispatch(
            blogApi.util.updateQueryData('article', { params: { id: params.id } }, (draft) => {
              draft.likes = likes ?? draft.likes + Number(liked) - Number(draft.liked);
              draft.liked = liked;
            }),
          );
        const optimistic = show(body?.liked ?? true);
        try {
          const { data } = await queryFulfilled;
          show(data.liked, data.likes);
        } catch {
          optimistic.undo();
        }
      },
    }),
  }),
});

export const {
  useArticlesInfiniteQuery,
  useArticlesShelfQuery,
  useOpenedArticlesInfiniteQuery,
  useBlogOverviewQuery,
  useArticleQuery,
  useRelatedArticlesQuery,
  useLikeArticleMutation,
} = blogApi;
