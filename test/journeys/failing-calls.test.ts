import type { Page } from 'playwright-core';
import { drawSmall } from '../support/journeys/draw-small';
import { breakCalls, faultNames } from '../support/journeys/fault';
import { type Journey, startJourney } from '../support/journeys/journey';
import { leaveOutAnswers } from '../support/journeys/leave-out-answers';
import { pages as productPages } from '../../src/contract/pages';
import { unvisited, type Visit, type Visitor, visitsOf } from '../support/journeys/visits';

let journey: Journey;
let visits: readonly Visit[];
beforeAll(async () => {
  journey = await startJourney();
  visits = await visitsOf(journey);
});
afterAll(() => journey.end());

const settled = async (page: Page): Promise<void> => {
  await page.locator('main h1, main [role=alert]').first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** Complaints that a failing call does not excuse: uncaught exceptions, broken renders. */
const uncaught = (): readonly string[] =>
  journey.complaints.filter((line) => !/Failed to load resource|WebSocket|socket\.io/.test(line));

describe('when calls fail', () => {
  test('every route of the product is walked or excused', () => {
    const walked = new Set([...visits.map(({ route }) => route), ...Object.keys(unvisited)]);
    const routes = productPages.map(({ path }) => path);
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter((path) => !walked.has(path))).toEqual([]);
  });

  test('each page says so in Russian, offers to try again, and is whole once they work', async () => {
    const pages: Readonly<Record<Visitor, Page>> = {
      guest: await journey.visitor(),
      Киберкот: await journey.person('Киберкот'),
      Северин: await journey.person('Северин'),
    };
    await Promise.all(Object.values(pages).flatMap((page) => [leaveOutAnswers(page), drawSmall(page)]));
    const wrong: string[] = [];
    let broken = 0;
    for (const [index, visit] of visits.entries()) {
      const page = pages[visit.who];
      const fault = faultNames[index % faultNames.length] ?? 'server error';
      const before = uncaught().length;
      const { hit, mend } = await breakCalls(page, fault);
      const say = (what: string) =>
        wrong.push(`${visit.who} ${visit.route}, ${fault}: ${what} (${[...hit.keys()].join(', ')})`);
      await page.goto(journey.url + visit.path);
      await settled(page).catch(() => say('blank'));
      // A squad of the past has a button of the same name, for playing it again.
      const retry = page.getByRole('alert').getByRole('button', { name: 'Повторить' });
      const text = await page.locator('main').innerText();
      if (hit.size > 0 && (await retry.count()) === 0) say('no «Повторить»');
      if (/Bad Gateway|INTERNAL|undefined|NaN|\bnull\b|[Ee]rror/.test(text)) say('speaks English');
      if (!/[а-яё]{4}/i.test(text)) say('blank');
      await mend();
      broken += hit.size;
      for (let tries = 0; tries < 4 && (await retry.count()) > 0; tries += 1) {
        // All at once: what one of them has asked may bring the next, or take it away.
        await retry.evaluateAll((buttons) =>
          buttons.forEach((button) => button instanceof HTMLElement && button.click()),
        );
        await retry
          .first()
          .waitFor({ state: 'detached', timeout: 5000 })
          .catch(() => undefined);
      }
      if ((await retry.count()) > 0) say('«Повторить» does not mend it');
      for (const line of uncaught().slice(before)) say(line);
    }
    expect(wrong).toEqual([]);
    expect(broken).toBeGreaterThan(visits.length);
  });
});
