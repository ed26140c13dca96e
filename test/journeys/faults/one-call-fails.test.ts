import type { Page } from 'playwright-core';
import { drawSmall } from '../../support/journeys/draw-small';
import { breakCalls, isOwnCall } from '../../support/journeys/fault';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { leaveOutAnswers } from '../../support/journeys/leave-out-answers';
import { untilStanding } from '../../support/journeys/standing';
import { type Visit, visitsOf } from '../../support/journeys/visits';

let journey: Journey;
let visits: readonly Visit[];
beforeAll(async () => {
  journey = await startJourney();
  visits = await visitsOf(journey);
});
afterAll(() => journey.end());

/** Pages that ask for many things, with the call without which there is nothing to show. */
const walked: Readonly<Record<string, RegExp>> = {
  'Киберкот /:gameId/team/:mateId': /^\/v1\/mates\/cs2\/[\w-]+$/,
  'Северин /:gameId/profile': /^\/v1\/users\/cs2\/[\w-]+$/,
};
const nameOf = ({ who, route }: Visit): string => `${who} ${route}`;

/** More than a page needs to ask, show the failure and be asked by each of its parts; far from a loop. */
const most = 6;

const opened = async (page: Page, path: string): Promise<string> => {
  await page.goto(journey.url + path);
  // A page that never stops asking never comes to rest.
  await untilStanding(page);
  return page.locator('main h1').first().innerText();
};

/** Counts calls of this page by their path. */
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
  const calls = [...counts.keys()].filter((call) => !walked[nameOf(visit)]?.test(call));
  const wrong: string[] = [];
  for (const call of calls) {
    counts.clear();
    const { hit, mend } = await breakCalls(page, 'server error', (asked) => asked === `GET ${call}`);
    const say = (what: string) => wrong.push(`${nameOf(visit)}, ${call}: ${what}`);
    const shown = await opened(page, visit.path).catch(() => say('never comes to rest'));
    if (shown !== title) say(`shows «${shown}» instead of «${title}»`);
    const asked = counts.get(call) ?? 0;
    if (asked > most) say(`asked ${asked} times`);
    if (hit.size === 0) say('was not broken');
    await mend();
  }
  expect(calls.length).toBeGreaterThan(4);
  return wrong;
};

test('a side call that fails alone blanks no page and is not asked for without end', async () => {
  const chosen = visits.filter((visit) => nameOf(visit) in walked);
  expect(chosen.map(nameOf)).toEqual(Object.keys(walked));
  const wrong: string[] = [];
  for (const visit of chosen) {
    const page = visit.who === 'guest' ? await journey.visitor() : await journey.person(visit.who);
    await leaveOutAnswers(page);
    await drawSmall(page);
    wrong.push(...(await wrongWith(page, visit)));
    await page.context().close();
  }
  expect(wrong).toEqual([]);
});
