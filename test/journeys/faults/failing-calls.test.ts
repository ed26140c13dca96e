import type { Page } from 'playwright-core';
import { pages as productPages } from '#contract/pages.ts';
import { renderSmall } from '../../support/journeys/render-small';
import { expireTimeouts } from '../../support/journeys/expire-timeouts';
import { breakCalls, type Fault, faultNames, hangCalls } from '../../support/journeys/fault';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { withoutPreloaded } from '../../support/journeys/without-preloaded';
import { isWaiting, expireHangingCalls, type Report } from '../../support/journeys/expire-hanging-calls';
import { scrollToEnd, untilSettled, waitingParts } from '../../support/journeys/until-loaded';
import { retries, tryAgain } from '../../support/journeys/try-again';
import { unvisited, type Visit, type Visitor, visitsOf } from '../../support/journeys/visits';
import { waitFor } from '../../support/wait-for';

let journey: Journey;
let visits: readonly Visit[];
beforeAll(async () => {
  journey = await startJourney();
  visits = await visitsOf(journey);
});
afterAll(() => journey.end());

/** Preloaded: their failure is shown where they are used. */
const inAdvance = /^GET \/v1\/payment-methods$/;
const isNeededNow = (hit: ReadonlyMap<string, number>): boolean =>
  [...hit.keys()].some((call) => !inAdvance.test(call));

const settled = async (page: Page): Promise<void> => {
  await page.locator('main h1, main [role=alert]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await scrollToEnd(page);
  await untilSettled(page);
};

/** Pending requests of the previous page do not count as requests of the next one. */
const leave = (page: Page) => page.goto(`${journey.url}/readyz`);

/** All requests of this page fail; returns how many did. */
const walkBroken = async (page: Page, path: string, report: Report, fault: Fault): Promise<number> => {
  await leave(page);
  const { hit, mend } = await breakCalls(page, fault);
  await page.goto(journey.url + path);
  const calls = () => `(${[...hit.keys()].join(', ')})`;
  await settled(page).catch(() => report(`blank, or waits for ever ${calls()}`));
  const text = await page.locator('main').innerText();
  if (isNeededNow(hit) && (await retries(page).count()) === 0) report(`no «Повторить» ${calls()}`);
  if (/Bad Gateway|INTERNAL|undefined|NaN|\bnull\b|[Ee]rror/.test(text)) report(`speaks English ${calls()}`);
  if (!/[а-яё]{4}/i.test(text)) report(`blank ${calls()}`);
  await mend();
  return hit.size;
};

/** No request of the page gets a response; returns how many were made. */
const walkHanging = async (page: Page, path: string, report: Report, giveUp: () => Promise<void>): Promise<number> => {
  await leave(page);
  const held = await hangCalls(page);
  await page.goto(journey.url + path);
  await page
    .locator(`main h1, main [role="status"], ${waitingParts}`)
    .first()
    .waitFor({ state: 'attached' })
    .catch(() => report('blank while it waits'));
  await waitFor(
    async () => held.hit.size > 0 || !(await isWaiting(page)),
    (begun) => begun,
  );
  await expireHangingCalls(page, { ...held, giveUp }, report, () => isNeededNow(held.hit));
  return held.hit.size;
};

/** Errors that a failing request does not excuse: uncaught exceptions, broken renders. */
const uncaught = (): readonly string[] =>
  journey.complaints.filter((line) => !/Failed to load resource|WebSocket|socket\.io/.test(line));

describe('when calls fail', () => {
  test('every route of the product is walked or excused', () => {
    const walked = new Set([...visits.map(({ route }) => route), ...Object.keys(unvisited)]);
    const routes = productPages.map(({ path }) => path);
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter((path) => !walked.has(path))).toEqual([]);
  });

  test('each page says so in Russian, waits for nothing any more, offers to try again, and is whole once they work', async () => {
    const pages: Readonly<Record<Visitor, Page>> = {
      guest: await journey.visitor(),
      Киберкот: await journey.person('Киберкот'),
      Северин: await journey.person('Северин'),
    };
    let broken = 0;
    const wrong = await Promise.all(
      Object.entries(pages).map(async ([who, page]) => {
        await withoutPreloaded(page);
        await renderSmall(page);
        const giveUp = await expireTimeouts(page, 'query');
        const found: string[] = [];
        for (const [index, visit] of visits.entries()) {
          if (visit.who !== who) continue;
          // Every second one hangs, so that a page also waits, and times out.
          const fault = index % 2 === 0 ? 'hangs' : (faultNames[((index - 1) / 2) % faultNames.length] ?? 'hangs');
          const report: Report = (what) => found.push(`${who} ${visit.route}, ${fault}: ${what}`);
          broken += await (fault === 'hangs'
            ? walkHanging(page, visit.path, report, giveUp)
            : walkBroken(page, visit.path, report, fault));
          if (!(await tryAgain(page))) report('«Повторить» does not mend it');
          await untilSettled(page, 30_000).catch(() => report('waits after all is well'));
        }
        return found;
      }),
    );
    expect(wrong.flat()).toEqual([]);
    expect(uncaught()).toEqual([]);
    expect(broken).toBeGreaterThan(visits.length);
  });
});
