import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsCoding } from './accepts-coding';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

interface Written {
  readonly etag: string;
  readonly plain: Buffer;
  /** In order of preference. */
  readonly codings: readonly (readonly [name: string, bytes: Buffer])[];
}

const write = async (text: string): Promise<Written> => {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url')}"`,
    plain,
    codings: [
      ['br', await toBrotli(plain, { params })],
      ['gzip', await toGzip(plain)],
    ],
  };
};

/**
 * A large response that is the same for everybody for as long as the process runs. It is written and compressed once,
 * at its first request; all others share its bytes, so that a reader who does not read costs neither time nor memory.
 */
export const writtenOnce = (type: string, text: () => string) => {
  let written: Promise<Written> | null = null;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { etag, plain, codings } = await (written ??= write(text()));
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const [coding, bytes] = codings.find(([name]) => acceptsCoding(accepted, name)) ?? [null, plain];
    // A browser asks again, and has nothing to read unless the release has changed.
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding', 'content-type': type });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (coding !== null) reply.header('content-encoding', coding);
    return reply.send(bytes);
  };
};
