import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import type { TestPerson } from '#test/support/people/make-person.ts';
import { type SentTable, workbook } from '#test/support/sent-table.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';

const server = serverForTests();
const scene = sceneForTests(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'ALL');
});

describe('reviews from a file', () => {
  const heading = ['Напарник', 'Автор', 'Категория', 'Оценка', 'Текст', 'Дата'];
  const text = 'Спокойно объяснил карту и вытащил игру';
  const check = (body: SentTable) => boss.browser.call('POST /v1/admin/imported-reviews/check', { body });
  const bring = (body: SentTable) => boss.browser.call('POST /v1/admin/imported-reviews', { body });
  const today = (zone: string) =>
    new Intl.DateTimeFormat('ru', { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(
      server.clock.now(),
    );

  test('of today are taken by the operator’s clock, of tomorrow not', async () => {
    const mate = await scene.mate();
    const zone = 'Pacific/Kiritimati';
    const csv = (...days: readonly string[]) =>
      [heading.join(';'), ...days.map((day, index) => `${mate.username};Петя ${index};FUN;5;${text};${day}`)].join(
        '\n',
      );
    const { body } = await bring({ csv: csv(today(zone), '01.01.2099'), zone });
    expect(body).toEqual({ done: 1, refused: [{ line: 3, column: 'дата', why: 'дата ещё не наступила' }] });
    const [shown] = (await boss.browser.call('GET /v1/admin/reviews', { query: { search: mate.username } })).body.items;
    expect(Date.parse(shown?.createdAt ?? '')).toBeLessThanOrEqual(server.clock.now());
  });

  test.each(['FUN', 'развлечение', 'Развлечение'])('name a category by its code or its word: %s', async (kind) => {
    const mate = await scene.mate();
    const csv = `${heading.join(';')}\n${mate.username};Петя;${kind};5;${text};05.11.2025`;
    expect((await check({ csv })).body).toEqual({ done: 1, refused: [] });
  });

  test.each([
    ['Напарник', 0],
    ['Автор', 1],
  ] as const)('do not take a number that a spreadsheet has rounded for a name: %s', async (column, place) => {
    const row = [(await scene.mate()).username, 'Петя', 'FUN', 5, text, '05.11.2025'];
    const rounded = { line: 2, column: column.toLowerCase(), why: expect.stringContaining('Excel округлил номер') };
    const xlsx = await workbook([heading, row.with(place, 7_912_345_678_901_234)]);
    expect((await check({ xlsx })).body).toEqual({ done: 0, refused: [rounded] });
    const csv = [heading, row.with(place, '7,91235E+15')].map((cells) => cells.join(';')).join('\n');
    expect((await check({ csv })).body).toEqual({ done: 0, refused: [rounded] });
  });

  test('find a mate however the letters of the name are composed', async () => {
    const mate = await scene.mate();
    const name = `Соловей${mate.username.replaceAll(/\D/g, '')}`;
    await boss.browser.call('PUT /v1/admin/users/{id}/username', {
      params: { id: mate.id },
      body: { username: name, reason: 'По просьбе в поддержке' },
    });
    const csv = `${heading.join(';')}\n${name.normalize('NFD').toUpperCase()};Петя;FUN;5;${text};05.11.2025`;
    expect((await check({ csv })).body).toEqual({ done: 1, refused: [] });
  });

  test('in a workbook are checked without being stored, then brought', async () => {
    const mate = await scene.mate();
    const xlsx = await workbook([
      heading,
      [mate.username, 'Петя', 'FUN', 5, text, new Date(Date.UTC(2026, 10, 5))],
      ['Никто', 'Петя', 'FUN', 5, text, 46_331],
    ]);
    const said = { done: 1, refused: [{ line: 3, column: 'напарник', why: 'нет напарника «Никто»' }] };
    expect((await check({ xlsx })).body).toEqual(said);
    expect((await check({ xlsx })).body).toEqual(said);
    expect((await bring({ xlsx })).body).toEqual(said);
    expect((await check({ xlsx })).body.done).toBe(0);
    const { items } = (await boss.browser.call('GET /v1/admin/reviews', { query: { search: mate.username } })).body;
    expect(items.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(['2026-11-05']);
  });
});
