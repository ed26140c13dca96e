import type { FastifyInstance } from 'fastify';
import { errorReporting, type Reporting } from '#contract/error-reporting.ts';
import { minutes } from '#domain/time/durations.ts';
import type { App } from '../app';
import { limitRate } from '../http/rate-limit';
import { networkOf } from '../http/network-of';
import { Refusal } from '../http/refusal';
import { sendToCollector } from './send-to-collector';

/** Bytes; the largest reports are compressed session replays. */
const largest = 2 * 1024 * 1024;

/** Reports accepted from one address in a minute: a page with many errors repeats the same report. */
const reports = { most: 120, windowMs: minutes(1) } as const;

/** The DSN of an envelope, which its first line contains. */
const dsnOf = (envelope: Buffer): unknown => {
  const end = envelope.indexOf('\n');
  try {
    return Object(JSON.parse(envelope.subarray(0, end < 0 ? envelope.length : end).toString('utf8'))).dsn;
  } catch {
    return null;
  }
};

/**
 * `POST /monitoring`: forwards reports of our own pages to the collector. Reports of other projects or from pages of
 * other sites are refused.
 */
export const mountTunnel = async (server: FastifyInstance, app: App, reporting: Reporting): Promise<void> => {
  const { dsnFromString, getEnvelopeEndpointWithUrlEncodedAuth } = await import('@sentry/core');
  const parts = dsnFromString(reporting.dsn);
  if (!parts) throw new Error('a DSN that was checked at the start cannot be read');
  const collector = getEnvelopeEndpointWithUrlEncodedAuth(parts);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(errorReporting.tunnel, { config: { access: 'public' }, bodyLimit: largest }, async (request, reply) => {
      const site = request.headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin') throw new Refusal('FORBIDDEN');
      if (!Buffer.isBuffer(request.body) || dsnOf(request.body) !== reporting.dsn)
        throw new Refusal('VALIDATION_ERROR');
      await limitRate(app, `reports ${networkOf(request.ip)}`, reports.most, reports.windowMs);
      try {
        const { status, headers } = await sendToCollector(collector, new Uint8Array(request.body));
        for (const [name, value] of Object.entries(headers)) if (value !== null) reply.header(name, value);
        return await reply.code(status).send();
      } catch (problem) {
        // Not logged as an error: the report of that would fail the same way.
        request.log.warn({ err: problem }, 'the error collector is unreachable');
        throw new Refusal('SERVICE_UNAVAILABLE');
      }
    });
  });
};
