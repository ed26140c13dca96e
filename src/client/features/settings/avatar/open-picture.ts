import { errorTable } from '../../../../contract/errors/error-table';
import { avatarLimits } from '../../../../domain/settings/avatar-limits';
import { texts } from './texts';

/** What is chosen is cut and made smaller before it is sent, so it may be larger than what the service takes. */
const maxBytes = 30 * 1024 * 1024;

const types: ReadonlySet<string> = new Set(avatarLimits.types.map((type) => `image/${type}`));

export const acceptedTypes = [...types].join(',');

/** A picture that the browser has read, with the address to let go of; or why it cannot be used. */
export type Opened = { readonly picture: HTMLImageElement; readonly address: string } | { readonly problem: string };

export const openPicture = async (file: File): Promise<Opened> => {
  if (!types.has(file.type)) return { problem: errorTable.USERS_AVATAR_INVALID_TYPE.message };
  if (file.size > maxBytes) return { problem: errorTable.USERS_AVATAR_TOO_LARGE.message };
  const address = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = address;
  const readable = await picture.decode().then(
    () => true,
    () => false,
  );
  const small = Math.min(picture.naturalWidth, picture.naturalHeight) < avatarLimits.minSidePixels;
  if (readable && !small) return { picture, address };
  URL.revokeObjectURL(address);
  return { problem: readable ? texts.tooSmall : errorTable.USERS_AVATAR_INVALID_TYPE.message };
};
