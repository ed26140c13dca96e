import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Me } from '../../contract/schemas/me';
import { api } from './api';
import { announceSession } from './session-channel';
import { sessionHint } from './session-hint';
import { tags } from './tags';
import { usersApi } from './users-api';

type ApiState = Parameters<ReturnType<typeof usersApi.endpoints.me.select>>[0];

interface SignIn {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly queryFulfilled: PromiseLike<{ readonly data: Me }>;
}

const personalTags = tags.filter((tag) => tag !== 'Me');

/** Puts the person of a sign-in's answer into the cache, drops what belonged to another, tells the other tabs. */
export const signedIn = async ({ dispatch, queryFulfilled }: SignIn): Promise<void> => {
  const answer = await Promise.resolve(queryFulfilled).catch(() => null);
  if (answer === null) return;
  sessionHint.set(Date.now());
  await dispatch(usersApi.util.upsertQueryData('me', undefined, answer.data));
  dispatch(api.util.invalidateTags(personalTags));
  announceSession();
};
