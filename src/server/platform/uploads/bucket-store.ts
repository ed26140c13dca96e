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

const sentFile = async (place: string): Promise<SentBytes> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(place), hash);
  const { size: length } = await fs.stat(place);
  return { length, sha256: hash.digest('hex'), open: () => createReadStream(place) };
};

const sentBytes = (bytes: Buffer): SentBytes => ({
  length: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  open: () => Readable.from([bytes]),
});

/** An answer without anything of interest; read, so that its connection serves the next call. */
const done = (answer: IncomingMessage | null): void => void answer?.resume();

const keysOf = (listing: string): readonly string[] =>
  [...listing.matchAll(/<Key>([\w./-]+)<\/Key>/g)].map(([, key = '']) => key);

/** Files in a bucket of an S3-compatible store, private: people come to them through us alone. */
export const bucketStore = (config: StorageConfig, patience?: Timeouts): FileStore => {
  const client = bucketClient(config, patience);

  const put = async (key: string, sent: SentBytes): Promise<void> => {
    const answer = await client.send({ method: 'PUT', key, sent });
    if (answer === null) throw new StoreUnavailable(`PUT ${key}: 404`, 404);
    done(answer);
  };

  const read: FileStore['read'] = async (key, start, end) => {
    const answer = await client.send({ method: 'GET', key, range: `bytes=${start}-${end}` });
    if (answer === null) throw new StoreUnavailable(`GET ${key}: gone`, 404);
    // Bytes of another place would be taken for these.
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
    moveIn: async (key, place) => {
      await put(key, await sentFile(place));
      await fs.rm(place, { force: true });
    },
    remove,
    removeFolder: async (folder) => {
      const inLine = limitConcurrency(8);
      const query = { 'list-type': '2', prefix: `${folder}/` };
      // A page of the list has at most a thousand; what is removed is no longer in the next.
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
