import type { Page } from 'playwright-core';
import type { Journey, sizes } from './journey';

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

/** What the window shows before the script, and the whole page after it. */
interface Both {
  readonly first: readonly Words[];
  readonly whole: readonly Words[];
}

/** The page before its script, which waits for it, and after. */
export const bothOf = async (
  journey: Journey,
  path: string,
  size: keyof typeof sizes,
  who: string | null = null,
): Promise<Both> => {
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

interface Moved {
  readonly words: string;
  /** px; null for words that the whole page does not have. */
  readonly by: number | null;
}

/** The words that the whole page does not have, or has elsewhere. */
export const movedFrom = (first: readonly Words[], whole: readonly Words[]): readonly Moved[] =>
  first.map((one) => ({ words: one.words, by: movedBy(one, whole) })).filter(({ by }) => by === null || by > mostMoved);
