import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { squadsApi } from './squads-api';
import type { usersApi } from './users-api';

type ApiState = Parameters<ReturnType<typeof usersApi.endpoints.me.select>>[0] & Parameters<ReturnType<typeof squadsApi.endpoints.squad.select>>[0];

/** What `onQueryStarted` is given, as far as an answer's keeper needs it. */
export interface Started<Answer> {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly queryFulfilled: PromiseLike<{ readonly data: Answer }>;
}
