import type { Page } from 'playwright-core';
import { type Journey, startJourney } from '../support/journeys/journey';
import { sidewaysOverflow } from '../support/journeys/sideways-overflow';
import { scrollToEnd, untilSettled } from '../support/journeys/until-loaded';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

/** Twice the size of letters that browsers begin with, as a person sets it in theirs. */
const enlarge = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
};

/** Words of cards that their frame cuts. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.mate-tags .badge, .mate-card-why, .squad-card-head h2, .squad-card-places > *')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.className}: ${element.textContent ?? ''}`),
  );

test.each(['/', '/cs2/team', '/cs2/squads', '/draws', '/blog/material-257'])(
  'on a phone with letters of twice the size nothing of %s is cut or wider than the window',
  async (path) => {
    const page = await journey.visitor('phone');
    await enlarge(page);
    await page.goto(journey.url + path);
    await page.locator('main h1').first().waitFor();
    // Some sections load when they come near the window.
    await scrollToEnd(page);
    await untilSettled(page);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await cutWords(page)).toEqual([]);
    await page.close();
  },
);
