import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorTable } from '../../contract/errors/error-table';
import type { ErrorCode } from '../../contract/errors/error-code';
import { isPoolExhausted } from '../db/is-pool-exhausted';
import { sqlState } from '../db/sql-state';
import { Refusal } from './refusal';

const sendCode = (reply: FastifyReply, requestId: string, code: ErrorCode, details?: unknown): FastifyReply => {
  const { status, message } = errorTable[code];
  return reply.code(status).send({ code, message, ...(details === undefined ? {} : { details }), requestId });
};

/** Codes of Fastify's own for a request that cannot be read. */
const unreadable = (problem: FastifyError): ErrorCode | null =>
  problem.statusCode === 429 ? 'RATE_LIMITED' : problem.statusCode && problem.statusCode >= 400 && problem.statusCode < 500 ? 'VALIDATION_ERROR' : null;

/** Waited too long for a lock or a connection, or the statement ran out of time: the caller may try again. */
const overloaded = new Set(['55P03', '57014', '40001', '40P01']);

/** The one place where problems become answers `{code, message, details?, requestId}`. */
export const replyWithError = (problem: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (problem instanceof Refusal) return sendCode(reply, request.id, problem.code, problem.details);
  const code = unreadable(problem);
  if (code) return sendCode(reply, request.id, code);
  request.log.error({ err: problem }, 'unexpected problem');
  if (overloaded.has(sqlState(problem) ?? '') || isPoolExhausted(problem)) return sendCode(reply.header('retry-after', '1'), request.id, 'RATE_LIMITED');
  return sendCode(reply, request.id, 'INTERNAL_ERROR');
};

export const replyNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => sendCode(reply, request.id, 'NOT_FOUND');
