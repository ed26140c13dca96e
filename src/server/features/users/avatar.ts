import { avatarLimits } from '#domain/people/avatar.ts';
import { storePicture } from '../../platform/uploads/store-picture';
import { discardFile, recordFile } from '../../platform/uploads/stored-files';
import type { usersContract } from '#contract/people/users.ts';
import type { Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { changeProfile } from './change-profile';
import { readMe } from './read-me';

const { maxBytes, types, uploads, minSidePixels, keptEdge } = avatarLimits;
const refusals = { tooLarge: 'USERS_AVATAR_TOO_LARGE', unreadable: 'USERS_AVATAR_INVALID_TYPE' } as const;

/**
 * Sets a new avatar, a square; the previous one is deleted once no row refers to it.
 * @throws Refusal USERS_AVATAR_INVALID_TYPE, USERS_AVATAR_TOO_LARGE (bytes or pixels), VALIDATION_ERROR under 200 px,
 * RATE_LIMITED
 */
export const changeAvatar: Handler<(typeof usersContract)['PUT /v1/users/me/avatar']> = async (
  app,
  { actor, http },
) => {
  await limitRate(app, `avatar:${actor.id}`, uploads.tries, uploads.window);
  const { src: avatarUrl } = await storePicture(app, http.request, 'avatars', {
    maxBytes,
    kinds: types,
    width: keptEdge,
    height: keptEdge,
    fit: 'cover',
    minSide: minSidePixels,
    ...refusals,
  });
  const before = await recordFile(
    () => changeProfile(app, actor.id, { avatarUrl }),
    () => discardFile(app, avatarUrl),
  );
  await discardFile(app, before.avatarUrl);
  return readMe(app, actor.id);
};
