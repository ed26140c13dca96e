import type { CDPSession, Page } from 'playwright-core';
import { type Journey, startJourney } from '../support/journeys/journey';
import { isSoak, soakOr } from '../support/soak';
import { untilLoaded } from '../support/journeys/until-loaded';

if (isSoak) jest.setTimeout(3_600_000);

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

/** Ends on the plainest page: what is counted there was left behind by other pages. */
const paths = [
  '/',
  '/cs2/team',
  '/cs2/squads',
  '/balance',
  '/cs2/orders-history',
  '/cs2/squads/create',
  '/cs2/how-it-works',
  '/policy',
];
/** The long variant: five hundred navigations. */
const rounds = soakOr(63, 9);

/** Navigates like a link: without loading the page. */
const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await untilLoaded(page);
};

const measure = async (session: CDPSession) => {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
};

describe('going from page to page', () => {
  test('leaves no nodes, listeners or memory behind', async () => {
    const page = await journey.person('Киберкот');
    await page.goto(journey.url);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const counts: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) await goTo(page, path);
      counts.push(await measure(session));
    }
    // A fading tooltip or a late response may be counted once; a leak is in every count.
    const least = (some: typeof counts, of: keyof (typeof counts)[number]): number =>
      Math.min(...some.map((count) => count[of]));
    const [early, late] = [counts.slice(2, 5), counts.slice(-3)];
    expect(least(late, 'nodes')).toBeLessThan(least(early, 'nodes') * 1.05 + 20);
    expect(least(late, 'listeners')).toBeLessThan(least(early, 'listeners') * 1.05 + 10);
    expect(least(late, 'heap')).toBeLessThan(least(early, 'heap') * 1.3 + 2_000_000);
    expect(journey.complaints).toEqual([]);
    const first = counts[2];
    if (isSoak) process.stdout.write(`${rounds * paths.length} changes: ${JSON.stringify([first, counts.at(-1)])}\n`);
  });
});
