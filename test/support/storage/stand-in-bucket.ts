import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { faultOfSignature } from './signed-by';

export interface StandInBucket {
  readonly env: Readonly<Record<string, string>>;
  /** By their keys. */
  readonly objects: Map<string, Buffer>;
  /** `GET files/chat/…` in order of arrival, failed ones included. */
  readonly calls: readonly string[];
  /**
   * How to behave from now on. `away`: close connections at once; `silent`: accept requests and never respond;
   * `broken`: break off in the middle of a body.
   */
  behave(how: 'well' | 'away' | 'silent' | 'broken'): void;
  stop(): Promise<void>;
}

const keys = {
  accessKey: 'the-key-of-tests',
  secretKey: 'the secret of tests'.replaceAll(' ', '-'),
  region: 'ru-test-1',
};
const bucket = 'naparnik-files';

const refuse = (response: ServerResponse, status: number, word: string): void =>
  void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${word}</Code></Error>`);

const listing = (found: readonly string[]): string =>
  `<ListBucketResult>${found.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`;

/**
 * An S3-compatible store in this process: one bucket in memory, for signed requests. Lists have pages of three keys.
 */
export const standInBucket = async (): Promise<StandInBucket> => {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  let behaviour: Parameters<StandInBucket['behave']>[0] = 'well';

  const give = (request: IncomingMessage, response: ServerResponse, bytes: Buffer): void => {
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = bytes.subarray(Number(first), last === '' ? undefined : Number(last) + 1);
    response.writeHead(last === '' ? 200 : 206, {
      'content-length': part.length,
      etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      'last-modified': new Date(0).toUTCString(),
      // The store's content type must not reach anyone, whatever the file is.
      'content-type': 'text/html',
    });
    if (request.method === 'HEAD') response.end();
    else if (behaviour === 'broken') response.write(part.subarray(0, part.length / 2), () => response.destroy());
    else response.end(part);
  };

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const url = new URL(request.url ?? '', 'http://bucket');
    const [, named, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
    const fault = faultOfSignature(request, body, keys);
    if (fault !== null) return refuse(response, 403, fault);
    if (named !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (key === '') {
      const prefix = url.searchParams.get('prefix') ?? '';
      return void response.end(listing([...objects.keys()].filter((one) => one.startsWith(prefix)).slice(0, 3)));
    }
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
      objects.set(key, body);
      return void response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const bytes = objects.get(key);
    return bytes ? give(request, response, bytes) : refuse(response, 404, 'NoSuchKey');
  };

  const server = createServer((request, response) => {
    calls.push(`${request.method} ${(request.url ?? '').replace(`/${bucket}/`, '')}`);
    if (behaviour === 'away') return void request.socket.destroy();
    void buffer(request).then((body) => {
      if (behaviour !== 'silent') answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
      S3_BUCKET: bucket,
      S3_REGION: keys.region,
      S3_ACCESS_KEY: keys.accessKey,
      S3_SECRET_KEY: keys.secretKey,
    },
    objects,
    calls,
    behave: (how) => {
      behaviour = how;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
