/** Pieces of SQL over `n`, the number of a planted row: 1 is the oldest. `:rows` stands for how many there are. */

export const cell = {
  /** The id of the row of that number, the same in every table: whoever refers to a row knows its id. */
  uuid: (number = 'n'): string => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`,
  /** One row a minute, the newest just now. */
  at: "(date_trunc('minute', now()) - (:rows - n) * interval '1 minute')",
  /** A minute from now and more: what waits for its term. */
  ahead: "(date_trunc('minute', now()) + (:rows - n) * interval '1 minute')",
  /** Kopecks, spread evenly up to a million rubles, independent of time. */
  kopecks: '(1 + n::bigint * 7919 % 100003) * 1000',
  /** Somebody, spread over all; a tenth of everything is of the first person. */
  person: `CASE WHEN n % 10 = 0 THEN '00000000-0000-7000-8000-000000000001'::uuid
    ELSE ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n::bigint * 104729 % (:rows * 5 / 4)), 12, '0'))::uuid END`,
} as const;

/**
 * Values by how many of 10,000 rows have them; the rest has `usual`. `salt`, a prime, keeps two columns of a row apart.
 */
export const share = (salt: number, few: Readonly<Record<string, number>>, usual: string): string => {
  let below = 0;
  const cases = Object.entries(few).map(([value, of]) => {
    below += of;
    return `WHEN n::bigint * ${salt} % 10007 < ${below} THEN ${value}`;
  });
  return `CASE ${cases.join(' ')} ELSE ${usual} END`;
};

/** Fills a table by one statement; columns by name. */
export const insertRows = (
  table: string,
  columns: Readonly<Record<string, string>>,
  from = 'generate_series(1, :rows) AS n',
): string =>
  `INSERT INTO ${table} (${Object.keys(columns).join(', ')}) SELECT ${Object.values(columns).join(', ')} FROM ${from}`;

/** Three games: one that most play, one of a tenth, one that hardly anybody does. */
export const gameOf = (salt: number): string => share(salt, { "'pubg'": 5, "'dota2'": 1000 }, "'cs2'");
