import { parse } from 'csv-parse/sync';
import { contract } from '#contract/contract.ts';
import { days } from '#domain/time/durations.ts';
import { monthAt } from '#server/features/balance/accountant/agent-report.ts';
import { fillDesk } from '#test/support/desk-plans/fill-desk.ts';
import { giveMoney } from '#test/support/money/give-money.ts';
import { newKey } from '#test/support/money/start-deposit.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson } from '#test/support/people/make-person.ts';
import { cookieHeader } from '#test/support/server/cookie-header.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';

const server = serverForTests();

/** So many that the rare codes are among them. */
const count = 3000;

const lists = Object.keys(contract)
  .filter((route) => route.startsWith('GET /v1/admin/') && route.endsWith('.csv') && !route.includes('{'))
  .map((route) => route.slice('GET '.length));

/** Called so on the screens too; what people wrote; whole ids for whoever searches by them. */
const asTheyAre = new Set(['Уровень', 'Промокод', 'Имя', 'Кто', 'Кому', 'Предмет', 'Данные', 'Платформы', 'Адрес']);

/** `IN_PROGRESS`, but also `NEW`: no column has a word of capitals alone, but for the names of a currency and of a game. */
const code = /^(?!(?:TRX|PUBG)$)[A-Z][A-Z\d]+(?:_[A-Z\d]+)*(?:, [A-Z][A-Z\d_]+)*$/;

test('no file of the desk has a code where the screen has a word', async () => {
  await fillDesk(server.database.url, count);
  const { browser: maker } = await makeAdministrator(server, 'ALL');
  const [tomorrow, later] = [1, 2].map((count) => new Date(server.clock.now() + days(count)).toISOString());
  await maker.call('POST /v1/admin/draws', {
    idempotencyKey: newKey(),
    body: { title: 'Неделя', description: '', places: 1, prize: 5, opensAt: tomorrow ?? '', closesAt: later ?? '' },
  });
  await maker.call('POST /v1/admin/notifications/group', {
    idempotencyKey: newKey(),
    body: {
      audience: 'MATE',
      gameId: 'cs2',
      seenWithinDays: null,
      title: 'Всем',
      text: 'Привет',
      link: '/support',
      sendAt: tomorrow ?? '',
    },
  });
  // Of accounts with transfers.
  const { id } = await makePerson(server);
  await giveMoney(server.product.app, id, 100_000);
  // The report is one of a month, by itself of the present one, in whose first hours nobody has earned anything yet.
  const { rows: newest } = await server.database.pool.query<{ at: Date }>(
    "SELECT created_at AS at FROM balance_transaction WHERE type = 'SELL' ORDER BY created_at DESC LIMIT 1",
  );
  const month = monthAt(newest[0]?.at.getTime() ?? 0);
  const found: string[] = [];
  const filled: string[] = [];
  for (const path of lists) {
    // Another each time: one operator takes only so many files.
    const { browser } = await makeAdministrator(server, 'ALL');
    const asked = path.includes('agent-report') ? `${path}?month=${month}` : path;
    const answer = await fetch(server.url + asked, { headers: { cookie: cookieHeader(browser.cookies) } });
    const lines: readonly Readonly<Record<string, string>>[] = parse(await answer.text(), {
      bom: true,
      columns: true,
      delimiter: ';',
    });
    if (lines.length > 0) filled.push(path);
    for (const line of lines)
      for (const [heading, cell] of Object.entries(line))
        if (!asTheyAre.has(heading) && (code.test(cell) || (heading === 'Игра' && /^[a-z\d-]+$/.test(cell))))
          found.push(`${path}, ${heading}: ${cell}`);
  }
  expect([...new Set(found)]).toEqual([]);
  expect(lists.filter((path) => !filled.includes(path))).toEqual([]);
});
