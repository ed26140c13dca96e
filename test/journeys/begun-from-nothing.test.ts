import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { grantAllPermissions } from '#server/composition/grant-all-permissions.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { expectAccessible } from '../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../support/journeys/journey';
import { confirm } from '../support/journeys/page-steps';
import { step } from '../support/journeys/step';
import { tickConsents } from '../support/journeys/tick-consents';

const password = 'ochen-tayno-1';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ DEMO: '0' });
});
afterAll(async () => expect(await journey.end()).toEqual([]));

const register = async (page: Page, name: string, email: string): Promise<void> => {
  await page.goto(`${journey.url}/login`);
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Имя', { exact: true }).fill(name);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await tickConsents(page);
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await page.getByRole('button', { name: 'Позже' }).click();
};

/** The first way into the desk: a key for the authenticator app, its code, the recovery codes. */
const setUpCode = async (page: Page): Promise<void> => {
  await page.getByLabel('Пароль от аккаунта').fill(password);
  await page.getByRole('button', { name: 'Начать настройку' }).click();
  const key = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  await page.getByLabel('Код, который показало приложение').fill(code);
  await page.getByRole('button', { name: 'Коды сохранены, открыть админку' }).click();
  await page.getByRole('navigation', { name: 'Разделы' }).waitFor();
};

const create = async (page: Page, section: string, fields: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto(`${journey.url}/admin/${section}`);
  await page.getByRole('main').getByRole('button', { name: 'Создать' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await confirm(page, 'Создать');
  await dialog.waitFor({ state: 'detached' });
};

test('a product begun from nothing is opened by its first operator', async () => {
  const guest = await journey.visitor('phone');
  const boss = await journey.visitor();

  await step('a guest reads that there are no games yet', async () => {
    await guest.goto(journey.url);
    await guest.getByRole('heading', { level: 1, name: 'Скоро начнём' }).waitFor();
    await expectAccessible(guest);
  });

  await step('whoever keeps the product registers and is made its administrator', async () => {
    await register(boss, 'Хозяйка', 'boss@mail.ru');
    await grantAllPermissions(
      readConfig({ DATABASE_URL: journey.database.url, SECRET: 'of no use to this command at all' }),
      'boss@mail.ru',
    );
  });

  await step('adds the first game from the empty page', async () => {
    await boss.goto(journey.url);
    await boss.getByRole('link', { name: 'Добавить игру' }).click();
    await setUpCode(boss);
    await create(boss, 'games', { Адрес: 'chess', Название: 'Шахматы', Значок: '/assets/games/cs2.svg' });
    await create(boss, 'categories', { Название: 'Уроки', Адрес: 'lessons', Описание: 'Учимся ставить мат' });
  });

  await step('the guest finds the game, its category and nobody to play with yet', async () => {
    await guest.reload();
    await guest.getByRole('heading', { name: 'Напарники рядом' }).waitFor();
    await guest.goto(`${journey.url}/chess/team`);
    await guest.getByRole('heading', { level: 1, name: 'Все напарники' }).waitFor();
    await expectAccessible(guest);
  });
});
