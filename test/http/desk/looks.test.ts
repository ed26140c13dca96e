import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { listen } from '../../support/server/listen';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

test('operators hear who comes to their record and who leaves it, also for another one', async () => {
  const [first, second] = [
    await makeAdministrator(server, 'VIEW_TRANSACTION'),
    await makeAdministrator(server, 'VIEW_TRANSACTION'),
  ];
  const [one, other] = ['withdrawal:1', 'withdrawal:2'];
  const look = ({ browser }: TestPerson, subject: string | null | undefined, left?: string) =>
    browser.call('PUT /v1/admin/looks', {
      body: { subject: subject ?? null, ...(left === undefined ? {} : { left }) },
    });
  const heardBy = async (person: TestPerson, act: () => Promise<unknown>) => {
    const told = await listen(server, person.browser, ['looks changed']);
    await act();
    const all = await told.all();
    told.close();
    return all;
  };
  await look(first, one);
  const came = { 'looks changed': { subject: one } };
  expect(await heardBy(first, () => look(second, one))).toEqual(came);
  expect(await heardBy(first, () => look(second, other))).toEqual(came);
  // A late farewell to the first record leaves the second one open.
  await look(second, null, one);
  expect((await look(first, other)).body.others.map(({ id }) => id)).toEqual([second.id]);
  expect(await heardBy(first, () => look(second, null, other))).toEqual({ 'looks changed': { subject: other } });
  expect((await look(first, other)).body.others).toEqual([]);
});

test('operators who open a record at the same moment see each other', async () => {
  const operators = await Promise.all([1, 2, 3].map(() => makeAdministrator(server, 'VIEW_TRANSACTION')));
  const body = { subject: 'withdrawal:3' };
  const seen = await Promise.all(operators.map(({ browser }) => browser.call('PUT /v1/admin/looks', { body })));
  expect(seen.map((answer) => answer.body.others.length).sort()).toEqual([0, 1, 2]);
});

test('operators see each other on one record, until one leaves', async () => {
  const [first, second] = [
    await makeAdministrator(server, 'VIEW_TRANSACTION'),
    await makeAdministrator(server, 'VIEW_TRANSACTION'),
  ];
  const look = async ({ browser }: TestPerson, subject: string | null) =>
    (await browser.call('PUT /v1/admin/looks', { body: { subject } })).body.others.map((other) => other.id);
  expect(await look(first, 'withdrawal:4')).toEqual([]);
  expect(await look(second, 'withdrawal:4')).toEqual([first.id]);
  await look(first, null);
  expect(await look(second, 'withdrawal:4')).toEqual([]);
});
