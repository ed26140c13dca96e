import { inTransaction } from '../../../src/server/platform/db/in-transaction';
import type { Executor } from '../../../src/server/platform/db/open-database';
import { announce, everyone } from '../../../src/server/platform/outbox/put-outbox';
import { settle } from '../../support/security/state-changes';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

const tell = (db: Executor, userId: string) => announce(db, [everyone], 'mate changed', { userId });

/** Whom this process has told of by itself, in order; what others tell meanwhile is left out. */
const watchTelling = () => {
  const delivered = jest.spyOn(server.product.app.outbox, 'deliver');
  const told = (): readonly unknown[] =>
    delivered.mock.calls.flatMap(([rows]) =>
      rows.flatMap(({ topic, message }) =>
        topic === 'realtime' && message.event === 'mate changed' ? [message.payload.userId] : [],
      ),
    );
  return { told, end: () => delivered.mockRestore() };
};

let telling: ReturnType<typeof watchTelling>;
beforeEach(() => {
  telling = watchTelling();
});
afterEach(() => telling.end());

test('what a transaction tells is told as soon as it is committed, in its order, and not before', async () => {
  const { db } = server.product.app;
  await inTransaction(db, async (tx) => {
    await tell(tx, 'first');
    await tell(tx, 'second');
    expect(telling.told()).toEqual([]);
  });
  expect(telling.told()).toEqual(['first', 'second']);
  await settle(server.database);
});

test('outside of a transaction a word is told at once', async () => {
  await tell(server.product.app.db, 'alone');
  expect(telling.told()).toEqual(['alone']);
  await settle(server.database);
});

test('a transaction that is taken back tells nothing', async () => {
  const { db } = server.product.app;
  const refused = inTransaction(db, async (tx) => {
    await tell(tx, 'nobody');
    throw new Error('taken back');
  });
  await expect(refused).rejects.toThrow('taken back');
  expect(telling.told()).toEqual([]);
});

test('a transaction that had to be tried again tells once', async () => {
  let tries = 0;
  await inTransaction(server.product.app.db, async (tx) => {
    tries += 1;
    await tell(tx, `try ${tries}`);
    if (tries === 1) throw Object.assign(new Error('a deadlock'), { severity: 'ERROR', code: '40P01' });
  });
  expect(telling.told()).toEqual(['try 2']);
  await settle(server.database);
});

test('a transaction of which nobody knows the end leaves its words to the sweeps', async () => {
  const { db, outbox } = server.product.app;
  await db.transaction((tx) => tell(tx, 'later'));
  expect(telling.told()).toEqual([]);
  outbox.kick();
  await settle(server.database);
});
