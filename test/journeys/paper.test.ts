import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../support/journeys/journey';
import { paperOf } from '../support/journeys/paper-of';
import { resize } from '../support/journeys/render-small';
import { untilLoaded } from '../support/journeys/until-loaded';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(journey.url + path);
  await untilLoaded(page);
};

/** A certificate of the demo that can still be given. */
const giftCode = async (): Promise<string> => {
  const { rows } = await journey.database.pool.query<{ code: string }>(
    `SELECT code FROM gift_certificate WHERE status = 'PAID' LIMIT 1`,
  );
  return rows[0]?.code ?? '';
};

test('a gift card is one sheet, light on its own ground', async () => {
  const page = await journey.person('Киберкот');
  await open(page, `/balance/gifts/${await giftCode()}`);
  const paper = await paperOf(page);
  expect(paper.sheets).toBe(1);
  expect(paper.pale).toEqual([]);
  expect(paper.floating).toEqual([]);
  expect(paper.address).toBe(page.url());
  await page.emulateMedia({ media: 'print' });
  const sum = page.getByText('1 000 ₽', { exact: true });
  expect(await sum.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 255, 255)');
});

test('an article is dark on white, in one column, without what floats over it', async () => {
  const page = await journey.visitor();
  await open(page, '/blog/material-257');
  const paper = await paperOf(page);
  expect(paper.pale).toEqual([]);
  expect(paper.floating).toEqual([]);
  expect(paper.address).toBe(page.url());
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').count()).toBe(0);
  // As wide as the sheet, not a column beside another one.
  expect(
    await page.locator('main h1').evaluate((title) => title.getBoundingClientRect().width / innerWidth),
  ).toBeGreaterThan(0.9);
});

test('all loaded rows of a desk’s list are printed, not only those of its window', async () => {
  const page = await journey.person('Смотритель');
  await resize(page, { width: 1440, height: 500 });
  await open(page, '/admin/transactions');
  const rows = page.getByRole('table').locator('tbody tr[data-id]');
  await rows.first().waitFor();
  const inWindow = await rows.count();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await rows.count()).toBeGreaterThan(inWindow);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  const paper = await paperOf(page);
  expect(paper.sheets).toBeGreaterThan(1);
  expect(paper.pale).toEqual([]);
  expect(paper.floating).toEqual([]);
});
