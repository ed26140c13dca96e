import type { FastifyInstance } from 'fastify';
import { errorReporting } from '#contract/error-reporting.ts';
import { pageAt } from '#contract/page-at.ts';
import type { CompletedRequest } from '../platform/http/completed-requests';
import type { Reporter } from '../platform/reporting/reporter';

/** Requested by machines all the time: not reported. */
const quiet: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', errorReporting.tunnel]);

/** The name to report a request by: a call's route, a page's pattern in the manifest; null when it is not reported. */
const nameOf = ({ route, url }: CompletedRequest): string | null => {
  if (route === undefined || quiet.has(route) || route.startsWith('/assets/')) return null;
  return route === '/*' ? (pageAt(url.split('?', 1)[0] ?? '/')?.path ?? errorReporting.notFound) : route;
};

/** Reports the duration of every request to the collector. */
export const reportRequests = (server: FastifyInstance, reporter: Reporter): void => {
  server.completedRequests.listen((call) => reporter.call(call, nameOf(call)));
};
