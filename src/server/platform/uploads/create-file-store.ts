import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type Config, ConfigError } from '../config/config';
import { bucketStore } from './bucket-store';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';
import { StoreUnavailable } from './store-unavailable';

/** In the bucket of the settings, or else in the data folder. */
export const createFileStore = ({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): FileStore =>
  storage === null ? folderStore(dataDir) : bucketStore(storage);

const why = ({ message, status }: StoreUnavailable): string => {
  if (message.endsWith('NoSuchBucket') || status === 404) return 'такого бакета нет. Проверь S3_BUCKET';
  if (status === 401 || status === 403) return 'хранилище не пускает. Проверь S3_ACCESS_KEY, S3_SECRET_KEY и их права';
  return 'хранилище не отвечает как надо. Проверь S3_ENDPOINT и S3_REGION';
};

/**
 * Tries in the bucket all that the product will do there: list, write, read, remove.
 * @throws ConfigError when it may not, or nobody answers
 */
export const checkFileStore = async ({ storage }: Pick<Config, 'storage'>): Promise<void> => {
  if (storage === null) return;
  const store = bucketStore(storage);
  const folder = `checks/${randomUUID()}`;
  try {
    await store.put(`${folder}/start`, Buffer.from('ok'));
    const kept = await store.stat(`${folder}/start`);
    if (kept === null) throw new StoreUnavailable('what was written is not there');
    await text(await kept.read(0, kept.size - 1));
    await store.removeFolder(folder);
  } catch (problem) {
    if (!(problem instanceof StoreUnavailable)) throw problem;
    throw new ConfigError(`Файлы, ${storage.endpoint}/${storage.bucket}: ${why(problem)} (${problem.message}).`);
  } finally {
    store.stop();
  }
};
