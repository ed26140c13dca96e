import type { Page } from 'playwright-core';
import { drawSmall } from '../../support/journeys/draw-small';
import { endPatience } from '../../support/journeys/end-patience';
import { hangCalls, isOwnCall } from '../../support/journeys/fault';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { leaveOutAnswers } from '../../support/journeys/leave-out-answers';
import { loseAnswers, type Say } from '../../support/journeys/lose-answers';
import { untilStanding } from '../../support/journeys/standing';
import { tryAgain } from '../../support/journeys/try-again';
import { type Visit, visitsOf } from '../../support/journeys/visits';
import { waitFor } from '../../support/wait-for';

let journey: Journey;
let visits: readonly Visit[];
beforeAll(async () => {
  journey = await startJourney();
  visits = await visitsOf(journey);
});
afterAll(() => journey.end());

const nameOf = ({ who, route }: Visit): string => `${who} ${route}`;
const heading = (page: Page) => page.locator('main h1').first();

/** Pages that ask for several things, with those without which there is nothing to show. */
const walked: Readonly<Record<string, RegExp>> = {
  'guest /:gameId/team': /^\/v1\/mates\/game/,
  'Киберкот /:gameId/team/:mateId': /^\/v1\/mates\/cs2\/[\w-]+$/,
};

/** Each question of the page hangs alone: the rest stands. */
const walkParts = async (page: Page, visit: Visit, say: Say, giveUp: () => Promise<void>): Promise<void> => {
  const calls = new Set<string>();
  const note = (request: { method(): string; url(): string }) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && isOwnCall(url)) calls.add(url.pathname);
  };
  page.on('request', note);
  await page.goto(journey.url + visit.path);
  await untilStanding(page);
  const title = await heading(page).innerText();
  page.off('request', note);
  for (const call of calls) {
    const isMain = walked[nameOf(visit)]?.test(call) ?? false;
    const held = await hangCalls(page, (asked) => asked === `GET ${call}`);
    const tell: Say = (what) => say(`${call}: ${what}`);
    await page.goto(journey.url + visit.path);
    await heading(page)
      .waitFor({ state: 'attached' })
      .catch(() => tell('blanks the page'));
    if (!isMain)
      await page
        .locator('main h1', { hasText: title })
        .waitFor({ timeout: 10_000 })
        .catch(() => tell('keeps the page from standing'));
    await waitFor(
      async () => held.hit.size,
      (count) => count > 0,
    );
    await loseAnswers(page, { ...held, giveUp }, tell, () => isMain);
    if (!(await tryAgain(page))) tell('«Повторить» does not mend it');
    if ((await heading(page).innerText()) !== title) tell('the page is another one afterwards');
  }
};

test('a question that hangs alone leaves the rest of its page standing, and gives up in time', async () => {
  const chosen = visits.filter((visit) => nameOf(visit) in walked);
  expect(chosen.map(nameOf).sort()).toEqual(Object.keys(walked).sort());
  const wrong = await Promise.all(
    chosen.map(async (visit) => {
      const page = visit.who === 'guest' ? await journey.visitor() : await journey.person(visit.who);
      await leaveOutAnswers(page);
      await drawSmall(page);
      const found: string[] = [];
      await walkParts(page, visit, (what) => found.push(`${nameOf(visit)}: ${what}`), await endPatience(page, 'ask'));
      await page.context().close();
      return found;
    }),
  );
  expect(wrong.flat()).toEqual([]);
});
