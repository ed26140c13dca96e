import { days, minutes } from '#domain/time/durations.ts';
import { seenBy } from '../../support/desk';
import { askForWithdrawal } from '../../support/money/ask-for-withdrawal';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { playSquad } from '../../support/squads/squad-calls';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);
const today = async ({ browser }: TestPerson, timeZone = 'Europe/Moscow') =>
  (await browser.call('GET /v1/admin/today/decisions', { query: { timeZone } })).body;
const decided = async (by: TestPerson, after: number) => {
  const { id } = await askForWithdrawal(server, 1000);
  server.clock.advance(after);
  await by.browser.call('POST /v1/admin/withdrawals/{id}/confirm', {
    params: { id },
    body: { seen: await seenBy(by, `withdrawal:${id}`) },
  });
};
const finance = () => makeAdministrator(server, 'VIEW_TRANSACTIONS_LIST', 'VIEW_TRANSACTION', 'CONFIRM_WITHDRAWAL');

test('decisions of today are counted with the median of their waiting, for those alone whose queue it is', async () => {
  const by = await finance();
  expect(await today(by)).toMatchObject({ count: 0, medianMs: null, lastAt: null });
  // Early in the day, so that it does not end meanwhile.
  server.clock.advance(Date.parse((await today(by)).since) + days(1) + minutes(60) - server.clock.now());
  for (const after of [5, 10, 30]) await decided(by, minutes(after));
  const { since, ...told } = await today(by);
  expect(told).toEqual({ count: 3, medianMs: minutes(10), lastAt: new Date(server.clock.now()).toISOString() });
  expect(server.clock.now() - Date.parse(since)).toBeLessThan(days(1));
  const editor = await makeAdministrator(server, 'MANAGE_BLOG');
  expect(await today(editor)).toMatchObject({ count: 0, medianMs: null, lastAt: null });
});

test('how long a dispute has waited for a moderator is known after it is closed too', async () => {
  const [owner, mate, judge] = [
    await scene.client(1000),
    await scene.mate(),
    await makeAdministrator(server, 'MANAGE_DISPUTES'),
  ];
  const id = await playSquad(owner, mate, { categoryId: scene.fun });
  const dispute = { reason: 'Напарник вышел на второй карте', wantedPercent: 40 };
  await owner.browser.call('POST /v1/squads/{id}/dispute', { params: { id }, body: dispute });
  server.clock.advance(minutes(5));
  await mate.browser.call('POST /v1/squads/{id}/dispute/answer', { params: { id }, body: { granted: false } });
  server.clock.advance(minutes(20));
  await judge.browser.call('POST /v1/admin/disputes/{id}/decide', {
    params: { id },
    body: { refundPercent: 40, comment: 'По записи видно, что он вышел' },
  });
  expect(await today(judge)).toMatchObject({ count: 1, medianMs: minutes(20) });
});

test('the log shows decisions alone, or everything but them', async () => {
  const [by, auditor] = [await finance(), await makeAdministrator(server, 'ALL')];
  await decided(by, minutes(5));
  const acts = async (decisions: boolean) => {
    const { body } = await auditor.browser.call('GET /v1/admin/audit', { query: { actorId: by.id, decisions } });
    return body.items.map(({ action }) => action);
  };
  const all = await auditor.browser.call('GET /v1/admin/audit', { query: { actorId: by.id } });
  expect(await acts(true)).toEqual(['withdrawal.confirm']);
  expect(await acts(false)).not.toContain('withdrawal.confirm');
  expect([...(await acts(true)), ...(await acts(false))]).toHaveLength(all.body.items.length);
});

test('what was decided yesterday is not of today', async () => {
  const by = await finance();
  expect((await today(by)).count).toBeGreaterThan(0);
  server.clock.advance(days(1));
  expect(await today(by)).toMatchObject({ count: 0, lastAt: null });
  const nowhere = await by.browser.call('GET /v1/admin/today/decisions', { query: { timeZone: 'Mars/Base' } });
  expect(nowhere.code).toBe('VALIDATION_ERROR');
});
