import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../contract/errors/error-code';
import { isDatabaseUnavailable, isDiskFull, isPoolExhausted, sqlState } from '../db/database-errors';
import { StoreUnavailable } from '../uploads/store-unavailable';
import { Refusal } from './refusal';
import { errorTable } from '../../../contract/errors/error-table';

/** Waited too long for a lock or a connection, or the statement ran out of time: the caller may try again. */
const overloaded = new Set(['55P03', '57014', '40001', '40P01', '53300']);

/** What a caller is told about whatever was thrown, on HTTP and in chat alike. */
export const codeOfError = (problem: unknown): ErrorCode => {
  if (problem instanceof Refusal) return problem.code;
  if (overloaded.has(sqlState(problem) ?? '') || isPoolExhausted(problem)) return 'RATE_LIMITED';
  const isAway = problem instanceof StoreUnavailable || isDatabaseUnavailable(problem) || isDiskFull(problem);
  return isAway ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR';
};

/** Said with every 503: the database or the store of files is back in seconds or not at all. */
export const retryAfter = { 'retry-after': '5' } as const;

/** A call that answers what its contract does not know: a fault of ours, which no test may pass over. */
const isUndeclared = (request: FastifyRequest, code: ErrorCode): boolean => {
  const declared: unknown = Object(request.routeOptions.config).declared;
  return declared instanceof Set && !declared.has(code);
};

const sendUndeclared = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply => {
  const message = `${request.method} ${request.routeOptions.url} answers ${code}, which its contract does not declare`;
  return reply.code(500).send({ code: 'INTERNAL_ERROR', message, requestId: request.id });
};

const sendCode = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode, details?: unknown): FastifyReply => {
  if (isUndeclared(request, code)) {
    request.log.error({ code, route: request.routeOptions.url, method: request.method }, 'undeclared refusal');
    if (process.env['NODE_ENV'] === 'test') return sendUndeclared(request, reply, code);
  }
  const { status, message } = errorTable[code];
  const requestId = request.id;
  if (status === 503) reply.headers(retryAfter);
  return reply.code(status).send({ code, message, ...(details === undefined ? {} : { details }), requestId });
};

/** Codes of Fastify's own for a request that cannot be read. */
const codeOfUnreadable = ({ statusCode = 500 }: FastifyError): ErrorCode | null => {
  if (statusCode === 429) return 'RATE_LIMITED';
  if (statusCode === 413) return 'PAYLOAD_TOO_LARGE';
  return statusCode >= 400 && statusCode < 500 ? 'VALIDATION_ERROR' : null;
};

/** The one place where problems become answers `{code, message, details?, requestId}`. */
export const replyWithError = (problem: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (problem instanceof Refusal) return sendCode(request, reply, problem.code, problem.details);
  const code = codeOfUnreadable(problem);
  if (code) return sendCode(request, reply, code);
  request.log.error({ err: problem }, 'unexpected problem');
  const told = codeOfError(problem);
  return sendCode(request, told === 'RATE_LIMITED' ? reply.header('retry-after', '1') : reply, told);
};

/** For an address that no call has. */
export const replyNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendCode(request, reply, 'NOT_FOUND');
