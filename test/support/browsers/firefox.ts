import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import type { Readable } from 'node:stream';
import { type Actions, clickAt, pressOf, typingOf } from './actions';
import { type BiDi, connectBiDi } from './bidi';
import { type Engine, type EngineTab, windowSize } from './engine';
import { firefoxPath } from './installed-engines';

type Preferences = Readonly<Record<string, string | number | boolean>>;

const usual: Preferences = {
  'intl.accept_languages': 'ru-RU',
  'ui.prefersReducedMotion': 1,
  // Its first window would open a page of the maker's.
  'browser.startup.page': 0,
};

/** A4 is 21 cm wide; the page brings its own margins. */
const paper = { page: { width: 21, height: 29.7 }, margin: { top: 0, bottom: 0, left: 0, right: 0 } };

/** Leaving a page ends the loading of its scripts, which Firefox tells of as an error. */
const isCutOff = (problem: string): boolean => problem.includes('ChunkLoadError');

const tabOf = (bidi: BiDi, context: string): EngineTab => {
  const act = async (actions: Actions): Promise<void> =>
    void (await bidi.send('input.performActions', { context, actions }));
  const travel = async (delta: number): Promise<void> =>
    void (await bidi.send('browsingContext.traverseHistory', { context, delta }));
  const evaluate = async (expression: string): Promise<unknown> => {
    const { type, result, exceptionDetails } = Object(
      await bidi.send('script.evaluate', {
        expression: `(async () => JSON.stringify({ value: await (${expression}) }))()`,
        target: { context },
        awaitPromise: true,
      }),
    );
    if (type === 'exception') throw new Error(exceptionDetails.text);
    return Object(JSON.parse(result.value)).value;
  };
  return {
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'interactive' })),
    back: () => travel(-1),
    forward: () => travel(1),
    evaluate,
    click: (x, y) => act(clickAt(x, y)),
    type: (text) => act(typingOf(text)),
    press: (keys) => act(pressOf(keys)),
    pdf: async () => {
      await evaluate('document.fonts.ready.then(() => true)');
      const { data } = Object(await bidi.send('browsingContext.print', { context, ...paper }));
      return Buffer.from(data, 'base64');
    },
  };
};

/** A folder for a person who never was here, with these preferences. */
const newProfile = (preferences: Preferences): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  fs.writeFileSync(path.join(folder, 'user.js'), `${lines.join('\n')}\n`);
  return folder;
};

/** Where a browser that was started listens; it says so on its error output, which is read to its end: a full pipe stops it. */
const addressOf = (browser: ChildProcessByStdio<null, null, Readable>): Promise<string> =>
  new Promise((resolve, reject) => {
    const said: string[] = [];
    readline.createInterface({ input: browser.stderr }).on('line', (line) => {
      const address = /^WebDriver BiDi listening on (?<address>ws:\S+)/.exec(line)?.groups?.['address'];
      if (address === undefined) said.push(line);
      else resolve(address);
    });
    browser.once('exit', () => reject(new Error(`Firefox has not started:\n${said.join('\n')}`)));
    browser.once('error', reject);
  });

/**
 * Firefox, by WebDriver BiDi. `more`: preferences (about:config) beside the usual ones. `desktop`: the environment of a
 * screen that shows its windows; without one there are none.
 */
export const startFirefox = async (more: Preferences = {}, desktop?: NodeJS.ProcessEnv): Promise<Engine> => {
  const profile = newProfile({ ...usual, ...more });
  const browser = spawn(
    firefoxPath() ?? '',
    [
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
      ...(desktop === undefined ? ['--headless'] : []),
    ],
    { env: desktop ?? process.env, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const left = once(browser, 'exit');
  const bidi = await connectBiDi(`${await addressOf(browser)}/session`);
  await bidi.send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } } });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const complaints: string[] = [];
  bidi.on('log.entryAdded', (entry) => {
    const { type, level, text } = Object(entry);
    if (type === 'javascript' && level === 'error' && !isCutOff(text)) complaints.push(`uncaught: ${text}`);
  });
  return {
    complaints,
    newTab: async () => {
      const { userContext } = Object(await bidi.send('browser.createUserContext', {}));
      // Two tabs of one window would not both be painted.
      const { context } = Object(await bidi.send('browsingContext.create', { type: 'window', userContext }));
      await bidi.send('browsingContext.setViewport', { context, viewport: windowSize });
      return tabOf(bidi, context);
    },
    close: async () => {
      await bidi.send('browser.close', {});
      await left;
      fs.rmSync(profile, { recursive: true });
    },
  };
};
