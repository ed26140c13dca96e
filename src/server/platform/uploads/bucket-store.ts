import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { limitConcurrency } from '../concurrency/limit-concurrency';
import type { StorageConfig } from '../config/storage-config';
import { bucketClient, type Timeouts, type SentBytes } from './bucket-client';
import type { FileStore } from './file-store';
import { StoreUnavailable } from './store-unavailable';

const sentFile = async (path: string): Promise<SentBytes> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const { size: length } = await fs.stat(path);
  return { length, sha256: hash.digest('hex'), open: () => createReadStream(path) };
};

const sentBytes = (bytes: Buffer): SentBytes => ({
  length: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  open: () => Readable.from([bytes]),
});

/** Reads a response of no interest to its end, so that its connection can be reused. */
const done = (answer: IncomingMessage | null): void => void answer?.resume();

const keysOf = (listing: string): readonly string[] =>
  [...listing.matchAll(/<Key>([\w./-]+)<\/Key>/g)].map(([, key = '']) => key);

/** Files in a private bucket of an S3-compatible store: people get them only through this server. */
export const bucketStore = (config: StorageConfig, timeouts?: Timeouts): FileStore => {
  const client = bucketClient(config, timeouts);

  const put = async (key: string, sent: SentBytes): Promise<void> => {
    const answer = await client.send({ method: 'PUT', key, sent });
    if (answer === null) throw new StoreUnavailable(`PUT ${key}: 404`, 404);
    done(answer);
  };

  const read: FileStore['read'] = async (key, start, end) => {
    const answer = await client.send({ method: 'GET', key, range: `bytes=${start}-${end}` });
    if (answer === null) throw new StoreUnavailable(`GET ${key}: gone`, 404);
    // The store may ignore the range and send other bytes.
    if (Number(answer.headers['content-length']) !== end - start + 1) {
      answer.destroy();
      throw new StoreUnavailable(`GET ${key}: not the bytes ${start}-${end}`, answer.statusCode ?? null);
    }
    return answer;
  };

  const remove = async (key: string): Promise<void> => done(await client.send({ method: 'DELETE', key }));

  return {
    stat: async (key) => {
      const answer = await client.send({ method: 'HEAD', key });
      if (answer === null) return null;
      done(answer);
      const { 'content-length': length, etag = null, 'last-modified': modified = null } = answer.headers;
      const size = Number(length);
      if (!Number.isSafeInteger(size)) throw new StoreUnavailable(`HEAD ${key}: no length`, answer.statusCode ?? null);
      return { size, etag, modified, read: (start, end) => read(key, start, end) };
    },
    read,
    put: (key, bytes) => put(key, sentBytes(bytes)),
    moveIn: async (key, path) => {
      await put(key, await sentFile(path));
      await fs.rm(path, { force: true });
    },
    remove,
    removeFolder: async (folder) => {
      const inLine = limitConcurrency(8);
      const query = { 'list-type': '2', prefix: `${folder}/` };
      // A listing has at most a thousand keys; removed ones are not in the next.
      for (;;) {
        const listing = await client.send({ method: 'GET', key: '', query });
        if (listing === null) throw new StoreUnavailable(`GET ${folder}: 404`, 404);
        const keys = keysOf(await text(listing));
        if (keys.length === 0) return;
        await Promise.all(keys.map((key) => inLine(() => remove(key))));
      }
    },
    stop: client.stop,
  };
};
