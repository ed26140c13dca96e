import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type Config, ConfigError } from '../config/config';
import { bucketStore } from './bucket-store';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';
import { StoreUnavailable } from './store-unavailable';

/** The bucket of the settings, or else the data folder. */
export const createFileStore = ({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): FileStore =>
  storage === null ? folderStore(dataDir) : bucketStore(storage);

const why = ({ message, status }: StoreUnavailable): string => {
  if (message.endsWith('NoSuchBucket') || status === 404) return 'there is no such bucket, check S3_BUCKET';
  if (status === 401 || status === 403)
    return 'the store refuses access, check S3_ACCESS_KEY, S3_SECRET_KEY and what they allow';
  return 'the store does not answer as it should, check S3_ENDPOINT and S3_REGION';
};

/**
 * Tries everything in the bucket that the product will do there: write, read, list, remove.
 * @throws ConfigError when that is not allowed or the store does not respond
 */
export const checkFileStore = async ({ storage }: Pick<Config, 'storage'>): Promise<void> => {
  if (storage === null) return;
  const store = bucketStore(storage);
  const folder = `checks/${randomUUID()}`;
  try {
    await store.put(`${folder}/start`, Buffer.from('ok'));
    const stored = await store.stat(`${folder}/start`);
    if (stored === null) throw new StoreUnavailable('what was written is not there');
    await text(await stored.read(0, stored.size - 1));
    await store.removeFolder(folder);
  } catch (problem) {
    if (!(problem instanceof StoreUnavailable)) throw problem;
    throw new ConfigError(`Files in ${storage.endpoint}/${storage.bucket}: ${why(problem)} (${problem.message}).`);
  } finally {
    store.stop();
  }
};
