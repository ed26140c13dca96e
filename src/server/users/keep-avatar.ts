import { smallAvatar } from '../../domain/users/small-avatar';
import { avatarLimits } from '../../domain/settings/avatar-limits';
import type { Config } from '../config/config';
import { encodePicture } from '../uploads/encode-picture';
import { newFileAddress } from '../uploads/file-address';
import { keepBytes } from '../uploads/keep-bytes';

const { minSidePixels: minSide, keptEdges } = avatarLimits;
const refusals = { tooLarge: 'USERS_AVATAR_TOO_LARGE', unreadable: 'USERS_AVATAR_INVALID_TYPE' } as const;

const squareOf = async (bytes: Buffer, edge: number): Promise<Buffer> =>
  (await encodePicture(bytes, { width: edge, height: edge, fit: 'cover', minSide, ...refusals })).bytes;

/**
 * Keeps a photo as two square WebP and gives the address of the large one; `smallAvatar` names the other.
 * @throws Refusal USERS_AVATAR_INVALID_TYPE, USERS_AVATAR_TOO_LARGE (pixels), VALIDATION_ERROR under 200 px
 */
export const keepAvatar = async (config: Pick<Config, 'dataDir'>, photo: Buffer): Promise<string> => {
  const [large, small] = await Promise.all([squareOf(photo, keptEdges.large), squareOf(photo, keptEdges.small)]);
  const address = newFileAddress('avatars', 'webp', keptEdges.large);
  const beside = smallAvatar(address);
  if (beside !== null) await keepBytes(config, beside, small);
  await keepBytes(config, address, large);
  return address;
};
