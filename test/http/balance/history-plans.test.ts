import { parse } from 'csv-parse/sync';
import { busyPerson } from '../../support/desk-plans/desk-lists';
import { fillHistory } from '../../support/desk-plans/long-history';
import { workOf } from '../../support/desk-plans/plan-work';
import { watchedProduct } from '../../support/desk-plans/watched-product';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';

const lines = 5000;
const path = '/v1/balance/transactions';

let database: TestDatabase;
let watched: Awaited<ReturnType<typeof watchedProduct>>;
beforeAll(async () => {
  database = await createTestDatabase(2);
  await fillHistory(database.url, lines);
  watched = await watchedProduct(database.url, busyPerson);
});
afterAll(async () => {
  await watched.stop();
  await database.drop();
});

/** Rows of the table itself that a call fetched, not those that an index alone has answered. */
const worst = async (address: string) => {
  const { status, body, plans } = await watched.ask(address);
  const works = plans.map(({ plan }) => workOf(plan));
  return { status, body, fetched: Math.max(...works.map(({ fetched }) => fetched)), works };
};

test('a page costs what it shows, the newest, the oldest and that of a rare type', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT id FROM balance_transaction ORDER BY created_at, id LIMIT 1 OFFSET 40',
  );
  for (const query of ['', `cursor=${rows[0]?.id ?? ''}`, 'types[]=CORRECTION', 'types[]=CORRECTION&types[]=DEPOSIT']) {
    const { status, fetched, works } = await worst(`${path}?${query}`);
    expect([query, status]).toEqual([query, 200]);
    expect([query, fetched < 500]).toEqual([query, true]);
    expect(works.every(({ scanned }) => scanned < 500)).toBe(true);
  }
});

test('a file counts every line once, and its balances add up over all its pages', async () => {
  const { body, plans } = await watched.ask(`${path}.csv`);
  const table: Record<string, string>[] = parse(String(body), { columns: true, delimiter: ';', bom: true });
  expect(table).toHaveLength(lines);
  const sum = (text: string | undefined): number => Math.round(Number(text?.replace(',', '.')) * 100);
  let after = 0;
  for (const line of [...table].reverse()) {
    after += sum(line['Сумма, ₽']);
    expect([line['Номер'], sum(line['Доступно после, ₽'])]).toEqual([line['Номер'], after]);
  }
  const sums = plans.filter(({ text }) => text.includes('WITH ends')).map(({ plan }) => workOf(plan).read);
  // A first batch of a hundred lines, so that the download starts at once; then two hundred and fifty per batch.
  expect(sums).toHaveLength(1 + Math.ceil((lines - 100) / 250));
  // Once as a line, once as the start of a page: the same for the last page as for the second.
  expect(Math.max(...sums)).toBeLessThan(2500);
});
