import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorReporting } from '../../contract/error-reporting';
import { pageAt } from '../../contract/page-at';
import type { Reporter } from '../platform/reporting/reporter';

/** Asked for by machines, all the time. */
const quiet: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', errorReporting.tunnel]);

/** A call by its route, a page by its place in the manifest; null for files and for what nobody asks about. */
const nameOf = ({ routeOptions: { url }, url: asked }: FastifyRequest): string | null => {
  if (url === undefined || quiet.has(url) || url.startsWith('/assets/')) return null;
  return url === '/*' ? (pageAt(asked.split('?', 1)[0] ?? '/')?.path ?? errorReporting.notFound) : url;
};

/** Every call's time goes to the collector. */
export const reportCalls = (server: FastifyInstance, reporter: Reporter): void => {
  server.addHook('onResponse', async (request, reply) => reporter.call(request, reply, nameOf(request)));
};
