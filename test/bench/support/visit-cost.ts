import path from 'node:path';
import type { Browser, Page } from 'playwright-core';

/** What a first visit costs; milliseconds and bytes on the wire. */
export interface VisitCost {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What all tasks take beyond 50 ms each: the bare page does all its work before it paints anything. */
  readonly blocking: number;
  readonly longestTask: number;
  /** Cumulative layout shift; no unit. */
  readonly shift: number;
  readonly bytes: number;
}

/** What `watch-page.js` keeps. */
interface Seen {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly largest: string;
  readonly shift: number;
  readonly tasks: readonly { readonly took: number }[];
}

declare global {
  var seenByBench: Seen;
}

/** A phone's processor on a usual machine, and a mobile network: 1.6 Mbit/s with 150 ms to the server and back. */
const slowDown = async (page: Page): Promise<() => number> => {
  const protocol = await page.context().newCDPSession(page);
  let bytes = 0;
  await protocol.send('Network.enable');
  await protocol.send('Network.setCacheDisabled', { cacheDisabled: true });
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  return () => bytes;
};

/**
 * Opens an address for the first time, with the Cookie header of somebody who is signed in, and waits until nothing
 * comes any more for two seconds.
 */
export const visitCost = async (
  browser: Browser,
  url: string,
  cookie = '',
): Promise<VisitCost & { readonly largest: string }> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  try {
    const pairs = cookie.split('; ').filter(Boolean);
    await context.addCookies(
      pairs.map((pair) => {
        const equals = pair.indexOf('=');
        return { name: pair.slice(0, equals), value: pair.slice(equals + 1), url: new URL(url).origin };
      }),
    );
    const page = await context.newPage();
    await page.addInitScript({ path: path.join(__dirname, 'watch-page.js') });
    const bytesSoFar = await slowDown(page);
    await page.goto(url, { timeout: 90_000 });
    let [before, quiet] = [-1, 0];
    while (quiet < 4) {
      await page.waitForTimeout(500);
      const tasks = await page.evaluate(() => globalThis.seenByBench.tasks.length);
      const now = bytesSoFar() + tasks;
      quiet = now === before ? quiet + 1 : 0;
      before = now;
    }
    const seen = await page.evaluate(() => globalThis.seenByBench);
    const tasks = seen.tasks.map(({ took }) => took);
    return {
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      blocking: tasks.reduce((sum, took) => sum + took - 50, 0),
      longestTask: Math.max(0, ...tasks),
      shift: seen.shift,
      bytes: bytesSoFar(),
      largest: seen.largest,
    };
  } finally {
    await context.close();
  }
};
