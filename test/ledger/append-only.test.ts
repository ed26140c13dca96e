import { giveMoney } from '../support/money/give-money';
import { makePerson } from '../support/people/make-person';
import { serverForTests } from '../support/server/server-for-tests';

const server = serverForTests();
beforeAll(async () => {
  const { id } = await makePerson(server);
  await giveMoney(server.product.app, id, 100);
});

const refused = (sql: string) => expect(server.database.pool.query(sql)).rejects.toMatchObject({ code: '23001' });

describe.each([
  ['transfer', 'amount = amount + 1'],
  ['balance_transaction', 'amount = amount + 1'],
])('%s', (table, change) => {
  test('cannot be changed, deleted or emptied', async () => {
    await refused(`UPDATE ${table} SET ${change}`);
    await refused(`DELETE FROM ${table}`);
    await refused(`TRUNCATE ${table} CASCADE`);
    const { rows } = await server.database.pool.query(`SELECT amount::int FROM ${table}`);
    expect(rows).toEqual([{ amount: 100 }]);
  });
});

test('a person’s account cannot be set below zero, a transfer cannot be of nothing', async () => {
  await expect(
    server.database.pool.query('UPDATE account SET balance = -1 WHERE balance IS NOT NULL'),
  ).rejects.toMatchObject({ code: '23514' });
  await expect(
    server.database.pool.query(
      'INSERT INTO transfer (operation_id, debit_account, credit_account, amount, created_at) SELECT operation_id, debit_account, credit_account, 0, now() FROM transfer LIMIT 1',
    ),
  ).rejects.toMatchObject({ code: '23514' });
});
