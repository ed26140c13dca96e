import type { Page } from 'playwright-core';
import { bookFirst, cardOf, setHours } from '../../support/journeys/booking-steps';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { step } from '../../support/journeys/step';
import { expectSoundLedger } from '../../support/money/ledger-state';

let journey: Journey;
let client: Page;
let mate: Page;
let phone: Page;
let operator: Page;
beforeAll(async () => {
  journey = await startJourney();
  client = await journey.person('Киберкот');
  mate = await journey.person('Северин');
  phone = await journey.person('Северин', 'phone');
  operator = await journey.person('Смотритель');
});
afterAll(() => journey.end());

const note = 'Разберём мою последнюю игру';
const reason = 'Напарник сообщил, что не сможет играть';

const badge = (page: Page, count: number) =>
  page.getByRole('img', { name: new RegExp(`(Ждут твоего ответа|записей без ответа): ${count}$`) }).first();

test('an operator finds a booking and takes it back; both read why, and the money is where it was', async () => {
  await step('the mate sees beside their face how many wait, on a phone at the tab', async () => {
    await setHours(mate, journey);
    await phone.goto(journey.url);
    await badge(mate, 1).waitFor();
    await badge(phone, 1).waitFor();
  });

  await step('one more wish counts at once, without a reload', async () => {
    await bookFirst(client, journey, note);
    await badge(mate, 2).waitFor();
    await badge(phone, 2).waitFor();
  });

  await step('the operator finds it by the client and opens it', async () => {
    await operator.goto(`${journey.url}/admin/bookings?search=Киберкот&status=REQUESTED`);
    await operator.getByRole('table').getByRole('button', { expanded: false }).first().click();
    await operator.getByText(note).waitFor();
    await expectAccessible(operator);
  });

  await step('they cancel it with a reason', async () => {
    await operator.getByRole('button', { name: 'Отменить запись…' }).click();
    const dialog = operator.getByRole('dialog', { name: 'Отменить запись' });
    await dialog.getByRole('combobox', { name: 'Готовая причина' }).selectOption(reason);
    await dialog.getByRole('button', { name: 'Отменить запись' }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    await operator.getByText('Запись сняла поддержка').waitFor();
    await operator.getByText(`Запись отменена: ${reason}`).waitFor();
  });

  await step('both know by themselves, with the words', async () => {
    await cardOf(client, note).waitFor({ state: 'detached' });
    await badge(mate, 1).waitFor();
    await client.goto(`${journey.url}/cs2/bookings?state=past`);
    await cardOf(client, note).getByText('Отменила поддержка').waitFor();
    await cardOf(client, note).getByText(reason).waitFor();
    for (const page of [client, mate]) {
      await page.getByRole('button', { name: 'Уведомления' }).click();
      await page.getByRole('dialog').getByText(reason).first().waitFor();
    }
  });

  await expectSoundLedger(journey.database);
  expect(journey.complaints).toEqual([]);
});
