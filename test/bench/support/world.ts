import { withOwnConnection } from '../../support/own-connection';
import { cardsOfWorld, peopleOfWorld } from './world/world-people';
import { moneyOfWorld } from './world/world-money';
import { squadsOfWorld } from './world/world-squads';

const idOf = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** People of every world: the first two have a three-hundredth of all that there is, the third thirty squads. */
export const peopleOfNote = { busyClient: idOf(1), busyMate: idOf(2), usual: idOf(3), nobody: idOf(4) } as const;

/** Rows of a world of size 1; all of them grow with its size. */
const unit = {
  people: 50_000,
  mates: 10_000,
  squads: 100_000,
  /** Those of squads, and a fifth more between two people. */
  chats: 120_000,
  /** Five in each chat. */
  messages: 600_000,
  transfers: 600_000,
} as const;

/**
 * Indexes other than primary keys, with statements that drop and make them: building them after the rows are inserted is
 * faster.
 */
const indexesOfWorld = `
  SELECT t.relname AS of_table,
    CASE WHEN c.oid IS NULL THEN format('DROP INDEX %s', i.indexrelid::regclass)
      ELSE format('ALTER TABLE %I DROP CONSTRAINT %I', t.relname, c.conname) END AS drop,
    CASE WHEN c.oid IS NULL THEN pg_get_indexdef(i.indexrelid)
      ELSE format('ALTER TABLE %I ADD CONSTRAINT %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) END AS make
  FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
  LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid AND c.contype IN ('p', 'u', 'x')
  WHERE t.relnamespace = 'public'::regnamespace AND NOT i.indisprimary
    AND t.relname IN ('app_user', 'account', 'mate_access', 'mate_category', 'mate_card', 'mate_offer', 'squad',
      'squad_member', 'squad_history', 'chat', 'chat_member', 'chat_message', 'operation', 'balance_transaction',
      'transfer', 'notification', 'review')
    AND NOT EXISTS (SELECT FROM pg_constraint f WHERE f.conindid = i.indexrelid AND f.contype = 'f')
  ORDER BY i.indexrelid`;

interface World {
  /** 1: fifty thousand people. */
  readonly size: number;
  readonly seed?: number;
  readonly tell?: (step: string) => void;
}

/**
 * Fills a migrated, empty database with a world of this size in some minutes, the same for the same seed. Triggers and
 * foreign keys are disabled meanwhile: what follows may read it, and steps of its squads may be refused.
 */
export const makeWorld = async (url: string, { size, seed = 1, tell = () => undefined }: World): Promise<void> => {
  const values: Readonly<Record<string, number>> = {
    ...Object.fromEntries(Object.entries(unit).map(([name, count]) => [name, count * size])),
    seed,
  };
  await withOwnConnection(url, async (client) => {
    const run = async (statement: string): Promise<void> => {
      const started = performance.now();
      await client.query(statement.replaceAll(/:(?!:)(?<!::)([a-z]+)/g, (_all, name: string) => String(values[name])));
      tell(`${((performance.now() - started) / 1000).toFixed(1)} s ${statement.trim().slice(0, 60)}`);
    };
    await client.query("SET maintenance_work_mem = '512MB'; SET work_mem = '256MB'; SET synchronous_commit = off");
    const { rows: indexes } = await client.query<{ of_table: string; drop: string; make: string }>(indexesOfWorld);
    for (const index of indexes) await client.query(index.drop);
    await client.query('SET session_replication_role = replica');
    for (const statement of [...peopleOfWorld, ...squadsOfWorld, ...moneyOfWorld]) await run(statement);
    // The function that writes cards reads people and squads by their indexes.
    const isOfCards = (table: string): boolean => table === 'mate_card' || table === 'mate_offer';
    for (const { of_table: table, make } of indexes) if (!isOfCards(table)) await run(make);
    await run('ANALYZE');
    for (const statement of cardsOfWorld) await run(statement);
    for (const { of_table: table, make } of indexes) if (isOfCards(table)) await run(make);
    await run('VACUUM ANALYZE');
  });
};
