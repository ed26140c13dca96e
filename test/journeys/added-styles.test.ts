import type { Page } from 'playwright-core';
import { chatOf } from '../support/journeys/fill-chat';
import { type Journey, startJourney } from '../support/journeys/journey';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

interface Added {
  readonly rules: number;
  /** Conditions and keyframes on the outside: for each the browser finds the styles of the whole page anew. */
  readonly costly: readonly string[];
  /** Rules with a condition inside. */
  readonly conditional: number;
}

/** What components have added to the page so far. */
const addedTo = (page: Page): Promise<Added> =>
  page.evaluate(() => {
    const rules = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(({ sheet }) =>
      Array.from(sheet?.cssRules ?? []),
    );
    return {
      rules: rules.length,
      costly: rules.filter((rule) => !(rule instanceof CSSStyleRule)).map(({ cssText }) => cssText.slice(0, 120)),
      conditional: rules.filter((rule) => rule instanceof CSSStyleRule && rule.cssRules.length > 0).length,
    };
  });

const expectCheap = async (page: Page): Promise<void> => {
  const { rules, costly, conditional } = await addedTo(page);
  expect(costly).toEqual([]);
  expect(conditional).toBeGreaterThan(10);
  expect(rules).toBeGreaterThan(conditional);
};

test('what a client opens adds no rule for which the styles of the whole page are found anew', async () => {
  const page = await journey.person('Киберкот');
  await page.goto(`${journey.url}/cs2/squads/create`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectCheap(page);
  await page.goto(`${journey.url}/chat/${await chatOf(journey, 'Киберкот', 'Пельмешек')}`);
  await page.getByRole('article').last().hover();
  await page.getByRole('button', { name: 'Ещё', exact: true }).first().click();
  await page.getByRole('menu').waitFor();
  await expectCheap(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await expectCheap(page);
});

test('what an operator opens adds none either', async () => {
  const page = await journey.person('Смотритель');
  for (const section of ['today', 'users']) {
    await page.goto(`${journey.url}/admin/${section}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectCheap(page);
  }
});
