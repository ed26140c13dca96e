import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { watchDatabase } from '#server/platform/db/watch-database.ts';
import { startPatroni } from '../support/programs/start-patroni';
import { startNode } from '../support/server/start-node';
import { startTraffic, unharmed } from './support/traffic';

jest.setTimeout(300_000);

/** Seconds beyond the failover itself: until the product writes again. */
const within = 5;

let cluster: Awaited<ReturnType<typeof startPatroni>>;
beforeAll(async () => {
  cluster = await startPatroni();
  const empty = openDatabase(cluster.direct, 1);
  await migrate(empty.pool);
  await empty.close();
});
afterAll(() => cluster.stop());

/** A process of the product, with people who use it. */
const processAt = async (url: string) => {
  const own = openDatabase(url, 1);
  const node = await startNode({ ...own, url, drop: () => own.close() });
  const watch = watchDatabase(node.product.app.database, node.product.app.log);
  return {
    traffic: await startTraffic(node, 2),
    stop: async () => {
      await watch.stop();
      await node.stop();
      await own.close();
    },
  };
};

test.each([
  ['is changed on purpose', () => cluster.switchOver()],
  ['is killed', () => cluster.kill()],
])(
  'a primary that %s costs its failover and a few seconds, and nothing that was acknowledged, by several hosts and by HAProxy',
  async (_what, fault) => {
    await cluster.standsBy();
    const processes = [await processAt(cluster.direct), await processAt(cluster.proxied)];
    try {
      const goOn = () => Promise.all(processes.map(({ traffic }) => traffic.goesOn()));
      await goOn();
      const failover = await fault();
      await goOn();
      for (const { traffic } of processes) {
        const harm = await traffic.stop();
        const pause = traffic.longestPause();
        process.stdout.write(
          `failover ${failover.toFixed(1)} s, nothing written for ${pause.toFixed(1)} s: ${JSON.stringify(traffic.answers())}\n`,
        );
        expect(harm).toEqual(unharmed);
        expect(pause - failover).toBeLessThan(within);
      }
    } finally {
      for (const { stop } of processes) await stop();
    }
  },
);
