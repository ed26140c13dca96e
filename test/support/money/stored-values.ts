import type { TestDatabase } from '../test-database';

/** A text or number in a row, at any depth of its JSON. */
export interface StoredValue {
  /** `table.column`. */
  readonly at: string;
  readonly value: string | number;
}

const valuesIn = (at: string, value: unknown): readonly StoredValue[] => {
  if (typeof value === 'string' || typeof value === 'number') return [{ at, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner: unknown) => valuesIn(at, inner));
};

/** Everything that the database stores; bytes are read as the text that they may hold. */
export const storedValues = async ({ pool }: Pick<TestDatabase, 'pool'>): Promise<readonly StoredValue[]> => {
  const { rows: tables } = await pool.query<{ name: string; fields: string }>(`
    SELECT c.relname AS name, string_agg(
      CASE WHEN a.atttypid = 'bytea'::regtype
        THEN format('%L, encode(%I, ''escape'')', a.attname, a.attname)
        ELSE format('%L, %I', a.attname, a.attname) END, ', ') AS fields
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
    GROUP BY c.relname ORDER BY c.relname`);
  const found: StoredValue[] = [];
  for (const { name, fields } of tables) {
    const { rows } = await pool.query<{ row: Readonly<Record<string, unknown>> }>(
      `SELECT jsonb_build_object(${fields}) AS row FROM "${name}"`,
    );
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) found.push(...valuesIn(`${name}.${column}`, value));
  }
  return found;
};

const isLuhn = (digits: string): boolean =>
  [...digits]
    .reverse()
    .map((digit, at) => (at % 2 === 0 ? Number(digit) : Number(digit) * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0) %
    10 ===
  0;

/** Milliseconds of a moment of this century, which are as long as a short card number. */
const isMoment = (digits: string): boolean => /^[1-3]\d{12}$/.test(digits);

const grouped = /(?<![\w-])(?:\d{13,19}|\d{4}(?:[ \u00a0-]\d{4}){2,3}(?:[ \u00a0-]\d{1,4})?)(?![\w-])/g;

/** Runs of digits that may be the number of a card. */
export const cardNumbersIn = (value: string | number): readonly string[] =>
  [...String(value).matchAll(grouped)]
    .map(([text]) => text.replaceAll(/\D/g, ''))
    .filter((digits) => digits.length >= 13 && !/^0+$/.test(digits) && isLuhn(digits) && !isMoment(digits));
