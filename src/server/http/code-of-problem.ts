import type { ErrorCode } from '../../contract/errors/error-code';
import { isDatabaseGone } from '../db/is-database-gone';
import { isPoolExhausted } from '../db/is-pool-exhausted';
import { sqlState } from '../db/sql-state';
import { Refusal } from './refusal';

/** Waited too long for a lock or a connection, or the statement ran out of time: the caller may try again. */
const overloaded = new Set(['55P03', '57014', '40001', '40P01', '53300']);

/** What a caller is told about whatever was thrown, on HTTP and in chat alike. */
export const codeOfProblem = (problem: unknown): ErrorCode => {
  if (problem instanceof Refusal) return problem.code;
  if (overloaded.has(sqlState(problem) ?? '') || isPoolExhausted(problem)) return 'RATE_LIMITED';
  return isDatabaseGone(problem) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR';
};
