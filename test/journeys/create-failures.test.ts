import type { Page } from 'playwright-core';
import { startJourney } from '../support/journeys/journey';
import type { Journey } from '../support/journeys/journey';

jest.setTimeout(120_000);

let journey: Journey;
let client: Page;
let mate: Page;
beforeAll(async () => {
  journey = await startJourney();
  client = await journey.person('Киберкот');
  mate = await journey.person('Северин');
});
afterAll(() => journey.end());

const create = () => client.getByRole('button', { name: 'Создать сквад' }).first().click();
const choose = async (category: RegExp, name: string) => {
  await client.goto(`${journey.url}/cs2/squads/create`);
  await client.getByRole('radio', { name: category }).click();
  await client.getByRole('searchbox', { name: 'Найти по имени' }).fill(name);
  await client.getByRole('checkbox', { name: `Позвать в сквад: ${name}` }).click();
  await client.getByRole('complementary').getByText('Цена действует до', { exact: false }).waitFor();
};
const unchoose = (name: string) => client.getByRole('button', { name: `Убрать: ${name}` }).first().click();

describe('creating a squad', () => {
  test('in a category that is for newcomers only is refused in words, and what was chosen stays', async () => {
    await choose(/Пробная тренировка/, 'Северин');
    await create();
    await client.getByText('Ты больше не можешь играть в этой категории').waitFor();
    expect(await client.getByRole('checkbox', { name: 'Позвать в сквад: Северин' }).isChecked()).toBe(true);
    await unchoose('Северин');
  });

  test('stands even when a mate cannot be invited any more, and says whom', async () => {
    await choose(/Повышение ранга/, 'Северин');
    await mate.goto(journey.url);
    const toggle = mate.getByRole('banner').getByRole('switch');
    await toggle.click();
    await mate.locator('header [role=switch][aria-checked=false]:not([disabled])').waitFor();
    await create();
    await client.waitForURL(/\/cs2\/squads\/\d+$/);
    await client.getByText('Не удалось пригласить «Северин»').waitFor();
    await client.getByRole('heading', { name: 'Позови напарника' }).waitFor();
  });

  test('goes on with another mate from the squad’s own page', async () => {
    await client.getByRole('main').getByRole('button', { name: 'Позвать напарника' }).first().click();
    const dialog = client.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: 'Найти по имени' }).fill('Полярник');
    await dialog.getByText('Полярник').waitFor();
    await dialog.getByRole('button', { name: 'Позвать', exact: true }).first().click();
    await client.getByText('Полярник: приглашение отправлено').waitFor();
    await client.keyboard.press('Escape');
    await client.getByText('Ждём: Полярник.').waitFor();
  });

  test('a second squad is refused before it is asked for', async () => {
    await choose(/Повышение ранга/, 'Полярник');
    expect(await client.getByRole('button', { name: 'Создать сквад' }).first().getAttribute('aria-disabled')).toBe('true');
    await client.getByText('У тебя уже есть активный сквад.').first().waitFor();
  });

  test('no console has complained', () => {
    expect(journey.complaints).toEqual([]);
  });
});
