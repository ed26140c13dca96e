import { errorReporting, type Reporting } from '#contract/error-reporting.ts';
import type { CompletedRequest } from '../http/completed-requests';
import { loggedError } from '../http/logged-error';
import { sendToCollector } from './send-to-collector';

/** Reports errors and durations of requests to the collector. */
export interface Reporter {
  /** A log line of level error: what was thrown, if anything, and the message. */
  fault(problem: unknown, text: string | undefined): void;
  /** `name`: the route of the request; null when it must not be reported. */
  call(call: CompletedRequest, name: string | null): void;
  /** Flushes pending reports, for at most so many ms. */
  stop(timeoutMs: number): Promise<void>;
}

export const silentReporter: Reporter = { fault: () => undefined, call: () => undefined, stop: async () => undefined };

/** Reports to the collector of the DSN; its library is loaded only where one is set up. */
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
      // As in the log: kind and place of the error, never what people wrote.
      const logged = problem === undefined ? null : loggedError(problem);
      const values = logged && [
        { type: logged.type, value: logged.message, stacktrace: { frames: stackParser(logged.stack) } },
      ];
      client.captureEvent({ level: 'error', message: text, ...(values && { exception: { values } }) });
    },
    call: ({ id, method, headers, status, elapsedMs }, name) => {
      if (name === null || name === errorReporting.notFound) return;
      const end = (performance.timeOrigin + performance.now()) / 1000;
      const parent = extractTraceparentData(String(headers['sentry-trace'] ?? ''));
      client.captureEvent({
        type: 'transaction',
        transaction: `${method} ${name}`,
        start_timestamp: end - elapsedMs / 1000,
        timestamp: end,
        contexts: {
          trace: {
            op: 'http.server',
            trace_id: parent?.traceId ?? generateTraceId(),
            span_id: generateSpanId(),
            ...(parent?.parentSpanId === undefined ? {} : { parent_span_id: parent.parentSpanId }),
            status: status < 400 ? 'ok' : status < 500 ? 'invalid_argument' : 'internal_error',
          },
        },
        tags: { 'http.status': status, requestId: id },
      });
    },
    stop: async (timeoutMs) => {
      await client.close(timeoutMs);
    },
  };
};
