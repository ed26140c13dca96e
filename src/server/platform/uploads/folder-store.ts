import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store';

/** On the disk before the row that names it: a rename alone may outlive a lost machine, its bytes not. */
const toDisk = async (place: string): Promise<void> => {
  const file = await fs.open(place, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
};

/** Files in the data folder, outside everything that is served as a page. Several processes must share it. */
export const folderStore = (dataDir: string): FileStore => {
  const placeFor = async (key: string): Promise<string> => {
    const place = path.join(dataDir, key);
    await fs.mkdir(path.dirname(place), { recursive: true });
    return place;
  };
  const read: FileStore['read'] = async (key, start, end) => createReadStream(path.join(dataDir, key), { start, end });
  return {
    stat: async (key) => {
      const place = path.join(dataDir, key);
      const stat = await fs.stat(place).catch(() => null);
      if (!stat?.isFile()) return null;
      const { size, mtime } = stat;
      return {
        size,
        etag: `"${size.toString(36)}-${mtime.getTime().toString(36)}"`,
        modified: mtime.toUTCString(),
        read: (start, end) => read(key, start, end),
      };
    },
    read,
    put: async (key, bytes) => {
      const place = await placeFor(key);
      try {
        await fs.writeFile(place, bytes, { flag: 'wx', mode: 0o640, flush: true });
      } catch (problem) {
        // Half a file of ours, but never one that somebody else has there.
        if (Object(problem).code !== 'EEXIST') await fs.rm(place, { force: true });
        throw problem;
      }
    },
    moveIn: async (key, place) => {
      await toDisk(place);
      await fs.rename(place, await placeFor(key));
    },
    remove: (key) => fs.rm(path.join(dataDir, key), { force: true }),
    removeFolder: (folder) => fs.rm(path.join(dataDir, folder), { recursive: true, force: true }),
    stop: () => undefined,
  };
};
