import type { CDPSession, Page } from 'playwright-core';
import { startJourney } from '../support/journeys/journey';
import type { Journey } from '../support/journeys/journey';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
}, 120_000);
afterAll(() => journey.end());

const paths = ['/cs2/team', '/cs2/squads', '/balance', '/cs2/orders-history', '/cs2/squads/create', '/policy', '/cs2/how-it-works', '/'];
/** `SOAK=1`: the five hundred of the plan. */
const rounds = process.env['SOAK'] ? 63 : 6;

/** Goes there as a link does: the page is not loaded anew. */
const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
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
    const walk = async (count: number): Promise<void> => {
      for (let round = 0; round < count; round += 1) for (const path of paths) await goTo(page, path);
    };
    // Everything has been loaded and remembered once; from here on nothing may grow.
    await walk(2);
    const before = await measure(session);
    await walk(rounds);
    const after = await measure(session);
    expect(after.nodes).toBeLessThan(before.nodes * 1.2 + 200);
    expect(after.listeners).toBeLessThan(before.listeners * 1.2 + 20);
    expect(after.heap).toBeLessThan(before.heap * 1.3 + 3_000_000);
    expect(journey.complaints).toEqual([]);
  }, 240_000);
});
