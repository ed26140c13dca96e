import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { announce, everyone } from '../../src/server/platform/outbox/put-outbox';
import { realtimeNamespace } from '../../src/server/platform/realtime/socket-server';
import { freePort } from '../../src/server/platform/embedded-postgres/free-port';
import { benchPerson } from './support/bench-person';
import { benchServer } from './support/bench-server';

const crowds = [200, 1000];
const events = 100;
const rounds = 5;

const now = (): number => performance.timeOrigin + performance.now();

interface Round {
  readonly perSecond: number;
  /** Slowest hundredth, in milliseconds from telling to hearing. */
  readonly p99: number;
}

const crowd = async (url: string, namespace: string, size: number, cookie = '') => {
  const child = fork('test/bench/support/listeners.ts', [url, namespace, String(size), String(events), cookie], {
    execArgv: ['--import', 'tsx'],
  });
  await once(child, 'message');
  const tell = async (each: () => unknown): Promise<Round> => {
    const start = now();
    const heard = once(child, 'message');
    for (let event = 0; event < events; event += 1) await each();
    const [{ p99 }] = await heard;
    return { perSecond: (events * size) / ((now() - start) / 1000), p99: Number(p99) };
  };
  return { tell, end: () => child.kill() };
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One word to everybody: written to the outbox and told to all, beside bare socket.io that only tells. */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  const { access } = await benchPerson(bench, 0);
  const { app } = bench.product;
  const http = createServer();
  const bare = new Server(http, { transports: ['websocket'] });
  const port = await freePort();
  await new Promise<void>((resolve) => void http.listen(port, '127.0.0.1', resolve));
  for (const size of crowds) {
    const ours = await crowd(bench.url, realtimeNamespace, size, `access=${access}`);
    const theirs = await crowd(`http://127.0.0.1:${port}`, '/', size);
    const pairs: { readonly ours: Round; readonly beside: Round }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const own = await ours.tell(async () => {
        await announce(app.db, [everyone], 'clock changed', { offsetMs: now() });
        app.outbox.kick();
      });
      const beside = await theirs.tell(async () => {
        bare.emit('clock changed', { offsetMs: now() });
        await new Promise(setImmediate);
      });
      pairs.push({ ours: own, beside });
    }
    const rate = median(pairs.map(({ ours: { perSecond }, beside }) => perSecond / beside.perSecond));
    const wait = median(pairs.map(({ ours: { p99 }, beside }) => p99 / beside.p99));
    const deliveries = median(pairs.map((pair) => pair.ours.perSecond));
    process.stdout.write(
      `a word to ${size} sockets: ${rate.toFixed(2)} × the deliveries of bare socket.io (${deliveries.toFixed(0)}/s), p99 ${wait.toFixed(2)} × its\n`,
    );
    ours.end();
    theirs.end();
  }
  await bare.close();
  await bench.stop();
};

void run().then(() => process.exit(0));
