import type { historySections } from '#contract/squads/history-sections.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';

export type HistorySection = (typeof historySections)[number];

export interface HistoryFilter {
  readonly gameId?: string;
  readonly kind?: CategoryKind;
}

export interface HistoryQuery extends HistoryFilter {
  readonly section: HistorySection;
}

const history = call('GET /v1/squads/history');

/** The squads that a person was in. */
export const squadListsHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    squadHistorySections: build.query({ ...call('GET /v1/squads/history/sections'), providesTags: ['SquadHistory'] }),
    squadHistory: build.infiniteQuery<CallResponse<'GET /v1/squads/history'>, HistoryQuery, number | null>({
      query: ({ queryArg, pageParam }) =>
        history.query({ query: { ...queryArg, ...(pageParam === null ? {} : { before: pageParam }) } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      providesTags: ['SquadHistory'],
    }),
  }),
});

export const { useSquadHistorySectionsQuery, useSquadHistoryInfiniteQuery } = squadListsHistoryApi;
