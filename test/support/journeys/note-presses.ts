import fs from 'node:fs';
import type { BrowserContext } from 'playwright-core';

/** How long a press, a tap or a key kept the page from showing what came of it. */
export interface Press {
  /** The same for pointer down, up and click of one press. */
  readonly id: string;
  /** Milliseconds from the press to the next paint, in steps of 8. */
  readonly took: number;
  /** Of these: until the page was free to handle it, and what handling took. */
  readonly waited: number;
  readonly handled: number;
  readonly event: string;
  /** Where it went: the role or tag with its words. */
  readonly on: string;
  readonly page: string;
}

declare global {
  var notePress: (press: Press) => void;
}

/** Runs in the page. */
const watch = (): void => {
  interface Timed extends PerformanceEntry {
    readonly interactionId: number;
    readonly target: Element | null;
    readonly processingStart: number;
    readonly processingEnd: number;
  }
  const isTimed = (entry: PerformanceEntry): entry is Timed => 'interactionId' in entry && 'target' in entry;
  // Milliseconds; the browser's own is 104.
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!isTimed(entry) || entry.interactionId === 0) continue;
      const { target, name, duration, startTime, processingStart, processingEnd } = entry;
      const [waited, handled] = [Math.round(processingStart - startTime), Math.round(processingEnd - processingStart)];
      const words = (target?.getAttribute('aria-label') ?? target?.textContent ?? '').trim().slice(0, 40);
      const on = `${target?.getAttribute('role') ?? target?.tagName.toLowerCase() ?? ''} «${words}»`;
      const id = `${performance.timeOrigin} ${entry.interactionId}`;
      globalThis.notePress({ id, took: duration, waited, handled, event: name, on, page: location.pathname });
    }
  }).observe(options);
};

/** Slows the processor of each of its pages to a quarter, and writes every press of 16 ms and more into a file, a line each. */
export const notePresses = async (context: BrowserContext, file: string): Promise<void> => {
  await context.exposeBinding('notePress', (_source, press: Press) => {
    fs.appendFileSync(file, `${JSON.stringify(press)}\n`);
  });
  await context.addInitScript(watch);
  context.on('page', (page) => {
    void context.newCDPSession(page).then((protocol) => protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 }));
  });
};
