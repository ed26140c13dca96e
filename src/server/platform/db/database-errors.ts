import { types } from 'node:util';

/** PostgreSQL's five-character code of an error, also when Drizzle has wrapped it; null for other errors. */
export const sqlState = (problem: unknown): string | null => databaseError(problem)?.code ?? null;

/** Name of the violated constraint, if one was. */
export const violatedConstraint = (problem: unknown): string | null => databaseError(problem)?.constraint ?? null;

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
}

const databaseError = (problem: unknown): DatabaseError | null => {
  for (let error: unknown = problem; error instanceof Error; error = error.cause) {
    if ('severity' in error && 'code' in error && typeof error.code === 'string') {
      const constraint =
        'constraint' in error && typeof error.constraint === 'string' ? { constraint: error.constraint } : {};
      return { code: error.code, ...constraint };
    }
  }
  return null;
};

/**
 * PostgreSQL is shutting down, starting up or does not accept connections to this database; class 08 is a broken
 * connection, class 28 a password that has just been changed.
 */
const unavailable = /^(?:08|28|57P0[1-5]$|55000$|3D000$)/;
/** PostgreSQL responds but cannot write: its disk is full or broken, it is out of memory, or it is a standby now. */
const cannotWrite = /^(?:53[12]00|58030|25006)$/;

/** Whether this code of PostgreSQL means that it cannot write. */
export const isWriteFailureState = (code: string | undefined): boolean => cannotWrite.test(code ?? '');

/** Error codes of the system for a host that does not respond. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of pg for which it has no codes. */
const connectionLost = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

const isUnreachable = (error: Error): boolean => {
  // A name with several addresses, none of which answers.
  if (error instanceof AggregateError)
    return error.errors.some((one) => types.isNativeError(one) && isUnreachable(one));
  if (!('syscall' in error) || !('code' in error)) return false;
  // A missing socket file; a missing file of any other kind is a fault of ours.
  return unreachable.has(String(error.code)) || (error.code === 'ENOENT' && error.syscall === 'connect');
};

/** Error codes of the system for a disk that cannot be written. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether a file could not be written because the disk is full or read-only. */
export const isDiskFull = (problem: unknown): boolean =>
  types.isNativeError(problem) && 'syscall' in problem && 'code' in problem && full.has(String(problem.code));

/**
 * Whether the database could not be reached or cannot work at all, as opposed to a rejected query; also when Drizzle
 * has wrapped the error. Only for errors of queries: `fetch` throws a `TypeError` for a host that it cannot reach, and
 * that does not count.
 */
export const isDatabaseUnavailable = (problem: unknown): boolean => {
  const state = sqlState(problem) ?? '';
  if (unavailable.test(state) || isWriteFailureState(state)) return true;
  for (let error: unknown = problem; types.isNativeError(error) && error.name !== 'TypeError'; error = error.cause) {
    if (connectionLost.test(error.message) || isUnreachable(error)) return true;
  }
  return false;
};

/** The message of pg-pool, which has no code for it. */
const exhausted = 'timeout exceeded when trying to connect';

/** Whether no connection became free in time: overload, not a fault; also when Drizzle has wrapped the error. */
export const isPoolExhausted = (problem: unknown): boolean => {
  for (let error: unknown = problem; error instanceof Error; error = error.cause)
    if (error.message === exhausted) return true;
  return false;
};
