import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorReporting, type Reporting } from '../../../contract/error-reporting';
import { loggedProblem } from '../http/logged-problem';
import { sendToCollector } from './send-to-collector';

/** Tells the collector of faults and of how long calls took. */
export interface Reporter {
  /** A line of the log: what was thrown, if anything was, and the log's words for it. */
  fault(problem: unknown, text: string | undefined): void;
  /** A call that was answered. `name` is its route, null for an address that has none. */
  call(request: FastifyRequest, reply: FastifyReply, name: string | null): void;
  /** Sends what is still on its way, for so many ms at most. */
  stop(patienceMs: number): Promise<void>;
}

export const silentReporter: Reporter = { fault: () => undefined, call: () => undefined, stop: async () => undefined };

/** Reports to the collector of the DSN; its code is read only where one is named. */
export const startReporter = async ({ dsn, environment }: Reporting): Promise<Reporter> => {
  const [{ createStackParser, createTransport, extractTraceparentData, generateSpanId, generateTraceId }, server] =
    await Promise.all([import('@sentry/core'), import('@sentry/core/server')]);
  const stackParser = createStackParser(server.nodeStackLineParser());
  const client = new server.ServerRuntimeClient({
    dsn,
    environment,
    stackParser,
    integrations: [],
    tracesSampleRate: errorReporting.tracesSampleRate,
    traceLifecycle: errorReporting.traceLifecycle,
    dataCollection: errorReporting.dataCollection,
    platform: 'node',
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const { status, headers } = await sendToCollector(
          options.url,
          typeof body === 'string' ? body : new Uint8Array(body),
        );
        return { statusCode: status, headers };
      }),
  });
  client.init();
  return {
    fault: (problem, text = 'a fault without words') => {
      // As in the log: where it happened and of what kind, never what people wrote.
      const said = problem === undefined ? null : loggedProblem(problem);
      const values = said && [
        { type: said.type, value: said.message, stacktrace: { frames: stackParser(said.stack) } },
      ];
      client.captureEvent({ level: 'error', message: text, ...(values && { exception: { values } }) });
    },
    call: (request, reply, name) => {
      if (name === null || name === errorReporting.notFound) return;
      const end = (performance.timeOrigin + performance.now()) / 1000;
      const parent = extractTraceparentData(String(request.headers['sentry-trace'] ?? ''));
      client.captureEvent({
        type: 'transaction',
        transaction: `${request.method} ${name}`,
        start_timestamp: end - reply.elapsedTime / 1000,
        timestamp: end,
        contexts: {
          trace: {
            op: 'http.server',
            trace_id: parent?.traceId ?? generateTraceId(),
            span_id: generateSpanId(),
            ...(parent?.parentSpanId === undefined ? {} : { parent_span_id: parent.parentSpanId }),
            status: reply.statusCode < 400 ? 'ok' : reply.statusCode < 500 ? 'invalid_argument' : 'internal_error',
          },
        },
        tags: { 'http.status': reply.statusCode, requestId: request.id },
      });
    },
    stop: async (patienceMs) => {
      await client.close(patienceMs);
    },
  };
};
