import { avatarLimits, smallAvatar } from '#domain/people/avatar.ts';
import { encodePicture } from '../../platform/uploads/encode-picture';
import { discardFile, storeBytes, recordFile, newFileAddress, type Remover } from '../../platform/uploads/stored-files';
import type { usersContract } from '#contract/people/users.ts';
import type { Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { readUpload } from '../../platform/uploads/read-upload';
import { changeProfile } from './change-profile';
import { readMe } from './read-me';

const { minSidePixels: minSide, keptEdges } = avatarLimits;
const refusals = { tooLarge: 'USERS_AVATAR_TOO_LARGE', unreadable: 'USERS_AVATAR_INVALID_TYPE' } as const;

const squareOf = async (bytes: Buffer, edge: number): Promise<Buffer> =>
  (await encodePicture(bytes, { width: edge, height: edge, fit: 'cover', minSide, ...refusals })).bytes;

/** Deletes an avatar in both sizes, after the commit that removed it from the row; a demo avatar or null is ignored. */
export const deleteAvatarFiles = async (app: Remover, address: string | null): Promise<void> => {
  await discardFile(app, address);
  await discardFile(app, address === null ? null : smallAvatar(address));
};

/**
 * Stores a photo as two square WebP images and returns the URL of the large one; `smallAvatar` gives the other.
 * @throws Refusal USERS_AVATAR_INVALID_TYPE, USERS_AVATAR_TOO_LARGE (pixels), VALIDATION_ERROR under 200 px
 */
const storeAvatar = async (app: Remover, photo: Buffer): Promise<string> => {
  const [large, small] = await Promise.all([squareOf(photo, keptEdges.large), squareOf(photo, keptEdges.small)]);
  const address = newFileAddress('avatars', 'webp', keptEdges.large);
  const smallAddress = smallAvatar(address);
  try {
    if (smallAddress !== null) await storeBytes(app.files, smallAddress, small);
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
 * Sets a new avatar; the previous one is deleted once no row refers to it.
 * @throws Refusal USERS_AVATAR_INVALID_TYPE, USERS_AVATAR_TOO_LARGE (bytes or pixels), VALIDATION_ERROR under 200 px,
 * RATE_LIMITED
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
