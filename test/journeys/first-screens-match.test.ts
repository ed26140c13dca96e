import type { Page } from 'playwright-core';
import { type Journey, type sizes, startJourney } from '../support/journeys/journey';
import { personId } from '../support/journeys/person-id';

let journey: Journey;
let mateId: string;
beforeAll(async () => {
  journey = await startJourney();
  mateId = await personId(journey, 'Северин');
});
afterAll(async () => expect(await journey.end()).toEqual([]));

/** px by which words may move when the page's script takes over: about a line of text. */
const mostMoved = 24;

interface Words {
  /** Without white space. */
  readonly words: string;
  readonly top: number;
  /** Of the font, px. */
  readonly size: string;
}

/**
 * Every text inside of `main`, in the order of the document, without a list that the first screen has in one column and in
 * few words: the newest articles.
 */
const wordsOf = (page: Page): Promise<readonly Words[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const main = document.querySelector('main');
    if (main === null) return [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: { words: string; top: number; size: string }[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest('.first-lines')) continue;
      range.selectNodeContents(walker.currentNode);
      const words = (walker.currentNode.nodeValue ?? '').replace(/\s+/g, '');
      const parent = walker.currentNode.parentElement;
      if (words === '' || parent === null || getComputedStyle(parent).visibility === 'hidden') continue;
      // A title that the style sheet hides stands nowhere.
      if (range.getClientRects().length === 0) continue;
      found.push({ words, top: range.getBoundingClientRect().top, size: getComputedStyle(parent).fontSize });
    }
    return found;
  });

/** How far the nearest of the places is at which the whole page has these words; null if it does not have them. */
const movedBy = ({ words, top }: Words, whole: readonly Words[]): number | null => {
  const text = whole.map((one) => one.words).join('');
  const starts: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) starts.push(at);
  const ends = whole.reduce<number[]>((before, one) => [...before, (before.at(-1) ?? 0) + one.words.length], []);
  const moves = starts.map((start) => Math.abs((whole[ends.findIndex((end) => end > start)]?.top ?? 0) - top));
  return moves.length === 0 ? null : Math.round(Math.min(...moves));
};

/** The page before its script, which waits for it, and after. */
const bothOf = async (path: string, size: keyof typeof sizes, who: string | null = null) => {
  const page = who === null ? await journey.visitor(size) : await journey.person(who, size);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  // `goto` waits for the whole page.
  await page.evaluate((address) => location.assign(address), journey.url + path);
  await page.locator('.first-paint main h1').waitFor({ state: 'attached' });
  // A page comes in pieces.
  await page.waitForFunction(() => document.readyState !== 'loading');
  const first = await wordsOf(page);
  letGo();
  await page.locator('#root:not(:has(.first-paint)) main h1').first().waitFor();
  const whole = await wordsOf(page);
  const height = page.viewportSize()?.height ?? 0;
  await page.close();
  return { first: first.filter(({ top }) => top < height), whole };
};

const pages = [
  ['home', () => '/'],
  ['registration', () => '/login'],
  ['sign-in, for a page of members', () => '/login?returnTo=%2Fcs2%2Fsettings'],
  ['a new password', () => '/login?mode=reset'],
  ['a category', () => '/cs2/category-education'],
  ['a collection', () => '/cs2/tag-aim'],
  ['a collection within one', () => '/cs2/tag-awp'],
  ['a school', () => '/cs2/training/cs2-start'],
  ['the landing of a mate', () => '/cs2/mates/severin'],
  ['how to become a mate', () => '/cs2/mate'],
  ['mates', () => '/cs2/team'],
  ['found mates', () => '/cs2/team?search=%D0%A1%D0%B5%D0%B2'],
  ['a mate', () => `/cs2/team/${mateId}`],
  ['a person', () => `/cs2/users/${mateId}`],
  ['squads', () => '/cs2/squads'],
  ['a new squad', () => '/cs2/squads/create'],
  ['how it works', () => '/cs2/how-it-works'],
  ['blog', () => '/blog'],
  ['support', () => '/support'],
  ['found articles', () => '/blog?type=GUIDE'],
  ['draws', () => '/draws'],
  ['the agreement', () => '/policy'],
  ['the consent to data', () => '/policy/personal-data'],
  ['the consent to letters', () => '/policy/marketing'],
  ['the terms of mates', () => '/policy/mate-terms'],
] as const;

/** Pages that are another to somebody who is signed in. */
const ownPages = [
  ['home', 'a newcomer', 'Новосёл', () => '/'],
  ['home', 'a client', 'Киберкот', () => '/'],
  ['home', 'a mate', 'Северин', () => '/'],
  ['a category', 'a mate', 'Северин', () => '/cs2/category-fun'],
  ['how to become a mate', 'a mate', 'Северин', () => '/cs2/mate'],
  ['a mate', 'a client', 'Киберкот', () => `/cs2/team/${mateId}`],
  ['squads', 'a mate', 'Северин', () => '/cs2/squads'],
  ['a new squad', 'a newcomer', 'Новосёл', () => '/cs2/squads/create'],
  ['a new squad', 'a client', 'Киберкот', () => '/cs2/squads/create'],
  ['a new squad', 'a mate', 'Северин', () => '/cs2/squads/create'],
] as const;

test.each(pages.flatMap(([name, path]) => [[name, 'phone', path] as const, [name, 'desktop', path] as const]))(
  'the first screen of %s on a %s has the words of the page, and where the page has them',
  async (_name, size, path) => {
    const { first, whole } = await bothOf(path(), size);
    expect(first.length).toBeGreaterThan(0);
    const moved = first.map((one) => ({ words: one.words, by: movedBy(one, whole) }));
    expect(moved.filter(({ by }) => by === null || by > mostMoved)).toEqual([]);
  },
);

test.each(
  ownPages.flatMap(([name, whom, who, path]) => [
    [name, whom, 'phone', who, path] as const,
    [name, whom, 'desktop', who, path] as const,
  ]),
)(
  'the first screen of %s for %s on a %s has words of their page, and where it has them',
  async (...[, , size, who, path]) => {
    const { first, whole } = await bothOf(path(), size, who);
    const moved = first.map((one) => ({ words: one.words, by: movedBy(one, whole) }));
    expect(moved.filter(({ by }) => by === null || by > mostMoved)).toEqual([]);
  },
);

test('the first screen of an article has its title where the page has it', async () => {
  for (const size of ['phone', 'desktop'] as const) {
    const { first, whole } = await bothOf('/blog/material-257', size);
    // Below the title the page has what only a script can serve.
    const title = first.findIndex(({ words }) => words.startsWith('Осеннийкубок'));
    const moved = first.slice(0, title + 2).map((one) => ({ words: one.words, by: movedBy(one, whole) }));
    expect([size, title > 0, moved.filter(({ by }) => by === null || by > mostMoved)]).toEqual([size, true, []]);
  }
});

test('the first screen of an operator’s day is as large as the page, which paints it anew otherwise', async () => {
  for (const size of ['phone', 'desktop'] as const) {
    const { first, whole } = await bothOf('/admin/today', size, 'Смотритель');
    expect(first.map(({ words }) => words)).toEqual(['Сегодня', expect.stringMatching(/вочередях/)]);
    expect([size, whole]).toEqual([size, expect.arrayContaining([...first])]);
  }
});
