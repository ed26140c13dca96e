import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Server } from 'socket.io';
import { issueChatToken } from '#server/features/chat/chat-token.ts';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { benchPerson } from './support/bench-person';
import { benchSecret, benchServer } from './support/bench-server';

/** Number of tabs: `tsx test/bench/tabs.ts 1000`; a second argument names a file for a heap snapshot of ours. */
const tabs = Number(process.argv[2] ?? 500);
const snapshot = process.argv[3];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const heapNow = async (): Promise<number> => {
  // What has just ended is let go by timers and callbacks of the next turns.
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    collect();
  }
  return process.memoryUsage().heapUsed;
};

interface Tab {
  readonly cookie: string;
  readonly jwt: string | null;
}

const closings: (() => void)[] = [];

/** Opens tabs from another process, whose memory is not counted. */
const openTabs = async (url: string, all: readonly Tab[]): Promise<void> => {
  const child = fork('test/bench/support/open-tabs.ts', [url], { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  child.send(all);
  await once(child, 'message');
  closings.push(() => void child.kill());
};

const kilobytesEach = async (open: (count: number) => Promise<void>): Promise<number> => {
  // The first ones load code and fill tables.
  await open(50);
  const before = await heapNow();
  await open(tabs);
  return ((await heapNow()) - before) / tabs / 1024;
};

/** The same two sockets as a tab of ours has, over one connection too, each in three rooms. */
const bareServer = async (): Promise<string> => {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'] });
  let people = 0;
  for (const name of ['/realtime', '/chat'])
    server.of(name).on('connection', (socket) => {
      people += 1;
      socket.on('connect to chat', (_given: unknown, ack: (answer: unknown) => void) => ack({ ok: true }));
      void socket.join([`user:${people}`, `session:${people}`, 'everyone']);
    });
  const port = await freePort();
  await new Promise<void>((resolve) => void http.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${port}`;
};

/** Heap of the server for each tab of a signed-in person, beside that of bare socket.io. */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  let people = 0;
  const newTab = async (): Promise<Tab> => {
    people += 1;
    const { id: userId, access, sessionId } = await benchPerson(bench, people);
    return { cookie: `access=${access}`, jwt: await issueChatToken(benchSecret, { userId, sessionId }) };
  };
  const ours = await kilobytesEach(async (count) => {
    const all: Tab[] = [];
    for (let index = 0; index < count; index += 1) all.push(await newTab());
    await openTabs(bench.url, all);
  });
  if (snapshot) writeHeapSnapshot(snapshot);
  const url = await bareServer();
  const bare = await kilobytesEach((count) =>
    openTabs(
      url,
      Array.from({ length: count }, () => ({ cookie: '', jwt: '' })),
    ),
  );
  process.stdout.write(
    `heap for each of ${tabs} tabs: ${ours.toFixed(1)} KB, ${(ours / bare).toFixed(2)} × bare socket.io (${bare.toFixed(1)} KB)\n`,
  );
  closings.forEach((close) => close());
  await bench.stop();
};

void run().then(() => process.exit(0));
