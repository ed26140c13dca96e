import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { openSheet, setHours } from '../../support/journeys/booking-steps';
import { confirm } from '../../support/journeys/page-steps';
import { step } from '../../support/journeys/step';
import { expectSoundLedger } from '../../support/money/ledger-state';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  page = await journey.visitor('phone');
  await setHours(await journey.person('Северин'), journey);
});
afterAll(() => journey.end());

/** The chosen hour is still chosen when the sheet opens again. */
const isStillChosen = (time: string): Promise<void> =>
  page.getByRole('button', { name: time, pressed: true }).waitFor();

test('a guest with no money chooses an hour, and nothing of it is lost on the way to the booking', async () => {
  let time = '';
  await step('a guest chooses and is sent to sign in', async () => {
    const sheet = await openSheet(page, journey);
    const chip = sheet
      .getByRole('group', { name: /Утро|День|Вечер|Ночь/ })
      .first()
      .getByRole('button')
      .first();
    time = await chip.innerText();
    await chip.click();
    await sheet.getByRole('button', { name: 'Войти и записаться' }).click();
    await page.getByRole('button', { name: /Новосёл/ }).click();
    await isStillChosen(time);
  });

  await step('what lacks is paid, and the sheet stands there again', async () => {
    await page.getByRole('button', { name: /^Пополнить на/ }).click();
    await page
      .getByRole('dialog', { name: /Пополн/ })
      .getByRole('button', { name: /^Пополнить/ })
      .last()
      .click();
    await page.waitForURL(/pay\/dummy/);
    await page.getByRole('button', { name: 'Оплатить' }).click();
    await page.waitForURL(/\?book=/);
    await confirm(page, 'Отлично');
    await isStillChosen(time);
  });

  await step('and the hour is booked', async () => {
    await page.getByRole('button', { name: /^Записаться за/ }).click();
    await page.waitForURL(/\/cs2\/bookings$/);
    await page
      .getByRole('article', { name: new RegExp(time) })
      .getByText('Ждёт ответа')
      .waitFor();
  });

  await expectSoundLedger(journey.database);
  expect(journey.complaints).toEqual([]);
});
