import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { ApiError, type ApiFailure, toFailure } from './api-error';
import type { WireCall } from './call';
import { wantsKey } from './idempotent-routes';
import { oneAttempt } from './one-attempt';
import { request } from './request';

interface CallOptions {
  /** Codes or HTTP statuses of refusals that mean "there is nothing": the call then returns null. */
  readonly emptyOn?: readonly (string | number)[];
}

const fillPath = (path: string, params: WireCall['params'] = {}): string =>
  path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/**
 * RTK Query's transport: calls `request` and makes its `ApiError` serialisable for the store. It gives a key to each call
 * that the contract wants one for, unless the screen brings its own.
 */
const baseQuery: BaseQueryFn<WireCall, unknown, ApiFailure, CallOptions> = async (call, { signal }, options) => {
  const [method = 'GET', path = ''] = call.route.split(' ');
  const send = (key: string | null) =>
    request({
      method,
      path: fillPath(path, call.params),
      signal,
      ...(call.query === undefined ? {} : { query: call.query }),
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(key === null ? {} : { headers: { 'idempotency-key': key } }),
    });
  const { route, params, query, body, idempotencyKey = null } = call;
  try {
    const data =
      idempotencyKey === null && wantsKey(route)
        ? await oneAttempt(JSON.stringify([route, params, query, body]), send)
        : await send(idempotencyKey);
    return { data: data ?? null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (options?.emptyOn?.some((one) => one === error.code || one === error.status)) return { data: null };
    return { error: toFailure(error) };
  }
};

/** Names of the cached data that queries provide and mutations invalidate. An id narrows a tag to one object. */
export const tags = [
  'Me',
  'User',
  'Mates',
  'FreeNotices',
  'MateReadiness',
  'MateOrders',
  'MateClients',
  'MateApplication',
  'MateStanding',
  'Courses',
  'Categories',
  'Age',
  'Taxes',
  'Consents',
  'GameParams',
  'Bookings',
  'Squad',
  'Squads',
  'SquadHistory',
  'Quote',
  'Reviews',
  'PovRequest',
  'Balance',
  'Transactions',
  'WithdrawalMethods',
  'SteamTradeUrl',
  'Certificates',
  'Reserve',
  'Articles',
  'MyArticles',
  'TipsGoals',
  'Draws',
  'Notifications',
  'Notifiers',
  'Sessions',
  'Support',
  'Appeals',
  'ChatSettings',
  'ChatBlocks',
  'Landing',
  'Desk',
  'Demo',
] as const;

/** The only RTK Query API of the client. Resources add their endpoints in `<resource>-api.ts`. */
export const api = createApi({
  baseQuery,
  tagTypes: tags,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
