import { Refusal } from './refusal';

type CursorValue = string | number;

/** An opaque cursor: the sort values of the last row of a page. */
export const writeCursor = (values: readonly CursorValue[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

const refusal = () =>
  new Refusal('VALIDATION_ERROR', { fields: [{ path: 'query.cursor', message: 'Открой список заново' }] });

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw refusal();
  }
};

/** A timestamp as PostgreSQL writes it in UTC; `infinity` sorts "not yet" to the end. */
const moment =
  /^(?:infinity|(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?\+00)$/;

/** Whether the date exists: PostgreSQL would reject 31 February. */
const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

const isMoment = (value: string): boolean =>
  moment.test(value) && (value === 'infinity' || isDay(value.slice(0, 'YYYY-MM-DD'.length)));

/** Bounds of numbers, both inclusive: what the column behind the letter can hold, or a moment that a date can. */
const bounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  h: [-32_768, 32_767],
  i: [-2_147_483_648, 2_147_483_647],
  n: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  d: [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')],
};

const isWithin = (value: unknown, kind: string): value is number => {
  const [least, most] = bounds[kind] ?? [1, 0];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
};

/**
 * Reads the values of a cursor that a browser sent back. `shape` has a letter for each: `u` a UUID; `h`, `i`, `n` an
 * integer of two, four or eight bytes, `d` a moment in epoch ms, each within its bounds; `t` a timestamp as PostgreSQL
 * writes it, `s` any text.
 * @throws Refusal VALIDATION_ERROR when it is not one of ours
 */
export const readCursor = (cursor: string, shape: string): readonly CursorValue[] => {
  const values = parse(cursor);
  if (!Array.isArray(values) || values.length !== shape.length) throw refusal();
  return values.map((value: unknown, index): CursorValue => {
    const kind = shape[index] ?? '';
    if (isWithin(value, kind)) return value;
    if (kind === 'u' && typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value))
      return value;
    if (kind === 't' && typeof value === 'string' && isMoment(value)) return value;
    if (kind === 's' && typeof value === 'string' && !value.includes('\0')) return value;
    throw refusal();
  });
};

interface CutPage<Row> {
  readonly page: readonly Row[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** Cuts a page out of `limit + 1` rows; `keyOf` gives the values that the list is ordered by. */
export const cutPage = <Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (last: Row) => Parameters<typeof writeCursor>[0],
): CutPage<Row> => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last !== undefined ? writeCursor(keyOf(last)) : null };
};
