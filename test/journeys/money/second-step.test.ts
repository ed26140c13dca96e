import type { BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '#server/composition/demo/demo-person.ts';
import { balanceOf } from '../../support/journeys/balance-of';
import { csrfOf } from '../../support/journeys/csrf-of';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, sizes, startJourney } from '../../support/journeys/journey';
import { confirm, press } from '../../support/journeys/page-steps';
import { sidewaysOverflow } from '../../support/journeys/sideways-overflow';
import { step } from '../../support/journeys/step';
import { waitFor } from '../../support/wait-for';
import { underName, virtualKey } from '../../support/journeys/virtual-key';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(await underName());
});
afterEach(async () => expect(await journey.end()).toEqual([]));

const who = 'Киберкот';

const addKey = async (page: Page): Promise<void> => {
  await page.goto(`${journey.url}/cs2/settings#security`);
  await press(page, 'Добавить ключ');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Название' }).fill('Ноутбук');
  await dialog.getByLabel('Пароль от аккаунта', { exact: true }).fill(demoPassword);
  await expectAccessible(page);
  await confirm(page, 'Создать ключ');
  await dialog.getByText('больше мы их не покажем').waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(10);
  await confirm(page, 'Коды сохранены');
  await page.getByRole('button', { name: 'Удалить ключ «Ноутбук»' }).waitFor();
};

const askToWithdraw = async (page: Page, sum: string): Promise<void> => {
  await press(page, 'Вывести');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Номер телефона').fill('+7 912 345-67-89');
  await dialog.getByLabel('Банк').selectOption({ index: 1 });
  await dialog.getByLabel('Сумма').fill(sum);
  await page.getByRole('button', { name: new RegExp(`^Вывести ${sum.replace(/(?=\d{3}$)/, '.?')}`) }).click();
};

const asked = (page: Page) => page.getByRole('dialog', { name: 'Подтверди, что это ты' });

/** Another browser with this one's cookies, as after a theft; it has no key of the owner. */
const thiefOf = async (page: Page): Promise<Page> => {
  const thief = await journey.visitor();
  await thief.context().addCookies(await page.context().cookies());
  return thief;
};

const callAs = async (context: BrowserContext, method: string, path: string, data?: object): Promise<string> => {
  const answer = await context.request.fetch(`${journey.url}${path}`, {
    method,
    headers: { 'x-csrf-token': await csrfOf(context), 'idempotency-key': `stolen-${Math.random()}`.replace('.', '-') },
    ...(data === undefined ? {} : { data }),
  });
  return Object(await answer.json().catch(() => ({}))).code ?? String(answer.status());
};

const stealing = (context: BrowserContext): Promise<readonly string[]> =>
  Promise.all([
    callAs(context, 'POST', '/v1/balance/withdraw', {
      amount: 500,
      to: { method: 'SBP', wallet: '+79123456789', bank: 'SBERBANK' },
    }),
    callAs(context, 'PUT', '/v1/auth/email', { email: 'thief@mail.ru', password: demoPassword }),
    callAs(context, 'PUT', '/v1/auth/password', { oldPassword: demoPassword, password: 'of-the-thief-1' }),
    callAs(context, 'POST', '/v1/users/me/recovery-codes'),
    callAs(context, 'POST', '/v1/users/me/passkeys/options', { password: demoPassword }),
  ]);

const refusedAll = ['', '', '', '', ''].map(() => 'SECOND_STEP_REQUIRED');

