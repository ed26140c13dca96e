import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a journey lives for seconds: what compiling its code better costs is never won back (a tenth of all).
  '--js-flags=--no-maglev --no-opt',
];

const launch = async (): Promise<Browser> => {
  const { executablePath, env } = await findChromium();
  return chromium.launch({ executablePath, args: flags, env: { ...process.env, ...env } });
};

let launched: Promise<Browser> | undefined;

/**
 * The browser of this worker of jest. It stays open from journey to journey, which have contexts of their own in it:
 * starting one takes longer than many a journey. It ends with the worker.
 */
export const browserOfWorker = async (): Promise<Browser> => {
  const standing = await launched?.catch(() => undefined);
  if (standing?.isConnected()) return standing;
  launched = launch();
  return launched;
};

/** Nothing where none was started. */
export const closeBrowser = async (): Promise<void> => {
  const standing = await launched?.catch(() => undefined);
  launched = undefined;
  await standing?.close();
};
