import type { Database } from '../../../src/server/platform/db/open-database';

/** Counters of tries change by design when a call is refused; a node says from time to time that it lives. */
const left = new Set(['rate_count', 'chat_node']);

/** One hash of every row of every table: the same before and after means that nothing changed. */
export const stateHash = async ({ pool }: Pick<Database, 'pool'>): Promise<Readonly<Record<string, string>>> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1",
  );
  const parts = tables
    .filter(({ name }) => !left.has(name))
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, md5(coalesce(string_agg(row::text, '|' ORDER BY row::text), '')) AS hash FROM "${name}" AS row`,
    );
  const { rows } = await pool.query<{ name: string; hash: string }>(parts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
};

/** Waits until the outbox has been delivered: its rows would otherwise vanish in the middle of a comparison. */
export const settle = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const { rows } = await pool.query('SELECT 1 FROM outbox LIMIT 1');
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the outbox does not empty');
};
