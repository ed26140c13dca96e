import { resize } from '../../support/journeys/render-small';
import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { chatOf } from '../../support/journeys/fill-chat';
import { visitsOf } from '../../support/journeys/visits';
import { waitFor } from '../../support/wait-for';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

const widths = [1440, 1024, 768, 390];

/** The element below a name of the dock, even when the page is scrolled to its end. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const restore = [...document.querySelectorAll('section > button[aria-label^="Развернуть"]')];
    const names = restore.flatMap((button) => (button.parentElement === null ? [] : [button.parentElement]));
    const rects = names.map((name) => name.getBoundingClientRect());
    const lies = (box: DOMRect): boolean =>
      rects.some(
        ({ left, right, top, bottom }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
    return [...document.querySelectorAll('main *, footer *, footer ~ * *')].flatMap((element) => {
      if (names.some((name) => name.parentElement?.contains(element))) return [];
      const isTold =
        element.matches('a, button, input, textarea, select') ||
        (element.children.length === 0 && element.textContent.trim() !== '');
      const box = element.getBoundingClientRect();
      return isTold &&
        box.width > 1 &&
        box.height > 1 &&
        getComputedStyle(element).visibility === 'visible' &&
        lies(box)
        ? [`${element.tagName} «${element.textContent.slice(0, 40)}»`]
        : [];
    });
  });

test('names of minimised chats lie on nothing that cannot be scrolled from under them', async () => {
  const page = await journey.person('Киберкот');
  const wrong: string[] = [];
  await page.goto(`${journey.url}/?chat=${await chatOf(journey, 'Киберкот', 'Пельмешек')}#chat`);
  await page
    .getByRole('region', { name: 'Пельмешек' })
    .getByRole('button', { name: /^Свернуть/ })
    .click();
  await page.getByRole('button', { name: /^Развернуть/ }).waitFor();
  const paths = new Set((await visitsOf(journey)).filter(({ who }) => who === 'Киберкот').map(({ path }) => path));
  paths.delete('/chat');
  for (const path of paths) {
    await resize(page, { width: 1440, height: 900 });
    await page.goto(journey.url + path);
    await page.locator('main h1').first().waitFor();
    await page.getByRole('button', { name: /^Развернуть/ }).waitFor();
    await page.locator('footer').first().waitFor();
    for (const width of widths) {
      await resize(page, { width, height: 900 });
      // Rows loaded at the end of a list move the end: scrolls until it stays.
      let found: readonly string[] = [];
      const free = waitFor(
        async () => (found = await covered(page)),
        ({ length }) => length === 0,
      );
      await free.catch(() => found.forEach((one) => wrong.push(`${path} ${width}: ${one}`)));
    }
  }
  expect(wrong).toEqual([]);
});

test('on a phone on its side the button leads to the chats, and a room fills the window with its field in sight', async () => {
  const page = await journey.person('Киберкот', 'phone');
  await resize(page, { width: 844, height: 390 });
  await page.goto(`${journey.url}/cs2/squads`);
  for (const from of ['first', 'again'] as const) {
    await page.getByRole('button', { name: /^Чат/ }).click();
    await page.waitForURL(/\/chat/);
    await page
      .getByRole('link', { name: 'Пельмешек' })
      .or(page.getByRole('button', { name: 'Пельмешек' }))
      .first()
      .click();
    const field = page.getByRole('textbox', { name: 'Сообщение' });
    await field.waitFor();
    const { bottom, top } = await field.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect([from, top > 150, bottom <= 390]).toEqual([from, true, true]);
    await page.goBack();
    await page.goBack();
    await page.waitForURL(/\/cs2\/squads/);
    await page.getByRole('heading', { level: 1, name: 'Присоединиться' }).waitFor();
  }
});
