import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../../support/journeys/journey';

let journey: Journey;
let one: Page;
let other: Page;

const openChat = async (page: Page): Promise<void> => {
  await page.goto(`${journey.url}/chat`);
  await page
    .getByRole('button', { name: /Северин/ })
    .first()
    .click();
  await field(page).waitFor();
};
const field = (page: Page) => page.getByRole('textbox', { name: 'Сообщение', exact: true });
const attach = (page: Page, name: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(`Это ${name}`) });
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Файлы сообщения' }).last().getByRole('listitem').filter({ hasText: name });
const isUploaded = (page: Page, name: string) => row(page, name).getByText(/Б$/).waitFor();
/** A browser under test takes every page for the active one: only the focused field shows where the person is. */
const leaveField = (page: Page) => field(page).blur();
const shows = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Сообщение"]')?.value === wanted,
    text,
  );

beforeEach(async () => {
  journey = await startJourney();
  one = await journey.person('Киберкот');
  other = await one.context().newPage();
  await openChat(one);
  await openChat(other);
});
afterEach(async () => expect(await journey.end()).toEqual([]));

test('what is typed in one tab stands in the other, and what is sent leaves it', async () => {
  await field(one).fill('Буду в восемь');
  await shows(other, 'Буду в восемь');
  await leaveField(one);
  await field(other).press('End');
  await field(other).pressSequentially(' вечера');
  await shows(one, 'Буду в восемь вечера');
  await field(other).press('Enter');
  await other.getByRole('article').filter({ hasText: 'Буду в восемь вечера' }).getByText('Отправлено').waitFor();
  await shows(one, '');
});

test('a file that is attached in one tab is sent from the other, once', async () => {
  await attach(one, 'тактика.txt');
  await isUploaded(one, 'тактика.txt');
  await isUploaded(other, 'тактика.txt');
  await other.getByRole('button', { name: 'Отправить', exact: true }).click();
  await other.getByRole('article').filter({ hasText: 'тактика.txt' }).getByText('Отправлено').waitFor();
  await row(one, 'тактика.txt')
    .getByRole('button', { name: /Убрать/ })
    .waitFor({ state: 'detached' });
  await one.getByRole('article').filter({ hasText: 'тактика.txt' }).waitFor();
  expect(await one.getByRole('article').filter({ hasText: 'тактика.txt' }).count()).toBe(1);
});

test('a file that is removed in one tab leaves the other', async () => {
  await attach(one, 'лишнее.txt');
  await isUploaded(other, 'лишнее.txt');
  await row(other, 'лишнее.txt')
    .getByRole('button', { name: /Убрать/ })
    .click();
  await row(one, 'лишнее.txt').waitFor({ state: 'detached' });
});

/** Imitates a busy processor: every request of the page to the Web Locks API is delayed by this many ms. */
const slowLocks = (page: Page, ms: number) =>
  page.evaluate((delay) => {
    const request = navigator.locks.request.bind(navigator.locks);
    const askLate = async (name: string, work: LockGrantedCallback<unknown>) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      return request(name, work);
    };
    Object.defineProperty(navigator.locks, 'request', { value: askLate });
  }, ms);

test.each([
  ['an upload goes once, and on in the other tab when its own is closed', 0],
  ['an upload goes once, and on in the other tab, which asked for it before its own', 300],
])('%s', async (_, msOfDelay) => {
  let calls = 0;
  let isHeld = true;
  await one.context().route('**/v1/chat/*/files', async (route) => {
    calls += 1;
    if (!isHeld) await route.continue();
  });
  await slowLocks(one, msOfDelay);
  const begun = one.waitForRequest('**/v1/chat/*/files');
  await attach(one, 'долгое.txt');
  await begun;
  await row(other, 'долгое.txt')
    .getByText(/^Загружено/)
    .waitFor();
  isHeld = false;
  await one.close();
  await isUploaded(other, 'долгое.txt');
  expect(calls).toBe(2);
});
