import fs from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app';
import { Refusal } from '../http/refusal';
import { fileHeaders, sendBytes } from './send-file';
import { type FileOwner, lookUp } from './stored-files';
import { kindOfFile } from './file-kinds';

/** Shown to anybody; all else goes through a call that knows who asks. */
const publicOwners: readonly FileOwner[] = ['avatars', 'blog', 'voices'];

/** A name never changes its content. What is no picture is only ever downloaded. */
const publicHeaders = (file: string): Readonly<Record<string, string>> => {
  const { type, picture } = kindOfFile(file);
  return {
    ...fileHeaders,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': type,
    ...(picture ? {} : { 'content-disposition': 'attachment' }),
  };
};

const mountFolder = async (server: FastifyInstance, dataDir: string, owner: FileOwner): Promise<void> => {
  const root = path.join(dataDir, 'files', owner);
  await fs.mkdir(root, { recursive: true });
  await server.register(fastifyStatic, {
    root,
    prefix: `/files/${owner}/`,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => void reply.headers(publicHeaders(file)),
  });
};

const isKnown = (request: FastifyRequest, etag: string | null): boolean =>
  etag !== null &&
  (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === etag);

const mountBucket = (server: FastifyInstance, { files }: Pick<App, 'files'>, owner: FileOwner): void => {
  server.get(`/files/${owner}/:name`, async (request, reply): Promise<FastifyReply> => {
    const address = `/files/${owner}/${String(Object(request.params).name)}`;
    const file = await lookUp(files, address);
    if (file === null) throw new Refusal('NOT_FOUND');
    const { etag, modified } = file;
    const headers = {
      ...publicHeaders(address),
      ...(etag === null ? {} : { etag }),
      ...(modified === null ? {} : { 'last-modified': modified }),
    };
    return isKnown(request, etag) ? reply.headers(headers).code(304).send() : sendBytes(reply, file, headers);
  });
};

/** Public files under `/files/`, from the folder or the bucket. */
export const mountFiles = async (server: FastifyInstance, app: Pick<App, 'config' | 'files'>): Promise<void> => {
  for (const owner of publicOwners)
    if (app.config.storage === null) await mountFolder(server, app.config.dataDir, owner);
    else mountBucket(server, app, owner);
  // Otherwise the page would answer in their place.
  server.get('/files/*', () => {
    throw new Refusal('NOT_FOUND');
  });
};
