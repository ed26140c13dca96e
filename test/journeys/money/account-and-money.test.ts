import type { Page } from 'playwright-core';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { latestCode, waitForLetter } from '../../support/people/latest-letter';
import { testBrowser } from '../../support/server/test-browser';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { passTime } from '../../support/journeys/pass-time';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { step } from '../../support/journeys/step';
import { tickConsents } from '../../support/journeys/tick-consents';

const email = 'novichok@mail.ru';
let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  page = await journey.visitor('phone');
});
afterAll(() => journey.end());

/** By text, not by role: while a dialog is open the page behind it is hidden from assistive technology. */
const balanceInHeader = (sum: RegExp) => page.locator('header').getByText(sum);

/** From «Пополнить» to the provider's page. */
const goToPayment = async (sum: string): Promise<void> => {
  await page.goto(`${journey.url}/balance`);
  await page.getByRole('button', { name: 'Пополнить' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Сумма' }).fill(sum);
  await dialog.getByRole('button', { name: /^Пополнить на/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Учебная оплата' }).waitFor();
};

test('a newcomer on a phone', async () => {
  await step('registers; wrong fields are named each under its own, nothing typed is lost', async () => {
    await page.goto(`${journey.url}/login?mode=register&returnTo=${encodeURIComponent('/balance')}`);
    await page.getByLabel('Имя', { exact: true }).fill('Новичок7');
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await page.getByText('Укажи почту в виде name@mail.ru').waitFor();
    await page.getByText('Без этой отметки дальше не получится').nth(1).waitFor();
    expect(await page.getByText('Без этой отметки дальше не получится').count()).toBe(2);
    expect(await page.getByRole('alert').allTextContents()).toEqual(['Укажи почту в виде name@mail.ru']);
    expect(await page.getByLabel('Имя', { exact: true }).inputValue()).toBe('Новичок7');
    await expectAccessible(page);
    await page.getByLabel('Почта').fill(email);
    await page.getByLabel('Пароль', { exact: true }).fill('ochen-tayno-1');
    await tickConsents(page);
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await page.getByRole('heading', { level: 1, name: 'Подтверди почту' }).waitFor();
  });

  await step('confirms the email with the code of the letter and comes where they were going', async () => {
    await page.getByLabel('Код из письма').fill(await latestCode(testBrowser(journey.url), email));
    await page.waitForURL(/\/balance/);
  });

  await step('a declined payment says so and moves nothing', async () => {
    await goToPayment('1000');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Отклонить' }).click();
    await page.getByText('Оплата не прошла').waitFor();
    await balanceInHeader(/^0.₽$/).waitFor();
  });

  await step('a paid deposit is in the header without a reload', async () => {
    await goToPayment('1500');
    await page.getByRole('button', { name: 'Оплатить' }).click();
    await page.getByText(/Зачислено 1.500/).waitFor();
    await balanceInHeader(/^1.500.₽$/).waitFor();
    await page.getByRole('button', { name: 'Отлично' }).click();
    await page
      .getByText(/\+1.500/)
      .first()
      .waitFor();
    await expectAccessible(page);
  });

  await step('a delayed payment arrives by itself later', async () => {
    await goToPayment('700');
    await page.getByRole('button', { name: 'Задержать' }).click();
    await page.getByRole('heading', { name: 'Ждём подтверждения' }).waitFor();
    await passTime(journey, 20_000);
    await balanceInHeader(/^2.200.₽$/).waitFor();
    await expectSoundLedger(journey.database);
  });

  await step('signs out by the plain link, resets a forgotten password and is in again', async () => {
    await page.goto(`${journey.url}/`);
    await page.evaluate(() => location.assign('/api/auth/logout'));
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
    await page.goto(`${journey.url}/login`);
    await page.getByText('Не помню пароль').click();
    await page.getByLabel('Почта').fill(email);
    await page.getByRole('button', { name: 'Прислать ссылку' }).click();
    const link = await waitForLetter(
      testBrowser(journey.url),
      email,
      (text) => /\/login\?reset=[\w-]+/.exec(text)?.[0] ?? null,
    );
    await page.goto(journey.url + link);
    await page.getByLabel('Новый пароль', { exact: true }).fill('sovsem-drugoy-2');
    await page.getByRole('button', { name: 'Сохранить и войти' }).click();
    await balanceInHeader(/^2.200.₽$/).waitFor();
  });

  await step('no console has complained', () => {
    expect(journey.complaints).toEqual([]);
  });
});
