import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { sizes, startJourney } from '../support/journeys/journey';
import type { Journey } from '../support/journeys/journey';
import { visitsOf } from '../support/journeys/visits';
import type { Visitor } from '../support/journeys/visits';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

/** What axe finds: WCAG 2.2 AA and best practices. Without frames of strangers the quick way will do. */
const flaws = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 140)).join(' | ')}`);
};

const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is wrong with the routes as this person sees them. */
const walk = async (who: Visitor): Promise<readonly string[]> => {
  const visits = (await visitsOf(journey)).filter((visit) => visit.who === who);
  const page = who === 'guest' ? await journey.visitor() : await journey.person(who);
  const wrong: string[] = [];
  for (const { path, route } of visits) {
    await page.setViewportSize(sizes.desktop);
    await page.goto(journey.url + path);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(sizes[size]);
      for (const flaw of await flaws(page)) wrong.push(`${who} ${route} ${size}: ${flaw}`);
      const wide = await overflow(page);
      if (wide > 0) wrong.push(`${who} ${route} ${size}: ${wide} px too wide`);
    }
  }
  return wrong;
};

describe('every route, on a desktop and on a phone', () => {
  test('is accessible, fits and complains of nothing for a guest, a client and a mate', async () => {
    // Side by side: most of a walk is waiting.
    const wrong = await Promise.all((['guest', 'Киберкот', 'Северин'] as const).map(walk));
    expect(wrong.flat()).toEqual([]);
  });

  test('no console has complained', () => {
    expect(journey.complaints).toEqual([]);
  });
});
