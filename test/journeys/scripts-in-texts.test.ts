import type { Page } from 'playwright-core';
import { drawSmall } from '../support/journeys/draw-small';
import { type Journey, startJourney } from '../support/journeys/journey';
import { sendFrom } from '../support/journeys/send-from';
import { plantScripts } from '../support/security/plant-scripts';
import { untilStanding } from '../support/journeys/standing';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

const everybody = [
  '/',
  '/balance',
  '/support',
  '/chat',
  '/cs2/profile',
  '/cs2/bookings',
  '/cs2/orders',
  '/cs2/orders-history',
  '/cs2/settings',
  '/cs2/team',
  '/cs2/squads',
  '/cs2/squads/create',
  '/cs2/mate',
];
const mates = ['/cs2/clients', '/cs2/mate/onboarding'];

/** Addresses that hold somebody's number: squads, chats, mates' pages that this person can open. */
const ownPages = async (page: Page): Promise<readonly string[]> => {
  const idsOf = async (path: string): Promise<string[]> =>
    [...JSON.stringify(await sendFrom(page, 'GET', path)).matchAll(/"id":"?([\w-]+)/g)].map((found) => found[1] ?? '');
  const squads = (await idsOf('/v1/squads/history?section=all')).filter((id) => /^\d+$/.test(id));
  const mates = (await idsOf('/v1/mates/game/cs2')).filter((id) => id.length === 36);
  return [...squads.slice(0, 3).map((id) => `/cs2/squads/${id}`), ...mates.slice(0, 2).map((id) => `/cs2/team/${id}`)];
};

/** Whether somebody's words stood on this screen. */
const lookAt = async (page: Page, path: string): Promise<boolean> => {
  await page.goto(journey.url + path);
  await untilStanding(page);
  expect({ path, ran: await page.evaluate(() => Reflect.get(window, 'xssRan') ?? 0) }).toEqual({ path, ran: 0 });
  expect({
    path,
    links: await page.locator('a[href^="javascript:" i], [onload], [onerror], [onmouseover], iframe[srcdoc]').count(),
  }).toEqual({ path, links: 0 });
  return page.getByText('xss()').first().isVisible();
};

test('nothing that people write is ever run, on any screen of any of them', async () => {
  const people = await Promise.all(
    ['Киберкот', 'Северин', 'Смотритель'].map(async (name) => ({ name, page: await journey.person(name) })),
  );
  const planted = await plantScripts(journey.database);
  expect([...planted].filter(([, rows]) => rows === 0)).toEqual([]);
  // Side by side: most of a walk is waiting.
  await Promise.all(
    people.map(async ({ name, page }) => {
      await drawSmall(page);
      await page.addInitScript(() => {
        Reflect.set(window, 'xss', () => Reflect.set(window, 'xssRan', (Reflect.get(window, 'xssRan') ?? 0) + 1));
      });
      const own = await ownPages(page);
      expect(own.length).toBeGreaterThan(0);
      const seen: string[] = [];
      for (const path of [...everybody, ...(name === 'Северин' ? mates : []), ...own])
        if (await lookAt(page, path)) seen.push(path);
      // The words did reach the screens: as text.
      expect(seen.length).toBeGreaterThan(3);
    }),
  );
  // Nor was the content policy broken.
  expect(journey.complaints).toEqual([]);
});
