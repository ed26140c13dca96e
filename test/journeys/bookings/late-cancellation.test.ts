import type { Page } from 'playwright-core';
import { hours } from '#domain/time/durations.ts';
import { acceptBooking, bookFirst, cardOf, setHours, waitUntilBefore } from '../../support/journeys/booking-steps';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { step } from '../../support/journeys/step';
import { expectSoundLedger } from '../../support/money/ledger-state';

let journey: Journey;
let client: Page;
let mate: Page;
beforeAll(async () => {
  journey = await startJourney();
  client = await journey.person('Киберкот', 'phone');
  mate = await journey.person('Северин', 'phone');
});
afterAll(() => journey.end());

const note = 'Вечером после работы';

test('on a phone, whoever cancels late is told before that half of the price goes to the mate', async () => {
  await step('it is agreed on', async () => {
    await setHours(mate, journey);
    await bookFirst(client, journey, note);
    await acceptBooking(mate, client, journey, note);
  });

  await step('an hour before the start a cancellation returns half, and says so first', async () => {
    await waitUntilBefore(client, journey, note, hours(1));
    await client.reload();
    const paid = await cardOf(client, note)
      .getByText(/^\d[\d\s]*₽$/)
      .first()
      .innerText();
    const half = Number(paid.replace(/\D/g, '')) / 2;
    await cardOf(client, note)
      .getByRole('button', { name: /^Отменить запись/ })
      .click();
    const dialog = client.getByRole('dialog', { name: 'Отменить запись?' });
    await dialog.getByText('Получит напарник').waitFor();
    await expectAccessible(client);
    const sums = await dialog.locator('dd').allInnerTexts();
    expect(sums.map((sum) => Number(sum.replace(/\D/g, '')))).toEqual([half, half]);
    await dialog.getByRole('button', { name: 'Отменить' }).click();
    await client.getByRole('tab', { name: 'Прошедшие' }).click();
    await cardOf(client, note).getByText('Отменил клиент').waitFor();
    await cardOf(client, note)
      .getByText(/Вернулось .* Напарнику осталось/)
      .waitFor();
  });

  await step('the mate sees what they received', async () => {
    await mate.goto(`${journey.url}/cs2/bookings?state=past`);
    await cardOf(mate, note)
      .getByText(/Ты получил/)
      .waitFor();
    await expectAccessible(mate);
  });

  await expectSoundLedger(journey.database);
  expect(journey.complaints).toEqual([]);
});
