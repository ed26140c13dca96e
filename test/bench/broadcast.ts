import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { Server } from 'socket.io';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { announce, everyone } from '#server/platform/outbox/put-outbox.ts';
import { realtimeNamespace } from '#server/platform/realtime/socket-server.ts';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { median } from './support/median';
import { benchPerson } from './support/bench-person';
import { benchServer } from './support/bench-server';

/** Rounds of a small crowd are short: with few of them, a busy machine would distort the result. */
const crowds = [
  { size: 200, rounds: 15 },
  { size: 1000, rounds: 5 },
] as const;
const events = 100;

const now = (): number => performance.timeOrigin + performance.now();

interface Round {
  readonly perSecond: number;
  /** 99th percentile, in milliseconds from sending to receiving. */
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

/**
 * Sends one event to everyone: as the product does, compared with bare socket.io that stores nothing; and after the
 * commit of the row that caused it, compared with one that stores such a row before each event. In both cases no other
 * process has sockets.
 */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  const { access } = await benchPerson(bench, 0);
  const { app } = bench.product;
  const { pool } = bench.database;
  await pool.query('CREATE TABLE bench_word (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, payload jsonb)');
  const http = createServer();
  const bare = new Server(http, { transports: ['websocket'] });
  const port = await freePort();
  await new Promise<void>((resolve) => void http.listen(port, '127.0.0.1', resolve));
  const announceWord = (): Promise<void> =>
    inTransaction(app.db, (tx) => announce(tx, [everyone], 'clock changed', { offsetMs: now() })).then(
      () => new Promise(setImmediate),
    );
  const storeAndAnnounce = (): Promise<void> =>
    inTransaction(app.db, async (tx) => {
      const word = { offsetMs: now() };
      await tx.execute(sql`INSERT INTO bench_word (payload) VALUES (${JSON.stringify(word)})`);
      await announce(tx, [everyone], 'clock changed', word);
    });
  const tellOnly = async (): Promise<void> => {
    bare.emit('clock changed', { offsetMs: now() });
    await new Promise(setImmediate);
  };
  const storeAndTell = async (): Promise<void> => {
    const word = { offsetMs: now() };
    await pool.query({
      name: 'bench_word',
      text: 'INSERT INTO bench_word (payload) VALUES ($1)',
      values: [JSON.stringify(word)],
    });
    bare.emit('clock changed', word);
  };
  for (const { size, rounds } of crowds) {
    const ours = await crowd(bench.url, realtimeNamespace, size, `access=${access}`);
    const theirs = await crowd(`http://127.0.0.1:${port}`, '/', size);
    for (const [what, word, bareWord] of [
      ['stores nothing', announceWord, tellOnly],
      ['stores a row before each word', storeAndAnnounce, storeAndTell],
    ] as const) {
      const told: { readonly own: Round; readonly bare: Round }[] = [];
      for (let round = 0; round < rounds; round += 1)
        told.push({ own: await ours.tell(word), bare: await theirs.tell(bareWord) });
      const deliveries = median(told.map(({ own }) => own.perSecond));
      const rate = median(told.map(({ own, bare: theirs }) => own.perSecond / theirs.perSecond));
      const wait = median(told.map(({ own, bare: theirs }) => own.p99 / theirs.p99));
      process.stdout.write(
        `a word to ${size} sockets beside bare socket.io, when each ${what}: ${rate.toFixed(2)} × the deliveries (${deliveries.toFixed(0)}/s), p99 ${wait.toFixed(2)} × its\n`,
      );
    }
    ours.end();
    theirs.end();
  }
  await bare.close();
  await bench.stop();
};

void run().then(() => process.exit(0));
