/** Pieces of SQL over `n`, the number of a generated row: 1 is the oldest. `:rows` stands for the number of rows. */

export const cell = {
  /** The id of row `n`, the same in every table, so that a reference can be computed from the row's number. */
  uuid: (number = 'n'): string => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`,
  /** One row a minute, the newest just now. */
  at: "(date_trunc('minute', now()) - (:rows - n) * interval '1 minute')",
  /** A time in the future, from a minute on, for what waits for a deadline. */
  ahead: "(date_trunc('minute', now()) + (:rows - n) * interval '1 minute')",
  /** Kopecks, evenly distributed up to a million rubles, independent of time. */
  kopecks: '(1 + n::bigint * 7919 % 100003) * 1000',
  /** A person, evenly distributed; a tenth of all rows belongs to the first person. */
  person: `CASE WHEN n % 10 = 0 THEN '00000000-0000-7000-8000-000000000001'::uuid
    ELSE ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n::bigint * 104729 % (:rows * 5 / 4)), 12, '0'))::uuid END`,
} as const;

/**
 * `few`: how many of 10,000 rows have each value; the rest have `usual`. `salt`, a prime, makes the columns of a row
 * independent of each other.
 */
export const share = (salt: number, few: Readonly<Record<string, number>>, usual: string): string => {
  let below = 0;
  const cases = Object.entries(few).map(([value, of]) => {
    below += of;
    return `WHEN n::bigint * ${salt} % 10007 < ${below} THEN ${value}`;
  });
  return `CASE ${cases.join(' ')} ELSE ${usual} END`;
};

/** A statement that fills a table; `columns` maps names to expressions. */
export const insertRows = (
  table: string,
  columns: Readonly<Record<string, string>>,
  from = 'generate_series(1, :rows) AS n',
): string =>
  `INSERT INTO ${table} (${Object.keys(columns).join(', ')}) SELECT ${Object.values(columns).join(', ')} FROM ${from}`;

/** Three games: a common one, one of a tenth of the rows, a rare one. */
export const gameOf = (salt: number): string => share(salt, { "'pubg'": 5, "'dota2'": 1000 }, "'cs2'");
