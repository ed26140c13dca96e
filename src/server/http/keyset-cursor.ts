import { Refusal } from './refusal';

type CursorValue = string | number;

/** Where a page ended, as text that means nothing to the reader. */
export const writeCursor = (values: readonly CursorValue[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

const refusal = () => new Refusal('VALIDATION_ERROR', { fields: [{ path: 'query.cursor', message: 'Открой список заново' }] });

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw refusal();
  }
};

/**
 * The values of a cursor, which came back from a browser: `shape` says what each must be, `u` a UUID, `n` a whole number.
 * @throws Refusal VALIDATION_ERROR when it is not one of ours
 */
export const readCursor = (cursor: string, shape: string): readonly CursorValue[] => {
  const values = parse(cursor);
  if (!Array.isArray(values) || values.length !== shape.length) throw refusal();
  return values.map((value: unknown, index): CursorValue => {
    const kind = shape[index];
    if (kind === 'n' && Number.isSafeInteger(value)) return Number(value);
    if (kind === 'u' && typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)) return value;
    throw refusal();
  });
};
