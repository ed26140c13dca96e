import type { Page } from 'playwright-core';
import { renderSmall, resize } from '../../support/journeys/render-small';
import { accessibilityViolations } from '../../support/journeys/accessibility-violations';
import { fillDesk } from '../../support/journeys/fill-desk';
import { type Journey, sizes, startJourney } from '../../support/journeys/journey';
import { waitFor } from '../../support/wait-for';
import { emptyLists, holdCalls } from '../../support/journeys/section-states';
import { retries } from '../../support/journeys/try-again';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
  await fillDesk(journey);
});
afterAll(() => journey.end());

const widths = [sizes.desktop, { width: 1024, height: 800 }, sizes.phone] as const;

/** Wider than the screen: the page itself, or a scroll container in it. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, main *, aside, aside *')].flatMap((element) => {
      const over = element.scrollWidth - element.clientWidth;
      const { overflowX } = getComputedStyle(element);
      // Tab lists scroll sideways by design.
      if (element.matches('[role="tablist"], [aria-label="Виды списка"]')) return [];
      const scrolls = element === document.documentElement || overflowX === 'auto' || overflowX === 'scroll';
      return scrolls && over > 1 ? [`${element.tagName} «${element.textContent.slice(0, 40)}» by ${over} px`] : [];
    }),
  );

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Разделы' });
const busy = (page: Page) => page.locator('[aria-busy="true"]');

/** Everything requested has loaded: nothing is busy, and the section has its heading. */
const settled = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await busy(page).first().waitFor({ state: 'detached' });
};

/** How long a page may take to show failed requests, ms: a list and its open record one after the other. */
const toShowFailure = 5000;

/** Skeleton, error, a working «Повторить»; returns what is wrong. */
const walkStates = async (page: Page, path: string): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const held = await holdCalls(page);
  await page.goto(`${journey.url}/admin/${path}`);
  await busy(page).first().waitFor();
  await held.waiting();
  await held.fail();
  await retries(page).first().waitFor();
  await busy(page)
    .first()
    .waitFor({ state: 'detached', timeout: toShowFailure })
    .catch(() => wrong.push('something waits although all has failed'));
  await held.end();
  for (let left = await retries(page).count(); left > 0; left -= 1) {
    await retries(page).first().press('Enter');
    await waitFor(
      () => retries(page).count(),
      (count) => count < left,
    );
    await settled(page);
    left = Math.min(left, (await retries(page).count()) + 1);
  }
  return wrong;
};

/** Whether the navigation, longer than the window, is scrolled to the open section. */
const showsCurrent = (page: Page): Promise<boolean> =>
  navigation(page)
    .locator('[aria-current="page"]')
    .evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

/** Too wide at one of three widths. */
const walkWidths = async (page: Page): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const size of widths) {
    await resize(page, size);
    for (const wide of await tooWide(page)) wrong.push(`${size.width}: ${wide}`);
  }
  return wrong;
};

/** Opened by the navigation, which requests only what is not cached yet. */
const goTo = async (page: Page, path: string): Promise<void> => {
  if (new URL(page.url()).pathname === `/admin/${path}`) await page.reload();
  else {
    const title = (): Promise<string | null> => page.locator('main h1').first().textContent();
    const before = await title();
    await navigation(page).locator(`a[href="/admin/${path}"]`).press('Enter');
    await waitFor(title, (now) => now !== before);
  }
  await settled(page);
};

/** Sections that were empty. */
const seenEmpty = new Set<string>();

/** An empty state instead of a table; sections that are not lists have none. */
const walkEmpty = async (page: Page, path: string): Promise<readonly string[]> => {
  const { emptied, end } = await emptyLists(page);
  await goTo(page, path);
  await end();
  if (emptied.length === 0) return [];
  seenEmpty.add(path);
  const messages = await page.locator('main p').allTextContents();
  if ((await retries(page).count()) > 0) return ['an empty list is taken for a failed one'];
  if ((await page.getByRole('table').count()) > 0) return ['a table with nothing in it'];
  return messages.some((text) => text.trim() !== '') ? [] : ['no words for an empty list'];
};

/** Everything that is wrong with one section and with the records opened in it. */
const walk = async (page: Page, path: string): Promise<readonly string[]> => {
  const withPlace = (where: string, wrong: readonly string[]): string[] => wrong.map((one) => `${where}: ${one}`);
  await resize(page, sizes.desktop);
  const empty = withPlace(`${path}, empty`, await walkEmpty(page, path));
  const states = withPlace(path, await walkStates(page, path));
  if (!(await showsCurrent(page))) states.push(`${path}: the navigation does not show it`);
  const wide = withPlace(path, await walkWidths(page));
  const onPhone = withPlace(`${path} on a phone`, await accessibilityViolations(page));
  await resize(page, sizes.desktop);
  const openers = page.getByRole('table').getByRole('button', { expanded: false });
  if ((await openers.count()) > 0) await openers.first().press('Enter');
  const opened = new URL(page.url()).pathname.replace(/^\/admin\//, '');
  const own =
    opened === path ? [] : withPlace(opened, [...(await walkStates(page, opened)), ...(await walkWidths(page))]);
  await resize(page, sizes.desktop);
  // The list and its open record are checked at once.
  return [...empty, ...states, ...wide, ...onPhone, ...own, ...withPlace(opened, await accessibilityViolations(page))];
};

/** All sections, by the navigation of a person who may open them all. */
const sectionPaths = async (): Promise<string[]> => {
  const page = await journey.person('Смотритель');
  await page.goto(`${journey.url}/admin`);
  const nav = navigation(page);
  await nav.getByRole('link', { name: 'Сегодня' }).waitFor();
  const hrefs = await nav
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.close();
  const paths = hrefs.flatMap((href) => /^\/admin\/(.+)/.exec(href)?.[1] ?? []);
  expect(paths.length).toBeGreaterThanOrEqual(35);
  return paths;
};

/** «Сегодня» comes with what it shows: without that it has to wait like any other section. */
const withoutAnswers = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => {
      const found = find(id);
      if (id !== 'boot' || found === null) return found;
      // A copy: trusted types refuse to change a script, also one of JSON.
      const copy = document.createElement('div');
      copy.textContent = JSON.stringify({ ...JSON.parse(found.textContent), answers: {} });
      return copy;
    };
  });

const isQuiet = (complaint: string): boolean => /status of 500/.test(complaint);

const quarters = 4;

test.each(Array.from({ length: quarters }, (_, quarter) => [quarter + 1] as const))(
  'every section has its four states, fits three widths, is accessible and complains of nothing: quarter %i',
  async (quarter) => {
    const waiting = (await sectionPaths()).filter((_, index) => index % quarters === quarter - 1);
    const wrong: string[] = [];
    const walker = async () => {
      const page = await journey.person('Смотритель');
      await renderSmall(page);
      await withoutAnswers(page);
      await page.goto(`${journey.url}/admin`);
      // The desk's address redirects to its first section, which may be the first to be checked.
      await page.waitForURL('**/admin/*');
      // Its heading takes the focus after it is rendered: a key pressed before that would not reach the navigation.
      await page.locator('main h1:focus').waitFor();
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
        wrong.push(...(await walk(page, path).catch((error: unknown) => [`${path}: ${String(error).slice(0, 300)}`])));
      await page.close();
    };
    await Promise.all([walker(), walker()]);
    expect(wrong).toEqual([]);
    expect(journey.complaints.filter((one) => !isQuiet(one))).toEqual([]);
  },
);

test('of most sections it was seen what they are without entries', () => {
  expect(seenEmpty.size).toBeGreaterThanOrEqual(31);
});
