import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { announce, everyone, putOutbox } from '#server/platform/outbox/put-outbox.ts';
import { settle } from '../../support/security/state-changes';
import { makePerson } from '../../support/people/make-person';
import { listen } from '../../support/server/listen';
import { untilAlone, startPeer } from '../../support/server/start-peer';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

const announceChange = (db: Executor, userId: string) => announce(db, [everyone], 'mate changed', { userId });

/** Closes sockets of a room that nobody is in. */
const withdraw = (tx: Executor, room: string) => putOutbox(tx, 'hangUp', { rooms: [room] });

/** Ids that this process has announced itself, in order, without announcements of others. */
const watchDeliveries = () => {
  const delivered = jest.spyOn(server.product.app.outbox, 'deliver');
  const deliveredIds = (): readonly unknown[] =>
    delivered.mock.calls.flatMap(([rows]) =>
      rows.flatMap(({ topic, message }) =>
        topic === 'realtime' && message.event === 'mate changed' ? [message.payload.userId] : [],
      ),
    );
  return { deliveredIds, end: () => delivered.mockRestore() };
};

let deliveries: ReturnType<typeof watchDeliveries>;
beforeEach(() => {
  deliveries = watchDeliveries();
});
afterEach(() => deliveries.end());

test('what a transaction tells is told as soon as it is committed, in its order, and not before', async () => {
  const { db } = server.product.app;
  await inTransaction(db, async (tx) => {
    await announceChange(tx, 'first');
    await announceChange(tx, 'second');
    expect(deliveries.deliveredIds()).toEqual([]);
  });
  expect(deliveries.deliveredIds()).toEqual(['first', 'second']);
  await settle(server.database);
});

test('outside of a transaction a word is told at once', async () => {
  await announceChange(server.product.app.db, 'alone');
  expect(deliveries.deliveredIds()).toEqual(['alone']);
  await settle(server.database);
});

test('a transaction that is taken back tells nothing', async () => {
  const { db } = server.product.app;
  const refused = inTransaction(db, async (tx) => {
    await announceChange(tx, 'nobody');
    throw new Error('taken back');
  });
  await expect(refused).rejects.toThrow('taken back');
  expect(deliveries.deliveredIds()).toEqual([]);
});

test('a transaction that had to be tried again tells once', async () => {
  let tries = 0;
  await inTransaction(server.product.app.db, async (tx) => {
    tries += 1;
    await announceChange(tx, `try ${tries}`);
    if (tries === 1) throw Object.assign(new Error('a deadlock'), { severity: 'ERROR', code: '40P01' });
  });
  expect(deliveries.deliveredIds()).toEqual(['try 2']);
  await settle(server.database);
});

test('a transaction of which nobody knows the end leaves its words to the sweeps', async () => {
  const { db, outbox } = server.product.app;
  await db.transaction((tx) => announceChange(tx, 'later'));
  expect(deliveries.deliveredIds()).toEqual([]);
  outbox.kick();
  await settle(server.database);
});

/** Queries that the pool's idle connection sends while `work` runs. */
const queriesDuring = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const { pool } = server.product.app.database;
  const client = await pool.connect();
  const asked = jest.spyOn(Client.prototype, 'query');
  client.release();
  try {
    await work();
    return asked.mock.calls
      .filter((_, index) => asked.mock.contexts[index] === client)
      .map(([query]) => String(Object(query).text ?? query).replace(/\s+/g, ' '));
  } finally {
    asked.mockRestore();
  }
};

/** Announces before and after another statement; nothing is sent before the commit. */
const announceAround = (): Promise<void> =>
  inTransaction(server.product.app.db, async (tx) => {
    await announceChange(tx, 'first');
    await tx.execute(sql`SELECT 'something of its own'`);
    await announceChange(tx, 'second');
    expect(deliveries.deliveredIds()).toEqual([]);
  });

