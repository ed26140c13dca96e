import type { Pool, PoolClient } from 'pg';
import { openPool } from '#server/platform/db/open-database.ts';
import { watchPeers } from '#server/platform/realtime/peers.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';
import { waitFor } from '../../support/wait-for';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await database.drop();
});

/** Longer than any test runs: a process checks only when the test triggers it. */
const forever = 3_600_000;

const holds = (ask: () => boolean) =>
  waitFor(
    () => Promise.resolve(ask()),
    (value) => value,
  );

/** A process as far as its peers go, which has begun to listen. */
const listening = async (through: (pool: Pool) => Pool = (pool) => pool) => {
  const opened = openPool({ ...database.direct, max: 2 });
  const { pool } = opened;
  const problems: unknown[] = [];
  let untold = 0;
  const peers = watchPeers(
    through(pool),
    { onSkipped: () => void (untold += 1), onError: (problem) => void problems.push(problem) },
    forever,
  );
  const ears: PoolClient[] = [];
  const attend = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    client.on('end', () => client.release(true));
    ears.push(client);
    await peers.listenOn(client);
    await peers.check();
    return client;
  };
  const ear = await attend();
  const close = async (): Promise<void> => {
    peers.stop();
    for (const client of ears) await client.end();
    await opened.close();
  };
  let ended: Promise<void> | null = null;
  const end = (): Promise<void> => (ended ??= close());
  ends.push(end);
  return {
    ear,
    problems,
    end,
    listenAgain: attend,
    check: peers.check,
    spares: peers.maySkip,
    timesUntold: () => untold,
    hasCaughtUp: () => holds(() => untold > 0),
  };
};

type Act = (text: string, values: readonly unknown[]) => Promise<unknown>;
const nothing: Act = () => Promise.resolve();

/** Asks the database as any process does, but for what the test does in between. */
const asking =
  ({ before = nothing, after = nothing }: { readonly before?: Act; readonly after?: Act }) =>
  (pool: Pool): Pool => {
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      await before(text, values);
      const answer = await pool.query(text, values);
      await after(text, values);
      return answer;
    };
    return new Proxy(pool, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
  };

const isLook = (text: string): boolean => text.includes('pg_locks');
const broken = (): Promise<never> => Promise.reject(new Error('broken'));

test('who listens alone spares its words; who comes is heard, told that words were spared, and told all from then on', async () => {
  const first = await listening();
  expect(first.spares()).toBe(true);
  const second = await listening();
  await second.hasCaughtUp();
  expect([first.spares(), second.spares()]).toEqual([false, false]);
});

test('who is alone again spares its words again', async () => {
  const first = await listening();
  const second = await listening();
  await holds(() => !first.spares());
  await second.end();
  await waitFor(first.check, () => first.spares());
});

test('who goes may have died before they owned to what they spared: whoever is left catches up', async () => {
  const first = await listening();
  expect(first.spares()).toBe(true);
  const second = await listening();
  await second.hasCaughtUp();
  const before = second.timesUntold();
  await first.end();
  await waitFor(second.check, () => second.timesUntold() > before);
});

test('a deaf process looks, sees who has come and tells them', async () => {
  const first = await listening();
  const { stream } = first.ear.connection;
  stream.pause();
  const second = await listening();
  expect(first.spares()).toBe(true);
  await first.check();
  expect(first.spares()).toBe(false);
  await second.hasCaughtUp();
  stream.resume();
});

test('a process whose line breaks owns to what it spared, and tells all until it listens again', async () => {
  const first = await listening();
  expect(first.spares()).toBe(true);
  const bystander = await database.pool.connect();
  await bystander.query('LISTEN socket_untold');
  const owned = new Promise((resolve) => bystander.once('notification', resolve));
  await database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'",
  );
  await owned;
  bystander.release(true);
  await first.check();
  expect(first.spares()).toBe(false);
  await first.listenAgain();
  expect(first.spares()).toBe(true);
});

test('a process that cannot see who is there tells all', async () => {
  let isBlind = false;
  const first = await listening(asking({ before: (text) => (isBlind && isLook(text) ? broken() : Promise.resolve()) }));
  expect(first.spares()).toBe(true);
  isBlind = true;
  await first.check();
  expect(first.spares()).toBe(false);
});

test('an answer from before somebody came does not make a process alone', async () => {
  const held: (() => void)[] = [];
  let isHeld = false;
  const hold: Act = async (text) => {
    if (isHeld && isLook(text)) await new Promise<void>((letGo) => held.push(letGo));
  };
  const first = await listening(asking({ after: hold }));
  expect(first.spares()).toBe(true);
  isHeld = true;
  const looked = first.check();
  await holds(() => held.length > 0);
  const second = await listening();
  await second.hasCaughtUp();
  held.forEach((letGo) => letGo());
  await looked;
  expect(first.spares()).toBe(false);
});

test('a look that gets no answer until the next one is due makes a process tell all', async () => {
  let isSilent = false;
  const first = await listening(
    asking({ before: (text) => (isSilent && isLook(text) ? new Promise(() => undefined) : Promise.resolve()) }),
  );
  isSilent = true;
  void first.check();
  expect(first.spares()).toBe(true);
  await first.check();
  expect(first.spares()).toBe(false);
});

test('what could not be owned to is owned to later', async () => {
  let isBroken = false;
  const first = await listening(
    asking({
      before: (_text, values) => (isBroken && values.includes('socket_untold') ? broken() : Promise.resolve()),
    }),
  );
  expect(first.spares()).toBe(true);
  isBroken = true;
  const second = await listening();
  await holds(() => first.problems.length > 0);
  isBroken = false;
  await first.check();
  await second.hasCaughtUp();
});
