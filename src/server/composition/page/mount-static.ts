import fs from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyNotFound } from '../../platform/http/error-reply';

const hashed = /\.(?:[0-9a-f]{12}|[0-9a-f]{16})\./;

/** A file with a hash in its name is cached for a year, any other for an hour. */
const cacheControlOf = (file: string): string =>
  hashed.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** Files that only the server reads: not served. */
const pageParts = new Set(['index.html', 'assets-manifest.json', 'former-files.json']);

const nameOf = ({ params }: FastifyRequest): string => String(Object(params)['*']);

const namesIn = async (folder: string): Promise<ReadonlySet<string>> => {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((name) => !pageParts.has(name.replace(/\.(?:br|gz)$/, ''))),
  );
};

/**
 * Serves the built client's files under `/assets/`, precompressed where possible. Names are case-sensitive on every
 * file system. They are checked against a cached listing, because the library's own check would list the folder, which
 * has thousands of files of earlier releases, twice for each request.
 */
export const mountStatic = async (server: FastifyInstance, folder: string): Promise<void> => {
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', cacheControlOf(file)),
  });
  let known: ReadonlySet<string> = new Set();
  let listing: Promise<void> | null = null;
  // Single flight: any number of requests for unknown files causes one listing at a time.
  const list = (): Promise<void> =>
    (listing ??= namesIn(folder).then((names) => {
      [known, listing] = [names, null];
    }));
  const isThere = async (name: string): Promise<boolean> => {
    // A new release may have been built since.
    if (!known.has(name)) await list();
    return known.has(name);
  };
  server.get('/assets/*', { config: { access: 'public' } }, async (request, reply): Promise<FastifyReply> => {
    const name = nameOf(request);
    return (await isThere(name)) ? reply.sendFile(name) : replyNotFound(request, reply);
  });
};
