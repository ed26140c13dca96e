import type { Me } from '../../contract/schemas/me';
import { answerOf } from './answer-of';
import type { Started } from './started';
import { usersApi } from './users-api';

/** A change of one's own account answers with the person after it: the page shows that at once and asks for nothing. */
export const meAnswered = async (_change: unknown, started: Started<Me>): Promise<void> => {
  const me = await answerOf(started);
  if (me !== null) await started.dispatch(usersApi.util.upsertQueryData('me', undefined, me));
};
