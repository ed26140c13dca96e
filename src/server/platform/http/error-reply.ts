import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors/error-code.ts';
import { isDatabaseUnavailable, isDiskFull, isPoolExhausted, sqlState } from '../db/database-errors';
import { StoreUnavailable } from '../uploads/store-unavailable';
import { Refusal } from './refusal';
import { defaultTimeZone, formatDayAndTime } from '#domain/text/format-moment.ts';
import { deskMessage } from '#contract/errors/desk-message.ts';
import { errorTable } from '#contract/errors/error-table.ts';
import { sumsInDetails } from '#contract/errors/sums-in-details.ts';
import { type Shape, shapeOf } from './response-shape';

/** A lock, connection or statement timed out, or another transaction was preferred: the caller may retry. */
const overloaded = new Set(['55P03', '57014', '40001', '40P01', '53300']);

/** The error code of anything that was thrown, for HTTP and chat alike. */
export const codeOfError = (problem: unknown): ErrorCode => {
  if (problem instanceof Refusal) return problem.code;
  if (overloaded.has(sqlState(problem) ?? '') || isPoolExhausted(problem)) return 'RATE_LIMITED';
  const isAway = problem instanceof StoreUnavailable || isDatabaseUnavailable(problem) || isDiskFull(problem);
  return isAway ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR';
};

/** Sent with every 503, in seconds: the database or the file store is usually back soon. */
export const retryAfter = { 'retry-after': '5' } as const;

/** Whether the call's contract does not declare this code: a fault of ours, which must fail a test. */
const isUndeclared = (request: FastifyRequest, code: ErrorCode): boolean => {
  const declared: unknown = Object(request.routeOptions.config).declared;
  return declared instanceof Set && !declared.has(code);
};

const sendUndeclared = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply => {
  const message = `${request.method} ${request.routeOptions.url} answers ${code}, which its contract does not declare`;
  return reply.code(500).send({ code: 'INTERNAL_ERROR', message, requestId: request.id });
};

/**
 * A call that a page of the operators' desk makes: the desk speaks neutrally. Some of them are shared with other pages:
 * who is signed in, which games there are, recommending an article.
 */
const isOfDesk = ({ url, headers }: FastifyRequest): boolean =>
  url.startsWith('/v1/admin/') || /^https?:\/\/[^/]+\/admin(?![^/?#])/.test(headers.referer ?? '');

/** By Moscow time, as people without a time zone of their own have it. */
const momentIn = (details: unknown): string | null =>
  typeof details === 'object' && details !== null && 'until' in details && details.until instanceof Date
    ? formatDayAndTime(details.until.getTime(), defaultTimeZone)
    : null;

const shapes: ReadonlyMap<string, Shape> = new Map(
  Object.entries(sumsInDetails).map(([code, schema]) => [code, shapeOf(schema)]),
);

const sendCode = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode, given?: unknown): FastifyReply => {
  if (isUndeclared(request, code)) {
    request.log.error({ code, route: request.routeOptions.url, method: request.method }, 'undeclared refusal');
    if (process.env['NODE_ENV'] === 'test') return sendUndeclared(request, reply, code);
  }
  const { status, message: general, until } = errorTable[code];
  const moment = until === undefined ? null : momentIn(given);
  const said = until === undefined || moment === null ? general : until(moment);
  const message = isOfDesk(request) ? deskMessage(code) : said;
  const details = given === undefined ? undefined : (shapes.get(code)?.(given) ?? given);
  const requestId = request.id;
  if (status === 503) reply.headers(retryAfter);
  return reply.code(status).send({ code, message, ...(details === undefined ? {} : { details }), requestId });
};

/** The code for Fastify's own error about a request that it could not read; null for any other error. */
const codeOfUnreadable = ({ statusCode = 500 }: FastifyError): ErrorCode | null => {
  if (statusCode === 429) return 'RATE_LIMITED';
  if (statusCode === 413) return 'PAYLOAD_TOO_LARGE';
  return statusCode >= 400 && statusCode < 500 ? 'VALIDATION_ERROR' : null;
};

/** The one place where errors become responses `{code, message, details?, requestId}`. */
export const replyWithError = (problem: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (problem instanceof Refusal) return sendCode(request, reply, problem.code, problem.details);
  // A part of a file that lies behind its end: the client asks for the whole then.
  if (problem.statusCode === 416) return reply.code(416).send('');
  const code = codeOfUnreadable(problem);
  if (code) return sendCode(request, reply, code);
  request.log.error({ err: problem }, 'unexpected error');
  const replied = codeOfError(problem);
  return sendCode(request, replied === 'RATE_LIMITED' ? reply.header('retry-after', '1') : reply, replied);
};

/** For a URL without a route. */
export const replyNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendCode(request, reply, 'NOT_FOUND');
