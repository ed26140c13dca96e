import { eq } from 'drizzle-orm';
import { deadline } from '#server/platform/db/schema/outbox-and-deadlines.ts';
import { changeDeadlines, type DeadlineChange } from '#server/platform/deadlines/schedule-deadline.ts';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

/** Never run: they are due long after all tests. */
const year = 365 * 24 * 3_600_000;
const at = (years: number): number => server.clock.now() + years * year;

const aggregate = 'demo:changed-together';
const change = (kind: string, dueAt: number | null, subject = ''): DeadlineChange => ({
  aggregate,
  kind,
  subject,
  dueAt,
});

const standing = async (): Promise<readonly string[]> => {
  const rows = await server.database.db.select().from(deadline).where(eq(deadline.aggregate, aggregate));
  return rows.map(
    ({ kind, subject, dueAt }) => `${kind} ${subject} ${Math.round((+dueAt - server.clock.now()) / year)}`,
  );
};

const changeAll = (changes: readonly DeadlineChange[]): Promise<void> =>
  server.database.db.transaction((tx) => changeDeadlines(tx, changes));

beforeEach(() => server.database.db.delete(deadline).where(eq(deadline.aggregate, aggregate)));

test('deadlines are set, moved and taken back together, each by its kind and subject', async () => {
  await changeAll([change('first', at(1)), change('second', at(1)), change('third', at(1), 'one')]);
  await changeAll([
    change('first', null),
    change('second', at(2)),
    change('third', null, 'another'),
    change('fourth', at(3)),
  ]);
  expect((await standing()).toSorted()).toEqual(['fourth  3', 'second  2', 'third one 1']);
});

test.each([
  ['taken back and set again stands', [change('first', null), change('first', 2)], 1],
  ['set and taken back is gone', [change('first', 2), change('first', null)], 0],
])('of two changes of one deadline the last counts: %s', async (_name, changes, left) => {
  await changeAll([change('first', at(1))]);
  await changeAll(changes.map((one) => ({ ...one, dueAt: one.dueAt === null ? null : at(one.dueAt) })));
  expect(await standing()).toEqual(left === 0 ? [] : ['first  2']);
});

test('to change nothing asks nothing', async () => {
  await changeAll([change('first', at(1))]);
  await changeAll([]);
  expect(await standing()).toEqual(['first  1']);
});
