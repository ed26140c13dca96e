import { types } from 'node:util';
import { sqlState } from './sql-state';

/** PostgreSQL shuts down, starts up or lets nobody into this database; class 08 is a broken connection. */
const gone = /^(?:08|57P0[1-5]$|55000$|3D000$)/;
/** The system's words for a host that does not answer. */
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** pg has no codes for these. */
const sentence = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

const isUnreachable = (error: Error): boolean => {
  if (!('syscall' in error) || !('code' in error)) return false;
  // A socket file that is not there; of any other file it is our own fault.
  return unreachable.has(String(error.code)) || (error.code === 'ENOENT' && error.syscall === 'connect');
};

/**
 * Whether the database could not be asked at all, rather than refused the question; also when Drizzle has wrapped it.
 * Only for what a query threw: a provider that cannot be reached comes as a `TypeError` of fetch and is no such thing.
 */
export const isDatabaseGone = (problem: unknown): boolean => {
  if (gone.test(sqlState(problem) ?? '')) return true;
  for (let error: unknown = problem; types.isNativeError(error) && error.name !== 'TypeError'; error = error.cause) {
    if (sentence.test(error.message) || isUnreachable(error)) return true;
  }
  return false;
};
