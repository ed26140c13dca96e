import type { Page } from 'playwright-core';
import { deskPage, deskSections } from '#contract/routes/desk-pages.ts';
import { fillDesk } from '#test/support/journeys/fill-desk.ts';
import { type Journey, startJourney } from '#test/support/journeys/journey.ts';
import { untilSettled } from '#test/support/journeys/until-loaded.ts';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
  await fillDesk(journey);
});
afterEach(async () => expect(await journey.end()).toEqual([]));

/** One link of each kind is followed: ids, numbers and codes of an address and the values of its query are left out. */
const kindOf = (link: string): string =>
  link
    .replace(/#.*/, '')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')
    .replaceAll(/(?<=\/)\d+(?=$|[/?])/g, ':number')
    .replace(/(?<=promo-codes\/)[^/?]+/, ':code')
    .replaceAll(/=[^&]*/g, '=');

/** Files are answers of the server, not pages. */
const isPage = (link: string): boolean => !/^\/(?:v1|assets|files)\//.test(link);

const linksOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main a[href^="/"], aside a[href^="/"]')
    .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []));

/** The page's own script has taken over from what the server wrote, and has its answers. */
const settled = async (page: Page, path: string): Promise<void> => {
  if (path.startsWith('/admin')) await page.getByText('Данные вживую').waitFor();
  else await page.waitForLoadState('networkidle');
  await untilSettled(page);
};

test('every link of the desk’s lists and records leads to a page that shows what it names', async () => {
  const page = await journey.person('Смотритель');
  const open = async (path: string) => {
    await page.goto(journey.url + path);
    await settled(page, path);
  };
  const known = new Map<string, { readonly link: string; readonly from: string }>();
  const note = async (from: string) => {
    for (const link of (await linksOn(page)).filter(isPage))
      if (!known.has(kindOf(link))) known.set(kindOf(link), { link, from });
  };
  /** A record is opened from its list, as an operator does. */
  const opened = new Set(deskSections.map((section) => deskPage(section)));
  for (const section of deskSections) {
    await open(deskPage(section));
    await note(section);
    const rows = page.locator('main tr[data-opens]');
    if ((await rows.count()) === 0) continue;
    await rows.first().click();
    await page.waitForURL(`**${deskPage(section)}/**`);
    await settled(page, deskPage(section));
    opened.add(kindOf(new URL(page.url()).pathname));
    await note(`${section}, a record`);
  }
  const followed = [...known].filter(([kind]) => !opened.has(kind));
  const dead: string[] = [];
  for (const [, { link, from }] of followed) {
    await open(link);
    const missing = await page.getByText('Такой страницы нет').count();
    const failed = await page.locator('main [role=alert], aside [role=alert]').count();
    if (missing + failed > 0) dead.push(`${from}: ${link} ${JSON.stringify({ missing, failed })}`);
  }
  expect(dead).toEqual([]);
  expect(followed.length).toBeGreaterThan(15);
});
