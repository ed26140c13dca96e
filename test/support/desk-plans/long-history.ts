import { busyPerson } from './desk-lists';
import { insertRows, share } from './row-pieces';
import { withOwnConnection } from '../own-connection';
import { waitFor } from '../wait-for';

/**
 * One person with this many operations in three years, of five types, one of them rare: ten lines in a hundred
 * thousand. The balance is the sum of the lines. The database can only be read, as with `fillDesk`.
 */
export const fillHistory = (url: string, lines: number): Promise<void> =>
  withOwnConnection(url, async (client) => {
    // A concurrent ANALYZE would keep VACUUM from marking the new rows as visible to all.
    await client.query('ALTER TABLE balance_transaction SET (autovacuum_enabled = false)');
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    await client.query(
      `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
       VALUES ($1, 'Copious', 'copious', 'copious@mail.ru', 'copious@mail.ru', 'nobody signs in', now())`,
      [busyPerson],
    );
    const statement = insertRows(
      'balance_transaction',
      {
        user_id: `'${busyPerson}'::uuid`,
        operation_id: 'gen_random_uuid()',
        type: share(
          7,
          { "'CORRECTION'": 1, "'DEPOSIT'": 2000, "'PURCHASE_TIPS'": 1000, "'SELL_TIPS'": 1000 },
          "'SELL'",
        ),
        amount: share(11, { '-5000': 2000 }, '7000'),
        created_at: "now() - (:rows - n) * (interval '1095 days' / :rows)",
      },
      'generate_series(1, :rows) AS n',
    );
    await client.query(statement.replaceAll(':rows', String(lines)));
    await client.query(
      `INSERT INTO account (kind, owner, balance)
       SELECT 'USER', user_id::text, sum(amount) FROM balance_transaction GROUP BY user_id`,
    );
    await client.query('COMMIT');
    await waitFor(
      async () => {
        await client.query('VACUUM ANALYZE');
        const { rows } = await client.query<{ whole: boolean }>(
          "SELECT relallvisible = relpages AS whole FROM pg_class WHERE oid = 'balance_transaction'::regclass",
        );
        return rows[0]?.whole;
      },
      (whole) => whole === true,
    );
  });
