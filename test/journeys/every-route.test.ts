import type { Page } from 'playwright-core';
import { drawSmall, resize } from '../support/journeys/draw-small';
import { flawsOf } from '../support/journeys/flaws-of';
import { type Journey, sizes, startJourney } from '../support/journeys/journey';
import { untilStanding } from '../support/journeys/standing';
import { type Visitor, visitsOf } from '../support/journeys/visits';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Addresses of the scripts that this page loads from now on. */
const scriptsOf = (page: Page): ReadonlySet<string> => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  return scripts;
};

/** Of these scripts those that can read something of the back office. */
const ofBackOffice = async (scripts: Iterable<string>): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const script of scripts)
    if ((await (await fetch(script)).text()).includes('GET /v1/admin/')) found.push(new URL(script).pathname);
  return found;
};

const loaded = new Set<string>();

/** What is wrong with the routes as this person sees them. */
const walk = async (who: Visitor): Promise<readonly string[]> => {
  const visits = (await visitsOf(journey)).filter((visit) => visit.who === who);
  const page = who === 'guest' ? await journey.visitor() : await journey.person(who);
  await drawSmall(page);
  const scripts = scriptsOf(page);
  const wrong: string[] = [];
  for (const { path, route } of visits) {
    await resize(page, sizes.desktop);
    await page.goto(journey.url + path);
    await untilStanding(page);
    for (const size of ['desktop', 'phone'] as const) {
      await resize(page, sizes[size]);
      for (const flaw of await flawsOf(page)) wrong.push(`${who} ${route} ${size}: ${flaw}`);
      const wide = await overflow(page);
      if (wide > 0) wrong.push(`${who} ${route} ${size}: ${wide} px too wide`);
    }
  }
  for (const script of scripts) loaded.add(script);
  return wrong;
};

test('every route, on a desktop and on a phone, is accessible, fits and complains of nothing for a guest, a client and a mate', async () => {
  // Side by side: most of a walk is waiting.
  const wrong = await Promise.all((['guest', 'Киберкот', 'Северин'] as const).map(walk));
  expect(wrong.flat()).toEqual([]);
  expect(journey.complaints).toEqual([]);
});

test('nothing of the back office’s code came with all those pages', async () => {
  expect(loaded.size).toBeGreaterThan(20);
  expect(await ofBackOffice(loaded)).toEqual([]);
  const operator = await journey.person('Смотритель');
  const scripts = scriptsOf(operator);
  await operator.goto(`${journey.url}/admin/today`);
  await operator.getByRole('heading', { name: 'Сегодня' }).waitFor();
  expect(await ofBackOffice(scripts)).not.toEqual([]);
});
