import { newKey } from '../../support/money/start-deposit';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);

/** As for a call that was authorised before the person left: their session has not ended yet. */
const leaveMeanwhile = ({ id }: TestPerson) =>
  server.database.pool.query("UPDATE app_user SET leaving_at = now() + interval '14 days' WHERE id = $1", [id]);

const withdraw = ({ browser }: TestPerson) =>
  browser.call('POST /v1/balance/withdraw', {
    body: { amount: 1000, to: { method: 'BANK_CARD_RU', wallet: '2200000000000004' } },
    idempotencyKey: newKey(),
  });

const tip = async ({ browser }: TestPerson) =>
  browser.call('POST /v1/balance/tips/purchase', {
    body: { userId: (await scene.mate()).id, amount: 100 },
    idempotencyKey: newKey(),
  });

const deposit = ({ browser }: TestPerson) =>
  browser.call('POST /v1/balance/deposit', { body: { amount: 1000, method: 'SBP' }, idempotencyKey: newKey() });

test.each([
  ['a withdrawal', withdraw],
  ['a tip', tip],
  ['a deposit', deposit],
  ['a squad', (person: TestPerson) => createSquadOf(person, { categoryId: scene.fun })],
])('an account that is being left starts no %s', async (_name, start) => {
  const person = await scene.client(5000);
  await leaveMeanwhile(person);
  expect((await start(person)).code).toBe('UNAUTHENTICATED');
});

test('nor does it take a step in a squad that was there before', async () => {
  const owner = await scene.client(5000);
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [(await scene.mate()).id] });
  await leaveMeanwhile(owner);
  const left = await owner.browser.call('POST /v1/squads/{id}/leave', { params: { id: body.id } });
  expect(left.code).toBe('UNAUTHENTICATED');
});
