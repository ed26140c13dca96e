import fastify from 'fastify';
import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { benchServer } from './support/bench-server';
import { demoCookie } from './support/demo-cookie';
import { httpLoad } from './support/http-load';
import { compare } from './support/per-second';

const load = async (origin: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
  const { perSecond } = await httpLoad({ origin, paths: [path], headers, connections: 16, until: { seconds: 2 } });
  return perSecond;
};

/** Bare Fastify: a response from memory, a query by key, a page of 21 mates. */
const startBare = async ({ pool }: Awaited<ReturnType<typeof benchServer>>['database']) => {
  const bare = fastify();
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM app_user LIMIT 1');
  const { rows: games } = await pool.query('SELECT * FROM game');
  const page = {
    name: 'bare_page',
    text: `SELECT * FROM mate_card WHERE game_id = $1 AND NOT newcomer
      ORDER BY standing DESC, order_score DESC, user_id DESC LIMIT 21`,
    values: ['cs2'],
  };
  bare.get('/memory', async () => games);
  bare.get('/point', async () => (await pool.query('SELECT * FROM app_user WHERE id = $1', [rows[0]?.id])).rows[0]);
  bare.get('/page', async () => (await pool.query(page)).rows);
  await bare.listen({ port: 0, host: '127.0.0.1' });
  const address = bare.server.address();
  return { url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`, bare };
};

/** Which of the reads: those whose path contains this, as in `tsx test/bench/reads.ts squads`; all of them without it. */
const wanted = process.argv[2] ?? '';

/**
 * Reads of the product, compared with a bare Fastify that does the minimum for the same response on the same database.
 */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  await seedDemo(bench.product.app);
  const { url: bareUrl, bare } = await startBare(bench.database);
  const cookie = await demoCookie(bench.url, 'Киберкот');
  const squad = await bench.database.pool.query<{ id: number }>(
    "SELECT s.id FROM squad s JOIN app_user u ON u.id = s.owner_id WHERE u.username = 'Киберкот' LIMIT 1",
  );
  const reads = [
    ['GET /v1/games', '/v1/games', '/memory', 'an answer from memory'],
    ['GET /v1/users/me', '/v1/users/me', '/point', 'one point query'],
    ['GET /v1/mates/game/cs2?limit=20', '/v1/mates/game/cs2?limit=20', '/page', 'the same page'],
    ['GET /v1/mates/game/cs2?limit=20', '/v1/mates/game/cs2?limit=20', '/point', 'one point query'],
    ['GET /v1/squads/{id}', `/v1/squads/${squad.rows[0]?.id ?? 0}`, '/point', 'one point query'],
  ] as const;
  for (const [name, path, beside, what] of reads) {
    if (!path.includes(wanted)) continue;
    await compare(
      `${name} beside bare Fastify and ${what}`,
      () => load(bench.url, path, { cookie }),
      () => load(bareUrl, beside),
    );
  }
  await bare.close();
  await bench.stop();
};

void run().then(() => process.exit(0));
