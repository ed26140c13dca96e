import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from './find-chromium';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a journey lives for seconds: optimising its code costs a tenth of all processor time and never pays off.
  '--js-flags=--no-maglev --no-opt',
];

const launch = async (): Promise<Browser> => {
  const { executablePath, env } = findChromium();
  return chromium.launch({ executablePath, args: flags, env: { ...process.env, ...env } });
};

let launched: Promise<Browser> | undefined;

/**
 * The browser of this jest worker, shared by its journeys, each of which has contexts of its own: starting a browser
 * takes longer than many journeys. It ends with the worker.
 */
export const browserOfWorker = async (): Promise<Browser> => {
  const standing = await launched?.catch(() => undefined);
  if (standing?.isConnected()) return standing;
  launched = launch();
  return launched;
};

/** Pages of all contexts; none if no browser was started. */
export const openPages = async (): Promise<readonly Page[]> => {
  const standing = await launched?.catch(() => undefined);
  return (standing?.contexts() ?? []).flatMap((context) => context.pages());
};

/** Does nothing if no browser was started. */
export const closeBrowser = async (): Promise<void> => {
  const standing = await launched?.catch(() => undefined);
  launched = undefined;
  await standing?.close();
};
