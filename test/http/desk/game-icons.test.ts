import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { gameIcon } from '#domain/games/game-icon.ts';
import { days } from '#domain/time/durations.ts';
import { sweepIcons } from '#server/features/catalogue/game-icons.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { sweepPortion } from '#server/platform/uploads/sweep-portion.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { picture, pngBomb } from '../../support/pictures';
import { sendFile } from '../../support/send-file';
import { clientWith } from '../../support/server/client-with';
import { serverForTests } from '../../support/server/server-for-tests';
import type { TestBrowser } from '../../support/server/test-browser';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests({ CLIENT_DIR: clientWith('games/chess.svg', 'main.js') });

const send = (browser: TestBrowser, bytes: Buffer | string) =>
  sendFile(browser, 'POST /v1/admin/games/icons', { bytes });
const download = (address: string) => fetch(server.url + address);
const iconOf = async (browser: TestBrowser): Promise<string> => {
  const { iconUrl }: { iconUrl?: unknown } = Object(
    (await send(browser, await picture({ width: 300, height: 200 }))).body,
  );
  return String(iconUrl);
};

test('an icon becomes a square WebP that everybody sees, and a new game can have it', async () => {
  const { browser } = await makeAdministrator(server, 'MANAGE_GAMES');
  const iconUrl = await iconOf(browser);
  expect(iconUrl).toMatch(/^\/files\/games\/[\w-]{24}\.webp$/);
  const answer = await download(iconUrl);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { edge } = gameIcon;
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: edge, height: edge });
  const game = { name: 'Фортнайт', iconUrl, platforms: ['PC' as const], maxSlots: 4, position: 7 };
  expect((await browser.call('POST /v1/admin/games', { body: { id: 'fortnite', ...game } })).body).toMatchObject(game);
});

test.each([
  ['of another kind', () => Promise.resolve('GIF89a, or so it says'), 'ADMIN_GAME_ICON_INVALID_TYPE'],
  ['of too many pixels', () => Promise.resolve(pngBomb(20_000)), 'ADMIN_GAME_ICON_TOO_LARGE'],
  ['that is too small', () => picture({ width: 40, height: 40 }), 'VALIDATION_ERROR'],
  ['of too many bytes', () => Promise.resolve(Buffer.alloc(gameIcon.maxBytes + 1, 1)), 'ADMIN_GAME_ICON_TOO_LARGE'],
])('a file %s is refused', async (_what, bytes, code) => {
  const { browser } = await makeAdministrator(server, 'CREATE_GAME');
  expect((await send(browser, await bytes())).code).toBe(code);
});

test('an icon that no game uses is erased after a while; one that a game uses stays', async () => {
  const { browser } = await makeAdministrator(server, 'MANAGE_GAMES');
  const [used, unused] = [await iconOf(browser), await iconOf(browser)];
  await browser.call('POST /v1/admin/games', {
    body: { id: 'valorant', name: 'Valorant', iconUrl: used, platforms: ['PC'], maxSlots: 5, position: 8 },
  });
  server.clock.advance(gameIcon.unusedKeptFor - days(1));
  await sweepDeadlines(server);
  expect((await download(unused)).status).toBe(200);
  server.clock.advance(days(2));
  await sweepDeadlines(server);
  expect([(await download(used)).status, (await download(unused)).status]).toEqual([200, 404]);
});

test('icons of a long heap go portion after portion, the oldest first', async () => {
  const { app } = server.product;
  const at = server.clock.now() - gameIcon.unusedKeptFor;
  await server.database.pool.query(
    `INSERT INTO game_icon SELECT '/files/games/heap-' || i, to_timestamp(($1::bigint - i) / 1000.0) FROM generate_series(1, $2) AS i`,
    [at, sweepPortion + 1],
  );
  const left = async (db: Executor) =>
    (await db.execute(sql`SELECT src FROM game_icon WHERE src LIKE '/files/games/heap-%'`)).rows;
  class Looked extends Error {}
  const due = { aggregateId: 'all', kind: 'catalogue.icons-swept', subject: '', dueAt: server.clock.now() } as const;
  const once = inTransaction(app.db, async (tx) => {
    await sweepIcons(app)(tx, due);
    expect(await left(tx)).toEqual([{ src: '/files/games/heap-1' }]);
    throw new Looked();
  });
  await expect(once).rejects.toThrow(Looked);
  server.clock.advance(days(2));
  await sweepDeadlines(server);
  expect(await left(app.db)).toEqual([]);
});

describe('the icon that a game is saved with', () => {
  const game = { name: 'Шахматы', platforms: ['PC' as const], maxSlots: 2, position: 9 };
  const create = (browser: TestBrowser, id: string, iconUrl: string) =>
    browser.call('POST /v1/admin/games', { body: { id, ...game, name: id, iconUrl } });

  test.each([
    ['a picture that the site does not have', '/assets/games/chess2.svg'],
    ['another file of the site', '/assets/main.js'],
    ['a folder', '/assets/games'],
    ['a page', '/cs2/team'],
    ['an upload that nobody made', `/files/games/${'a'.repeat(24)}.webp`],
    ['somebody’s photo', `/files/avatars/${'a'.repeat(24)}-272.webp`],
  ])('is not %s', async (_what, iconUrl) => {
    const { browser } = await makeAdministrator(server, 'MANAGE_GAMES');
    expect((await create(browser, 'chess', iconUrl)).code).toBe('ADMIN_GAME_ICON_NOT_FOUND');
  });

  test('is not a way out of the site', async () => {
    const { browser } = await makeAdministrator(server, 'MANAGE_GAMES');
    expect((await create(browser, 'chess', '/assets/games/../../games/chess.svg')).code).toBe('VALIDATION_ERROR');
  });

  test('may be a picture of the site; one that is lost later does not keep the game from being changed', async () => {
    const { browser } = await makeAdministrator(server, 'MANAGE_GAMES');
    expect((await create(browser, 'chess3', '/assets/games/chess.svg')).status).toBe(200);
    const iconUrl = '/assets/games/gone.svg';
    const change = (words: Partial<typeof game> & { readonly iconUrl: string }, seen: number) =>
      browser.call('PUT /v1/admin/games/{id}', { params: { id: 'chess3' }, body: { ...game, ...words, seen } });
    const { seen } = (await browser.call('GET /v1/admin/history', { query: { subject: 'game:chess3' } })).body;
    expect((await change({ iconUrl }, seen)).code).toBe('ADMIN_GAME_ICON_NOT_FOUND');
    await server.database.pool.query("UPDATE game SET icon_url = $1 WHERE id = 'chess3'", [iconUrl]);
    expect((await change({ iconUrl, name: 'Шахматы 3' }, seen)).body).toMatchObject({ iconUrl, name: 'Шахматы 3' });
  });
});
