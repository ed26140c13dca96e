import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import { checkOf } from '#contract/schemas/field-check.ts';
import { fieldIssueText } from '#contract/errors/field-texts.ts';
import { Refusal } from './refusal';

/** NUL and lone surrogates: PostgreSQL cannot store them. */
/** Text that PostgreSQL cannot store. */
export const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Iterative, with only arrays and objects on the stack: a body may contain a quarter of a million values. */
const hasUnstorableText = (root: unknown): boolean => {
  const waiting: object[] = [];
  const isWrong = (value: unknown): boolean => {
    if (typeof value === 'string') return isUnstorable(value);
    if (typeof value === 'object' && value !== null) waiting.push(value);
    return false;
  };
  if (isWrong(root)) return true;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!Array.isArray(next) && Object.keys(next).some(isUnstorable)) return true;
    if ((Array.isArray(next) ? next : Object.values(next)).some(isWrong)) return true;
  }
  return false;
};

/**
 * Parses one part of a request; fields that the schema does not name are dropped.
 * @throws Refusal VALIDATION_ERROR with a Russian message for each invalid field, and the name of the check
 */
export const parseInput = <S extends $ZodType>(
  part: 'params' | 'query' | 'body',
  schema: S,
  value: unknown,
): output<S> => {
  if (hasUnstorableText(value)) {
    throw new Refusal('VALIDATION_ERROR', { fields: [{ path: part, message: 'Убери непечатаемые знаки' }] });
  }
  const parsed = safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new Refusal('VALIDATION_ERROR', {
    fields: parsed.error.issues.map((issue) => {
      const check = checkOf(schema, issue);
      return {
        path: [part, ...issue.path].join('.'),
        message: fieldIssueText(issue),
        ...(check === null ? {} : { check }),
      };
    }),
  });
};

/** `ids[]=1&ids[]=2` becomes `ids: ['1', '2']`. */
export const normaliseQuery = (query: unknown): Record<string, unknown> => {
  const plain = new Map<string, unknown>();
  for (const [name, value] of Object.entries(Object(query))) {
    if (name.endsWith('[]')) plain.set(name.slice(0, -2), Array.isArray(value) ? value : [value]);
    else plain.set(name, Array.isArray(value) ? value[value.length - 1] : value);
  }
  // Not by assignment: `__proto__[]=x` would replace the object's prototype.
  return Object.fromEntries(plain);
};
