import { sidewaysOverflow } from '../support/journeys/sideways-overflow';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../support/journeys/journey';
import { tabToName } from '../support/journeys/tab-to-name';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

/** Opens one setting with all its controls; its title has the focus, so the first Tab leads into it. */
const openSetting = async (page: Page, anchor: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${journey.url}/cs2/settings#${anchor}`);
  await page.locator(`#${anchor}-title:focus`).waitFor();
  await page.waitForLoadState('networkidle');
};

const save = async (page: Page, anchor: string, button = /^Сохранить$/): Promise<void> => {
  await tabToName(page, button);
  await page.keyboard.press('Enter');
  await page.locator(`#${anchor}`).getByText('Сохранено').waitFor();
};

const press = async (page: Page, name: RegExp, key = 'Space'): Promise<void> => {
  await tabToName(page, name);
  await page.keyboard.press(key);
};

const about = async (page: Page): Promise<void> => {
  await openSetting(page, 'description');
  await tabToName(page, /^О себе$/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Играю без мыши: всё делаю с клавиатуры и никуда не тороплюсь');
  await save(page, 'description');
  await openSetting(page, 'country');
  await page.locator('#country option').first().waitFor({ state: 'attached' });
  await tabToName(page, /^Страна$/);
  await page.keyboard.press('ArrowDown');
  await save(page, 'country');
  await openSetting(page, 'languages');
  await press(page, /^Немецкий$/);
  await save(page, 'languages');
};

const game = async (page: Page): Promise<void> => {
  await openSetting(page, 'platforms');
  await press(page, /^PC$/);
  await save(page, 'platforms');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await save(page, 'platforms');
  await openSetting(page, 'params');
  await press(page, /^Опорник$/);
  await save(page, 'params');
};

const switches = async (page: Page): Promise<void> => {
  const toggled = async (anchor: string, name: RegExp): Promise<void> => {
    await openSetting(page, anchor);
    const one = page.getByRole('switch', { name }).first();
    const before = await one.isChecked();
    await press(page, name);
    await page.waitForFunction(
      ([label, was]) =>
        [...document.querySelectorAll('[role=switch]')].some(
          (element) =>
            new RegExp(String(label)).test(element.getAttribute('aria-label') ?? element.textContent) &&
            (element.getAttribute('aria-checked') === 'true') !== was,
        ),
      [name.source, before] as const,
    );
  };
  await toggled('categories', /Развлечение/);
  await toggled('channels', /^Получать: Почта$/);
  await toggled('marketing', /^Присылать новости/);
  await openSetting(page, 'channels');
  await press(page, /^Подключить: ВКонтакте$/, 'Enter');
  await page.getByRole('switch', { name: 'Получать: ВКонтакте' }).waitFor();
};

const password = async (page: Page): Promise<void> => {
  await openSetting(page, 'password');
  await tabToName(page, /^Текущий пароль/);
  await page.keyboard.type('naparnik-demo');
  await tabToName(page, /^Новый пароль/);
  await page.keyboard.type('naparnik-demo-2');
  await page.keyboard.press('Enter');
  await page
    .locator('#password')
    .getByText(/Сохранено|изменён/i)
    .waitFor();
};

test.each([
  ['desktop', 'Северин'],
  ['phone', 'Алиса'],
] as const)('on a %s every section is saved by keyboard alone', async (device, name) => {
  const page = await journey.person(name, device);
  for (const section of [about, game, switches, password]) {
    await section(page);
    expect(await sidewaysOverflow(page)).toBe(0);
    await expectAccessible(page);
  }
  await page.goto(`${journey.url}/cs2/profile`);
  await page.getByText('Играю без мыши').waitFor();
  await page
    .getByText(/Немецкий/)
    .first()
    .waitFor();
});
