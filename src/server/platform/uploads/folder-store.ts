import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store';

/** Flushes a file before its rename: after a power cut the rename may be on disk and the bytes not. */
const flushToDisk = async (target: string): Promise<void> => {
  const file = await fs.open(target, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
};

/** Files in the data folder, which is not served statically. Several processes must share the folder. */
export const folderStore = (dataDir: string): FileStore => {
  const preparePath = async (key: string): Promise<string> => {
    const target = path.join(dataDir, key);
    await fs.mkdir(path.dirname(target), { recursive: true });
    return target;
  };
  const read: FileStore['read'] = async (key, start, end) => createReadStream(path.join(dataDir, key), { start, end });
  return {
    stat: async (key) => {
      const target = path.join(dataDir, key);
      const stat = await fs.stat(target).catch(() => null);
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
      const target = await preparePath(key);
      try {
        await fs.writeFile(target, bytes, { flag: 'wx', mode: 0o640, flush: true });
      } catch (problem) {
        // Removes a half-written file, but never one that existed before.
        if (Object(problem).code !== 'EEXIST') await fs.rm(target, { force: true });
        throw problem;
      }
    },
    moveIn: async (key, source) => {
      await flushToDisk(source);
      await fs.rename(source, await preparePath(key));
    },
    remove: (key) => fs.rm(path.join(dataDir, key), { force: true }),
    removeFolder: (folder) => fs.rm(path.join(dataDir, folder), { recursive: true, force: true }),
    stop: () => undefined,
  };
};
