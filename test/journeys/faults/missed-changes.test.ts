import { randomUUID } from 'node:crypto';
import type { Page, Request } from 'playwright-core';
import { csrfOf } from '../../support/journeys/csrf-of';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { personId } from '../../support/journeys/person-id';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(async () => {
  const complaints = await journey.end();
  expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|console: ChunkLoadError/.test(line))).toEqual([]);
});

const banner = (page: Page) => page.getByRole('banner');

const post = async (page: Page, path: string, data: object): Promise<void> => {
  const headers = { 'x-csrf-token': await csrfOf(page.context()), 'idempotency-key': randomUUID() };
  const answer = await page.request.post(path, { headers, data });
  expect([path, answer.status()]).toEqual([path, 200]);
};

const pathOf = (request: Request): string => new URL(request.url()).pathname;

const balanceOf = (page: Page): Promise<string | null> =>
  banner(page)
    .getByRole('link', { name: /^Баланс: / })
    .getAttribute('aria-label');

const newBalance = (page: Page, old: string | null) =>
  page.waitForFunction(
    (before) => document.querySelector('header a[aria-label^="Баланс: "]')?.getAttribute('aria-label') !== before,
    old,
    { timeout: 15_000 },
  );

test('what changed while a tab had no network is there once it has, asked for in one call', async () => {
  const [mate, client] = [await journey.person('Северин'), await journey.person('Киберкот')];
  await journey.database.pool.query('UPDATE notification SET read_at = now()');
  const mateId = await personId(journey, 'Северин');
  await client.goto(`${journey.url}/cs2/team/${mateId}`);
  await mate.goto(journey.url);
  const before = await balanceOf(mate);
  await mate.getByRole('button', { name: /^Чат/ }).first().waitFor();
  await mate.waitForLoadState('networkidle');

  await mate.context().setOffline(true);
  const asked: string[] = [];
  mate.on('request', (request) => void asked.push(`${request.method()} ${pathOf(request)}`));
  const category = 'SELECT category_id AS id FROM mate_category WHERE user_id = $1 LIMIT 1';
  const { rows } = await journey.database.pool.query<{ id: number }>(category, [mateId]);
  await post(client, '/v1/squads', {
    gameId: 'cs2',
    categoryId: rows[0]?.id,
    platform: 'PC',
    languages: ['ru'],
    durationMinutes: 60,
    slots: 2,
    payMode: 'OWNER',
    mateIds: [mateId],
  });
  await post(client, '/v1/balance/tips/purchase', { userId: mateId, amount: 100 });
  await client
    .getByRole('link', { name: /Написать/ })
    .first()
    .click();
  await client.getByRole('textbox', { name: 'Сообщение', exact: true }).fill('Ты здесь?');
  await client.getByRole('textbox', { name: 'Сообщение', exact: true }).press('Enter');
  await client.getByRole('article').filter({ hasText: 'Ты здесь?' }).last().getByText('Отправлено').waitFor();
  await mate.context().setOffline(false);

  await banner(mate)
    .getByRole('img', { name: /^непрочитанных: [1-9]/ })
    .first()
    .waitFor();
  await mate.getByRole('button', { name: /^Чат, непрочитанных: \d/ }).waitFor();
  await newBalance(mate, before);
  expect(asked.filter((one) => one === 'POST /v1/reads').length).toBeGreaterThan(0);
  expect(asked.filter((one) => /^GET \/v1\/(users\/me|notifications\/unread|bookings)$/.test(one))).toEqual([]);
  expect(asked).not.toContain('POST /v1/chat/token');
});

test('a tab that lost its network while it was starting shows what changed as soon as the network is back', async () => {
  const [mate, client] = [await journey.person('Северин'), await journey.person('Киберкот')];
  await mate.goto(journey.url, { waitUntil: 'commit' });
  const before = await balanceOf(mate);
  await mate.context().setOffline(true);
  await post(client, '/v1/balance/tips/purchase', { userId: await personId(journey, 'Северин'), amount: 100 });
  // A page that connects within five seconds has missed nothing but what requires attention.
  await mate.waitForFunction(() => performance.now() > 7000);
  await mate.context().setOffline(false);
  await newBalance(mate, before);
});
