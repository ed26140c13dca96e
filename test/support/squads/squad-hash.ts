import type { TestServer } from '../server/start-test-server';

const tables = [
  'squad_member',
  'squad_mate_invitation',
  'squad_friend_invitation',
  'squad_offer',
  'squad_share',
  'squad_payment',
  'squad_earned_part',
  'squad_funding',
  'squad_history',
];

const rowsOf = [
  'SELECT row_to_json(squad)::text AS line FROM squad WHERE id = $1',
  ...tables.map((table) => `SELECT '${table}' || row_to_json(${table})::text FROM ${table} WHERE squad_id = $1`),
  "SELECT 'deadline' || row_to_json(deadline)::text FROM deadline WHERE aggregate = 'squad:' || $1",
  "SELECT 'hold' || coalesce(balance, 0) FROM account WHERE kind = 'HOLD' AND owner = 'squad:' || $1",
  "SELECT 'event' || row_to_json(balance_transaction)::text FROM balance_transaction WHERE squad_id = $1",
].join(' UNION ALL ');

/** A hash of all stored data of a squad. */
export const squadHash = async ({ database }: Pick<TestServer, 'database'>, squadId: number): Promise<string> => {
  const { rows } = await database.pool.query<{ hash: string }>(
    `SELECT md5(string_agg(line, '|' ORDER BY line)) AS hash FROM (${rowsOf}) AS lines`,
    [squadId],
  );
  return rows[0]?.hash ?? '';
};
