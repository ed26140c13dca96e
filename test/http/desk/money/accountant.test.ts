import { hours } from '#domain/time/durations.ts';
import { makeAdministrator } from '../../../support/people/make-administrator';
import type { TestPerson } from '../../../support/people/make-person';
import { serverForTests } from '../../../support/server/server-for-tests';
import { sceneForTests } from '../../../support/squads/scene-for-tests';
import { newKey } from '../../../support/squads/squad-calls';

const server = serverForTests();
const scene = sceneForTests(server);

let accountant: TestPerson;
beforeAll(async () => {
  accountant = await makeAdministrator(server, 'VIEW_TRANSACTIONS_LIST');
});

/** Cells by heading; sums with a decimal comma become numbers of rubles. */
const linesOf = async (path: string): Promise<readonly Readonly<Record<string, string>>[]> => {
  const { status, body } = await accountant.browser.raw('GET', path);
  expect(status).toBe(200);
  const [head = '', ...rows] = String(body)
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const names = head.split(';');
  return rows.map((row) => Object.fromEntries(row.split(';').map((cell, index) => [names[index] ?? '', cell])));
};

const rubles = (cell = '0'): number => Number(cell.replace(',', '.'));

const tip = async (client: TestPerson, mate: TestPerson, amount: number) => {
  const { status } = await client.browser.call('POST /v1/balance/tips/purchase', {
    body: { userId: mate.id, amount },
    idempotencyKey: newKey(),
  });
  expect(status).toBe(200);
};

const monthOfNow = (): string => new Date(server.clock.now() + hours(3)).toISOString().slice(0, 7);

test('the report of a month tells each earning of a mate with the service’s part, of one mate if asked', async () => {
  const [client, mate, other] = [await scene.client(5000), await scene.mate(), await scene.mate()];
  await tip(client, mate, 1000);
  await tip(client, mate, 333);
  await tip(client, other, 500);
  const month = monthOfNow();
  expect((await linesOf(`/v1/admin/ledger/agent-report.csv?mateId=${mate.id}`)).length).toBe(2);
  const lines = await linesOf(`/v1/admin/ledger/agent-report.csv?month=${month}&mateId=${mate.id}`);
  expect(
    lines.map((line) => [
      line['Напарник'],
      line['За что'],
      rubles(line['Собрано, ₽']),
      rubles(line['Напарнику, ₽']),
      rubles(line['Сервису, ₽']),
    ]),
  ).toEqual([
    [mate.username, 'Чаевые', 1000, 900, 100],
    [mate.username, 'Чаевые', 333, 299.7, 33.3],
  ]);
  const all = await linesOf(`/v1/admin/ledger/agent-report.csv?month=${month}`);
  expect(all.map((line) => line['Напарник'])).toContain(other.username);
  expect(await linesOf('/v1/admin/ledger/agent-report.csv?month=2020-01')).toEqual([]);
});

test('a month begins at midnight in Moscow', async () => {
  const [client, mate] = [await scene.client(5000), await scene.mate()];
  const newYear = new Date(server.clock.now()).getUTCFullYear() + 1;
  server.clock.advance(Date.parse(`${newYear}-12-31T21:30:00Z`) - server.clock.now());
  await tip(client, mate, 100);
  const report = (month: string) => linesOf(`/v1/admin/ledger/agent-report.csv?month=${month}&mateId=${mate.id}`);
  expect(await report(`${newYear}-12`)).toEqual([]);
  expect(await report(`${newYear + 1}-01`)).toHaveLength(1);
});

test('balances of any moment add up to nothing, and those of now are what the accounts hold', async () => {
  const [client, mate] = [await scene.client(5000), await scene.mate()];
  const before = server.clock.now();
  server.clock.advance(hours(1));
  await tip(client, mate, 1000);
  const at = async (moment: number) => {
    const lines = await linesOf(`/v1/admin/ledger/balances.csv?at=${new Date(moment).toISOString()}`);
    const sum = lines.reduce((total, line) => total + Math.round(rubles(line['Остаток, ₽']) * 100), 0);
    expect(sum).toBe(0);
    return (id: string) => rubles(lines.find((line) => line['Предмет'] === `USER:${id}`)?.['Остаток, ₽']);
  };
  const then = await at(before);
  expect([then(client.id), then(mate.id)]).toEqual([5000, 0]);
  const now = await at(server.clock.now());
  expect([now(client.id), now(mate.id)]).toEqual([4000, 900]);
});

test.each(['2026-13', '2026', 'ноябрь'])('the month %p is refused', async (month) => {
  const { status } = await accountant.browser.raw(
    'GET',
    `/v1/admin/ledger/agent-report.csv?month=${encodeURIComponent(month)}`,
  );
  expect(status).toBe(400);
});
