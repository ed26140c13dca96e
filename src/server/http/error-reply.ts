import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorTable } from '../../contract/errors/error-table';
import type { ErrorCode } from '../../contract/errors/error-code';
import { codeOfProblem } from './code-of-problem';
import { Refusal } from './refusal';
import { retryAfter } from './retry-after';

const sendCode = (reply: FastifyReply, requestId: string, code: ErrorCode, details?: unknown): FastifyReply => {
  const { status, message } = errorTable[code];
  if (status === 503) reply.headers(retryAfter);
  return reply.code(status).send({ code, message, ...(details === undefined ? {} : { details }), requestId });
};

/** Codes of Fastify's own for a request that cannot be read. */
const unreadable = (problem: FastifyError): ErrorCode | null =>
  problem.statusCode === 429 ? 'RATE_LIMITED' : problem.statusCode && problem.statusCode >= 400 && problem.statusCode < 500 ? 'VALIDATION_ERROR' : null;

/** The one place where problems become answers `{code, message, details?, requestId}`. */
export const replyWithError = (problem: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (problem instanceof Refusal) return sendCode(reply, request.id, problem.code, problem.details);
  const code = unreadable(problem);
  if (code) return sendCode(reply, request.id, code);
  request.log.error({ err: problem }, 'unexpected problem');
  const told = codeOfProblem(problem);
  return sendCode(told === 'RATE_LIMITED' ? reply.header('retry-after', '1') : reply, request.id, told);
};

/** For an address that no call has. */
export const replyNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => sendCode(reply, request.id, 'NOT_FOUND');
