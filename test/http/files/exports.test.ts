import { readXlsx } from 'hucre/xlsx';
import { contract } from '#contract/contract.ts';
import { seenBy } from '#test/support/desk.ts';
import { askForWithdrawal } from '#test/support/money/ask-for-withdrawal.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import type { TestPerson } from '#test/support/people/make-person.ts';
import { cookieHeader } from '#test/support/server/cookie-header.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';

const server = serverForTests();
// Fills the catalogue.
sceneForTests(server);

const file = (by: TestPerson, path: string) =>
  fetch(server.url + path, { headers: { cookie: cookieHeader(by.browser.cookies) } });

const workbook = async (by: TestPerson, path: string) => {
  const response = await file(by, path);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  return (await readXlsx(await response.arrayBuffer())).sheets[0]?.rows ?? [];
};

const tables = Object.keys(contract).filter((route) => route.startsWith('GET /v1/admin/') && route.endsWith('.csv'));

test('every table of the desk is a workbook and a CSV file with the same headings', async () => {
  await askForWithdrawal(server, 1000);
  expect(tables.length).toBeGreaterThan(20);
  for (const route of tables.filter((one) => !one.includes('{'))) {
    const path = route.slice('GET '.length);
    // Another each time: one operator takes only so many files.
    const boss = await makeAdministrator(server, 'ALL');
    const csv = await (await file(boss, path)).text();
    const rows = await workbook(boss, path.replace(/csv$/, 'xlsx'));
    const [headings = ''] = csv.replace('\uFEFF', '').split('\n');
    expect([path, rows[0]?.join(';')]).toEqual([path, headings]);
  }
});

test('the register of payouts pays what it says: requisites as text, sums as numbers', async () => {
  const boss = await makeAdministrator(server, 'ALL');
  const { id } = await askForWithdrawal(server, 505.1);
  await boss.browser.call('POST /v1/admin/withdrawals/{id}/confirm', {
    params: { id },
    body: { seen: await seenBy(boss, `withdrawal:${id}`) },
  });
  const { body } = await boss.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id } });
  const rows = await workbook(boss, '/v1/admin/withdrawals/register.xlsx');
  expect(rows.find(([number]) => number === id)).toEqual([id, 'Карта РФ', null, '2200000000000004', body.payout]);
  const csv = await (await file(boss, '/v1/admin/withdrawals/register.csv')).text();
  expect(csv).toContain(`${id};Карта РФ;;2200000000000004;${body.payout.toFixed(2).replace('.', ',')}\n`);
});

test('times are those of the reader’s clock, and an unknown zone is refused', async () => {
  const boss = await makeAdministrator(server, 'ALL');
  const { id } = await askForWithdrawal(server, 700);
  const { body } = await boss.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id } });
  const asked = Date.parse(body.createdAt);
  for (const [zone, hours] of [
    ['Europe/Moscow', 3],
    ['Asia/Kamchatka', 12],
  ] as const) {
    const [head, ...rows] = await workbook(boss, `/v1/admin/withdrawals.xlsx?zone=${zone}`);
    const column = head?.indexOf('Запрошен') ?? -1;
    const shown = rows.find(([number]) => number === id)?.[column];
    expect(shown).toEqual(new Date(asked + hours * 3_600_000));
  }
  expect((await file(boss, '/v1/admin/withdrawals.xlsx?zone=Mars')).status).toBe(400);
});
