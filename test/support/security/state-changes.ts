import type { Database } from '../../../src/server/platform/db/open-database';

type Pool = Pick<Database, 'pool'>;

/** Counters of tries change by design when a call is refused; a node says from time to time that it lives. */
const left = new Set(['rate_count', 'chat_node']);

/**
 * From now on every row that is written, changed or removed, in whatever table, leaves a note: once it is committed.
 */
export const watchState = async ({ pool }: Pool): Promise<void> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  await pool.query(`
    CREATE TABLE row_change (table_name text NOT NULL);
    CREATE FUNCTION note_row_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
      INSERT INTO row_change VALUES (TG_TABLE_NAME);
      RETURN NULL;
    END $$;`);
  for (const { name } of tables.filter((table) => !left.has(table.name)))
    await pool.query(
      `CREATE TRIGGER note_row_change AFTER INSERT OR UPDATE OR DELETE ON "${name}"
       FOR EACH ROW EXECUTE FUNCTION note_row_change()`,
    );
};

/**
 * How many rows of which table have changed since the watch began: the same before and after means that nothing did.
 */
export const changesSoFar = async ({ pool }: Pool): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await pool.query<{ name: string; count: number }>(
    'SELECT table_name AS name, count(*)::int AS count FROM row_change GROUP BY 1 ORDER BY 1',
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

/** Waits until the outbox has been delivered: its rows would otherwise vanish in the middle of a comparison. */
export const settle = async ({ pool }: Pool): Promise<void> => {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const { rows } = await pool.query('SELECT 1 FROM outbox LIMIT 1');
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the outbox does not empty');
};
