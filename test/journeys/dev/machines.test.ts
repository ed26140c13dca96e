import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '#test/support/journeys/journey.ts';
import { runSavedTest } from '#test/support/run-saved-test.ts';
import { tabTo } from '#test/support/journeys/tab-to.ts';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const litIn = (page: Page, state: string) => page.locator(`[data-active][data-state="${state}"]`).waitFor();

const savedTest = async (page: Page, save: () => Promise<unknown>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), save()]);
  return { name: file.suggestedFilename(), source: fs.readFileSync(await file.path(), 'utf8') };
};

test('with the mouse: a machine is chosen, played, taken back, given on by a link and saved as a test', async () => {
  const page = await journey.visitor();
  await page.goto('/dev/machines');
  await page.getByRole('radiogroup', { name: 'Машина' }).getByText('booking', { exact: true }).click();
  await litIn(page, 'REQUESTED');

  // The payload decides: the client may not answer for the mate.
  await button(page, 'Поля события booking.answered').click();
  await page.getByLabel('by').selectOption({ label: 'client' });
  await page
    .getByText(/^Откажут: /)
    .first()
    .waitFor();
  await page.getByLabel('by').selectOption({ label: 'mate' });
  await button(page, 'Послать').click();
  await litIn(page, 'CONFIRMED');

  await button(page, 'Отменить шаг').click();
  await litIn(page, 'REQUESTED');
  await button(page, 'Вернуть шаг').click();
  await litIn(page, 'CONFIRMED');

  const other = await page.context().newPage();
  await other.goto(page.url());
  await litIn(other, 'CONFIRMED');
  await other.close();

  const { name, source } = await savedTest(page, () => button(page, 'Сохранить тест').click());
  expect(runSavedTest(source, name)).toMatchObject({ status: 0 });
  expect(runSavedTest(source.replaceAll('"CONFIRMED"', '"DECLINED"'), name)).toMatchObject({ status: 1 });
});

test('with the keyboard alone: a delay passes by the clock, and the steps are saved as a test', async () => {
  const page = await journey.visitor();
  await page.goto('/dev/machines?machine=povUpload');
  const press = async (name: string, target = button(page, name)) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await litIn(page, 'declaring');
  await press('', page.getByRole('listitem').filter({ hasText: 'связи нет' }).getByRole('button'));
  await litIn(page, 'waiting');
  await press('До следующего');
  await litIn(page, 'declaring');
  const { name, source } = await savedTest(page, () => press('Сохранить тест'));
  expect(runSavedTest(source, name)).toMatchObject({ status: 0 });
});
