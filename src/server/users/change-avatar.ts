import type { usersContract } from '../../contract/users';
import { avatarLimits } from '../../domain/settings/avatar-limits';
import type { Handler } from '../http/call';
import { limitRate } from '../http/count-hit';
import { readUpload } from '../uploads/read-upload';
import { changeProfile } from './change-profile';
import { forgetAvatar } from './forget-avatar';
import { keepAvatar } from './keep-avatar';
import { readMe } from './read-me';

const { maxBytes, types, uploads } = avatarLimits;

const rules = { field: 'file', maxBytes, kinds: types, tooLarge: 'USERS_AVATAR_TOO_LARGE', wrongKind: 'USERS_AVATAR_INVALID_TYPE' } as const;

/**
 * A new photo; the one before is deleted once nobody names it.
 * @throws Refusal USERS_AVATAR_INVALID_TYPE, USERS_AVATAR_TOO_LARGE (bytes or pixels), VALIDATION_ERROR under 200 px, RATE_LIMITED
 */
export const changeAvatar: Handler<(typeof usersContract)['PUT /v1/users/me/avatar']> = async (app, { actor, http }) => {
  await limitRate(app, `avatar:${actor.id}`, uploads.tries, uploads.window);
  const { bytes } = await readUpload(http.request, rules);
  const avatarUrl = await keepAvatar(app.config, bytes);
  try {
    const before = await changeProfile(app, actor.id, { avatarUrl });
    await forgetAvatar(app.config, before.avatarUrl);
  } catch (problem) {
    await forgetAvatar(app.config, avatarUrl);
    throw problem;
  }
  return readMe(app, actor.id);
};
