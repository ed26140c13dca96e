import { replayStored } from '#server/features/squads/step-log.ts';
import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { createSession } from '#server/platform/sessions/create-session.ts';
import { copyLife } from '../support/desk-plans/many-lives';
import { benchSecret, benchServer } from './support/bench-server';

/** Lives beside the one that is opened; a smaller number gives a quick estimate. */
const lives = Number(process.env['ROWS'] ?? 1_000_000);
const rounds = 200;

const quantile = (times: readonly number[], share: number): string =>
  (times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0).toFixed(1);

const timesOf = async (work: () => Promise<unknown>): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times;
};

/** Opening «Дело» of a squad among a million lives, beside opening the squad's record at the desk. */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  const { app, server } = bench.product;
  await seedDemo(app);
  const { rows } = await bench.database.pool.query<{ id: number; admin: string; last: number }>(
    `SELECT squad.id, (SELECT id FROM app_user WHERE permissions @> '{ALL}' LIMIT 1) AS admin,
       (SELECT max(number) FROM step WHERE aggregate = 'squad' AND aggregate_id = squad.id::text) AS last
     FROM squad WHERE dispute ->> 'status' = 'IN_PROGRESS' LIMIT 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('the demo has a dispute');
  const { id, admin, last } = found;
  process.stdout.write(`a life of ${last + 1} steps, ${lives} times\n`);
  await copyLife(bench.databaseUrl, id, lives);
  const { access } = await createSession(app.db, benchSecret, admin, { ip: '127.0.0.1', userAgent: null });
  const ask = async (url: string): Promise<void> => {
    const { statusCode } = await server.inject({ url, headers: { cookie: `access=${access}` } });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
  };
  const open = async () => {
    await ask(`/v1/admin/squads/${id}/steps`);
    await Promise.all([ask(`/v1/admin/squads/${id}/steps/${last}`), ask(`/v1/admin/squads/${id}/steps/${last}/chat`)]);
  };
  const record = () => ask(`/v1/admin/squads/${id}`);
  const any = () => replayStored(app.db, 100_000_001 + Math.floor(Math.random() * lives));
  await open();
  await record();
  for (const [name, work] of Object.entries({
    '«Дело» opened': open,
    'the record': record,
    'the steps of any life': any,
  })) {
    const times = await timesOf(work);
    process.stdout.write(`${name}: ${quantile(times, 0.5)} ms in the median, p95 ${quantile(times, 0.95)} ms\n`);
  }
  await bench.stop();
};

void run().then(() => process.exit(0));
