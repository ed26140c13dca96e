import type { Database } from '#server/platform/db/open-database.ts';
import { endWaits } from '../server/hurry-jobs';

type Pool = Pick<Database, 'pool'>;

/**
 * Counters of attempts change by design when a call is refused; processes renew their entry in `chat_node` regularly.
 */
const left = new Set(['rate_count', 'chat_node']);

/** From now on every committed insert, update or delete in any table is recorded. */
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

/** Number of changed rows by table since `watchState`: two equal results mean that nothing has changed in between. */
export const changesSoFar = async ({ pool }: Pool): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await pool.query<{ name: string; count: number }>(
    'SELECT table_name AS name, count(*)::int AS count FROM row_change GROUP BY 1 ORDER BY 1',
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

/** Waits until the outbox is empty: otherwise its rows would vanish during a comparison. */
export const settle = async ({ pool }: Pool): Promise<void> => {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const { rows } = await pool.query('SELECT 1 FROM outbox LIMIT 1');
    if (rows.length === 0) return;
    // The register of the demo is asked about a receipt some seconds after it took it.
    await endWaits({ pool }, 'receipt');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the outbox does not empty');
};
