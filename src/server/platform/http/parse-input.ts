import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import { fieldIssueText } from '../../../contract/errors/field-texts';
import { Refusal } from './refusal';

/** NUL and lone surrogates: PostgreSQL cannot store them, so no text of ours may hold them. */
const hasUnstorableText = (root: unknown): boolean => {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return true;
    if (typeof value !== 'object' || value === null) continue;
    // One by one: a hundred thousand arguments at once are more than a call takes.
    for (const [name, inner] of Object.entries(value)) waiting.push(name, inner);
  }
  return false;
};

/**
 * Parses one part of a request; what the schema does not name is dropped.
 * @throws Refusal VALIDATION_ERROR with a Russian sentence for each wrong field.
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
    fields: parsed.error.issues.map((issue) => ({
      path: [part, ...issue.path].join('.'),
      message: fieldIssueText(issue),
    })),
  });
};

/** `ids[]=1&ids[]=2` becomes `ids: ['1', '2']`. */
export const normaliseQuery = (query: unknown): Record<string, unknown> => {
  const plain = new Map<string, unknown>();
  for (const [name, value] of Object.entries(Object(query))) {
    if (name.endsWith('[]')) plain.set(name.slice(0, -2), Array.isArray(value) ? value : [value]);
    else plain.set(name, Array.isArray(value) ? value[value.length - 1] : value);
  }
  // Not by assignment: `__proto__[]=x` would give the object another prototype.
  return Object.fromEntries(plain);
};
