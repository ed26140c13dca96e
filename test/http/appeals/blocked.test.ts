import { days } from '#domain/time/durations.ts';
import { answer, appealScene, words } from '#test/support/people/appeal-scene.ts';
import { lettersTo } from '#test/support/people/letters-to.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { registered, signInTo } from '#test/support/people/registered.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { testBrowser } from '#test/support/server/test-browser.ts';

const server = serverForTests();
const appeals = appealScene(server);
const reason = 'Обман в скваде';

const blocked = async () => {
  const [boss, person] = [
    await makeAdministrator(server, 'BLOCK_USERS', 'UNBLOCK_USERS', 'MANAGE_APPEALS'),
    await registered(server),
  ];
  await boss.browser.call('POST /v1/admin/users/{id}/block', { params: { id: person.id }, body: { reason } });
  const guest = testBrowser(server.url);
  const refused = await signInTo(guest, person.username);
  const { pass }: { readonly pass?: unknown } = Object(
    Object.entries(refused.body).find(([name]) => name === 'details')?.[1],
  );
  return { boss, person, guest, code: refused.code, pass: String(pass) };
};
type Guest = ReturnType<typeof testBrowser>;
const read = (guest: Guest, pass: string) => guest.call('POST /v1/appeals/block/read', { body: { pass } });
const appeal = (guest: Guest, pass: string, said = words) =>
  guest.call('POST /v1/appeals/block', { body: { pass, words: said } });

test('the right password of a blocked account opens its block, a wrong one tells nothing', async () => {
  const { person, guest, code, pass } = await blocked();
  expect(code).toBe('ACCOUNT_BLOCKED');
  expect((await signInTo(guest, person.username, 'wrong password')).code).toBe('AUTH_WRONG_CREDENTIALS');
  expect((await read(guest, pass)).body).toMatchObject({ kind: 'BLOCK', about: person.id, reason, appeal: null });
  expect((await guest.call('GET /v1/appeals')).code).toBe('UNAUTHENTICATED');
});

test('the letter about the block carries the same pass', async () => {
  const { person, pass } = await blocked();
  expect((await lettersTo(server, person)).join()).toContain(`/login?mode=blocked#${pass}`);
});

test('a block is lifted once another operator than the first says so', async () => {
  const { boss, person, guest, pass } = await blocked();
  expect((await appeal(guest, pass)).body.appeal).toMatchObject({ state: 'WAITING', words });
  expect((await appeal(guest, pass, 'И ещё кое-что важное')).code).toBe('APPEAL_MADE');
  const [made] = await appeals.listed(boss, person);
  expect(made).toMatchObject({ kind: 'BLOCK', firstBy: { id: boss.id }, reason });
  expect((await appeals.decide(boss, made?.id ?? '')).code).toBe('APPEAL_OWN_DECISION');
  expect((await appeals.decide(await appeals.judge(), made?.id ?? '')).code).toBeNull();
  expect((await read(guest, pass)).body.appeal).toMatchObject({ state: 'UPHELD', answer });
  expect((await signInTo(guest, person.username)).status).toBe(200);
  expect((await appeals.told({ ...person, browser: guest }))[0]).toContain('аккаунт снова открыт');
});

test('a block that stays is answered, and the answer is read by the same pass and by mail', async () => {
  const { person, guest, pass } = await blocked();
  await appeal(guest, pass);
  const judge = await appeals.judge();
  const [made] = await appeals.listed(judge, person);
  await appeals.decide(judge, made?.id ?? '', 'DECLINED');
  expect((await read(guest, pass)).body.appeal).toMatchObject({ state: 'DECLINED', answer });
  expect((await signInTo(guest, person.username)).code).toBe('ACCOUNT_BLOCKED');
  expect((await lettersTo(server, person)).at(-1)).toContain(answer);
});

test('with nobody but the first operator it waits, and the desk says so', async () => {
  await server.database.pool.query(`UPDATE app_user SET is_admin = false, permissions = '{}'`);
  const { boss, person, guest, pass } = await blocked();
  await appeal(guest, pass);
  const id = (await appeals.listed(boss, person))[0]?.id ?? '';
  const judges = async () => (await boss.browser.call('GET /v1/admin/appeals/{id}', { params: { id } })).body.judges;
  expect(await judges()).toBe(0);
  await appeals.judge();
  expect(await judges()).toBe(1);
});

test('a pass is for one block only, and a made-up one opens nothing', async () => {
  const { boss, person, guest, pass } = await blocked();
  await boss.browser.call('POST /v1/admin/users/{id}/unblock', { params: { id: person.id } });
  server.clock.advance(1000);
  await boss.browser.call('POST /v1/admin/users/{id}/block', { params: { id: person.id }, body: { reason } });
  const [userId = '', at = ''] = pass.split('.');
  for (const bad of [pass, `${userId}.${at}.${'a'.repeat(43)}`, `${userId}.x.y`, '', '..', 'pass'])
    expect((await read(guest, bad)).code).toBe('APPEAL_NOT_FOUND');
  expect((await appeal(guest, pass)).code).toBe('APPEAL_NOT_FOUND');
});

test('after its term a block is not appealed against', async () => {
  const { guest, pass } = await blocked();
  server.clock.advance(days(15));
  expect((await appeal(guest, pass)).code).toBe('APPEAL_TOO_LATE');
});
