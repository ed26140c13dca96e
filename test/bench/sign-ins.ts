import { performance } from 'node:perf_hooks';
import { demoPassword } from '#server/composition/demo/demo-person.ts';
import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { testBrowser } from '../support/server/test-browser';
import { benchServer } from './support/bench-server';
import { httpLoadApart } from './support/http-load';

const perSecond = 20;
const seconds = 8;

/** 99th percentile of a cheap read, in milliseconds; the client runs in another thread than the server. */
const p99OfRead = async (origin: string): Promise<number> => {
  const { p99 } = await httpLoadApart({ origin, paths: ['/v1/games'], connections: 4, until: { seconds } });
  return p99;
};

/** Reads of other people while many sign in: a password takes a core's time to check, by design. */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  await seedDemo(bench.product.app);
  const { rows } = await bench.database.pool.query<{ email: string }>('SELECT email FROM app_user');
  const emails = rows.map(({ email }) => email);
  const forget = setInterval(() => void bench.database.pool.query('DELETE FROM rate_count'), 100);
  const alone = await p99OfRead(bench.url);
  const done: number[] = [];
  const start = performance.now();
  const signIn = async (turn: number): Promise<void> => {
    const { status } = await testBrowser(bench.url).call('POST /v1/auth/login', {
      body: { login: emails[turn % emails.length] ?? '', password: demoPassword },
    });
    if (status === 200) done.push(performance.now());
  };
  let turn = 0;
  const signIns = setInterval(() => void signIn((turn += 1)), 1000 / perSecond);
  const beside = await p99OfRead(bench.url);
  clearInterval(signIns);
  const rate = done.length / ((performance.now() - start) / 1000);
  process.stdout.write(
    `p99 of GET /v1/games beside ${rate.toFixed(1)} sign-ins a second: ${beside} ms, alone ${alone} ms (to reach 20 ms)\n`,
  );
  clearInterval(forget);
  await bench.stop();
};

void run().then(() => process.exit(0));
