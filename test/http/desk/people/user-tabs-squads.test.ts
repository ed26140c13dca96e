import { days, hours } from '#domain/time/durations.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import type { TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { acceptOrder, createSquadOf, newKey, playSquad } from '#test/support/squads/squad-calls.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';
import { sweepDeadlines } from '#test/support/sweep-deadlines.ts';

const server = serverForTests();
const scene = sceneForTests(server);
let boss: TestPerson;
beforeEach(async () => {
  // Signed in again, because the clock advances between the tests.
  boss = await makeAdministrator(server, 'VIEW_USER', 'VIEW_TRANSACTION');
});

type Section = 'all' | 'active' | 'unsettled' | 'disputed' | 'disbanded';

const squadsOf = async ({ id }: TestPerson, section: Section = 'all') =>
  (await boss.browser.call('GET /v1/admin/users/{id}/squads', { params: { id }, query: { section } })).body.items;
const cardOf = async ({ id }: TestPerson) =>
  (await boss.browser.call('GET /v1/admin/users/{id}', { params: { id } })).body;
const numbers = async (person: TestPerson, section: Section) => (await squadsOf(person, section)).map(({ id }) => id);
const goOn = async (ms: number) => {
  server.clock.advance(ms);
  await sweepDeadlines(server);
};

test('a squad says what its client pays, what its mate receives and when the clock goes on', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const id = await playSquad(owner, mate, { categoryId: scene.fun });
  const [ofMate] = await squadsOf(mate);
  expect(ofMate).toMatchObject({ id, price: 700, refunded: 0, income: 546, amount: 0, wantedPercent: null });
  expect(Date.parse(ofMate?.until ?? '') - server.clock.now()).toBe(hours(1));
  expect((await squadsOf(owner))[0]).toMatchObject({ id, price: 700, income: null, amount: -700 });
});

test('squads are told apart by where they are, and the card counts them', async () => {
  const [owner, mate] = [await scene.client(3000), await scene.mate()];
  const { body: left } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  await acceptOrder(mate, left.id);
  await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: left.id }, body: {} });
  const argued = await playSquad(owner, mate, { categoryId: scene.fun });
  await owner.browser.call('POST /v1/squads/{id}/dispute', {
    params: { id: argued },
    body: { reason: 'Напарник вышел на второй карте', wantedPercent: 40 },
  });
  await goOn(hours(1));
  const running = await playSquad(owner, mate, { categoryId: scene.fun });
  expect(await numbers(mate, 'all')).toEqual([running, argued, left.id]);
  expect(await numbers(mate, 'active')).toEqual([running]);
  expect(await numbers(mate, 'unsettled')).toEqual([argued]);
  expect(await numbers(mate, 'disputed')).toEqual([argued]);
  expect(await numbers(mate, 'disbanded')).toEqual([left.id]);
  expect((await squadsOf(mate, 'disputed'))[0]).toMatchObject({ wantedPercent: 40, dispute: 'NEW' });
  const { counts, dispute } = await cardOf(mate);
  expect(counts).toMatchObject({ squads: 3, activeSquads: 1, unsettledSquads: 1, disbandedSquads: 1, openDisputes: 1 });
  expect(dispute).toMatchObject({ squadId: argued, status: 'NEW' });
  expect(Date.parse(dispute?.until ?? '') - server.clock.now()).toBe(hours(23));
});

test('squads of a period are those that were made in it, both ends included', async () => {
  const [owner, mate] = [await scene.client(3000), await scene.mate()];
  const madeAt = async (id: number) => (await squadsOf(mate)).find((squad) => squad.id === id)?.createdAt ?? '';
  const first = await playSquad(owner, mate, { categoryId: scene.fun });
  await goOn(hours(1));
  const second = await playSquad(owner, mate, { categoryId: scene.fun });
  const within = async (query: { readonly from?: string; readonly to?: string }) =>
    (await boss.browser.call('GET /v1/admin/users/{id}/squads', { params: { id: mate.id }, query })).body.items.map(
      ({ id }) => id,
    );
  expect(await within({ from: await madeAt(second) })).toEqual([second]);
  expect(await within({ to: await madeAt(first) })).toEqual([first]);
  expect(await within({ from: await madeAt(first), to: await madeAt(second) })).toEqual([second, first]);
});

test.each([
  [40, { mate: 1, client: 0 }],
  [0, { mate: 0, client: 1 }],
])('a dispute that gives %d percent back is lost by one side', async (percent, lost) => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const id = await playSquad(owner, mate, { categoryId: scene.fun });
  await owner.browser.call('POST /v1/squads/{id}/dispute', {
    params: { id },
    body: { reason: 'Напарник вышел на второй карте', wantedPercent: 40 },
  });
  expect((await cardOf(mate)).counts.lostDisputes).toBe(0);
  await mate.browser.call('POST /v1/squads/{id}/dispute/answer', { params: { id }, body: { granted: false } });
  const judge = await makeAdministrator(server, 'MANAGE_DISPUTES');
  const decided = await judge.browser.call('POST /v1/admin/disputes/{id}/decide', {
    params: { id },
    body: { refundPercent: percent, comment: 'По записи видно, кто прав' },
  });
  expect(decided.code).toBeNull();
  const counts = async (person: TestPerson) => (await cardOf(person)).counts;
  expect([await counts(mate), await counts(owner)]).toMatchObject([
    { disputes: 1, openDisputes: 0, lostDisputes: lost.mate },
    { disputes: 1, openDisputes: 0, lostDisputes: lost.client },
  ]);
});

test('earnings are counted by weeks up to now, and by what they came for', async () => {
  const [owner, mate] = [await scene.client(3000), await scene.mate()];
  const earningsOf = async () =>
    (await boss.browser.call('GET /v1/admin/users/{id}/earnings', { params: { id: mate.id } })).body;
  expect((await earningsOf()).weeks.map(({ sum }) => sum)).toEqual(Array(12).fill(0));
  await playSquad(owner, mate, { categoryId: scene.fun });
  await goOn(hours(1));
  await goOn(hours(24));
  await owner.browser.call('POST /v1/balance/tips/purchase', {
    body: { userId: mate.id, amount: 100 },
    idempotencyKey: newKey(),
  });
  const { month, weeks } = await earningsOf();
  expect(month).toEqual({ orders: 546, squads: 1, tips: 90, articles: 0, reserves: 0 });
  expect(weeks.at(-1)?.sum).toBe(636);
  server.clock.advance(days(31));
  boss = await makeAdministrator(server, 'VIEW_USER');
  const later = await earningsOf();
  expect(later.month).toMatchObject({ orders: 0, squads: 0, tips: 0 });
  expect(later.weeks.at(-5)?.sum).toBe(636);
  expect(Date.parse(later.weeks[0]?.from ?? '')).toBe(server.clock.now() - days(84));
});