describe('alone', () => {
  beforeAll(() => untilAlone(server.product.app, true));

  test('a word costs the database nothing: nobody else would deliver it', async () => {
    const { db } = server.product.app;
    const asked = await queriesDuring(async () => {
      await inTransaction(db, (tx) => announceChange(tx, 'in a transaction'));
      await announceChange(db, 'outside of one');
    });
    expect(asked).toEqual([]);
    expect(deliveries.deliveredIds()).toEqual(['in a transaction', 'outside of one']);
  });

  test('all that a transaction tells is told after its commit, which is the last that is asked', async () => {
    const asked = await queriesDuring(announceAround);
    expect(asked).toEqual(['begin', "SELECT 'something of its own'", 'commit']);
    expect(deliveries.deliveredIds()).toEqual(['first', 'second']);
  });

  test('when the line breaks during a commit, so that nobody knows whether it is one, all are told to ask anew', async () => {
    const { db } = server.product.app;
    const { browser } = await makePerson(server);
    const tab = await listen(server, browser, ['catch up']);
    const lost = inTransaction(db, async (tx) => {
      await announceChange(tx, 'perhaps');
      await tx.execute(sql`SELECT 'something of its own'`);
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await server.database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    });
    await expect(lost).rejects.toThrow();
    await tab.all();
    tab.close();
    expect(deliveries.deliveredIds()).toEqual([]);
  });
});

describe('beside another process', () => {
  let leave: () => Promise<void>;
  beforeAll(async () => {
    leave = await startPeer(server.database);
    await untilAlone(server.product.app, false);
  });
  afterAll(() => leave());

  test('what pages can refetch stands nowhere: it is told after the commit, which is the last that is asked', async () => {
    const asked = await queriesDuring(announceAround);
    expect(asked).toEqual(['begin', "SELECT 'something of its own'", 'commit']);
    expect(deliveries.deliveredIds()).toEqual(['first', 'second']);
  });

  test('what withdraws something goes out in one statement, with its commit, in order with all else', async () => {
    const { db } = server.product.app;
    const delivered = jest.spyOn(server.product.app.outbox, 'deliver');
    const asked = await queriesDuring(() =>
      inTransaction(db, async (tx) => {
        await announceChange(tx, 'before');
        await tx.execute(sql`SELECT 'something of its own'`);
        await withdraw(tx, 'first');
        await announceChange(tx, 'between');
        await withdraw(tx, 'second');
      }),
    );
    expect(asked.slice(0, 3)).toEqual([
      'begin',
      "SELECT 'something of its own'",
      expect.stringMatching(/^INSERT INTO outbox (?!.*(?:before|between)).*"first".*"second".*; commit$/),
    ]);
    const id = expect.any(Number);
    expect(delivered.mock.lastCall).toMatchObject([
      [{ topic: 'realtime' }, { topic: 'hangUp', id }, { topic: 'realtime' }, { topic: 'hangUp', id }],
    ]);
    await settle(server.database);
  });

  test('a transaction that only withdraws is one statement, one that asks nothing is none', async () => {
    const { db } = server.product.app;
    const asked = await queriesDuring(() => inTransaction(db, (tx) => withdraw(tx, 'alone')));
    expect(asked.filter((text) => !/DELETE|outbox" where|pg_notify/i.test(text))).toEqual([
      expect.stringMatching(/^INSERT INTO outbox .*RETURNING id$/),
    ]);
    await settle(server.database);
    expect(await queriesDuring(() => inTransaction(db, async () => 'nothing'))).toEqual([]);
  });

  describe.each([
    ['alone', async () => undefined],
    ['after something of its own', async (tx: Executor) => void (await tx.execute(sql`SELECT 1`))],
  ])('rooms that a transaction hangs up %s', (_when, before) => {
    test('stand in the outbox as they were told, whatever letters are in them', async () => {
      const { app } = server.product;
      jest.spyOn(app.outbox, 'deliver').mockImplementation(() => undefined);
      const words = `it's "$1", $& and '' \\ \\' ; commit; ёж \n`;
      await inTransaction(app.db, async (tx) => {
        await before(tx);
        await withdraw(tx, words);
      });
      const { rows } = await server.database.pool.query("DELETE FROM outbox WHERE topic = 'hangUp' RETURNING payload");
      expect(rows).toEqual([{ payload: { rooms: [words] } }]);
    });

    test('and that cannot be kept take all of it back', async () => {
      const { db } = server.product.app;
      const refused = inTransaction(db, async (tx) => {
        await before(tx);
        await tx.execute(sql`CREATE TABLE of_a_lost_transaction ()`);
        await withdraw(tx, 'no \0 in a text');
      });
      await expect(refused).rejects.toThrow();
      expect(deliveries.deliveredIds()).toEqual([]);
      const { rows } = await server.database.pool.query("SELECT to_regclass('of_a_lost_transaction') AS found");
      expect(rows).toEqual([{ found: null }]);
      expect((await server.database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    });
  });
});
