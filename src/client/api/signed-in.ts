import type { Me } from '../../contract/schemas/me';
import { answerOf } from './answer-of';
import { api } from './api';
import { announceSession } from './session-channel';
import { sessionHint } from './session-hint';
import type { Started } from './started';
import { tags } from './tags';
import { usersApi } from './users-api';

const personalTags = tags.filter((tag) => tag !== 'Me');

/** Puts the person of a sign-in's answer into the cache, drops what belonged to another, tells the other tabs. */
export const signedIn = async (_credentials: unknown, started: Started<Me>): Promise<void> => {
  const me = await answerOf(started);
  if (me === null) return;
  sessionHint.set(Date.now());
  await started.dispatch(usersApi.util.upsertQueryData('me', undefined, me));
  started.dispatch(api.util.invalidateTags(personalTags));
  announceSession();
};
