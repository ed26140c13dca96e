import type { Client } from 'pg';
import { withOwnConnection } from '../own-connection';

/** An id that comes after the one before it, so that an index grows at its end. */
const idOf = (number: string): string => `('10000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const other = '(100000000 + n)';
const operation = idOf('n');

interface CopiedTable {
  readonly name: string;
  /** Which rows belong to the life of squad `:id`. */
  readonly where: string;
  /** Columns of a copy, by expressions of the row (`one`) and the number of the copy (`n`). */
  readonly columns: Readonly<Record<string, string>>;
}

const tables: readonly CopiedTable[] = [
  {
    name: 'step',
    where: `aggregate = 'squad' AND aggregate_id = ':id'`,
    columns: {
      aggregate: 'aggregate',
      aggregate_id: `${other}::text`,
      number: 'number',
      at: 'at',
      rules: 'rules',
      event: 'event',
      hash: 'hash',
      operation_id: operation,
    },
  },
  {
    name: 'squad_history',
    where: 'squad_id = :id',
    columns: {
      squad_id: other,
      event: 'event',
      actor_id: 'actor_id',
      subject_id: 'subject_id',
      details: 'details',
      created_at: 'created_at',
    },
  },
  {
    name: 'notification',
    where: `facts @> '{"squadId": :id}'`,
    columns: {
      user_id: idOf('n'),
      kind: 'kind',
      level: 'level',
      facts: 'facts',
      link: 'link',
      created_at: 'created_at',
    },
  },
  {
    name: 'balance_transaction',
    where: 'squad_id = :id',
    columns: {
      user_id: 'user_id',
      operation_id: operation,
      type: 'type',
      amount: 'amount',
      squad_id: other,
      created_at: 'created_at',
    },
  },
];

/** Lives in one transaction. */
const atOnce = 20_000;

/** Fills the tables without those of their indexes that keep nothing unique, and builds these anew afterwards. */
const withoutIndexes = async (client: Client, fill: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE NOT indisunique AND indrelid = ANY ($1::regclass[])`,
    [tables.map(({ name }) => name)],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await fill();
  await client.query("SET maintenance_work_mem = '512MB'");
  for (const { definition } of rows) await client.query(definition);
};

/**
 * The life of one squad many times over: its steps, history, notices and payments for as many other squads and people,
 * which nobody could tell from it but by their ids. The database can only be read afterwards.
 */
export const copyLife = (url: string, squadId: number, copies: number): Promise<void> =>
  withOwnConnection(url, async (client) => {
    await client.query('SET session_replication_role = replica; SET synchronous_commit = off');
    for (const { name, where } of tables)
      await client.query(
        `CREATE TEMP TABLE one_${name} AS SELECT * FROM ${name} WHERE ${where.replace(':id', String(squadId))}`,
      );
    await withoutIndexes(client, async () => {
      for (let from = 1; from <= copies; from += atOnce)
        for (const { name, columns } of tables)
          await client.query(
            `INSERT INTO ${name} (${Object.keys(columns).join(', ')}) SELECT ${Object.values(columns).join(', ')}
             FROM generate_series(${from}::int, ${Math.min(from + atOnce - 1, copies)}::int) AS n, one_${name} AS one`,
          );
    });
    await client.query('VACUUM ANALYZE');
  });
