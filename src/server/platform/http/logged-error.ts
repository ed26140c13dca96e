import { types } from 'node:util';
import { sqlState } from '../db/database-errors';

/** Drizzle appends the values of a statement to its message. */
const withoutValues = (message: string): string => message.replace(/\nparams: [^]*$/u, '\nparams: […]');

/** A stack repeats the message before its frames. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line))
    .join('\n');

/** Data exceptions and constraint violations: PostgreSQL's message quotes what a person wrote. */
const quotesValues = /^2[23]/;

const named = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'statusCode'] as const;

interface LoggedError {
  readonly [fact: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * What the log stores of an error: its kind and where it happened, never what people wrote. Parameters of failed
 * statements contain card numbers, messages, addresses, codes and links.
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
