import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/journeys/expect-accessible';
import { startJourney } from '../support/journeys/journey';
import type { Journey } from '../support/journeys/journey';
import { tabTo } from '../support/journeys/tab-to';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

const signInByKeyboard = async (page: Page, password: string): Promise<void> => {
  await tabTo(page, page.getByLabel('Почта или имя'));
  await page.keyboard.type('Киберкот');
  await tabTo(page, page.getByLabel('Пароль', { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
};

describe.each(['desktop', 'phone'] as const)('by keyboard alone, on a %s', (size) => {
  let page: Page;
  beforeAll(async () => {
    page = await journey.visitor(size);
    await page.goto(`${journey.url}/login?returnTo=${encodeURIComponent('/balance')}`);
  });

  test('the first Tab offers to skip to the content', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('К содержанию');
  });

  test('a wrong password is told under the form, the name stays', async () => {
    await signInByKeyboard(page, 'not-the-password');
    await page.getByText('Неверный логин или пароль').waitFor();
    expect(await page.getByLabel('Почта или имя').inputValue()).toBe('Киберкот');
    await expectAccessible(page);
  });

  test('the right one leads where he was going, the heading has the focus', async () => {
    await tabTo(page, page.getByLabel('Пароль', { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('naparnik-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/balance/);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });
});

test('what one tab does to the session the other tab shows within two seconds', async () => {
  const first = await journey.person('Пельмешек');
  await first.goto(`${journey.url}/balance`);
  const second = await first.context().newPage();
  await second.goto(`${journey.url}/cs2/team`);
  await second.locator('header').getByRole('link', { name: /Баланс/ }).waitFor();
  await first.locator('header').getByRole('button', { name: 'Меню аккаунта' }).click();
  await first.getByRole('menuitem', { name: 'Выйти' }).click();
  await second.locator('header').getByRole('link', { name: 'Войти' }).waitFor({ timeout: 2000 });
});

test('no console complained', () => {
  expect(journey.complaints).toEqual([]);
});
