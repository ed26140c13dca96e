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
  /** Longest time without a byte in either direction. */
  readonly silence: number;
  /** From the request to the beginning of the response, including the upload. */
  readonly answer: number;
}

const defaultTimeouts: Timeouts = { silence: 10_000, answer: 60_000 };

/**
 * The body of a request: opened again for each attempt. Its hash is signed, so that the store refuses damaged bytes.
 */
export interface SentBytes {
  readonly length: number;
  /** Of the bytes, in hex. */
  readonly sha256: string;
  readonly open: () => Readable;
}

interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key within the bucket; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly range?: string;
  readonly sent?: SentBytes;
}

interface BucketClient {
  /** A 2xx response, or null for 404. @throws StoreUnavailable for any other response and for none in time */
  send(wanted: BucketRequest): Promise<IncomingMessage | null>;
  stop(): void;
}

const nothingSent = createHash('sha256').digest('hex');

/** A keep-alive connection that the store closed just when it was used again: the request has not arrived. */
class StaleConnection extends StoreUnavailable {}

/** S3's error code, such as `NoSuchBucket`. */
const errorCodeOf = async (answer: IncomingMessage): Promise<string> => {
  const body = await text(answer).catch(() => '');
  return /<Code>(\w{1,60})<\/Code>/.exec(body)?.[1] ?? '';
};

/** Sends requests signed with AWS Signature Version 4 over keep-alive connections, with path-style addressing. */
export const bucketClient = (config: StorageConfig, timeouts: Timeouts = defaultTimeouts): BucketClient => {
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

  const attempt = async (wanted: BucketRequest): Promise<IncomingMessage> => {
    const { url, headers } = await signed(wanted);
    return new Promise((resolve, reject) => {
      const request = begin(url, {
        method: wanted.method,
        headers: Object.fromEntries(headers),
        agent,
        timeout: timeouts.silence,
      });
      const late = setTimeout(() => request.destroy(new Error('no answer in time')), timeouts.answer);
      let answer: IncomingMessage | null = null;
      request.on('timeout', () => {
        // Bytes that wait for a slow client of ours: the store itself is not idle.
        if (answer !== null && answer.readableLength > 0) request.setTimeout(timeouts.silence);
        else request.destroy(new Error('silent'));
      });
      request.on('response', (arrived) => {
        clearTimeout(late);
        answer = arrived;
        resolve(arrived);
      });
      request.on('error', (problem) => {
        clearTimeout(late);
        const message = `${wanted.method} ${wanted.key}: ${problem.message || String(Object(problem).code)}`;
        const closed = request.reusedSocket && Object(problem).code === 'ECONNRESET';
        reject(closed ? new StaleConnection(message) : new StoreUnavailable(message));
      });
      // Errors of the body reach the request, which reports them.
      if (wanted.sent) pipeline(wanted.sent.open(), request, () => undefined);
      else request.end();
    });
  };

  return {
    send: async (wanted) => {
      const answer = await attempt(wanted).catch((problem: unknown) => {
        // All our requests are idempotent.
        if (problem instanceof StaleConnection) return attempt(wanted);
        throw problem;
      });
      const status = answer.statusCode ?? 0;
      if (status >= 200 && status < 300) return answer;
      const word = await errorCodeOf(answer);
      if (status === 404 && word !== 'NoSuchBucket') return null;
      throw new StoreUnavailable(`${wanted.method} ${wanted.key}: ${status} ${word}`.trim(), status);
    },
    stop: () => agent.destroy(),
  };
};
