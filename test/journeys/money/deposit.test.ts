import type { Page } from 'playwright-core';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { balanceOf } from '../../support/journeys/balance-of';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { passTime } from '../../support/journeys/pass-time';
import { step } from '../../support/journeys/step';

let journey: Journey;
let page: Page;
/** The same person in another browser, which is never reloaded. */
let other: Page;
let before: number;
beforeAll(async () => {
  journey = await startJourney();
  page = await journey.person('Новосёл');
  other = await journey.person('Новосёл');
  before = await balanceOf(journey, 'Новосёл');
});
afterAll(() => journey.end());

const begin = async (rubles: string) => {
  await page.goto(`${journey.url}/balance`);
  await page.getByRole('button', { name: 'Пополнить', exact: true }).first().click();
  await page.getByRole('dialog').getByLabel('Сумма', { exact: true }).fill(rubles);
  await page.getByRole('button', { name: `Пополнить на ${rubles}` }).click();
  await page.getByRole('heading', { name: 'Учебная оплата' }).waitFor();
};
const provider = (outcome: string) => page.getByRole('button', { name: outcome, exact: true }).click();
const headerShows = (sum: string) => other.getByRole('banner').getByText(sum, { exact: true }).waitFor();

test('a deposit is told as it ends, paid, declined or late', async () => {
  await step('that is paid is told, and the header changes in another browser without a reload', async () => {
    await other.goto(`${journey.url}/policy`);
    await headerShows('0 ₽');
    await begin('500');
    await expectAccessible(page);
    await provider('Оплатить');
    await page.getByRole('dialog').getByText('Зачислено 500 ₽').waitFor();
    await expectAccessible(page);
    await headerShows('500 ₽');
    expect(await balanceOf(journey, 'Новосёл')).toBe(before + 50_000);
  });

  await step('that is declined moves nothing and says so', async () => {
    await begin('700');
    await provider('Отклонить');
    await page.getByRole('dialog').getByText('Оплата не прошла').waitFor();
    expect(await balanceOf(journey, 'Новосёл')).toBe(before + 50_000);
  });

  await step('that is delayed waits, and arrives by itself', async () => {
    await begin('300');
    await provider('Задержать');
    await page.getByRole('dialog').getByText('Ждём подтверждения').waitFor();
    expect(await balanceOf(journey, 'Новосёл')).toBe(before + 50_000);
    await passTime(journey, 20_000);
    await headerShows('800 ₽');
    expect(await balanceOf(journey, 'Новосёл')).toBe(before + 80_000);
    await expectSoundLedger(journey.database);
  });

  await step('no console has complained', () => {
    expect(journey.complaints).toEqual([]);
  });
});
