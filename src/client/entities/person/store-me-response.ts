import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { squadsApi } from '../squad/squads-api';
import { usersApi } from './users-api';
import type { Me } from '../../../contract/schemas/me';

type ApiState = Parameters<ReturnType<typeof usersApi.endpoints.me.select>>[0] &
  Parameters<ReturnType<typeof squadsApi.endpoints.squad.select>>[0];

/** What `onQueryStarted` is given, as far as an answer's keeper needs it. */
export interface StartedQuery<Response> {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly queryFulfilled: PromiseLike<{ readonly data: Response }>;
}

/** What a call brought; null when it failed: that is told where it was called. */
export const responseOf = <Answer>({
  queryFulfilled,
}: Pick<StartedQuery<Answer>, 'queryFulfilled'>): PromiseLike<Answer | null> =>
  queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );

/** A change of one's own account answers with the person after it: the page shows that at once and asks for nothing. */
export const storeMeResponse = async (_change: unknown, started: StartedQuery<Me>): Promise<void> => {
  const me = await responseOf(started);
  if (me !== null) await started.dispatch(usersApi.util.upsertQueryData('me', undefined, me));
};
