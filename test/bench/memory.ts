import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { benchPerson } from './support/bench-person';
import { benchServer } from './support/bench-server';
import { httpLoadApart } from './support/http-load';

/** Number of requests: `tsx test/bench/memory.ts 1000000` is the long form. */
const wanted = Number(process.argv[2] ?? 20_000);
const points = 10;
const reads = ['/v1/games', '/v1/users/me', '/v1/games', '/v1/mates/game/cs2?limit=20', '/v1/users/me', '/v1/games'];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

const report = (done: number): void => {
  collect();
  collect();
  const { heapUsed, rss, external } = process.memoryUsage();
  process.stdout.write(
    `after ${done} requests: heap ${megabytes(heapUsed)} MB, beside it ${megabytes(external)}, whole process ${megabytes(rss)}\n`,
  );
};

/**
 * Memory of a process after many requests: what remains after a forced collection should not grow with their number.
 */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  await seedDemo(bench.product.app);
  let people = 0;
  const ask = async (requests: number): Promise<void> => {
    // A new session each time: an access token is valid for a quarter of an hour.
    const { access } = await benchPerson(bench, (people += 1));
    const headers = { cookie: `access=${access}` };
    // The client runs in a separate thread, so that its memory is not counted.
    await httpLoadApart({ origin: bench.url, paths: reads, headers, connections: 16, until: { requests } });
  };
  await ask(Math.min(wanted, 10_000));
  report(0);
  for (let point = 1; point <= points; point += 1) {
    await ask(wanted / points);
    report((wanted / points) * point);
  }
  await bench.stop();
};

void run().then(() => process.exit(0));
