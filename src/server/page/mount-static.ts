import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const hashed = /\.(?:[0-9a-f]{8}|[0-9a-f]{16})\./;

/** A file whose name changes with its content is kept for a year; any other is asked about again after an hour. */
const cacheControlOf = (file: string): string => (hashed.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');

/** What the server itself reads to write the page is nobody's file. */
const pageParts = /^\/?(?:index\.html|assets-manifest\.json)(?:\.br|\.gz)?$/;

/** The built client's files under `/assets/`, with their precompressed twins. */
export const mountStatic = async (server: FastifyInstance, folder: string): Promise<void> => {
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    allowedPath: (pathname) => !pageParts.test(pathname),
    setHeaders: (reply, file) => void reply.header('cache-control', cacheControlOf(file)),
    index: false,
    wildcard: true,
  });
};
