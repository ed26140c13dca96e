import { resize } from '../../support/journeys/render-small';
import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { accessibilityViolations } from '../../support/journeys/accessibility-violations';

let journey: Journey;

beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

/** Gives a demo person these permissions before they sign in. */
const operator = async (username: string, ...permissions: readonly string[]): Promise<Page> => {
  await journey.database.pool.query('UPDATE app_user SET is_admin = true, permissions = $2 WHERE username = $1', [
    username,
    permissions,
  ]);
  return journey.person(username);
};
const openWithdrawals = async (page: Page): Promise<void> => {
  await page.goto(`${journey.url}/admin/withdrawals?status=WAITING_FOR_CONFIRMATION`);
  await page.getByRole('table', { name: 'Выводы' }).waitFor();
};
const drawer = (page: Page) => page.getByRole('complementary', { name: /^Вывод/ });
const statusWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

test('a withdrawal is confirmed and paid by keyboard alone', async () => {
  const page = await operator('Пельмешек', 'MANAGE_TRANSACTIONS');
  await openWithdrawals(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  // The shortcut does what the button does: nothing until the log is loaded.
  await drawer(page).getByText('Операторы ещё ничего не делали').waitFor();
  const { pathname } = new URL(page.url());
  await page.keyboard.press('a');
  await statusWith(page, 'Вывод подтверждён');
  const reference = drawer(page).getByRole('textbox', { name: 'Номер перевода' });
  await reference.focus();
  await page.keyboard.type('A632110844201');
  await page.keyboard.press('Enter');
  await statusWith(page, 'Отмечен выплаченным');
  await drawer(page).getByText('Выплачен', { exact: true }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Состояние: Ждёт подтверждения' }).waitFor();
});

test('all that stands under a heading is selected at once, and let go of at once', async () => {
  const page = await operator('Пельмешек', 'MANAGE_TRANSACTIONS');
  await page.goto(`${journey.url}/admin/withdrawals`);
  const waiting = page.getByRole('checkbox', { name: 'Выбрать показанные: Ждут подтверждения' });
  await waiting.press('Space');
  await page.getByRole('region', { name: 'Выбрано 3' }).waitFor();
  const all = page.getByRole('checkbox', { name: 'Выбрать показанные', exact: true });
  const isMixed = (box: typeof all) =>
    box.evaluate((input) => input instanceof HTMLInputElement && input.indeterminate);
  expect([await isMixed(waiting), await isMixed(all)]).toEqual([false, true]);
  await page.getByRole('checkbox', { name: /^Выбрать: Ветер/ }).press('Space');
  expect(await isMixed(waiting)).toBe(true);
  await waiting.press('Space');
  await page.getByRole('region', { name: 'Выбрано 3' }).waitFor();
  await waiting.press('Space');
  await page.getByRole('region', { name: /^Выбрано/ }).waitFor({ state: 'detached' });
});

test('two operators on one withdrawal see each other, and the slower one what the other did', async () => {
  const [one, other] = [
    await operator('Пельмешек', 'MANAGE_TRANSACTIONS'),
    await operator('Новосёл', 'MANAGE_TRANSACTIONS'),
  ];
  await openWithdrawals(one);
  await one.keyboard.press('j');
  await one.keyboard.press('Enter');
  await drawer(one).getByRole('button', { name: 'Отклонить…' }).click();
  await one.getByRole('textbox', { name: 'Что увидит человек' }).fill('Карта чужого человека');
  await other.goto(one.url());
  await drawer(other)
    .getByText(/Здесь сейчас и Пельмешек/)
    .waitFor();
  await drawer(other).getByRole('button', { name: 'Подтвердить вывод' }).click();
  await statusWith(other, 'Вывод подтверждён');
  // The page behind the dialog updates at once; the dialog still holds the version that it was opened with.
  await one.locator('aside').getByText('Подтверждён, выплатить').first().waitFor({ state: 'attached' });
  const send = one.getByRole('button', { name: 'Отклонить и вернуть деньги' });
  await send.click();
  const failure = one.getByRole('dialog').getByRole('alert');
  await failure.filter({ hasText: /изменили.*Вывод подтверждён: Новосёл/s }).waitFor();
  expect(await one.getByRole('textbox', { name: 'Что увидит человек' }).inputValue()).toBe('Карта чужого человека');
});

test('an operator of texts meets no withdrawals, a client no desk, and neither loads its code', async () => {
  const editor = await operator('Пельмешек', 'EDIT_LANDING_PAGES');
  await editor.goto(`${journey.url}/admin/withdrawals`);
  await editor.getByText('Такого раздела нет или он закрыт правами').first().waitFor();
  const client = await journey.person('Киберкот');
  const requests: string[] = [];
  client.on('request', (request) => requests.push(request.url()));
  const manifest = await client.goto(`${journey.url}/admin`);
  expect(await manifest?.text()).not.toContain('/v1/admin');
  await client.getByRole('heading', { name: 'Такой страницы нет' }).waitFor();
  expect(requests.filter((url) => url.includes('/v1/admin/'))).toEqual([]);
});

test.each([
  ['the list', ''],
  ['what is open', 'open'],
])('%s has nothing that axe objects to', async (_name, what) => {
  const page = await operator('Пельмешек', 'MANAGE_TRANSACTIONS');
  await openWithdrawals(page);
  if (what === 'open') {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await drawer(page).getByRole('button', { name: 'Подтвердить вывод' }).waitFor();
  }
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('on a small phone the rows keep room under all that stands above them', async () => {
  const page = await operator('Пельмешек', 'MANAGE_TRANSACTIONS');
  await resize(page, { width: 390, height: 667 });
  await page.goto(`${journey.url}/admin/withdrawals`);
  const table = page.getByRole('table', { name: 'Выводы' });
  await table.waitFor();
  const room = await table.evaluate((element) => {
    let frame = element.parentElement;
    while (frame !== null && !/auto|scroll/.test(getComputedStyle(frame).overflowY)) frame = frame.parentElement;
    return frame?.clientHeight ?? 0;
  });
  // Four rows and their heading.
  expect(room).toBeGreaterThan(300);
  await page.getByRole('button', { name: /^Гранит/ }).click();
  await drawer(page).getByText('Выплачен', { exact: true }).first().waitFor();
});

test('on a small phone an empty list keeps its picture whole', async () => {
  const page = await operator('Пельмешек', 'MANAGE_TRANSACTIONS');
  await resize(page, { width: 390, height: 667 });
  await page.goto(`${journey.url}/admin/withdrawals?status=REJECTED`);
  const text = page.getByText('Под этот отбор ничего не подошло');
  await text.waitFor();
  const picture = await text.evaluate((element) => {
    const { width = 0, height = 1 } = element.previousElementSibling?.getBoundingClientRect() ?? {};
    return width / height;
  });
  expect(picture).toBeCloseTo(1);
});
