import { Client } from 'pg';

/** Copies every row of a table that concerns this squad `copies` times, each for another squad. */
const copyOf = (table: string, columns: Readonly<Record<string, string>>, where: string): string =>
  `INSERT INTO ${table} (${Object.keys(columns).join(', ')})
   SELECT ${Object.values(columns).join(', ')} FROM ${table} one, generate_series(:from, :to) AS n WHERE ${where}`;

/** Lives in one transaction. */
const atOnce = 10_000;

const operation = `gen_random_uuid()`;

/**
 * The life of one squad many times over: its steps, history, notices, payments and messages for as many other squads
 * and people, which nobody could tell from it but by their ids. The database can only be read afterwards.
 */
export const copyLife = async (url: string, squadId: number, copies: number): Promise<void> => {
  const other = '(100000000 + n)';
  const statements = [
    copyOf(
      'step',
      {
        aggregate: 'aggregate',
        aggregate_id: `${other}::text`,
        number: 'number',
        at: 'at',
        rules: 'rules',
        event: 'event',
        hash: 'hash',
        operation_id: operation,
      },
      `aggregate = 'squad' AND aggregate_id = '${squadId}'`,
    ),
    copyOf(
      'squad_history',
      {
        squad_id: other,
        event: 'event',
        actor_id: 'actor_id',
        subject_id: 'subject_id',
        details: 'details',
        created_at: 'created_at',
      },
      `squad_id = ${squadId}`,
    ),
    copyOf(
      'notification',
      {
        user_id: 'gen_random_uuid()',
        kind: 'kind',
        level: 'level',
        facts: 'facts',
        link: 'link',
        created_at: 'created_at',
      },
      `facts @> '{"squadId": ${squadId}}'`,
    ),
    copyOf(
      'balance_transaction',
      {
        user_id: 'user_id',
        operation_id: operation,
        type: 'type',
        amount: 'amount',
        squad_id: other,
        created_at: 'created_at',
      },
      `squad_id = ${squadId}`,
    ),
  ];
  // The product's own connections give up on a statement that takes as long as this.
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (let from = 1; from <= copies; from += atOnce) {
      const to = Math.min(from + atOnce - 1, copies);
      await client.query('BEGIN; SET LOCAL session_replication_role = replica');
      for (const statement of statements)
        await client.query(statement.replaceAll(':from', String(from)).replaceAll(':to', String(to)));
      await client.query('COMMIT');
    }
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
};
