import type { Page } from 'playwright-core';
import { renderSmall } from '../../support/journeys/render-small';
import { expireTimeouts } from '../../support/journeys/expire-timeouts';
import { hangCalls, isOwnCall } from '../../support/journeys/fault';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { withoutPreloaded } from '../../support/journeys/without-preloaded';
import { expireHangingCalls, type Report } from '../../support/journeys/expire-hanging-calls';
import { untilLoaded } from '../../support/journeys/until-loaded';
import { tryAgain } from '../../support/journeys/try-again';
import { mainCalls, nameOf, type Visit, visitsOf } from '../../support/journeys/visits';
import { waitFor } from '../../support/wait-for';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

const heading = (page: Page) => page.locator('main h1').first();

const walked = ['guest /:gameId/team', 'Киберкот /:gameId/team/:mateId'];

/** One request of the page hangs at a time: the rest of the page is shown. */
const walkParts = async (page: Page, visit: Visit, report: Report, giveUp: () => Promise<void>): Promise<void> => {
  const calls = new Set<string>();
  const note = (request: { method(): string; url(): string }) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && isOwnCall(url)) calls.add(url.pathname);
  };
  page.on('request', note);
  await page.goto(journey.url + visit.path);
  await untilLoaded(page);
  const title = await heading(page).innerText();
  page.off('request', note);
  for (const call of calls) {
    const isMain = mainCalls[nameOf(visit)]?.test(call) ?? false;
    const held = await hangCalls(page, (asked) => asked === `GET ${call}`);
    const reportCall: Report = (what) => report(`${call}: ${what}`);
    await page.goto(journey.url + visit.path);
    await heading(page)
      .waitFor({ state: 'attached' })
      .catch(() => reportCall('blanks the page'));
    if (!isMain)
      await page
        .locator('main h1', { hasText: title })
        .waitFor({ timeout: 10_000 })
        .catch(() => reportCall('keeps the page from standing'));
    await waitFor(
      async () => held.hit.size,
      (count) => count > 0,
    );
    await expireHangingCalls(page, { ...held, giveUp }, reportCall, () => isMain);
    if (!(await tryAgain(page))) reportCall('«Повторить» does not mend it');
    if ((await heading(page).innerText()) !== title) reportCall('the page is another one afterwards');
  }
};

test('a question that hangs alone leaves the rest of its page standing, and gives up in time', async () => {
  const chosen = (await visitsOf(journey)).filter((visit) => walked.includes(nameOf(visit)));
  expect(chosen.map(nameOf).sort()).toEqual([...walked].sort());
  const wrong = await Promise.all(
    chosen.map(async (visit) => {
      const page = visit.who === 'guest' ? await journey.visitor() : await journey.person(visit.who);
      await withoutPreloaded(page);
      await renderSmall(page);
      const found: string[] = [];
      await walkParts(
        page,
        visit,
        (what) => found.push(`${nameOf(visit)}: ${what}`),
        await expireTimeouts(page, 'query'),
      );
      await page.context().close();
      return found;
    }),
  );
  expect(wrong.flat()).toEqual([]);
});
