import { checkLedger } from '#server/features/balance/ledger-check/check-hourly.ts';
import { seenBy } from '../../support/desk';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { haveTrialLesson, leaveTrace } from '../../support/risk/trial-lesson';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);
let trial: number;
let operator: TestPerson;
beforeAll(async () => {
  trial = await scene.categoryId('EDUCATION_PROMO');
  operator = await makeAdministrator(server, 'MANAGE_RISKS');
});

/** A trial lesson that the mate has ordered from themselves by a new account; returns that account. */
const throwAway = async (mate: TestPerson, card: string): Promise<TestPerson> => {
  const client = await scene.client(199);
  await leaveTrace(server, 'CARD', card, client, mate);
  await haveTrialLesson(server, trial, client, mate);
  return client;
};

const list = async (search?: string) =>
  (await operator.browser.call('GET /v1/admin/rings', { query: search === undefined ? {} : { search } })).body.items;

const ringNamed = async ({ username }: TestPerson) => {
  const [ring] = await list(username);
  if (!ring) throw new Error('no ring');
  return ring;
};

const decide = async (id: string, act: 'release' | 'take', by = operator) =>
  by.browser.call(`POST /v1/admin/rings/{id}/${act}`, {
    params: { id },
    body: { seen: await seenBy(operator, `ring:${id}`), reason: 'Посмотрел всех' },
  });

test('all throw-away accounts of a mate are one ring, found by the name of any of them', async () => {
  const mate = await scene.mate();
  const clients = [await throwAway(mate, 'a card'), await throwAway(mate, 'a card')];
  const ring = await ringNamed(mate);
  const names = [mate, ...clients].map(({ username }) => username);
  expect(ring).toMatchObject({ people: 3, state: 'OPEN', score: 100, names: expect.arrayContaining(names) });
  for (const client of clients) expect((await ringNamed(client)).id).toBe(ring.id);
  const queues = (await operator.browser.call('GET /v1/admin/queues', {})).body.queues;
  expect(queues.find(({ queue }) => queue === 'rings')?.waiting).toBeGreaterThan(0);
});

test('a link between two rings makes one of them, with all that is held', async () => {
  const [one, other] = [await scene.mate(), await scene.mate()];
  await throwAway(one, 'the first card');
  await throwAway(other, 'the second card');
  const sums = (await ringNamed(one)).held + (await ringNamed(other)).held;
  const common = await scene.client(199);
  await leaveTrace(server, 'CARD', 'the first card', common);
  await leaveTrace(server, 'CARD', 'the second card', common);
  await server.database.pool.query(
    "INSERT INTO referral (client_id, referrer_id, type, created_at) VALUES ($1, $2, 'TAG', $3)",
    [common.id, other.id, new Date(server.clock.now())],
  );
  await haveTrialLesson(server, trial, common, one);
  const ring = await ringNamed(common);
  expect(ring.people).toBe(5);
  expect(ring.held).toBeGreaterThan(sums);
  expect(await checkLedger(server.product.app.db)).toEqual([]);
});

test('somebody new in a ring that was judged opens it again', async () => {
  const mate = await scene.mate();
  await throwAway(mate, 'card of a judged ring');
  const { id } = await ringNamed(mate);
  await decide(id, 'release');
  await throwAway(mate, 'card of a judged ring');
  expect(await ringNamed(mate)).toMatchObject({ id, state: 'OPEN', people: 3 });
  expect((await ringNamed(mate)).held).toBeGreaterThan(0);
});

test('an operator whose own account is in it does not decide', async () => {
  const mate = await scene.mate();
  const client = await throwAway(mate, 'card of an operator');
  await server.database.pool.query(
    `UPDATE app_user SET is_admin = true, permissions = '{MANAGE_RISKS}' WHERE id = $1`,
    [client.id],
  );
  const { id } = await ringNamed(mate);
  expect((await decide(id, 'take', client)).code).toBe('ADMIN_OWN_OBJECT');
});
