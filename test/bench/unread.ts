import { type ChildProcess, fork } from 'node:child_process';
import net from 'node:net';
import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { pipeline } from '#server/platform/http/limit-pipelining.ts';
import { benchServer } from './support/bench-server';
import { httpLoad } from './support/http-load';

interface Readers {
  readonly origin: string;
  readonly paths: readonly string[];
  /** Requests that each connection sends in one piece. */
  readonly requests: number;
}

const connections = 200;
const seconds = 8;

/** Connections that ask and do not read, and are opened again when the server has closed them. */
const askUnread = ({ origin, paths, requests }: Readers): void => {
  const { hostname, port } = new URL(origin);
  const open = (index: number): void => {
    const socket = net.connect(Number(port), hostname);
    const path = paths[index % paths.length] ?? '/';
    socket.pause();
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(() => open(index), 200));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`.repeat(requests));
  };
  for (let index = 0; index < connections; index += 1) open(index);
};

interface Others {
  readonly p99: number;
}

/** This file in a process of its own: neither the readers nor the others cost the server's memory or time of its loop. */
const apart = (role: 'readers' | 'others', asked: object): ChildProcess =>
  fork(__filename, [role, JSON.stringify(asked)], { execArgv: process.execArgv });

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);

/** The highest memory of this process while the work runs. */
const peakOf = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
  const result = await work();
  clearInterval(timer);
  return [result, peak];
};

/** Response times of others, and memory, while many connections ask for public answers and do not read them. */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  await seedDemo(bench.product.app);
  const others = () =>
    new Promise<Others>((resolve) =>
      apart('others', { origin: bench.url }).once('message', (told: Others) => resolve(told)),
    );
  const kinds: Readonly<Record<string, readonly string[]>> = {
    'the documents': ['/openapi.json', '/docs/json', '/docs/yaml'],
    'lists and pages': ['/v1/games', '/v1/mates/game/cs2', '/v1/blog/articles', '/', '/blog', '/v1/countries'],
  };
  for (const path of Object.values(kinds).flat()) await (await fetch(bench.url + path)).arrayBuffer();
  await others();
  const say = (name: string, p99: number, peak: number) =>
    process.stdout.write(`${name}: others’ p99 ${p99.toFixed(1)} ms, memory ${megabytes(peak)} MB\n`);
  for (const [name, paths] of Object.entries(kinds))
    for (const requests of [pipeline.requests, 20]) {
      const [alone, before] = await peakOf(others);
      say('quiet', alone.p99, before);
      const readers = apart('readers', { origin: bench.url, paths, requests } satisfies Readers);
      const [beside, peak] = await peakOf(others);
      readers.kill();
      say(`${connections} readers of ${name}, ${requests} requests each`, beside.p99, peak);
    }
  await bench.stop();
};

const [, , role, asked = '{}'] = process.argv;
if (role === 'readers') askUnread(JSON.parse(asked));
else if (role === 'others')
  void httpLoad({
    origin: JSON.parse(asked).origin,
    paths: ['/v1/games', '/v1/mates/game/cs2?limit=20'],
    connections: 4,
    until: { seconds },
  }).then((measured) => process.send?.(measured, () => process.exit(0)));
else void run().then(() => process.exit(0));
