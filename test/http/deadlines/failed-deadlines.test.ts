import { eq } from 'drizzle-orm';
import { deadline } from '#server/platform/db/schema/outbox-and-deadlines.ts';
import { startDeadlineSweeper } from '#server/platform/deadlines/deadline-sweeper.ts';
import { recordFailure } from '#server/platform/deadlines/failed-deadline.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import { testClock } from '../../support/test-clock';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';
import { waitFor } from '../../support/wait-for';

const minute = 60_000;
const day = 24 * 60 * minute;
const key = { aggregate: 'thing:7', kind: 'thing.over' } as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => database.db.delete(deadline));

const rowOf = async () => (await database.db.select().from(deadline).where(eq(deadline.aggregate, key.aggregate)))[0];

/**
 * A sweeper on its own clock whose only aggregate runs the test's handler; `tries` are the times at which it was
 * called.
 */
const sweeping = async (handle: (tries: number) => Promise<void>) => {
  const clock = testClock();
  const due = clock.now() + minute;
  const tries: number[] = [];
  const errors: unknown[] = [];
  const log = { error: (details: unknown, text: string) => void errors.push([text, details]) };
  await database.db.transaction((tx) => scheduleDeadline(tx, key, due));
  const thing = {
    lock: async () => undefined,
    handle: async (_tx: unknown, { dueAt }: { readonly dueAt: number }) => {
      tries.push(dueAt);
      await handle(tries.length);
    },
  };
  const sweeper = startDeadlineSweeper(database.db, clock, log, { thing }, () => undefined);
  /** Advances the clock until the handler has been called that many times in all. */
  const tried = async (times: number, step: number): Promise<void> => {
    while (tries.length < times) {
      const before = tries.length;
      clock.advance(step);
      sweeper.kick();
      await waitFor(
        async () => tries.length,
        (length) => length > before,
      );
      await sweeper.idle();
    }
  };
  return { clock, due, tries, errors, sweeper, tried };
};

const fails = async (): Promise<void> => {
  throw new Error('the thing is stuck');
};

test('a deadline that failed keeps its moment, and is sent with it again', async () => {
  const { due, tries, tried, sweeper } = await sweeping(async (times) => (times < 3 ? fails() : undefined));
  await tried(3, 20 * minute);
  await sweeper.stop();
  expect(tries).toEqual([due, due, due]);
  expect(await rowOf()).toBeUndefined();
});

test('it is tried again later and later, not at once', async () => {
  const { clock, due, tries, tried, sweeper } = await sweeping(fails);
  await tried(1, minute);
  expect(await rowOf()).toMatchObject({
    attempts: 1,
    dueAt: new Date(due),
    failedAt: null,
    error: 'the thing is stuck',
  });
  sweeper.kick();
  await sweeper.idle();
  expect(tries).toHaveLength(1);
  const waits: number[] = [];
  for (let times = 1; times < 5; times += 1) {
    const row = await rowOf();
    waits.push((row?.nextTryAt?.getTime() ?? 0) - clock.now());
    await tried(times + 1, waits.at(-1) ?? 0);
  }
  await sweeper.stop();
  expect(waits.every((wait, index) => wait > 0 && (index === 0 || wait > (waits[index - 1] ?? 0)))).toBe(true);
});

test('after a day it is given up loudly, and stays for the operators to see', async () => {
  const { due, tries, errors, clock, tried, sweeper } = await sweeping(fails);
  await tried(3, 60 * minute);
  await tried(4, day);
  const row = await rowOf();
  expect(row).toMatchObject({ attempts: 4, dueAt: new Date(due), error: 'the thing is stuck' });
  expect(row?.failedAt).toEqual(new Date(clock.now()));
  expect(errors.at(-1)).toEqual(['deadline given up', expect.objectContaining({ aggregate: key.aggregate })]);
  clock.advance(day);
  sweeper.kick();
  await sweeper.idle();
  await sweeper.stop();
  expect(tries).toHaveLength(4);
});

test('a deadline that was moved before its failure is written down is where it was moved to, and starts over', async () => {
  const { clock, due, tried, sweeper } = await sweeping(fails);
  await tried(1, minute);
  await sweeper.stop();
  const failed = await rowOf();
  if (!failed) throw new Error('the deadline is gone');
  await database.db.transaction((tx) => scheduleDeadline(tx, key, due + day));
  const moved = await rowOf();
  expect(moved).toMatchObject({
    dueAt: new Date(due + day),
    attempts: 0,
    nextTryAt: null,
    failedAt: null,
    error: null,
  });
  expect(await recordFailure(database.db, failed, new Error('late news'), clock.now() + 2 * day)).toBe(false);
  expect(await rowOf()).toEqual(moved);
});

test('one that is stuck stands in the way of no other', async () => {
  const { clock, tries, sweeper } = await sweeping(fails);
  await database.db.transaction((tx) => scheduleDeadline(tx, { ...key, aggregate: 'nobody:1' }, clock.now()));
  clock.advance(2 * minute);
  sweeper.kick();
  await waitFor(
    async () => tries.length,
    (length) => length === 1,
  );
  await sweeper.idle();
  await sweeper.stop();
  expect(await database.db.select().from(deadline)).toHaveLength(2);
});
