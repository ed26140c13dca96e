import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/journeys/expect-accessible';
import { findInLetter } from '../support/journeys/find-in-letter';
import { startJourney } from '../support/journeys/journey';
import type { Journey } from '../support/journeys/journey';

jest.setTimeout(120_000);

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  page = await journey.visitor();
});
afterAll(() => journey.end());

const email = 'novichok@example.test';
const username = 'Novichok-1';
const [password, nextPassword] = ['first secret 1', 'second secret 2'];

const banner = () => page.getByRole('banner');
const accountMenu = () => banner().getByRole('button', { name: 'Меню аккаунта' });
const signOut = async () => {
  await accountMenu().click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await banner().getByRole('link', { name: 'Войти' }).waitFor();
};
const signIn = async (secret: string) => {
  await page.goto(`${journey.url}/login`);
  await page.getByLabel('Почта или имя').fill(username);
  await page.getByLabel('Пароль', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
};

describe('an account', () => {
  test('is made with the code of a letter, and the person is back where he was', async () => {
    await page.goto(`${journey.url}/login?returnTo=%2Fcs2%2Fhow-it-works`);
    await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
    await expectAccessible(page);
    await page.getByLabel('Почта').fill(email);
    await page.getByLabel('Имя').fill(username);
    await page.getByLabel('Пароль', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await page.getByRole('heading', { name: 'Подтверди почту' }).waitFor();
    await page.getByLabel('Код из письма').fill(await findInLetter(page, email, /\b\d{6}\b/));
    await page.waitForURL(/\/cs2\/how-it-works/);
    await accountMenu().waitFor();
  });

  test('is left, and entered again by name and password', async () => {
    await signOut();
    await signIn('a wrong secret');
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Почта или имя').inputValue()).toBe(username);
    await signIn(password);
    await accountMenu().waitFor();
  });

  test('gets a new password by a letter, and the old one is worth nothing', async () => {
    await signOut();
    await page.goto(`${journey.url}/login`);
    await page.getByRole('link', { name: 'Забыл пароль' }).click();
    await page.getByLabel('Почта').fill(email);
    await page.getByRole('button', { name: 'Прислать ссылку' }).click();
    await page.getByText('письмо уже в пути', { exact: false }).waitFor();
    await page.goto(await findInLetter(page, email, /https?:\/\/\S+reset=\S+/));
    await page.getByLabel('Новый пароль', { exact: true }).fill(nextPassword);
    await page.getByRole('button', { name: 'Сохранить и войти' }).click();
    await accountMenu().waitFor();
    await signOut();
    await signIn(password);
    await page.getByRole('alert').waitFor();
    await signIn(nextPassword);
    await accountMenu().waitFor();
  });

  test('no console has complained', () => {
    expect(journey.complaints).toEqual([]);
  });
});
