import { deskLists, operatorId } from '../../support/desk-plans/desk-lists';
import { fillDesk } from '../../support/desk-plans/fill-desk';
import { workOf } from '../../support/desk-plans/plan-work';
import { walkList } from '../../support/desk-plans/walk-list';
import { watchedProduct } from '../../support/desk-plans/watched-product';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';

const rows = 10_000;
/**
 * A page with its joins reads a few hundred rows, a count a thousand matches; without an index it would be all ten
 * thousand.
 */
const most = 6000;
/** Clients are people who are not mates. With many people they are found at once; here mates were inserted first. */
const mostOfClients = 9500;
const bound = (page: string): number => (page.includes('kind%5B%5D=CLIENT') ? mostOfClients : most);

let database: TestDatabase;
let watched: Awaited<ReturnType<typeof watchedProduct>>;
beforeAll(async () => {
  database = await createTestDatabase(2);
  await fillDesk(database.url, rows);
  // Forces index scans: the planner would rather read such small tables sequentially.
  const settings = { enable_seqscan: 'off', enable_mergejoin: 'off', enable_hashjoin: 'off' };
  watched = await watchedProduct(database.url, operatorId, settings);
});
afterAll(async () => {
  await watched.stop();
  await database.drop();
});

const linesOf = ({ body }: { readonly body: unknown }): number => {
  const { items } = Object(body);
  return Array.isArray(items) ? items.length : 0;
};

test.each(deskLists(rows))('$path walks an index for each of its sorts and filters', async (list) => {
  // Of an empty table any plan reads little.
  expect(linesOf(await watched.ask(list.path))).toBeGreaterThan(1);
  const tooMuch: string[] = [];
  for (const filter of list.filters)
    for (const page of await walkList(watched.ask, list, filter)) {
      if (page.status !== 200) tooMuch.push(`${page.name}: ${page.status}`);
      for (const { text, plan } of page.plans) {
        const { read, scanned, ways } = workOf(plan);
        if (Math.max(read, scanned) > bound(page.name))
          tooMuch.push(`${page.name}: ${read} rows by ${ways.join(', ')}: ${text}`);
      }
    }
  expect(tooMuch).toEqual([]);
});

/** Of ten thousand rows some hundreds wait in the fullest queue: they are counted and the first one is found. */
const mostOfQueue = 2500;
/** One act for each minute since the day began, which may be about to end, and with each the row that it decided. */
const mostOfDay = 2 * 24 * 60;

test.each([
  ['/v1/admin/queues', mostOfQueue],
  ['/v1/admin/today/decisions', mostOfDay],
])('%s reads what waits or was decided today, not whole tables', async (path, mostRead) => {
  const { status, plans } = await watched.ask(path);
  expect(status).toBe(200);
  const tooMuch = plans.flatMap(({ text, plan }) => {
    const { read, ways } = workOf(plan);
    return read > mostRead ? [`${read} rows by ${ways.join(', ')}: ${text}`] : [];
  });
  expect(tooMuch).toEqual([]);
});
