import { sidewaysOverflow } from '../support/journeys/sideways-overflow';
import type { Page } from 'playwright-core';
import { renderSmall, resize } from '../support/journeys/render-small';
import { accessibilityViolations } from '../support/journeys/accessibility-violations';
import { type Journey, sizes, startJourney } from '../support/journeys/journey';
import { sendFrom } from '../support/journeys/send-from';
import { overflowingBlocks } from '../support/journeys/overflowing-blocks';
import { unspokenParts } from '../support/journeys/unspoken';
import { untilLoaded } from '../support/journeys/until-loaded';
import { visitsOf } from '../support/journeys/visits';
import { plantScripts } from '../support/security/plant-scripts';

/** What a walk through the routes has found, by kind of check. */
interface Found {
  readonly flaws: string[];
  readonly run: string[];
  /** Scripts loaded by the pages. */
  readonly scripts: Set<string>;
  /** Pages on which the planted text was shown. */
  readonly seen: string[];
}

interface Walker {
  readonly who: string;
  readonly page: Page;
  readonly paths: readonly string[];
}

/** Addresses of the scripts that this page loads from now on. */
const scriptsOf = (page: Page): ReadonlySet<string> => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  return scripts;
};

/** Those of these scripts that can read data of the desk. */
const ofDesk = async (scripts: Iterable<string>): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const script of scripts)
    if ((await (await fetch(script)).text()).includes('GET /v1/admin/')) found.push(new URL(script).pathname);
  return found;
};

/** The planted markup calls this. */
const countRuns = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(window, 'xss', () => Reflect.set(window, 'xssRan', (Reflect.get(window, 'xssRan') ?? 0) + 1));
  });

/** Effects of the planted markup on this screen that must not happen. */
const runsOn = async (page: Page): Promise<readonly string[]> => {
  const ran: unknown = await page.evaluate(() => Reflect.get(window, 'xssRan') ?? 0);
  const links = await page
    .locator('a[href^="javascript:" i], [onload], [onerror], [onmouseover], iframe[srcdoc]')
    .count();
  return [...(ran === 0 ? [] : [`ran ${String(ran)} times`]), ...(links === 0 ? [] : [`${links} places that run`])];
};

/** Addresses with an id: squads and mates' pages that this person can open. */
const ownPages = async (page: Page): Promise<readonly string[]> => {
  const idsOf = async (path: string): Promise<string[]> =>
    [...JSON.stringify(await sendFrom(page, 'GET', path)).matchAll(/"id":"?([\w-]+)/g)].map((found) => found[1] ?? '');
  const squads = (await idsOf('/v1/squads/history?section=all')).filter((id) => /^\d+$/.test(id));
  const mates = (await idsOf('/v1/mates/game/cs2')).filter((id) => id.length === 36);
  return [...squads.slice(0, 3).map((id) => `/cs2/squads/${id}`), ...mates.slice(0, 2).map((id) => `/cs2/team/${id}`)];
};

const walk = async (url: string, { who, page, paths }: Walker): Promise<Found> => {
  await countRuns(page);
  await renderSmall(page);
  const found: Found = { flaws: [], run: [], scripts: new Set(), seen: [] };
  const scripts = scriptsOf(page);
  for (const path of paths) {
    await resize(page, sizes.desktop);
    await page.goto(url + path);
    await untilLoaded(page);
    for (const size of ['desktop', 'phone'] as const) {
      await resize(page, sizes[size]);
      for (const flaw of await accessibilityViolations(page)) found.flaws.push(`${who} ${path} ${size}: ${flaw}`);
      for (const flaw of await unspokenParts(page)) found.flaws.push(`${who} ${path} ${size}: ${flaw}`);
      const wide = await sidewaysOverflow(page);
      if (wide > 0) found.flaws.push(`${who} ${path} ${size}: ${wide} px too wide`);
      if (size === 'phone')
        for (const block of await overflowingBlocks(page))
          found.flaws.push(`${who} ${path}: past the page’s edge: ${block}`);
    }
    for (const run of await runsOn(page)) found.run.push(`${who} ${path}: ${run}`);
    if (await page.getByText('xss()').first().isVisible()) found.seen.push(path);
  }
  for (const script of scripts) found.scripts.add(script);
  return found;
};

/** Addresses that an operator opens outside of the desk, which has a walk of its own. */
const asOperator = ['/', '/chat', '/support', '/cs2/profile', '/cs2/team', '/cs2/squads', '/cs2/orders-history'];

let journey: Journey;
let operator: Page;
let planted: ReadonlyMap<string, number>;
let found: Readonly<Record<'guest' | 'Киберкот' | 'Северин' | 'Смотритель', Found>>;

beforeAll(async () => {
  journey = await startJourney();
  const visits = await visitsOf(journey);
  const pathsOf = (who: string) => visits.filter((visit) => visit.who === who).map(({ path }) => path);
  operator = await journey.person('Смотритель');
  const [guest, client, mate] = [
    await journey.visitor(),
    await journey.person('Киберкот'),
    await journey.person('Северин'),
  ];
  planted = await plantScripts(journey.database);
  const begin = async (who: string, page: Page, paths: readonly string[], isSignedIn = true) =>
    walk(journey.url, { who, page, paths: [...paths, ...(isSignedIn ? await ownPages(page) : [])] });
  // In parallel: most of a walk is waiting.
  const [ofGuest, ofClient, ofMate, ofOperator] = await Promise.all([
    begin('guest', guest, pathsOf('guest'), false),
    begin('Киберкот', client, pathsOf('Киберкот')),
    begin('Северин', mate, pathsOf('Северин')),
    begin('Смотритель', operator, asOperator),
  ]);
  found = { guest: ofGuest, Киберкот: ofClient, Северин: ofMate, Смотритель: ofOperator };
});
afterAll(() => journey.end());

test('every route, on a desktop and on a phone, is accessible, fits and complains of nothing for a guest, a client, a mate and an operator', () => {
  expect(Object.values(found).flatMap(({ flaws }) => flaws)).toEqual([]);
  // Nor was the content security policy violated.
  expect(journey.complaints).toEqual([]);
});

test('nothing that people write is ever run, on any screen of any of them', () => {
  expect([...planted].filter(([, rows]) => rows === 0)).toEqual([]);
  expect(Object.values(found).flatMap(({ run }) => run)).toEqual([]);
  // The planted markup did reach the screens: as text.
  for (const { seen } of Object.values(found)) expect(seen.length).toBeGreaterThan(3);
});

test('nothing of the desk’s code came with all those pages of a guest, a client and a mate', async () => {
  const { guest, Киберкот: client, Северин: mate } = found;
  const loaded = new Set([...guest.scripts, ...client.scripts, ...mate.scripts]);
  expect(loaded.size).toBeGreaterThan(20);
  expect(await ofDesk(loaded)).toEqual([]);
  const scripts = scriptsOf(operator);
  await operator.goto(`${journey.url}/admin/today`);
  await operator.getByRole('heading', { name: 'Сегодня' }).waitFor();
  expect(await ofDesk(scripts)).not.toEqual([]);
});
