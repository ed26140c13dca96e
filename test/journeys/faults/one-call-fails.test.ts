import type { Page } from 'playwright-core';
import { renderSmall } from '../../support/journeys/render-small';
import { breakCalls, isOwnCall } from '../../support/journeys/fault';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { withoutPreloaded } from '../../support/journeys/without-preloaded';
import { untilLoaded } from '../../support/journeys/until-loaded';
import { mainCalls, mostAsked, nameOf, type Visit, visitsOf } from '../../support/journeys/visits';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

const walked = ['Киберкот /:gameId/team/:mateId', 'Северин /:gameId/profile'];

const opened = async (page: Page, path: string): Promise<string> => {
  await page.goto(journey.url + path);
  // A page that keeps making requests never becomes idle.
  await untilLoaded(page);
  return page.locator('main h1').first().innerText();
};

/** Counts requests of this page by path. */
const countOn = (page: Page) => {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && isOwnCall(url)) counts.set(url.pathname, (counts.get(url.pathname) ?? 0) + 1);
  });
  return counts;
};

const wrongWith = async (page: Page, visit: Visit): Promise<readonly string[]> => {
  const counts = countOn(page);
  const title = await opened(page, visit.path);
  const calls = [...counts.keys()].filter((call) => !mainCalls[nameOf(visit)]?.test(call));
  const wrong: string[] = [];
  for (const call of calls) {
    counts.clear();
    const { hit, mend } = await breakCalls(page, 'server error', (request) => request === `GET ${call}`);
    const report = (what: string) => wrong.push(`${nameOf(visit)}, ${call}: ${what}`);
    const shown = await opened(page, visit.path).catch(() => report('never comes to rest'));
    if (shown !== title) report(`shows «${shown}» instead of «${title}»`);
    const requests = counts.get(call) ?? 0;
    if (requests > mostAsked) report(`asked ${requests} times`);
    if (hit.size === 0) report('was not broken');
    await mend();
  }
  expect(calls.length).toBeGreaterThan(4);
  return wrong;
};

test('a side call that fails alone blanks no page and is not asked for without end', async () => {
  const chosen = (await visitsOf(journey)).filter((visit) => walked.includes(nameOf(visit)));
  expect(chosen.map(nameOf)).toEqual(walked);
  const wrong: string[] = [];
  for (const visit of chosen) {
    const page = visit.who === 'guest' ? await journey.visitor() : await journey.person(visit.who);
    await withoutPreloaded(page);
    await renderSmall(page);
    wrong.push(...(await wrongWith(page, visit)));
    await page.context().close();
  }
  expect(wrong).toEqual([]);
});
