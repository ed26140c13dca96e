import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../../support/journeys/journey';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(async () => {
  const complaints = await journey.end();
  expect(complaints.filter((line) => !/status of 500|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
});

/** Pages that come back make most of their reads in one call. */
const isJoint = (url: string): boolean => url.endsWith('/v1/reads');

const failCalls = (page: Page): Promise<unknown> =>
  page.route('**/v1/**', (route) =>
    route.request().method() === 'GET' || isJoint(route.request().url())
      ? route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: JSON.stringify({ error: 'INTERNAL_ERROR', message: 'Не вышло' }),
        })
      : route.continue(),
  );

/** A connected socket makes the page count unread notifications a second time. */
const untilConnected = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/v1/notifications/unread')).length >
      1,
  );

/** Everything that may have changed is fetched again: as after a restart of the server, and on return to the tab. */
const fetchAgain = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.context().setOffline(false);
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
};

const untilPainted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );

test.each([
  ['Северин', '/', '/v1/mates/stats', 'Доход сегодня'],
  ['Киберкот', '/cs2/team', '/v1/mates/game', 'Это все напарники'],
  ['Киберкот', '/cs2/orders-history', '/v1/games', 'Все игры'],
  ['Смотритель', '/admin/mates', '/v1/admin/mates', 'Показано'],
] as const)('%s: what %s shows stays if it cannot be fetched again', async (name, path, call, text) => {
  const page = await journey.person(name);
  await page.goto(path);
  const shown = page.getByRole('main').getByText(text).first();
  await shown.waitFor({ state: 'attached' });
  await untilConnected(page);
  await failCalls(page);
  const refused = page.waitForResponse(
    (answer) => (answer.url().includes(call) || isJoint(answer.url())) && answer.status() === 500,
  );
  await fetchAgain(page);
  await (await refused).finished();
  await untilPainted(page);
  expect(await shown.count()).toBe(1);
  expect(await page.getByText(/не загруз|не получилось загрузить/i).count()).toBe(0);
  await page.close();
});