test.each(['desktop', 'phone'] as const)('a withdrawal asks for the key once for the visit, on a %s', async (size) => {
  const page = await journey.person(who, size);
  await virtualKey(page);
  await addKey(page);
  expect(await sidewaysOverflow(page)).toBe(0);
  const had = await balanceOf(journey, who);
  await page.goto(`${journey.url}/balance`);

  await step('the question is closed: nothing leaves, what was typed stays', async () => {
    await askToWithdraw(page, '1000');
    await asked(page).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByText('Подтверди, что это ты').waitFor();
    expect(await page.getByLabel('Номер телефона').inputValue()).toContain('912');
    expect(await balanceOf(journey, who)).toBe(had);
  });

  await step('the key is shown: the same call goes out, once', async () => {
    await page.getByRole('button', { name: /^Вывести 1.000/ }).click();
    await asked(page).getByRole('button', { name: 'Ключом доступа' }).click();
    await page.getByRole('button', { name: /Вывод по СБП/ }).waitFor();
    expect(had - (await balanceOf(journey, who))).toBe(100_000);
  });

  await step('for the rest of the visit nothing is asked', async () => {
    await page.goto(`${journey.url}/cs2/settings#security`);
    await page.getByRole('button', { name: 'Переименовать ключ «Ноутбук»' }).click();
    await page.getByRole('textbox', { name: 'Название' }).fill('Дом');
    await confirm(page, 'Сохранить');
    await page.getByRole('button', { name: 'Удалить ключ «Дом»' }).waitFor();
    expect(await asked(page).count()).toBe(0);
  });
});

test('somebody comes in by the key alone, and a key that does not know them is told in a sentence', async () => {
  const page = await journey.person(who);
  const reader = await virtualKey(page);
  await addKey(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${journey.url}/login?mode=sign-in&returnTo=${encodeURIComponent('/balance')}`);
  await reader.setPresent(false);
  await press(page, 'Войти ключом доступа');
  await page.getByText('Ключ доступа не ответил').waitFor();
  await expectAccessible(page);
  await reader.setPresent(true);
  await press(page, 'Войти ключом доступа');
  await page.waitForURL(/\/balance/);
  expect((await page.request.get(`${journey.url}/v1/users/me`)).status()).toBe(200);
});

test('with a stolen session nothing leaves and nothing changes, with the mailbox neither, nor with both', async () => {
  const page = await journey.person(who);
  await virtualKey(page);
  await addKey(page);
  const had = await balanceOf(journey, who);
  // The owner has just proved themselves: what their page holds is no cookie.
  await page.goto(`${journey.url}/balance`);
  await askToWithdraw(page, '500');
  await asked(page).getByRole('button', { name: 'Ключом доступа' }).click();
  await page.getByRole('button', { name: /Вывод по СБП/ }).waitFor();

  await step('the cookies are copied', async () => {
    const thief = await thiefOf(page);
    await thief.goto(`${journey.url}/cs2/settings#security`);
    await thief.getByRole('button', { name: 'Удалить ключ «Ноутбук»' }).click();
    await confirm(thief, 'Удалить');
    await asked(thief).waitFor();
    expect(await stealing(thief.context())).toEqual(refusedAll);
  });

  await step('the mailbox is read: a link to a new password, a link to come in', async () => {
    const thief = await journey.visitor();
    await thief.goto(`${journey.url}/login?mode=reset`);
    const { email } = await (await page.request.get(`${journey.url}/v1/users/me`)).json();
    const linkIn = (link: RegExp): Promise<string> =>
      waitFor(
        async () => {
          const letters = await (await page.request.get(`${journey.url}/dev/api/mailbox?to=${email}`)).text();
          return link.exec(letters)?.[0] ?? '';
        },
        (found) => found !== '',
      );
    await callAs(thief.context(), 'POST', '/v1/auth/reset-password', { email });
    await thief.goto(await linkIn(/http[^\s"\\]+reset=[\w-]+/));
    await thief.getByLabel('Новый пароль', { exact: true }).fill('of-the-thief-1');
    await press(thief, 'Сохранить и войти');
    await asked(thief).waitFor();
    await callAs(thief.context(), 'POST', '/v1/auth/login-link', { email });
    await thief.goto(await linkIn(/http[^\s"\\]+mode=link#[\w-]+/));
    await thief.waitForURL((url) => !url.pathname.startsWith('/login'));
    expect(await stealing(thief.context())).toEqual(refusedAll);
  });
  expect(had - (await balanceOf(journey, who))).toBe(50_000);
});

test('where the browser has no passkeys it is said in a sentence, and a code does', async () => {
  const context = await journeyBrowser.newContext({
    baseURL: journey.url,
    viewport: sizes.phone,
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  const page = await context.newPage();
  await page.goto(`${journey.url}/login?mode=sign-in`);
  await page.getByText('Ключи доступа в этом браузере не работают').waitFor();
  await context.close();
});
