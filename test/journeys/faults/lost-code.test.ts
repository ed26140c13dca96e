import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { unlessGone } from '../../support/journeys/unless-gone';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

const scripts = '**/assets/*.js';
const isGone = unlessGone((route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' }));

/** From now on the page can load no further code; the result restores the connection. */
const loseCode = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(scripts, isGone);
  return () => page.unroute(scripts, isGone);
};

/** What the server responds once it is newer than the tab. */
const asFromNewer = unlessGone(async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), 'x-release': 'newer' } });
});

test('code that does not come takes nothing else away, and what was pressed opens once the line is back', async () => {
  const page = await journey.person('Киберкот', 'phone');
  await page.goto(`${journey.url}/cs2/squads`);
  const tabs = page.getByRole('navigation', { name: 'Разделы' });
  await tabs.waitFor();
  await page.waitForLoadState('networkidle');
  const mend = await loseCode(page);
  const open = tabs.getByRole('link', { name: /^События/ });
  await open.click();
  await page.getByText('Не открылось. Похоже, пропал интернет.').waitFor();
  await tabs.waitFor();
  await page.waitForURL((url) => url.hash === '');

  await tabs.getByRole('link', { name: /^Чат/ }).click();
  const failed = page.getByRole('heading', { name: 'Страница не открылась' });
  await failed.waitFor();
  await tabs.waitFor();
  await mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await page.getByRole('heading', { level: 1, name: 'Чат' }).waitFor();
  await open.click();
  await page.getByRole('dialog', { name: 'Уведомления' }).waitFor();
});

test('without a line «Повторить» stays in the product, and the page comes by itself with the line', async () => {
  const page = await journey.person('Киберкот');
  await page.goto(`${journey.url}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const mend = await loseCode(page);
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Блог' }).click();
  const failed = page.getByRole('heading', { name: 'Страница не открылась' });
  await failed.waitFor();
  await page.context().setOffline(true);
  const scriptRequest = page.waitForRequest(scripts);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await scriptRequest;
  await failed.waitFor();
  expect(new URL(page.url()).pathname).toBe('/blog');
  await mend();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Блог' }).waitFor();
});

test('a tab of an older release comes anew on the way to another page', async () => {
  const page = await journey.person('Киберкот');
  await page.route('**/v1/**', asFromNewer);
  await page.goto(`${journey.url}/cs2/squads`);
  await page.locator('html[data-older]').waitFor({ state: 'attached' });
  const whole = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Блог' }).click();
  expect(new URL((await whole).url()).pathname).toBe('/blog');
  await page.getByRole('heading', { level: 1, name: 'Блог' }).waitFor();
  await page.locator('html[data-older]').waitFor({ state: 'detached' });
});
