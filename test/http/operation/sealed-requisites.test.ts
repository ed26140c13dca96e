import { v7 as uuidv7 } from 'uuid';
import { openWallet } from '#server/features/balance/sealed-wallet.ts';
import { sealStored } from '#server/features/balance/seal-stored.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { withdrawal, withdrawalMethod } from '#server/platform/db/schema/money/ledger.ts';
import { migrateBefore } from '../../support/schema/with-migrations';
import { cardNumbersIn, storedValues } from '../../support/money/stored-values';
import { testSecret } from '../../support/server/start-test-server';
import { createTestDatabase, emptyDatabase, type TestDatabase } from '../../support/test-database';

const person = uuidv7();
const card = '2200000000000004';
const count = 1203;

let database: TestDatabase;

const insertOld = async (): Promise<void> => {
  const { pool } = database;
  await pool.query(
    `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at, is_admin, permissions)
     VALUES ($1, 'Person', 'person', 'p@mail.ru', 'p@mail.ru', '', now(), true, '{MANAGE_TRANSACTIONS}')`,
    [person],
  );
  const method = `INSERT INTO withdrawal_method (id, user_id, method, wallet, bank, created_at, used_at, deleted_at)
    VALUES (gen_random_uuid(), $1, $2, $3, $4, now(), now(), $5)`;
  await pool.query(method, [person, 'BANK_CARD_RU', card, null, null]);
  await pool.query(method, [person, 'BANK_CARD_RU', card, null, new Date(0)]);
  await pool.query(method, [person, 'SBP', '+79001231234', 'TBANK', null]);
  await pool.query(
    `INSERT INTO operation (id, kind, actor, idempotency_key, request_hash, created_at)
     VALUES (gen_random_uuid(), 'POST /v1/balance/withdraw', $1, 'a', '\\x00', now())`,
    [person],
  );
  await pool.query(
    `WITH line AS (
       INSERT INTO balance_transaction (operation_id, user_id, type, amount, created_at)
       SELECT (SELECT id FROM operation), $1, 'WITHDRAWAL', -100000, now() FROM generate_series(1, $2) RETURNING id
     )
     INSERT INTO withdrawal (id, user_id, method, wallet, amount, fee, status, transaction_id, created_at, changed_at)
     SELECT gen_random_uuid(), $1, 'BANK_CARD_RU', $3, 100000, 100, 'PAID', id, now(), now() FROM line`,
    [person, count, card],
  );
};

beforeAll(async () => {
  database = await createTestDatabase(4, emptyDatabase);
  await migrateBefore(database, '0370-sealed-requisites.sql');
  await insertOld();
  await migrate(database.pool);
}, 120_000);
afterAll(() => database.drop());

test('a start seals numbers of before, in as many batches as it takes, and a second start changes nothing', async () => {
  // Two processes at once: the second waits for the first.
  await Promise.all([sealStored(database.db, testSecret), sealStored(database.db, testSecret)]);
  const rows = await database.db.select().from(withdrawal);
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map((row) => openWallet({ secret: testSecret }, row)))).toEqual(new Set([card]));
  expect(rows[0]).toMatchObject({ walletShown: '2200\u00a0••••\u00a00004', walletEnd: '0004' });
  const methods = await database.db.select().from(withdrawalMethod);
  expect(methods.map((row) => openWallet({ secret: testSecret }, row)).sort()).toEqual(['+79001231234', card, card]);
  expect(new Set([...rows, ...methods].map(({ walletHash }) => walletHash.toString('hex'))).size).toBe(2);
  const values = await storedValues(database);
  expect(values.filter(({ value }) => cardNumbersIn(value).length > 0 || String(value).includes('9001231234'))).toEqual(
    [],
  );
  await sealStored(database.db, testSecret);
  expect(await database.db.select().from(withdrawal)).toEqual(rows);
});

test('the number is nothing to another secret', async () => {
  const [row] = await database.db.select().from(withdrawal).limit(1);
  if (!row) throw new Error('there are some');
  expect(() => openWallet({ secret: 'another secret, as long as the first one' }, row)).toThrow(
    'REQUISITES_UNREADABLE',
  );
});

test('hashes of requests made without a key are gone, and who paid by the register still may', async () => {
  const { rows } = await database.pool.query(
    'SELECT request_hash, permissions FROM operation, app_user WHERE app_user.id = $1',
    [person],
  );
  expect(rows).toEqual([{ request_hash: null, permissions: ['MANAGE_TRANSACTIONS', 'VIEW_REQUISITES'] }]);
});
