import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { LogController } from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../clock/clock';
import type { Config } from '../config/config';
import { replyNotFound, replyWithError } from './error-reply';

const loggerOf = (config: Config) => ({
  level: process.env['LOG_LEVEL'] ?? (config.production ? 'info' : 'warn'),
  redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
});

/** Answers above a kilobyte; quick levels, for somebody waits. Request bodies are never unpacked: a small one could grow without end. */
const compression: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 4 },
  globalDecompression: false,
};

/** Files of libraries' own plugins, which cannot declare: nothing of ours is served from there but public files. */
const openPrefixes = ['/assets/', '/files/', '/docs'];

/** Fastify with what every answer has in common; routes are mounted on it afterwards. */
export const createServer = async (config: Config, clock: Clock): Promise<FastifyInstance> => {
  const server = fastify({
    logger: loggerOf(config),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy === 0 ? false : (_address: string, hop: number) => hop < config.trustProxy,
    genReqId: (): string => uuidv7(),
    bodyLimit: 512 * 1024,
    requestTimeout: 30_000,
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: true,
    // An address that cannot be read at all never reaches a route, nor the error handler.
    frameworkErrors: replyWithError,
  });
  await server.register(compress, compression);
  await server.register(cookie);
  await server.register(multipart, { limits: { files: 1, fileSize: 10 * 1024 * 1024 } });
  server.addHook('onSend', async (request, reply) => {
    reply
      .header('x-request-id', request.id)
      .header('x-server-time', new Date(clock.now()).toISOString())
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    if (config.publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
  server.addHook('onRoute', (route) => {
    if (!Object(route.config).access && !openPrefixes.some((prefix) => route.url.startsWith(prefix))) throw new Error(`${String(route.method)} ${route.url} does not declare who may call it`);
  });
  server.setErrorHandler<FastifyError>(replyWithError);
  server.setNotFoundHandler(replyNotFound);
  return server;
};
