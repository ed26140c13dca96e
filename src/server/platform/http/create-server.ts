import http, { type RequestListener } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { LogController } from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock';
import type { Config } from '../config/config';
import { responseHeaders, defaultHeaders } from './response-headers';
import { connectionsByAddress, limitConnections } from './connections-by-address';
import { CompletedRequests } from './completed-requests';
import { compressionThreshold, ResponseCache } from './response-cache';
import { JointReads } from './joint-reads';
import { limitPipelining } from './limit-pipelining';
import { loggedError } from './logged-error';
import { replyNotFound, replyWithError } from './error-reply';
import { closeSlowBodies } from './close-slow-bodies';
import { handleClientError } from './handle-client-error';
import { newRequestId } from './request-id';
import { RequestLog } from './request-log';
import { type Reporter, silentReporter } from '../reporting/reporter';

declare module 'fastify' {
  interface FastifyInstance {
    readonly completedRequests: CompletedRequests;
    readonly responseCache: ResponseCache;
    readonly jointReads: JointReads;
  }
}

/** Milliseconds. A connection may be slow but not idle; the largest file takes under an hour at 8 KB/s. */
const timeouts = { idle: 30_000, headers: 30_000, request: 3_600_000, keepAlive: 72_000 } as const;

/** Node's server with these timeouts: Fastify leaves them to a server that it does not create. */
const createHttpServer = (listener: RequestListener): http.Server =>
  http
    .createServer(
      { headersTimeout: timeouts.headers, requestTimeout: timeouts.request, keepAliveTimeout: timeouts.keepAlive },
      listener,
    )
    .setTimeout(timeouts.idle);

/** Pino's number for `error`; `fatal` is above it. */
const errorLevel = 50;

const loggerOf = (config: Config, reporter: Reporter) => ({
  level: config.logLevel,
  serializers: { err: (problem: unknown) => loggedError(problem) },
  hooks: {
    // Everything that is logged as an error is reported to the collector too.
    logMethod(this: unknown, line: readonly unknown[], log: (...args: readonly unknown[]) => void, level: number) {
      if (level >= errorLevel)
        reporter.fault(
          Object(line[0]).err,
          line.findLast((part) => typeof part === 'string'),
        );
      log.apply(this, [...line]);
    },
  },
  redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
});

/**
 * Fast levels, because a person waits, and a flush after every chunk of a long response. Request bodies are never
 * decompressed: a small one could expand without limit.
 */
const compression: FastifyCompressOptions = {
  threshold: compressionThreshold,
  encodings: ['br', 'gzip'],
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 4 },
  globalDecompression: false,
};

/** Routes of a library's plugin, which cannot declare their access. */
const openPrefix = '/docs';

/** The contract validates requests and shapes responses: Fastify's schema compilers need not even be loaded. */
const noSchemas = () => () => {
  throw new Error('requests and responses are described by the contract, not by Fastify schemas');
};

/** Fastify with the headers, limits and error handling of every response; routes are mounted on it afterwards. */
export const createServer = async (
  config: Config,
  clock: Clock,
  reporter: Reporter = silentReporter,
): Promise<FastifyInstance> => {
  const headers = responseHeaders(config, clock);
  const completedRequests = new CompletedRequests();
  const responseCache = new ResponseCache(headers, completedRequests);
  const server = fastify({
    serverFactory: (handle) => createHttpServer(limitPipelining(responseCache.before(handle))),
    logger: loggerOf(config, reporter),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (log, bindings, options) => new RequestLog(log.level, () => log.child(bindings, options)),
    trustProxy: config.trustProxy === 0 ? false : (_address: string, hop: number) => hop < config.trustProxy,
    genReqId: newRequestId,
    bodyLimit: 512 * 1024,
    exposeHeadRoutes: true,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: true,
    // A URL that cannot be parsed reaches neither a route nor the error handler.
    frameworkErrors: replyWithError,
    clientErrorHandler: handleClientError,
  });
  // Connections of a proxy carry everybody's requests: it limits them itself, and we limit the sockets behind it.
  if (config.trustProxy === 0) limitConnections(server.server, connectionsByAddress(config.connectionsPerAddress));
  await server.register(compress, compression);
  await server.register(cookie);
  await server.register(multipart, { limits: { files: 1, fileSize: 10 * 1024 * 1024 } });
  server.decorate('responseHeaders', headers);
  server.decorate('completedRequests', completedRequests);
  server.decorate('responseCache', responseCache);
  server.decorate('jointReads', new JointReads());
  server.addHook('preClose', (done) => {
    responseCache.close();
    done();
  });
  closeSlowBodies(server);
  server.addHook('onResponse', ({ id, method, url, headers, routeOptions }, { statusCode, elapsedTime }, done) => {
    completedRequests.publish({
      id,
      method,
      url,
      route: routeOptions.url,
      headers,
      status: statusCode,
      elapsedMs: elapsedTime,
    });
    done();
  });
  // With a callback instead of a promise, which would cost time in every response.
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(server.responseHeaders.common()).headers(server.responseHeaders.own(request.id));
    for (const [name, value] of Object.entries(defaultHeaders)) if (!reply.hasHeader(name)) reply.header(name, value);
    done();
  });
  server.addHook('onRoute', (route) => {
    if (!Object(route.config).access && !route.url.startsWith(openPrefix))
      throw new Error(`${String(route.method)} ${route.url} does not declare who may call it`);
  });
  server.setErrorHandler<FastifyError>(replyWithError);
  server.setNotFoundHandler(replyNotFound);
  return server;
};
