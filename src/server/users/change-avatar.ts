import type { usersContract } from '../../contract/users';
import { avatarLimits } from '../../domain/settings/avatar-limits';
import type { Handler } from '../http/call';
import { limitRate } from '../http/count-hit';
import { encodePicture } from '../uploads/encode-picture';
import { readUpload } from '../uploads/read-upload';
import { removeFile } from '../uploads/remove-file';
import { storeFile } from '../uploads/store-file';
import { changeProfile } from './change-profile';
import { readMe } from './read-me';

const { maxBytes, minSidePixels, keptSidePixels, types, uploads } = avatarLimits;

const rules = { field: 'file', maxBytes, kinds: types, tooLarge: 'USERS_AVATAR_TOO_LARGE', wrongKind: 'USERS_AVATAR_INVALID_TYPE' } as const;

const square = {
  width: keptSidePixels,
  height: keptSidePixels,
  fit: 'cover',
  minSide: minSidePixels,
  tooLarge: 'USERS_AVATAR_TOO_LARGE',
  unreadable: 'USERS_AVATAR_INVALID_TYPE',
} as const;

/**
 * A new photo, a square WebP; the one before is deleted once nobody names it.
 * @throws Refusal USERS_AVATAR_INVALID_TYPE, USERS_AVATAR_TOO_LARGE (bytes or pixels), VALIDATION_ERROR under 200 px, RATE_LIMITED
 */
export const changeAvatar: Handler<(typeof usersContract)['PUT /v1/users/me/avatar']> = async (app, { actor, http }) => {
  await limitRate(app, `avatar:${actor.id}`, uploads.tries, uploads.window);
  const { bytes } = await readUpload(http.request, rules);
  const picture = await encodePicture(bytes, square);
  const avatarUrl = await storeFile(app.config, 'avatars', 'webp', picture.bytes);
  try {
    const before = await changeProfile(app, actor.id, { avatarUrl });
    await removeFile(app.config, before.avatarUrl);
  } catch (problem) {
    await removeFile(app.config, avatarUrl);
    throw problem;
  }
  return readMe(app, actor.id);
};
