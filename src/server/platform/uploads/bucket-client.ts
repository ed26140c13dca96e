import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { StorageConfig } from '../config/storage-config';
import { StoreUnavailable } from './store-unavailable';

/** Milliseconds. */
export interface Timeouts {
  /** Without a byte in either direction. */
  readonly silence: number;
  /** From the call to the beginning of the answer, what is sent included. */
  readonly answer: number;
}

const defaultTimeouts: Timeouts = { silence: 10_000, answer: 60_000 };

/** What is sent; made anew for each try, and signed, so that what came damaged is refused. */
export interface SentBytes {
  readonly length: number;
  /** Of the bytes, in hex. */
  readonly sha256: string;
  readonly open: () => Readable;
}

interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Within the bucket; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly range?: string;
  readonly sent?: SentBytes;
}

interface BucketClient {
  /** The answer's beginning: 2xx, or null for 404. @throws StoreUnavailable for anything else, and for none in time */
  send(asked: BucketRequest): Promise<IncomingMessage | null>;
  stop(): void;
}

const nothingSent = createHash('sha256').digest('hex');

/** A kept connection that the store closed at the very moment of its next use; nothing of the call has arrived. */
class StaleConnection extends StoreUnavailable {}

/** S3's own word for what is wrong, as `NoSuchBucket`. */
const errorCodeOf = async (answer: IncomingMessage): Promise<string> => {
  const said = await text(answer).catch(() => '');
  return /<Code>(\w{1,60})<\/Code>/.exec(said)?.[1] ?? '';
};

/** Calls signed by AWS Signature 4 over kept connections, the bucket in the path. */
export const bucketClient = (config: StorageConfig, patience: Timeouts = defaultTimeouts): BucketClient => {
  const { request: begin, Agent } = config.endpoint.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true });

  const signed = ({ method, key, query = {}, range, sent }: BucketRequest) => {
    const url = new URL(`${config.endpoint}/${config.bucket}${key === '' ? '' : `/${key}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return new AwsV4Signer({
      method,
      url: url.toString(),
      headers: {
        'x-amz-content-sha256': sent?.sha256 ?? nothingSent,
        ...(range === undefined ? {} : { range }),
        ...(method === 'PUT' ? { 'content-length': String(sent?.length ?? 0) } : {}),
      },
      accessKeyId: config.accessKey,
      secretAccessKey: config.secretKey,
      service: 's3',
      region: config.region,
    }).sign();
  };

  const attempt = async (asked: BucketRequest): Promise<IncomingMessage> => {
    const { url, headers } = await signed(asked);
    return new Promise((resolve, reject) => {
      const request = begin(url, {
        method: asked.method,
        headers: Object.fromEntries(headers),
        agent,
        timeout: patience.silence,
      });
      const late = setTimeout(() => request.destroy(new Error('no answer in time')), patience.answer);
      let answer: IncomingMessage | null = null;
      request.on('timeout', () => {
        // Bytes that wait for a slow reader are not the store's silence.
        if (answer !== null && answer.readableLength > 0) request.setTimeout(patience.silence);
        else request.destroy(new Error('silent'));
      });
      request.on('response', (came) => {
        clearTimeout(late);
        answer = came;
        resolve(came);
      });
      request.on('error', (problem) => {
        clearTimeout(late);
        const message = `${asked.method} ${asked.key}: ${problem.message || String(Object(problem).code)}`;
        const closed = request.reusedSocket && Object(problem).code === 'ECONNRESET';
        reject(closed ? new StaleConnection(message) : new StoreUnavailable(message));
      });
      // Its problems are the request's.
      if (asked.sent) pipeline(asked.sent.open(), request, () => undefined);
      else request.end();
    });
  };

  return {
    send: async (asked) => {
      const answer = await attempt(asked).catch((problem: unknown) => {
        // Every call of ours may be said twice.
        if (problem instanceof StaleConnection) return attempt(asked);
        throw problem;
      });
      const status = answer.statusCode ?? 0;
      if (status >= 200 && status < 300) return answer;
      const word = await errorCodeOf(answer);
      if (status === 404 && word !== 'NoSuchBucket') return null;
      throw new StoreUnavailable(`${asked.method} ${asked.key}: ${status} ${word}`.trim(), status);
    },
    stop: () => agent.destroy(),
  };
};
