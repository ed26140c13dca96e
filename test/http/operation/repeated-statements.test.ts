import { sql } from 'drizzle-orm';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { openDatabase, type Tx } from '#server/platform/db/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(1);
});
afterAll(() => database.drop());

/** Prepared statements of this transaction's connection that contain `words`. */
const keptPlans = async (tx: Tx, words: string): Promise<readonly unknown[]> =>
  (
    await tx.execute(
      sql`SELECT name, generic_plans + custom_plans AS asked FROM pg_prepared_statements WHERE strpos(statement, ${words}) > 0
        AND strpos(statement, 'pg_prepared_statements') = 0`,
    )
  ).rows;

const ask = (tx: Tx, number: number) => tx.execute(sql`SELECT 'asked again' AS words, ${number}::integer AS number`);

test('a statement that transactions repeat is read and planned once by a connection; whatever is asked once is not kept', async () => {
  await inTransaction(database.db, async (tx) => {
    for (const number of [1, 2, 3]) expect((await ask(tx, number)).rows).toEqual([{ words: 'asked again', number }]);
    await tx.execute(sql`SELECT 'asked once' AS words`);
  });
  await inTransaction(database.db, async (tx) => {
    await ask(tx, 4);
    expect(await keptPlans(tx, 'asked again')).toEqual([{ name: expect.stringMatching(/^repeated_\d+$/), asked: '3' }]);
    expect(await keptPlans(tx, 'asked once')).toEqual([]);
  });
});

test('a statement as long as a list of rows is never kept: no other call has just as many', async () => {
  const long = sql.raw(`SELECT cardinality(ARRAY[${Array.from({ length: 2000 }, (_, index) => index).join(', ')}])`);
  await inTransaction(database.db, async (tx) => {
    for (let times = 0; times < 3; times += 1) await tx.execute(long);
    expect(await keptPlans(tx, '1998, 1999')).toEqual([]);
  });
});

test('behind a pooler nothing is kept by name', async () => {
  const pooled = openDatabase(database.url, 1, 5000, { directUrl: database.url, prepared: false });
  try {
    await inTransaction(pooled.db, async (tx) => {
      for (const number of [1, 2, 3]) await ask(tx, number);
      expect(await keptPlans(tx, 'asked again')).toEqual([]);
    });
  } finally {
    await pooled.close();
  }
});
