import { types } from 'node:util';
import { sqlState } from '../db/database-errors';

/** Drizzle writes a statement's values behind it. */
const withoutValues = (message: string): string => message.replace(/\nparams: [^]*$/u, '\nparams: […]');

/** A stack repeats the message before its frames. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line))
    .join('\n');

/** Data exceptions and broken constraints: PostgreSQL's sentence quotes what somebody wrote. */
const quotesValues = /^2[23]/;

const named = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'statusCode'] as const;

interface LoggedError {
  readonly [fact: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * What the log keeps of a problem: where it happened and of what kind, never what people wrote. Parameters of failed
 * statements hold card numbers, messages, addresses, codes and links.
 */
export const loggedError = (problem: unknown, depth = 0): LoggedError => {
  if (!types.isNativeError(problem)) return { type: typeof problem, message: 'not an error', stack: '' };
  const quoting = 'severity' in problem && quotesValues.test(sqlState(problem) ?? '');
  const facts = Object.fromEntries(
    named.flatMap((name) => (name in problem ? [[name, Object(problem)[name] as unknown]] : [])),
  );
  return {
    type: problem.constructor.name,
    ...facts,
    message: quoting ? 'a value was refused' : withoutValues(problem.message),
    stack: framesOf(problem.stack ?? ''),
    ...(problem.cause === undefined || depth > 3 ? {} : { cause: loggedError(problem.cause, depth + 1) }),
  };
};
