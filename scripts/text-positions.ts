import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { deskPage, deskSections } from '#contract/routes/desk-pages.ts';
import { moneyPath, withdrawPath } from '#contract/routes/money-pages.ts';
import { type Engine, type EngineTab, windowSize } from '../test/support/browsers/engine';
import { startFirefox } from '../test/support/browsers/firefox';
import { signIn } from '../test/support/browsers/sign-in-script';
import { startWebKit } from '../test/support/browsers/webkit';
import { findChromium } from '../test/support/journeys/find-chromium';
import { compareTexts, type PlacedText } from './positions/compare-positions';

/*
 * Where three engines put every text of the pages of the running demo (PRODUCT_URL): `npx tsx scripts/text-positions.ts`,
 * and an expression for the paths if not all are wanted. By hand, where Firefox and WebKitGTK are; what differs by 2 px and more is
 * told, and judged in docs/browsers.md.
 */
const { PRODUCT_URL: product = 'http://127.0.0.1:3000' } = process.env;
const wanted = new RegExp(process.argv[2] ?? '');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Persona {
  readonly id: string;
  readonly username: string;
}

/** By who looks at them; null: a guest. `mate`: the id of one. */
const pagesOf = (mate: string): readonly (readonly [who: string | null, paths: readonly string[]])[] => [
  [
    null,
    [
      '/',
      '/login',
      '/blog',
      '/blog/material-257',
      '/cs2/team',
      `/cs2/team/${mate}`,
      '/cs2/squads',
      '/cs2/squads/create',
      '/cs2/category-education',
      '/cs2/how-it-works',
      '/policy',
    ],
  ],
  [
    'Киберкот',
    [
      '/',
      '/balance',
      ...(['packages', 'gifts', 'reserves', 'referrals'] as const).map((section) => moneyPath(section)),
      withdrawPath,
      '/chat',
      '/support',
      '/appeals',
      '/materials',
      '/materials/for-me',
      '/materials/new',
      '/cs2/profile',
      `/cs2/users/${mate}`,
      '/cs2/bookings',
      '/cs2/orders',
      '/cs2/orders-history',
      '/cs2/settings',
      '/cs2/mate',
      '/cs2/squads',
      '/cs2/squads/create',
      '/cs2/squads/18011',
      '/draws',
    ],
  ],
  [
    'Северин',
    [
      '/',
      '/balance',
      moneyPath('taxes'),
      '/cs2/bookings',
      '/cs2/orders',
      '/cs2/clients',
      '/cs2/mate/place',
      '/cs2/profile',
      '/cs2/settings',
    ],
  ],
  ['Смотритель', deskSections.map((section) => deskPage(section))],
];

/** Chromium as the two others are driven. */
const startChromium = async (): Promise<Pick<Engine, 'close'> & { newTab(): Promise<LookingTab> }> => {
  const { executablePath, env } = findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  return {
    newTab: async () => {
      const context = await browser.newContext({ viewport: windowSize, locale: 'ru-RU', reducedMotion: 'reduce' });
      const page = await context.newPage();
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
        evaluate: (expression) => page.evaluate(expression),
      };
    },
    close: () => browser.close(),
  };
};

type LookingTab = Pick<EngineTab, 'goto' | 'evaluate'>;

/** An expression: WebKit's driver awaits it in brackets. */
const script = fs
  .readFileSync(path.join(__dirname, 'positions/texts-in-page.js'), 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .trimEnd()
  .replace(/;$/, '');

/** All texts, once the same ones stand at the same places for a second and nothing is loading any more. */
const textsOf = async (tab: LookingTab, address: string): Promise<readonly PlacedText[]> => {
  await tab.goto(product + address);
  let [before, same] = ['', 0];
  for (let look = 0; look < 60 && same < 4; look += 1) {
    await pause(300);
    const isReady = await tab.evaluate(
      `document.fonts.status === 'loaded' && document.querySelector('#root > .first-paint, [aria-busy=true]') === null`,
    );
    const now = isReady === true ? String(await tab.evaluate(script)) : '';
    same = now !== '' && now === before ? same + 1 : 0;
    before = now;
  }
  return JSON.parse(before === '' ? '[]' : before);
};

const told = (by: number): string => `${by > 0 ? '+' : ''}${by.toFixed(1)}`;

const run = async (): Promise<void> => {
  const personas: readonly Persona[] = await (await fetch(`${product}/dev/api/personas`)).json();
  const idOf = (username: string): string => personas.find((one) => one.username === username)?.id ?? '';
  const engines = {
    Chromium: await startChromium(),
    Firefox: await startFirefox({ 'ui.useOverlayScrollbars': 1, 'widget.gtk.overlay-scrollbars.enabled': true }),
    WebKitGTK: await startWebKit(),
  };
  let [compared, differing] = [0, 0];
  for (const [who, paths] of pagesOf(idOf('Северин'))) {
    const tabs: [string, LookingTab][] = [];
    for (const [name, engine] of Object.entries(engines)) {
      const tab: LookingTab = await engine.newTab();
      await tab.goto(`${product}/policy`);
      if (who !== null) await tab.evaluate(signIn(idOf(who)));
      // WebKit's driver has no viewport: the page has to be as wide as in the others.
      if ((await tab.evaluate('innerWidth')) !== windowSize.width)
        say(`${name} is ${String(await tab.evaluate('innerWidth'))} px wide`);
      tabs.push([name, tab]);
    }
    for (const address of paths.filter((one) => wanted.test(one))) {
      const texts: (readonly PlacedText[])[] = [];
      for (const [, tab] of tabs) texts.push(await textsOf(tab, address));
      const [first = [], ...others] = texts;
      for (const [index, other] of others.entries()) {
        const moved = compareTexts(first, other);
        compared += 1;
        if (moved.length > 0) differing += 1;
        say(
          `${who ?? 'guest'} ${address}, ${tabs[index + 1]?.[0] ?? ''}: ${moved.length} of ${first.length} texts differ`,
        );
        for (const { text, left, down, lines } of moved.slice(0, 8))
          say(
            `  «${text.slice(0, 50)}» left ${told(left)}, down ${told(down)}${lines === 0 ? '' : `, lines ${told(lines)}`}`,
          );
      }
    }
  }
  say(`${compared} comparisons, ${differing} with differences`);
  for (const engine of Object.values(engines)) await engine.close();
};

void run().then(() => process.exit(0));
