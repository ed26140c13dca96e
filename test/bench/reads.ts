import autocannon from 'autocannon';
import fastify from 'fastify';
import { seedDemo } from '../../src/server/demo/seed-demo';
import { benchServer } from './support/bench-server';
import { compare } from './support/per-second';

const load = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
  const { requests, non2xx } = await autocannon({ url, connections: 16, duration: 4, headers });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were refusals`);
  return requests.average;
};

const cookieOf = async (url: string, username: string): Promise<string> => {
  const first = await fetch(`${url}/v1/auth/csrf`);
  const cookies = first.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const csrf = decodeURIComponent(cookies.find((pair) => pair.startsWith('csrf='))?.slice(5) ?? '');
  const people: readonly { id: string; username: string }[] = await (await fetch(`${url}/dev/api/personas`)).json();
  const userId = people.find((person) => person.username === username)?.id;
  const signedIn = await fetch(`${url}/dev/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie: cookies.join('; ') },
    body: JSON.stringify({ userId }),
  });
  return signedIn.headers.getSetCookie().map((line) => line.split(';')[0] ?? '').join('; ');
};

/** Reads of the product beside a bare Fastify with one point query on the same database. */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  await seedDemo(bench.product.app);
  const bare = fastify();
  const { rows } = await bench.database.pool.query<{ id: string }>('SELECT id FROM app_user LIMIT 1');
  bare.get('/', async () => (await bench.database.pool.query('SELECT * FROM app_user WHERE id = $1', [rows[0]?.id])).rows[0]);
  await bare.listen({ port: 0, host: '127.0.0.1' });
  const address = bare.server.address();
  const bareUrl = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/`;
  const cookie = await cookieOf(bench.url, 'Киберкот');
  const squad = await bench.database.pool.query<{ id: number }>("SELECT s.id FROM squad s JOIN app_user u ON u.id = s.owner_id WHERE u.username = 'Киберкот' LIMIT 1");
  const reads = {
    'GET /v1/games (1 query)': '/v1/games',
    'GET /v1/users/me (session, me, squad: 3 queries)': '/v1/users/me',
    'GET /v1/mates/game/cs2 (a page of mates)': '/v1/mates/game/cs2',
    'GET /v1/squads/{id} (session and the squad with its rows and people)': `/v1/squads/${squad.rows[0]?.id ?? 0}`,
  };
  for (const [name, path] of Object.entries(reads)) {
    await compare(`${name} beside bare Fastify and one point query`, () => load(bench.url + path, { cookie }), () => load(bareUrl), 1);
  }
  await bare.close();
  await bench.stop();
};

void run().then(() => process.exit(0));
