import { avatarLimits, smallAvatar } from '../../../domain/people/avatar';
import { encodePicture } from '../../platform/uploads/encode-picture';
import { discardFile, storeBytes, recordFile, newFileAddress, type Remover } from '../../platform/uploads/stored-files';
import type { usersContract } from '../../../contract/people/users';
import type { Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { readUpload } from '../../platform/uploads/read-upload';
import { changeProfile } from './change-profile';
import { readMe } from './read-me';

const { minSidePixels: minSide, keptEdges } = avatarLimits;
const refusals = { tooLarge: 'USERS_AVATAR_TOO_LARGE', unreadable: 'USERS_AVATAR_INVALID_TYPE' } as const;

const squareOf = async (bytes: Buffer, edge: number): Promise<Buffer> =>
  (await encodePicture(bytes, { width: edge, height: edge, fit: 'cover', minSide, ...refusals })).bytes;

/** Deletes a photo in both its sizes, after the commit that forgets it; a demo face or none is no problem. */
export const deleteAvatarFiles = async (app: Remover, address: string | null): Promise<void> => {
  await discardFile(app, address);
  await discardFile(app, address === null ? null : smallAvatar(address));
};

/**
 * Keeps a photo as two square WebP and gives the address of the large one; `smallAvatar` names the other.
 * @throws Refusal USERS_AVATAR_INVALID_TYPE, USERS_AVATAR_TOO_LARGE (pixels), VALIDATION_ERROR under 200 px
 */
const storeAvatar = async (app: Remover, photo: Buffer): Promise<string> => {
  const [large, small] = await Promise.all([squareOf(photo, keptEdges.large), squareOf(photo, keptEdges.small)]);
  const address = newFileAddress('avatars', 'webp', keptEdges.large);
  const beside = smallAvatar(address);
  try {
    if (beside !== null) await storeBytes(app.files, beside, small);
    await storeBytes(app.files, address, large);
  } catch (problem) {
    await deleteAvatarFiles(app, address);
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
  const avatarUrl = await storeAvatar(app, bytes);
  const before = await recordFile(
    () => changeProfile(app, actor.id, { avatarUrl }),
    () => deleteAvatarFiles(app, avatarUrl),
  );
  await deleteAvatarFiles(app, before.avatarUrl);
  return readMe(app, actor.id);
};
