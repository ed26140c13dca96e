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
 * PostgreSQL shuts down, starts up or lets nobody into this database; class 08 is a broken connection, class 28 a
 * password that has just been changed.
 */
const gone = /^(?:08|28|57P0[1-5]$|55000$|3D000$)/;
/**
 * PostgreSQL answers and cannot write: its disk is full or broken, its memory at an end, or it only follows another now.
 */
const stuck = /^(?:53[12]00|58030|25006)$/;

/** Whether a code of PostgreSQL's says that it cannot write. */
export const isWriteFailureState = (code: string | undefined): boolean => stuck.test(code ?? '');

/** The system's words for a host that does not answer. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** pg has no codes for these. */
const sentence = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

const isUnreachable = (error: Error): boolean => {
  if (!('syscall' in error) || !('code' in error)) return false;
  // A socket file that is not there; of any other file it is our own fault.
  return unreachable.has(String(error.code)) || (error.code === 'ENOENT' && error.syscall === 'connect');
};

/** The system's words for a disk that takes nothing more. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether a file of ours could not be written because no file can be. */
export const isDiskFull = (problem: unknown): boolean =>
  types.isNativeError(problem) && 'syscall' in problem && 'code' in problem && full.has(String(problem.code));

/**
 * Whether the database could not be asked at all or can do nothing, rather than refused the question; also when Drizzle
 * has wrapped it.
 * Only for what a query threw: a provider that cannot be reached comes as a `TypeError` of fetch and is no such thing.
 */
export const isDatabaseUnavailable = (problem: unknown): boolean => {
  const state = sqlState(problem) ?? '';
  if (gone.test(state) || isWriteFailureState(state)) return true;
  for (let error: unknown = problem; types.isNativeError(error) && error.name !== 'TypeError'; error = error.cause) {
    if (sentence.test(error.message) || isUnreachable(error)) return true;
  }
  return false;
};

/** pg-pool has no code for it, only this exhausted. */
const exhausted = 'timeout exceeded when trying to connect';

/** Whether no connection became free in time: too much work at once, not a fault; also when Drizzle has wrapped it. */
export const isPoolExhausted = (problem: unknown): boolean => {
  for (let error: unknown = problem; error instanceof Error; error = error.cause)
    if (error.message === exhausted) return true;
  return false;
};
