import type { FastifyInstance } from 'fastify';
import { errorReporting } from '../../contract/error-reporting';
import { pageAt } from '../../contract/page-at';
import type { CompletedRequest } from '../platform/http/completed-requests';
import type { Reporter } from '../platform/reporting/reporter';

/** Asked for by machines, all the time. */
const quiet: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', errorReporting.tunnel]);

/** A call by its route, a page by its place in the manifest; null for files and for what nobody asks about. */
const nameOf = ({ route, url }: CompletedRequest): string | null => {
  if (route === undefined || quiet.has(route) || route.startsWith('/assets/')) return null;
  return route === '/*' ? (pageAt(url.split('?', 1)[0] ?? '/')?.path ?? errorReporting.notFound) : route;
};

/** Every call's time goes to the collector. */
export const reportRequests = (server: FastifyInstance, reporter: Reporter): void => {
  server.completedRequests.listen((call) => reporter.call(call, nameOf(call)));
};
