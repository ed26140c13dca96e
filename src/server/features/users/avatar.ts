import { avatarLimits, smallAvatar } from '../../../domain/people/avatar';
import { encodePicture } from '../../platform/uploads/encode-picture';
import { forgetFile, keepBytes, nameFile, newFileAddress, type Remover } from '../../platform/uploads/stored-files';
import type { usersContract } from '../../../contract/people/users';
import type { Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/count-hit';
import { readUpload } from '../../platform/uploads/read-upload';
import { changeProfile } from './change-profile';
import { readMe } from './read-me';

const { minSidePixels: minSide, keptEdges } = avatarLimits;
const refusals = { tooLarge: 'USERS_AVATAR_TOO_LARGE', unreadable: 'USERS_AVATAR_INVALID_TYPE' } as const;

const squareOf = async (bytes: Buffer, edge: number): Promise<Buffer> =>
  (await encodePicture(bytes, { width: edge, height: edge, fit: 'cover', minSide, ...refusals })).bytes;

/** Deletes a photo in both its sizes, after the commit that forgets it; a demo face or none is no problem. */
export const forgetAvatar = async (app: Remover, address: string | null): Promise<void> => {
  await forgetFile(app, address);
  await forgetFile(app, address === null ? null : smallAvatar(address));
};

/**
 * Keeps a photo as two square WebP and gives the address of the large one; `smallAvatar` names the other.
 * @throws Refusal USERS_AVATAR_INVALID_TYPE, USERS_AVATAR_TOO_LARGE (pixels), VALIDATION_ERROR under 200 px
 */
const keepAvatar = async (app: Remover, photo: Buffer): Promise<string> => {
  const [large, small] = await Promise.all([squareOf(photo, keptEdges.large), squareOf(photo, keptEdges.small)]);
  const address = newFileAddress('avatars', 'webp', keptEdges.large);
  const beside = smallAvatar(address);
  try {
    if (beside !== null) await keepBytes(app.files, beside, small);
    await keepBytes(app.files, address, large);
  } catch (problem) {
    await forgetAvatar(app, address);
    throw problem;
  }
  return address;
};

const { maxBytes, types, uploads } = avatarLimits;

const rules = {
  field: 'file',
  maxBytes,
  kinds: types,
  tooLarge: 'USERS_AVATAR_TOO_LARGE',
  wrongKind: 'USERS_AVATAR_INVALID_TYPE',
} as const;

/**
 * A new photo; the one before is deleted once nobody names it.
 * @throws Refusal USERS_AVATAR_INVALID_TYPE, USERS_AVATAR_TOO_LARGE (bytes or pixels), VALIDATION_ERROR under 200 px, RATE_LIMITED
 */
export const changeAvatar: Handler<(typeof usersContract)['PUT /v1/users/me/avatar']> = async (
  app,
  { actor, http },
) => {
  await limitRate(app, `avatar:${actor.id}`, uploads.tries, uploads.window);
  const { bytes } = await readUpload(http.request, rules);
  const avatarUrl = await keepAvatar(app, bytes);
  const before = await nameFile(
    () => changeProfile(app, actor.id, { avatarUrl }),
    () => forgetAvatar(app, avatarUrl),
  );
  await forgetAvatar(app, before.avatarUrl);
  return readMe(app, actor.id);
};
