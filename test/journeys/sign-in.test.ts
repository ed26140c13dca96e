import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../support/journeys/journey';
import { step } from '../support/journeys/step';
import { tabTo } from '../support/journeys/tab-to';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

const signInByKeyboard = async (page: Page, password: string): Promise<void> => {
  await tabTo(page, page.getByLabel('Почта или имя'));
  await page.keyboard.type('Киберкот');
  await tabTo(page, page.getByLabel('Пароль', { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
};

test.each(['desktop', 'phone'] as const)('somebody signs in by keyboard alone, on a %s', async (size) => {
  const page = await journey.visitor(size);
  await page.goto(`${journey.url}/login?mode=sign-in&returnTo=${encodeURIComponent('/balance')}`);

  await step('the first Tab offers to skip to the content', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('К содержанию');
  });

  await step('a wrong password is told under the form, the name stays', async () => {
    await signInByKeyboard(page, 'not-the-password');
    await page.getByText('Неверный логин или пароль').waitFor();
    expect(await page.getByLabel('Почта или имя').inputValue()).toBe('Киберкот');
    await expectAccessible(page);
  });

  await step('the right one leads where they were going, the heading has the focus', async () => {
    await tabTo(page, page.getByLabel('Пароль', { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('naparnik-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/balance/);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });
});

test('what one tab does to the session the other tab begins to show within two seconds', async () => {
  const first = await journey.person('Пельмешек');
  await first.goto(`${journey.url}/balance`);
  const second = await first.context().newPage();
  await second.goto(`${journey.url}/cs2/team`);
  await second
    .locator('header')
    .getByRole('link', { name: /Баланс/ })
    .waitFor();
  await first.locator('header').getByRole('button', { name: 'Меню аккаунта' }).click();
  // The other tab loads anew; how long that takes depends on what else the machine does.
  const loads = second.waitForRequest((request) => request.isNavigationRequest(), { timeout: 2000 });
  await Promise.all([loads, first.getByRole('menuitem', { name: 'Выйти' }).click()]);
  await second.locator('header').getByRole('link', { name: 'Войти' }).waitFor();
});
