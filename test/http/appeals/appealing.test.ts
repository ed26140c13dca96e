import { days } from '#domain/time/durations.ts';
import { mateStrike } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { actsOn, deskReceives } from '#test/support/desk.ts';
import { answer, appealScene, words } from '#test/support/people/appeal-scene.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';

const server = serverForTests();
const scene = sceneForTests(server);
const appeals = appealScene(server);

/** A mate with one strike; returns also the decision's id. */
const struck = async (daysAgo = 1): Promise<{ readonly mate: TestPerson; readonly decision: string }> => {
  const mate = await scene.mate();
  const [made] = await server.product.app.db
    .insert(mateStrike)
    .values({ userId: mate.id, reason: 'LEFT_GAME', createdAt: new Date(server.clock.now() - days(daysAgo)) })
    .returning({ id: mateStrike.id });
  return { mate, decision: String(made?.id) };
};

test('a decision is read by its person alone, with its reason and term', async () => {
  const { mate, decision } = await struck();
  expect(await appeals.decisions(mate)).toMatchObject([
    { kind: 'STRIKE', decision, about: decision, title: 'Предупреждение: вышел из игры', reason: null, appeal: null },
  ]);
  expect(await appeals.decisions(await makePerson(server))).toEqual([]);
});

test('an appeal joins the desk’s queue with the decision as it stood and the person’s words', async () => {
  const boss = await appeals.judge();
  const heard = await deskReceives(server, boss, 'appeal');
  const { mate, decision } = await struck();
  const { body } = await appeals.appeal(mate, 'STRIKE', decision);
  expect(body).toMatchObject({ decision, appeal: { state: 'WAITING', words, answer: null } });
  await heard();
  expect(await appeals.listed(boss, mate)).toMatchObject([
    { kind: 'STRIKE', person: { id: mate.id }, title: 'Предупреждение: вышел из игры', firstBy: null, words },
  ]);
  const { queues } = (await boss.browser.call('GET /v1/admin/queues')).body;
  expect(queues.find(({ queue }) => queue === 'appeals')).toMatchObject({ first: { what: 'STRIKE', takeable: true } });
});

test('a decision is appealed against once; the same words again are the same appeal', async () => {
  const { mate, decision } = await struck();
  const twice = await Promise.all([appeals.appeal(mate, 'STRIKE', decision), appeals.appeal(mate, 'STRIKE', decision)]);
  expect(twice.map(({ code }) => code)).toEqual([null, null]);
  const other = await appeals.appeal(mate, 'STRIKE', decision, 'А ещё у меня сломалась клавиатура');
  expect([other.status, other.code]).toEqual([409, 'APPEAL_MADE']);
  expect(await appeals.listed(await appeals.judge(), mate)).toHaveLength(1);
});

test('neither another’s decision nor one that does not exist can be appealed against', async () => {
  const { mate, decision } = await struck();
  const stranger = await scene.mate();
  const codes = async (who: TestPerson, id: string) => (await appeals.appeal(who, 'STRIKE', id)).code;
  expect(await codes(stranger, decision)).toBe('APPEAL_NOT_FOUND');
  expect(await codes(mate, '999999999')).toBe('APPEAL_NOT_FOUND');
  expect(await codes(mate, 'не число')).toBe('APPEAL_NOT_FOUND');
  await appeals.appeal(mate, 'STRIKE', decision);
  expect(await codes(stranger, decision)).toBe('APPEAL_NOT_FOUND');
});

test('after its term a decision is no longer offered, and an appeal is refused', async () => {
  const { mate, decision } = await struck(15);
  expect(await appeals.decisions(mate)).toEqual([]);
  expect((await appeals.appeal(mate, 'STRIKE', decision)).code).toBe('APPEAL_TOO_LATE');
});

test.each(['', '   ', 'коротко', 'а'.repeat(2001)])(
  'words that say nothing or too much are refused: «%s»',
  async (said) => {
    const { mate, decision } = await struck();
    expect((await appeals.appeal(mate, 'STRIKE', decision, said)).code).toBe('VALIDATION_ERROR');
  },
);

test('an answer reaches the person in the operator’s words, and the log', async () => {
  const { mate } = await struck();
  const id = await appeals.settle(mate, 'STRIKE', 'DECLINED');
  expect(await appeals.told(mate)).toEqual([
    `Решение осталось в силе: Предупреждение: вышел из игры. Ответ: ${answer}`,
  ]);
  expect(await appeals.decisionOf(mate, 'STRIKE')).toMatchObject({ appeal: { state: 'DECLINED', answer } });
  expect(await actsOn(server, `appeal:${id}`)).toEqual(['appeal.declined']);
});

test('of two operators at once one decides, and the other is told', async () => {
  const { mate, decision } = await struck();
  await appeals.appeal(mate, 'STRIKE', decision);
  const [one, two] = [await appeals.judge(), await appeals.judge()];
  const id = (await appeals.listed(one, mate))[0]?.id ?? '';
  const both = await Promise.all([appeals.decide(one, id), appeals.decide(two, id, 'DECLINED')]);
  expect(both.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null]);
  expect(await appeals.told(mate)).toHaveLength(1);
  const again = await appeals.decide(two, id, 'UPHELD', 1_000_000_000);
  expect(again.code).toBe('APPEAL_DECIDED');
});

test('an operator judges neither their own appeal nor without the permission', async () => {
  const { mate, decision } = await struck();
  await appeals.appeal(mate, 'STRIKE', decision);
  await server.database.pool.query(
    `UPDATE app_user SET is_admin = true, permissions = '{MANAGE_APPEALS}' WHERE id = $1`,
    [mate.id],
  );
  const id = (await appeals.listed(mate, mate))[0]?.id ?? '';
  expect((await appeals.decide(mate, id)).code).toBe('ADMIN_OWN_OBJECT');
  expect((await appeals.decide(await makeAdministrator(server, 'MANAGE_USERS'), id)).code).toBe('FORBIDDEN');
});
