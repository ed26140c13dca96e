import type { historySections } from '../../../contract/squads/history-sections';
import type { CategoryKind } from '../../../domain/games/category';
import { api } from '../../api/api';
import { type AnswerOf, call, callOrNull } from '../../api/call';

export type HistorySection = (typeof historySections)[number];

export interface HistoryFilter {
  readonly gameId?: string;
  readonly kind?: CategoryKind;
}

export interface HistoryQuery extends HistoryFilter {
  readonly section: HistorySection;
}

const history = call('GET /v1/squads/history');

/** What is known of squads; what people do with them stands beside it, by the pages that need it. */
export const squadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null: there is no such squad for this person. */
    squad: build.query({
      ...callOrNull('GET /v1/squads/{id}', 'SQUADS_NOT_FOUND'),
      providesTags: (_answer, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
    /** Null: they were never in it. */
    squadFarewell: build.query({
      ...callOrNull('GET /v1/squads/{id}/farewell', 'SQUADS_NOT_FOUND'),
      providesTags: (_answer, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
    /** A question rather than a change, so a query: its answer belongs to its very terms, and a late one is dropped. */
    squadQuote: build.query({ ...call('POST /v1/squads/calculate'), providesTags: ['Quote'] }),
    visibleSquads: build.query({ ...call('GET /v1/squads/{gameId}/squads'), providesTags: ['Squads'] }),
    mateOrders: build.query({ ...call('GET /v1/squads/mate/orders'), providesTags: ['MateOrders'] }),
    friendInvitation: build.query({
      ...callOrNull('GET /v1/squads/invited-friend/{id}', 'SQUADS_NOT_FOUND'),
      providesTags: ['Squad'],
    }),
    friendOrders: build.query({ ...call('GET /v1/squads/invited-friend'), providesTags: ['MateOrders'] }),
    squadReviewCriteria: build.query(call('GET /v1/squads/{id}/review-criteria')),
    squadReviews: build.query({
      ...call('GET /v1/squads/{id}/reviews'),
      providesTags: (_answer, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
    hotSquads: build.query({ ...call('GET /v1/squads/mate/hot'), providesTags: ['MateOrders'] }),
    squadRates: build.query(call('GET /v1/squad-prices/rates')),
    /** Whom it is open to changes with who asks, with their address and with the squads that they have finished. */
    firstSquadPrices: build.query({
      ...call('GET /v1/squads/first-squad-prices'),
      providesTags: ['Me', 'SquadHistory'],
    }),
    squadHistorySections: build.query({ ...call('GET /v1/squads/history/sections'), providesTags: ['SquadHistory'] }),
    squadHistory: build.infiniteQuery<AnswerOf<'GET /v1/squads/history'>, HistoryQuery, number | null>({
      query: ({ queryArg, pageParam }) =>
        history.query({ query: { ...queryArg, ...(pageParam === null ? {} : { before: pageParam }) } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      providesTags: ['SquadHistory'],
    }),
  }),
});

export const {
  useSquadQuery,
  useSquadFarewellQuery,
  useSquadQuoteQuery,
  useVisibleSquadsQuery,
  useMateOrdersQuery,
  useFriendInvitationQuery,
  useFriendOrdersQuery,
  useSquadHistorySectionsQuery,
  useSquadHistoryInfiniteQuery,
  useSquadReviewCriteriaQuery,
  useSquadReviewsQuery,
  useHotSquadsQuery,
  useSquadRatesQuery,
  useFirstSquadPricesQuery,
} = squadsApi;
