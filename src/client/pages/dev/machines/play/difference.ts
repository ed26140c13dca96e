import { isRecord } from '#domain/text/is-record.ts';

/** A value that changed: its path, and its JSON before and after; empty where there was none. */
export interface Change {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const json = (value: unknown): string => JSON.stringify(value) ?? '';

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> | null => {
  if (Array.isArray(value)) return new Map(value.map((one: unknown, index) => [String(index), one]));
  return isRecord(value) ? new Map(Object.entries(value)) : null;
};

/** What differs between two pieces of plain data, as deep as it can be told. */
export const differenceOf = (before: unknown, after: unknown, path = ''): readonly Change[] => {
  if (json(before) === json(after)) return [];
  const [old, next] = [entriesOf(before), entriesOf(after)];
  if (old === null || next === null) return [{ path, before: json(before), after: json(after) }];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((key) =>
    differenceOf(old.get(key), next.get(key), path === '' ? key : `${path}.${key}`),
  );
};
