import type { Circus } from '@jest/types';
import { type Browser, chromium } from 'playwright-core';
import NodeErrorsEnvironment from '../node-errors-environment';
import { describePages } from './describe-pages';
import { findChromium } from './find-chromium';

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
