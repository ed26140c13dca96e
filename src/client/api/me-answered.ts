import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Me } from '../../contract/schemas/me';
import { usersApi } from './users-api';

type ApiState = Parameters<ReturnType<typeof usersApi.endpoints.me.select>>[0];

interface Change {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly queryFulfilled: PromiseLike<{ readonly data: Me }>;
}

/** A change of one's own account answers with the person after it: the page shows that at once and asks for nothing. */
export const meAnswered = async ({ dispatch, queryFulfilled }: Change): Promise<void> => {
  const answer = await Promise.resolve(queryFulfilled).catch(() => null);
  if (answer !== null) await dispatch(usersApi.util.upsertQueryData('me', undefined, answer.data));
};
