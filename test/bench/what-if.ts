import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { isSnapshot } from '#domain/lifecycle/step-log.ts';
import type { Life } from '#domain/market/life.ts';
import { Market } from '#domain/market/market.ts';
import { logOf } from '#domain/market/shrink.ts';
import type { OtherTerms } from '#domain/what-if/other-terms.ts';
import { type Chain, type RecordedStep, replayOtherwise } from '#domain/what-if/replay-otherwise.ts';
import { addChain, emptyTally } from '#domain/what-if/sum-up.ts';
import { withOwnConnection } from '../support/own-connection';
import { benchSecret, benchServer } from './support/bench-server';
import { compare, perSecond } from './support/per-second';
import { processorOfPostgres } from './support/processor-time';

/*
 * `tsx scripts/bench.ts what-if`: squads of the market replayed in memory, beside their logs copied.
 * `tsx scripts/bench.ts what-if 1000000`: so many stored squads asked about by the built program, beside the same steps
 * read and parsed.
 */

const storedSquads = Number(process.argv[2] ?? 0);
const markets = 30;
const livesOfMarket = 100;
const seconds = 3;
const atOnce = 50;

const chainOf = (steps: readonly RecordedStep[]): Chain => {
  const chain: { squadId: number; steps: RecordedStep[] }[] = [];
  for (const { number, event } of steps) {
    if (isSnapshot(event)) chain.push({ squadId: chain.length + 1, steps: [] });
    chain.at(-1)?.steps.push({ number, event });
  }
  return chain;
};

/** The log of a life; a last press that was refused, which a broken law would need, is no step. */
const logged = ({ moves }: Life): Chain => {
  const whole = chainOf(logOf(moves, () => ''));
  if (replayOtherwise(whole, {}).stopped === null) return whole;
  const last = whole.length - 1;
  return whole.map(({ squadId, steps }, index) => ({ squadId, steps: index === last ? steps.slice(0, -1) : steps }));
};

/** People of each market have ids of their own, as accounts have. */
const withAccounts = (text: string, market: number): string =>
  text.replaceAll(/"(client|mate|operator)-(\d+)"/g, (_, role: string, number: string) => {
    const kind = role === 'client' ? 1 : role === 'mate' ? 2 : 3;
    return `"00000000-0000-7000-8${String(kind).padStart(3, '0')}-${String(market * 1000 + Number(number)).padStart(12, '0')}"`;
  });

/** Lives of the market, as their logs are stored. */
const livesAsText = (): readonly string[] => {
  const logs: string[] = [];
  for (let seed = 1; seed <= markets; seed += 1) {
    const onEnd = (life: Life) => void logs.push(withAccounts(JSON.stringify(logged(life)), seed));
    new Market(seed, { onEnd, judges: false }).run(livesOfMarket);
  }
  return logs;
};

const parsed = (log: string): Chain => JSON.parse(log);

const asked: Readonly<Record<string, OtherTerms>> = {
  nothing: {},
  'another percent in the lobby': { 'lobby-mates': 30 },
  'other rates': { 'rate-pro': 150_000, 'rate-beginner-1': 31_000, 'rate-star': 150_000 },
};

/** Squads replayed a second, beside reading and copying their logs. */
const inMemory = async (logs: readonly string[]): Promise<void> => {
  let next = 0;
  const each = (work: (chain: Chain) => void) => async () =>
    (await perSecond(
      async () => {
        for (let turn = 0; turn < atOnce; turn += 1) {
          next = (next + 1) % logs.length;
          work(parsed(logs[next] ?? '[]'));
        }
      },
      1,
      seconds,
    )) * atOnce;
  for (const [name, terms] of Object.entries(asked)) {
    const tally = emptyTally();
    await compare(
      `squads replayed (${name}), beside their logs copied`,
      each((chain) => addChain(tally, chain, terms)),
      each((chain) => void structuredClone(chain)),
    );
  }
};

/** Statements that store the lives again and again; foreign keys are not checked, only what is read counts. */
const statements = (lives: number): readonly string[] => [
  'SET session_replication_role = replica',
  'SET statement_timeout = 0',
  `INSERT INTO squad (id, status, owner_id, game_id, category_id, category_kind, platform, languages, duration_minutes, slots, pay_mode, visible, created_at, touched_at)
   SELECT n, 'DISBANDED', gen_random_uuid(), 'cs2', 1, 'FUN', 'PC', '{ru}', 60, 2, 'OWNER', false, now() - n * interval '1 second', now()
   FROM generate_series(1, ${storedSquads}) n`,
  `INSERT INTO step (aggregate, aggregate_id, number, at, rules, event, hash)
   SELECT 'squad', id::text, number, now(), 1, event, '\\x00'
   FROM generate_series(1, ${storedSquads}) id JOIN life ON n = id % ${lives}`,
  'ANALYZE',
];

/** The program over stored squads: by the clock and by the processor, beside the same steps read and parsed. */
const stored = async (logs: readonly string[]): Promise<void> => {
  const bench = await benchServer();
  await bench.endProduct();
  const alone = logs.map(parsed).filter(({ length }) => length === 1);
  await withOwnConnection(bench.databaseUrl, async (client) => {
    await client.query('CREATE TEMP TABLE life (n integer, number integer, event jsonb)');
    for (const [n, [squad]] of alone.entries())
      await client.query(
        `INSERT INTO life SELECT $1, (step->>'number')::integer, step->'event' FROM jsonb_array_elements($2) step`,
        [n, JSON.stringify(squad?.steps)],
      );
    for (const statement of statements(alone.length)) await client.query(statement);
  });
  const programs = path.resolve('.cache/bench/what-if');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-server.ts', programs, 'src/server/what-if.ts']);
  const env = { ...process.env, DATABASE_URL: bench.databaseUrl, SECRET: benchSecret };
  const postgres = path.join(bench.folder, 'postgres');
  for (const [name, terms] of Object.entries({ nothing: [], lobby: ['lobby-mates=30'], rates: ['rate-pro=1500'] })) {
    const [begun, before] = [performance.now(), processorOfPostgres(postgres)];
    const said = execFileSync(process.execPath, [path.join(programs, 'what-if.js'), 'days=90', ...terms], { env });
    const [clock, ofPostgres] = [performance.now() - begun, processorOfPostgres(postgres) - before];
    process.stdout.write(
      `${name}: ${(clock / 1000).toFixed(1)} s by the clock, of the processor ${(ofPostgres / 1000).toFixed(1)} s PostgreSQL’s; a million squads ${((clock * 1000) / storedSquads).toFixed(0)} s\n${said.toString().split('\n').slice(0, 8).join('\n')}\n`,
    );
  }
  await bench.stop();
};

const run = async (): Promise<void> => {
  const logs = livesAsText();
  const steps = logs.reduce((sum, log) => sum + parsed(log).flatMap((squad) => squad.steps).length, 0);
  process.stdout.write(`${logs.length} lives of ${(steps / logs.length).toFixed(1)} steps\n`);
  await (storedSquads > 0 ? stored(logs) : inMemory(logs));
};

void run().then(() => process.exit(0));
