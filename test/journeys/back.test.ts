import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../support/journeys/journey';
import { personId } from '../support/journeys/person-id';
import { pressBack, untilUnpressed } from '../support/journeys/press-back';
import { waitFor } from '../support/wait-for';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

const dialogs = (page: Page) => page.getByRole('dialog');
const shownPath = (page: Page): string => page.url().slice(journey.url.length);

/** The mates of a game, with the home page behind it in the history. */
const toMates = async (page: Page): Promise<void> => {
  await page.goto(`${journey.url}/`);
  await page.locator('a[href="/cs2/team"]:visible').first().click();
  await page
    .getByRole('button', { name: /^Позвать/ })
    .first()
    .waitFor();
};

test.each(['phone', 'desktop'] as const)('Back closes what is open, then leaves the page: %s', async (size) => {
  const page = await journey.person('Киберкот', size);
  await toMates(page);
  const before = await page.evaluate(() => history.length);
  await page
    .getByRole('button', { name: /^Позвать/ })
    .first()
    .click();
  await dialogs(page).waitFor();
  await pressBack(page);
  await dialogs(page).waitFor({ state: 'hidden' });
  expect([shownPath(page), await page.evaluate(() => history.length)]).toEqual(['/cs2/team', before]);
  await pressBack(page);
  await page.waitForURL(`${journey.url}/`);
});

test('of two dialogs Back closes the upper one', async () => {
  const page = await journey.person('Киберкот', 'phone');
  await toMates(page);
  const matePath = `/cs2/team/${await personId(journey, 'Северин')}`;
  await page.locator(`a[href="${matePath}"]`).first().click();
  await page.locator('main').getByTitle('Открыть профиль').first().click();
  const profile = page.getByRole('dialog', { name: 'Профиль' });
  await profile.getByRole('button', { name: /^Пожаловаться/ }).click();
  await profile.waitFor({ state: 'hidden' });
  await pressBack(page);
  await profile.waitFor();
  await page.keyboard.press('Tab');
  await pressBack(page);
  await dialogs(page).waitFor({ state: 'hidden' });
  expect(shownPath(page)).toBe(matePath);
});

test('a second Back with nothing pressed in between leaves the page, and what was open on it goes too', async () => {
  const page = await journey.person('Киберкот', 'phone');
  await toMates(page);
  await page
    .locator(`a[href="/cs2/team/${await personId(journey, 'Северин')}"]`)
    .first()
    .click();
  await page.locator('main').getByTitle('Открыть профиль').first().click();
  const profile = page.getByRole('dialog', { name: 'Профиль' });
  await profile.getByRole('button', { name: /^Пожаловаться/ }).click();
  await profile.waitFor({ state: 'hidden' });
  await untilUnpressed(page, '!navigator.userActivation.isActive');
  await pressBack(page);
  await untilUnpressed(page, `document.querySelector('[role=dialog]')?.textContent?.includes('Профиль') === true`);
  // Chromium lets a page keep one Back for each press of the person.
  await pressBack(page);
  await untilUnpressed(page, `location.pathname === '/cs2/team'`);
  await dialogs(page).waitFor({ state: 'hidden' });
});

test('a panel of the address is closed by the history itself', async () => {
  const page = await journey.person('Киберкот', 'phone');
  await toMates(page);
  await page.locator('a[href="/cs2/team#menu"]:visible').click();
  await dialogs(page).waitFor();
  await pressBack(page);
  await dialogs(page).waitFor({ state: 'hidden' });
  expect(shownPath(page)).toBe('/cs2/team');
  await page.goForward();
  await dialogs(page).waitFor();
});

test("a phone's own Back closes what is open also where no page of ours is behind it", async () => {
  const page = await journey.person('Киберкот', 'phone');
  // Desktop browsers do not send such requests by themselves: the close watchers are stored, so that the test can
  // request a close.
  await page.addInitScript(`
    window.watchers = [];
    window.CloseWatcher = class extends window.CloseWatcher {
      constructor() {
        super();
        window.watchers.push(this);
      }
    };
  `);
  await page.goto(`${journey.url}/balance`);
  await page.getByRole('button', { name: 'Вывести' }).first().click();
  await dialogs(page).waitFor();
  await page.evaluate('watchers.at(-1).requestClose()');
  await dialogs(page).waitFor({ state: 'hidden' });
  expect(shownPath(page)).toBe('/balance');
});

test('Back keeps the sum of a sheet and what was chosen in it', async () => {
  const page = await journey.person('Киберкот', 'desktop');
  await page.goto(`${journey.url}/`);
  await page
    .getByRole('link', { name: /^Баланс/ })
    .first()
    .click();
  const open = () => page.getByRole('button', { name: 'Пополнить', exact: true }).first().click();
  const sum = page.getByRole('dialog').getByRole('textbox', { name: 'Сумма' });
  await open();
  await sum.fill('1234');
  await pressBack(page);
  await dialogs(page).waitFor({ state: 'hidden' });
  await open();
  expect((await sum.inputValue()).replace(/\s/g, '')).toBe('1234');
  await page.getByRole('button', { name: /^Пополнить на 1.234/ }).waitFor();
});

test('Back returns to the place that was left, whatever is not painted above it', async () => {
  const page = await journey.visitor('phone');
  await page.goto(`${journey.url}/blog`);
  const tile = page.getByRole('region', { name: 'Новое' }).getByRole('article').nth(7);
  await tile.waitFor({ state: 'attached' });
  // As people scroll: every tile on the way is painted.
  await tile.evaluate(async (element) => {
    while (element.getBoundingClientRect().top > 300) {
      scrollBy(0, 100);
      await new Promise(requestAnimationFrame);
    }
  });
  const place = async (): Promise<number> => Math.round((await tile.boundingBox())?.y ?? 0);
  const left = await place();
  await tile.getByRole('link').first().click();
  await page.waitForURL('**/blog/material-*');
  await page.goBack();
  await page.waitForURL('**/blog');
  expect(await waitFor(place, (now) => now === left)).toBe(left);
});

test('Back to a page that was never scrolled shows its top, not the place of the page that was left', async () => {
  const page = await journey.visitor('phone');
  const top = () => page.evaluate(() => scrollY);
  await page.goto(`${journey.url}/blog`);
  // Not by Playwright's click or key: they would scroll to the link.
  await page
    .locator('main article a')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/blog/material-*');
  await page.locator('h1:focus').waitFor();
  await page.evaluate(() => scrollTo(0, 400));
  await waitFor(top, (now) => now === 400);
  await page.goBack();
  await page.waitForURL('**/blog');
  expect(await waitFor(top, (now) => now === 0)).toBe(0);
});
