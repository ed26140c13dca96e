import { seenBy } from '#test/support/desk.ts';
import { expectSoundBooks } from '#test/support/money/expect-sound-books.ts';
import { cachedBalance } from '#test/support/money/ledger-state.ts';
import { appealScene } from '#test/support/people/appeal-scene.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import type { TestPerson } from '#test/support/people/make-person.ts';
import { haveTrialLesson, leaveTrace } from '#test/support/risk/trial-lesson.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';

const server = serverForTests();
const scene = sceneForTests(server);
const appeals = appealScene(server);

let devices = 0;
/** A mate whose gift waits: their client's account looks like their own. */
const held = async () => {
  const [client, mate] = [await scene.client(199), await scene.mate({ grade: 'STAR' })];
  devices += 1;
  await leaveTrace(server, 'DEVICE', `device ${devices}`, client, mate);
  await haveTrialLesson(server, await scene.categoryId('EDUCATION_PROMO'), client, mate);
  const [gift] = (await mate.browser.call('GET /v1/users/me/held-gifts', {})).body.items;
  if (!gift) throw new Error('the gift is held');
  return { mate, gift };
};
const own = (person: TestPerson) => cachedBalance(server.database, 'USER', person.id);

/** Has an operator take back what is held of the mate's ring; returns the operator, who may judge appeals too. */
const takeRing = async (mate: TestPerson): Promise<TestPerson> => {
  const operator = await makeAdministrator(server, 'MANAGE_RISKS', 'MANAGE_APPEALS');
  const found = await server.database.pool.query('SELECT ring_id FROM risk_member WHERE user_id = $1', [mate.id]);
  const id: string = found.rows[0]?.ring_id ?? '';
  const seen = await seenBy(operator, `ring:${id}`);
  const call = { params: { id }, body: { seen, reason: 'Один человек' } };
  expect((await operator.browser.call('POST /v1/admin/rings/{id}/take', call)).code).toBeNull();
  return operator;
};

afterEach(() => expectSoundBooks(server));

test('a gift that waits for a check is given when the appeal is upheld', async () => {
  const { mate, gift } = await held();
  const before = await own(mate);
  await appeals.settle(mate, 'GIFT');
  expect((await own(mate)) - before).toBe(Math.round(gift.amount * 100));
  expect((await mate.browser.call('GET /v1/users/me/held-gifts', {})).body.items).toEqual([]);
});

test('a gift that an operator took back is given too, but not by that operator', async () => {
  const { mate, gift } = await held();
  const taker = await takeRing(mate);
  const before = await own(mate);
  const { decision } = await appeals.decisionOf(mate, 'GIFT');
  expect((await appeals.appeal(mate, 'GIFT', decision)).code).toBeNull();
  const [made] = await appeals.listed(taker, mate);
  expect((await appeals.decide(taker, made?.id ?? '')).code).toBe('APPEAL_OWN_DECISION');
  expect((await appeals.decide(await appeals.judge(), made?.id ?? '')).code).toBeNull();
  expect((await own(mate)) - before).toBe(Math.round(gift.amount * 100));
});
