import type { Circus } from '@jest/types';
import { type Browser, chromium, type Page } from 'playwright-core';
import NodeErrorsEnvironment from '../node-errors-environment';
import { findChromium } from './find-chromium';

/** Characters of a page's text, and its last calls: enough to tell what it waited for. */
const [textLength, callCount] = [700, 12];
/** Milliseconds: a page that hangs must not delay the report of the failure. */
const patience = 3000;

/** Runs in the page. */
const look = ([length, count]: readonly [number, number]) => ({
  text: document.body.innerText.replace(/\s+/g, ' ').slice(0, length),
  calls: performance
    .getEntriesByType('resource')
    .filter(
      (entry): entry is PerformanceResourceTiming =>
        entry instanceof PerformanceResourceTiming && entry.name.includes('/v1/'),
    )
    .slice(-count)
    .map(
      ({ name, responseStatus, duration, startTime }) =>
        `${responseStatus} ${name.replace(location.origin, '')} at ${Math.round(startTime)} for ${Math.round(duration)}`,
    ),
  now: Math.round(performance.now()),
});

const describe = async (page: Page): Promise<string> => {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const seen = await Promise.race([page.evaluate(look, [textLength, callCount] as const).catch(() => null), late]);
  if (seen === null) return `${page.url()}: does not answer`;
  return [`${page.url()} at ${seen.now}: ${seen.text}`, ...seen.calls.map((call) => `  ${call}`)].join('\n');
};

/** What stood on each open page, with its last calls: status, address, and in ms when it began and how long it took. */
const describePages = async (pages: readonly Page[]): Promise<string> =>
  (await Promise.all(pages.map(describe))).join('\n');

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A page of a journey lives for seconds: optimising its code costs a tenth of all processor time and never pays off. */
const inHaste = { args: [...flags, '--js-flags=--no-maglev --no-opt'] };
/** For measured presses: the engine as people have it, and their pace, ms between two acts. */
const asPeople = { args: flags, slowMo: 300 };

/** Gives each file of journeys one browser, and tells what stood on its pages when a journey fails. */
export default class JourneyEnvironment extends NodeErrorsEnvironment {
  private browser: Browser | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    const { executablePath, env } = findChromium();
    const manner = process.env['PRESSES'] === undefined ? inHaste : asPeople;
    this.browser = await chromium.launch({ ...manner, executablePath, env: { ...process.env, ...env } });
    Object.assign(this.global, { journeyBrowser: this.browser });
  }

  /** On another machine there is nothing else to look at. */
  readonly handleTestEvent: Circus.EventHandler = async (event) => {
    if (event.name !== 'test_fn_failure' || !(event.error instanceof Error)) return;
    const { error } = event;
    const pages = await describePages(this.browser?.contexts().flatMap((context) => context.pages()) ?? []);
    const { message, stack = '' } = error;
    error.message = `${message}\n\nopen pages:\n${pages}\n`;
    error.stack = stack.replace(message, () => error.message);
  };

  override async teardown(): Promise<void> {
    await this.browser?.close();
    await super.teardown();
  }
}
