import { readPairFacts } from '#server/features/risk/read-pair-facts.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { sql } from 'drizzle-orm';
import { median } from './support/median';
import { withOwnConnection } from '../support/own-connection';
import { benchServer } from './support/bench-server';

/** People with four traces each, and a million squads, of each of which the service has paid a part. */
const people = 500_000;
const gamesOfMates = 1_000_000;
const rounds = 500;

const id = (number: string): string => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const hash = (text: string): string => `decode(md5(${text}), 'hex')`;

/**
 * A tenth of all people use one club's network, a hundredth one browser, and a busy mate has had a tenth of all games;
 * their clients have played twenty games each. Foreign keys are not checked: only what is read counts.
 */
const statements: readonly string[] = [
  'SET session_replication_role = replica',
  'SET statement_timeout = 0',
  `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
   SELECT ${id('n')}, 'Player' || n, 'player' || n, 'player' || n || '@mail.ru', 'player' || n || '@mail.ru', '', now() - n * interval '1 minute' FROM generate_series(1, ${people}) n`,
  `INSERT INTO risk_trace SELECT ${id('n')}, kind, ${hash(`kind || CASE WHEN kind = 'NETWORK' AND n % 10 = 0 THEN 0 WHEN kind = 'DEVICE' AND n % 100 = 0 THEN 0 ELSE n / 2 END`)}, now()
   FROM generate_series(1, ${people}) n, unnest(ARRAY['DEVICE', 'NETWORK', 'CARD', 'REQUISITES']) kind`,
  `INSERT INTO gift_order SELECT ${id(`CASE WHEN n % 10 = 0 THEN 1 ELSE 1 + n % ${people} END`)}, ${id(`1 + n * 7 % ${people}`)}, n, n % 5 = 0, now() - n * interval '1 second'
   FROM generate_series(1, ${gamesOfMates}) n`,
  `INSERT INTO squad (id, status, owner_id, game_id, category_id, category_kind, platform, languages, duration_minutes, slots, pay_mode, visible, created_at, touched_at, finished_at)
   SELECT n, 'FINISHED', ${id('1 + n / 20')}, 'cs2', 1, 'FUN', 'PC', '{ru}', 60, 2, 'OWNER', false, now(), now(), now() FROM generate_series(20, ${people * 2}) n`,
  `INSERT INTO squad_payment (squad_id, member_id, payer_id, position, paid_at, amount, subsidy, refunded, subsidy_returned, spent, moved)
   SELECT id, owner_id, owner_id, 0, now(), 100, 0, 0, 0, 100, 0 FROM squad`,
  `INSERT INTO squad_member (squad_id, user_id, type, position, joined_at, active, level, percent) SELECT id, ${id('1')}, 'MATE', 1, now(), false, 'PRO', 82 FROM squad`,
  `INSERT INTO chat (id, kind, squad_id) SELECT gen_random_uuid(), 'SQUAD', id FROM squad`,
  `INSERT INTO chat_member (chat_id, user_id, role, version, read_seq, own_count) SELECT id, ${id('1')}, 'MATE', 1, 0, 3 FROM chat`,
  'SET session_replication_role = DEFAULT',
  'ANALYZE',
];

const worst = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0;

const timed = async (work: (round: number) => Promise<unknown>): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work(round);
    times.push(performance.now() - start);
  }
  return times;
};

/** What the judgement of a pair costs in a settlement, compared with the shortest statement there is. */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  const { db } = bench.database;
  await withOwnConnection(bench.databaseUrl, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
  const personOf = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
  const at = new Date();
  // In a transaction, as settlements do: a repeated statement is planned once by each connection.
  const [facts, nothing] = await inTransaction(db, async (tx) => {
    const judged = () => timed((round) => readPairFacts(tx, personOf(2 + round * 17), personOf(1), at));
    await judged();
    return [await judged(), await timed(() => tx.execute(sql`SELECT 1`))] as const;
  });
  process.stdout.write(
    `judging a pair: ${median(facts).toFixed(2)} ms (99 %: ${worst(facts).toFixed(2)} ms), ${(median(facts) / median(nothing)).toFixed(1)} times SELECT 1 (${median(nothing).toFixed(2)} ms)\n`,
  );
  await bench.stop();
};

void run();
