import type { Contract } from '#contract/contract.ts';
import type { DeskSubjectKind } from '#domain/people/desk-subject.ts';
import { type CallResponse, call, type QueryParams, type WireCall } from '../../api/call';

/** Lists of the desk: the query takes filters, `sort` and a cursor, the response is a page. */
export type ListRoute = {
  [R in keyof Contract]: R extends `GET /v1/admin/${string}`
    ? CallResponse<R> extends { readonly items: readonly unknown[]; readonly nextCursor: string | null }
      ? R
      : never
    : never;
}[keyof Contract];

/** Filters as they are written in the address. */
export type ListFilters = QueryParams;

interface ListPage {
  readonly nextCursor: string | null;
}

/**
 * An infinite query of a list: `build.infiniteQuery<CallResponse<R>, ListFilters, string | null>(deskList(R, kind))`.
 * It is fetched again when an object of its kind has changed.
 */
export const deskList = <R extends ListRoute>(route: R, kind: DeskSubjectKind) => ({
  query: ({
    queryArg,
    pageParam,
  }: {
    readonly queryArg: ListFilters;
    readonly pageParam: string | null;
  }): WireCall => ({ route, query: { ...queryArg, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
  transformResponse: call(route).transformResponse,
  infiniteQueryOptions: {
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }: ListPage) => nextCursor ?? undefined,
  },
  providesTags: [{ type: 'Desk' as const, id: kind }],
});
