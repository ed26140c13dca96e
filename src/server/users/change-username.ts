import type { usersContract } from '../../contract/users';
import { authLimits } from '../../domain/settings/auth-limits';
import { usernameKey } from '../../domain/users/username-key';
import { violatedConstraint } from '../db/sql-state';
import type { Handler } from '../http/call';
import { limitRate } from '../http/count-hit';
import { Refusal } from '../http/refusal';
import { changeProfile } from './change-profile';
import { readMe } from './read-me';

/** @throws Refusal USERS_USERNAME_TAKEN for a name that somebody has, or that looks like one; RATE_LIMITED */
export const changeUsername: Handler<(typeof usersContract)['PUT /v1/users/me/username']> = async (app, { actor, body: { username } }) => {
  if (username === actor.username) return readMe(app, actor.id);
  const { tries, window } = authLimits.usernameChange;
  await limitRate(app, `username:${actor.id}`, tries, window);
  try {
    await changeProfile(app, actor.id, { username, usernameKey: usernameKey(username) });
  } catch (problem) {
    if (violatedConstraint(problem) === 'app_user_username_key_key') throw new Refusal('USERS_USERNAME_TAKEN');
    throw problem;
  }
  return readMe(app, actor.id);
};
