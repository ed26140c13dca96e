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
import { loggedError } from './logged-error';
import { replyNotFound, replyWithError } from './error-reply';
import { handleClientError } from './handle-client-error';
import { newRequestId } from './request-id';
import { RequestLog } from './request-log';
import { type Reporter, silentReporter } from '../reporting/reporter';

declare module 'fastify' {
  interface FastifyInstance {
    readonly completedRequests: CompletedRequests;
    readonly responseCache: ResponseCache;
  }
}

/** Milliseconds. A line may be as slow as it is, but not silent; the largest file at 8 KB/s takes under an hour. */
const patience = { silence: 30_000, head: 30_000, whole: 3_600_000 } as const;

/** The log's own number for «error»; «fatal» is above. */
const faultLevel = 50;

const loggerOf = (config: Config, reporter: Reporter) => ({
  level: config.logLevel,
  serializers: { err: (problem: unknown) => loggedError(problem) },
  hooks: {
    // What is logged as a fault is reported too, whoever logs it.
    logMethod(this: unknown, line: readonly unknown[], log: (...args: readonly unknown[]) => void, level: number) {
      if (level >= faultLevel)
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
 * Quick levels, for somebody waits, and every piece of a long answer goes at once. Request bodies are never unpacked: a
 * small one could grow without end.
 */
const compression: FastifyCompressOptions = {
  threshold: compressionThreshold,
  encodings: ['br', 'gzip'],
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 4 },
  globalDecompression: false,
};

/** The pages of a library's own plugin, which cannot declare. */
const openPrefix = '/docs';

/** Calls are checked and answers shaped by the contract: Fastify's own compilers need not even be read. */
const noSchemas = () => () => {
  throw new Error('what a route takes and gives stands in the contract');
};

/** Fastify with what every answer has in common; routes are mounted on it afterwards. */
export const createServer = async (
  config: Config,
  clock: Clock,
  reporter: Reporter = silentReporter,
): Promise<FastifyInstance> => {
  const server = fastify({
    logger: loggerOf(config, reporter),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (log, bindings, options) => new RequestLog(log.level, () => log.child(bindings, options)),
    trustProxy: config.trustProxy === 0 ? false : (_address: string, hop: number) => hop < config.trustProxy,
    genReqId: newRequestId,
    bodyLimit: 512 * 1024,
    connectionTimeout: patience.silence,
    requestTimeout: patience.whole,
    exposeHeadRoutes: true,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: true,
    // An address that cannot be read at all never reaches a route, nor the error handler.
    frameworkErrors: replyWithError,
    clientErrorHandler: handleClientError,
  });
  server.server.headersTimeout = patience.head;
  // A proxy's connections are everybody's: it counts them itself, and we count the sockets behind it.
  if (config.trustProxy === 0) limitConnections(server.server, connectionsByAddress(config.connectionsPerAddress));
  await server.register(compress, compression);
  await server.register(cookie);
  await server.register(multipart, { limits: { files: 1, fileSize: 10 * 1024 * 1024 } });
  const headers = responseHeaders(config, clock);
  const completedRequests = new CompletedRequests();
  const responseCache = new ResponseCache(headers, completedRequests);
  server.decorate('responseHeaders', headers);
  server.decorate('completedRequests', completedRequests);
  server.decorate('responseCache', responseCache);
  responseCache.attach(server.server);
  server.addHook('preClose', (done) => {
    responseCache.close();
    done();
  });
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
  // Without a promise of its own: it runs with every answer.
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
