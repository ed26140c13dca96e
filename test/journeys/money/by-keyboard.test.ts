import type { Page } from 'playwright-core';
import { hear, hears } from '../../support/journeys/hear';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { tabTo } from '../../support/journeys/tab-to';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  page = await journey.person('Новосёл');
  await hear(page);
});
afterAll(async () => expect(await journey.end()).toEqual([]));

test('a deposit by keyboard: its sum is typed, its end is told, and the focus stands where it began', async () => {
  await page.goto(`${journey.url}/balance`);
  const begin = page.getByRole('button', { name: 'Пополнить', exact: true }).first();
  await tabTo(page, begin);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Сумма' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('500');
  await tabTo(page, dialog.getByRole('button', { name: /^Пополнить на 500/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Учебная оплата' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Оплатить', exact: true }));
  await page.keyboard.press('Enter');
  await hears(page, /Зачислено 500/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);
});
