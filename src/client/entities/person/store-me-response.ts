import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { squadsApi } from '../squad/squads-api';
import { usersApi } from './users-api';
import type { Me } from '#contract/schemas/me.ts';

type ApiState = Parameters<ReturnType<typeof usersApi.endpoints.me.select>>[0] &
  Parameters<ReturnType<typeof squadsApi.endpoints.squad.select>>[0];

/** The part of the arguments of `onQueryStarted` that is needed to store a response in the cache. */
export interface StartedQuery<Response> {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly queryFulfilled: PromiseLike<{ readonly data: Response }>;
}

/** The response of a call; null if it failed: the error is handled by the caller of the mutation. */
export const responseOf = <Answer>({
  queryFulfilled,
}: Pick<StartedQuery<Answer>, 'queryFulfilled'>): PromiseLike<Answer | null> =>
  queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );

/**
 * For `onQueryStarted`: changes of one's own account return the changed person, which is written into the cache without
 * a refetch.
 */
export const storeMeResponse = async (_change: unknown, started: StartedQuery<Me>): Promise<void> => {
  const me = await responseOf(started);
  if (me !== null) await started.dispatch(usersApi.util.upsertQueryData('me', undefined, me));
};
