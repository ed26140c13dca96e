import { v7 as uuidv7 } from 'uuid';
import { personInn } from '#domain/receipts/inn.ts';
import { sealStoredInns } from '#server/features/taxes/sealed-inn.ts';
import { profilesOf } from '#server/features/taxes/tax-profile.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrateBefore } from '../../support/schema/with-migrations';
import { storedValues } from '../../support/money/stored-values';
import { testSecret } from '../../support/server/start-test-server';
import { createTestDatabase, emptyDatabase, type TestDatabase } from '../../support/test-database';

const people = Array.from({ length: 203 }, (_, index) => ({
  id: uuidv7(),
  inn: personInn(`7700${String(index).padStart(6, '0')}`),
}));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(4, emptyDatabase);
  await migrateBefore(database, '0382-taxes.sql');
  for (const [index, { id, inn }] of people.entries()) {
    await database.pool.query(
      `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at, is_admin, permissions)
       VALUES ($1, $2, $2, $2, $2, '', now(), true, '{MANAGE_DEPOSIT}')`,
      [id, `person${index}`],
    );
    await database.pool.query('INSERT INTO principal VALUES ($1, $2, $3, $4, now())', [
      id,
      inn,
      'Лисицын Пётр',
      '+79991234567',
    ]);
  }
  await migrate(database.pool);
}, 120_000);
afterAll(() => database.drop());

test('what operators had typed for receipts is kept, its INNs sealed, with no status told yet', async () => {
  await Promise.all([sealStoredInns(database.db, testSecret), sealStoredInns(database.db, testSecret)]);
  const ids = people.map(({ id }) => id);
  const profiles = await profilesOf({ secret: testSecret }, database.db, ids);
  for (const { id, inn } of people)
    expect(profiles.get(id)).toMatchObject({ inn, name: 'Лисицын Пётр', phone: '+79991234567', status: null });
  const inns = new Set(people.map(({ inn }) => inn));
  expect((await storedValues(database)).filter(({ value }) => inns.has(String(value)))).toEqual([]);
  expect((await profilesOf({ secret: 'another secret, as long as the first' }, database.db, ids)).size).toBe(0);
});

test('whoever could type them still may', async () => {
  const { rows } = await database.pool.query('SELECT DISTINCT permissions FROM app_user');
  expect(rows).toEqual([{ permissions: expect.arrayContaining(['MANAGE_DEPOSIT', 'MANAGE_TAXES']) }]);
});
