import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app';
import { Refusal } from '../http/refusal';
import { fileHeaders, sendBytes } from './send-file';
import { type FileOwner, findFile } from './stored-files';
import { kindOfFile } from './file-kinds';

/** Folders whose files anybody may see; all others are sent by calls that check access. */
const publicOwners: readonly FileOwner[] = ['avatars', 'blog', 'voices', 'games'];

/** Cacheable for ever, because the content of a name never changes. Other files than pictures are only downloaded. */
const publicHeaders = (file: string): Readonly<Record<string, string>> => {
  const { type, picture } = kindOfFile(file);
  return {
    ...fileHeaders,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': type,
    ...(picture ? {} : { 'content-disposition': 'attachment' }),
  };
};

const isKnown = (request: FastifyRequest, etag: string | null): boolean =>
  etag !== null &&
  (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === etag);

const mountOwner = (server: FastifyInstance, { files }: Pick<App, 'files'>, owner: FileOwner): void => {
  server.get(
    `/files/${owner}/:name`,
    { config: { access: 'public' } },
    async (request, reply): Promise<FastifyReply> => {
      const address = `/files/${owner}/${String(Object(request.params).name)}`;
      const file = await findFile(files, address);
      if (file === null) throw new Refusal('NOT_FOUND');
      const { etag, modified } = file;
      const headers = {
        ...publicHeaders(address),
        ...(etag === null ? {} : { etag }),
        ...(modified === null ? {} : { 'last-modified': modified }),
      };
      return isKnown(request, etag) ? reply.headers(headers).code(304).send() : sendBytes(reply, file, headers);
    },
  );
};

/** Serves public files under `/files/` from the store. */
export const mountFiles = (server: FastifyInstance, app: Pick<App, 'files'>): void => {
  for (const owner of publicOwners) mountOwner(server, app, owner);
  // Otherwise the catch-all route of pages would respond.
  server.get('/files/*', { config: { access: 'public' } }, () => {
    throw new Refusal('NOT_FOUND');
  });
};
