import { hours } from '#domain/time/durations.ts';
import { giveMoney } from '../../support/money/give-money';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();

const addTo = (id: string, kopecks: number) =>
  server.database.pool.query("UPDATE account SET balance = balance + $2 WHERE kind = 'USER' AND owner = $1", [
    id,
    kopecks,
  ]);
const anHourLater = async () => {
  server.clock.advance(hours(1));
  await sweepDeadlines(server);
};
const told = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifications', { query: {} })).body.items.map(({ kind, text, link }) => [
    kind,
    text,
    link,
  ]);
const queue = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/admin/queues')).body.queues.find(({ queue: name }) => name === 'ledger');
const state = async ({ browser }: TestPerson) => (await browser.call('GET /v1/admin/ledger')).body;

test('what an hourly look finds is a task and told in words to those who see all operations, once; it goes when the books are right', async () => {
  const [finance, other, person] = [
    await makeAdministrator(server, 'VIEW_TRANSACTIONS_LIST'),
    await makeAdministrator(server, 'MANAGE_BLOG'),
    await makePerson(server),
  ];
  await giveMoney(server.product.app, person.id, 100_000);
  await anHourLater();
  expect(await queue(finance)).toMatchObject({ waiting: 0, oldestAt: null });
  expect(await told(finance)).toEqual([]);

  await addTo(person.id, 29_000);
  await anHourLater();
  const found = new Date(server.clock.now()).toISOString();
  // The account's balance exceeds its transfers, what the person's history shows, and the advances that were given.
  expect(await queue(finance)).toMatchObject({ waiting: 3, oldestAt: found });
  expect(await state(finance)).toMatchObject({
    checkedAt: found,
    faults: [
      { rule: 'CACHED', found: 1290, expected: 1000, since: found, person: { username: person.username } },
      { rule: 'LINES', found: 1290, expected: 1000 },
      { rule: 'ADVANCES', found: 1000, expected: 1290 },
    ],
  });
  const words = `На счёте не столько, сколько дают его проводки. Свои деньги ${person.username}: 1\u00a0290\u00a0₽ вместо 1\u00a0000\u00a0₽. И ещё: 2.`;
  expect(await told(finance)).toEqual([['LEDGER_FAULT', words, '/admin/ledger']]);
  expect(await told(other)).toEqual([]);
  expect(await queue(other)).toBeUndefined();

  await anHourLater();
  expect(await told(finance)).toHaveLength(1);
  expect((await queue(finance))?.oldestAt).toBe(found);

  await addTo(person.id, -29_000);
  await anHourLater();
  expect(await queue(finance)).toMatchObject({ waiting: 0 });
  expect((await state(finance)).faults).toEqual([]);
});

test('an operator looks at once; too many looks wait', async () => {
  const finance = await makeAdministrator(server, 'VIEW_TRANSACTIONS_LIST');
  const person = await makePerson(server);
  await giveMoney(server.product.app, person.id, 500);
  await addTo(person.id, 1);
  const look = () => finance.browser.call('POST /v1/admin/ledger/check');
  const rules = (await look()).body.faults.map(({ rule }) => rule);
  // Of advances it is told once the operation's receipt is filed, a moment later.
  expect(rules.filter((rule) => rule !== 'ADVANCES')).toEqual(['CACHED', 'LINES']);
  await addTo(person.id, -1);
  expect((await look()).body.faults).toEqual([]);
  for (let time = 0; time < 4; time += 1) await look();
  expect((await look()).code).toBe('RATE_LIMITED');
});
