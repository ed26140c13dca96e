import { smallAvatar } from '../../domain/users/small-avatar';
import type { Config } from '../config/config';
import { removeFile } from '../uploads/remove-file';

/** Deletes a photo in both its sizes, after the commit that forgets it; a demo face or none is no problem. */
export const forgetAvatar = async (config: Pick<Config, 'dataDir'>, address: string | null): Promise<void> => {
  await removeFile(config, address);
  await removeFile(config, address === null ? null : smallAvatar(address));
};
