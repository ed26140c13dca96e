import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { type Engine, type EngineTab, windowSize } from './engine';
import { firefoxPath } from './installed-engines';

const preferences = { 'intl.accept_languages': 'ru-RU', 'ui.prefersReducedMotion': 1 };

const keyNames: Readonly<Record<string, KeyInput>> = {
  Alt: 'Alt',
  Control: 'Control',
  Shift: 'Shift',
  Enter: 'Enter',
  Escape: 'Escape',
  Tab: 'Tab',
  End: 'End',
  a: 'a',
  c: 'c',
  v: 'v',
};

const keyOf = (name: string): KeyInput => {
  const key = keyNames[name];
  if (key === undefined) throw new Error(`the tests know no key ${name}`);
  return key;
};

/** Milliseconds. The driver would wait for a page, and where the open one answers none comes. */
const atOnce = { timeout: 1 } as const;

/** Leaving a page ends the loading of its scripts, which Firefox tells of as an error. */
const isCutOff = (problem: unknown): boolean => String(problem).includes('ChunkLoadError');

const nothing = (): void => undefined;

const tabOf = (page: Page): EngineTab => ({
  goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
  reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
  back: () => page.goBack(atOnce).then(nothing, nothing),
  forward: () => page.goForward(atOnce).then(nothing, nothing),
  evaluate: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: async (keys) => {
    const names = keys.split('+').map(keyOf);
    for (const name of names) await page.keyboard.down(name);
    for (const name of names.toReversed()) await page.keyboard.up(name);
  },
  pdf: () => page.pdf(),
});

/**
 * Firefox, by WebDriver BiDi. `more`: preferences (about:config) beside the usual ones. `desktop`: the environment of a
 * screen that shows its windows; without one there are none.
 */
export const startFirefox = async (
  more: Readonly<Record<string, string | number | boolean>> = {},
  desktop?: NodeJS.ProcessEnv,
): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath() ?? '',
    headless: desktop === undefined,
    ...(desktop === undefined ? {} : { env: desktop }),
    extraPrefsFirefox: { ...preferences, ...more },
  });
  const complaints: string[] = [];
  return {
    complaints,
    newTab: async () => {
      const context = await browser.createBrowserContext();
      // Two tabs of one window would not both be painted.
      const page = await context.newPage({ type: 'window' });
      await page.setViewport(windowSize);
      page.on('pageerror', (problem) => isCutOff(problem) || complaints.push(`uncaught: ${String(problem)}`));
      return tabOf(page);
    },
    close: () => browser.close(),
  };
};
