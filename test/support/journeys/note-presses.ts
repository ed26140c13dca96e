import fs from 'node:fs';
import type { BrowserContext } from 'playwright-core';

/** How long a press, a tap or a key kept the page from showing what came of it. */
export interface Press {
  /** Of the document in which it came: when it began, in milliseconds of the clock. */
  readonly document: number;
  /** How many presses that document had so far, also those that took too little to be noted. */
  readonly count: number;
  /** Within its document; the same for pointer down, up and click of one press. */
  readonly id: number;
  /** Milliseconds from the press to the next paint, in steps of 8. */
  readonly took: number;
  /** Of these: until the page was free to handle it, and what handling took. */
  readonly waited: number;
  readonly handled: number;
  readonly event: string;
  /** Where it went: the role or tag with its words as it was pressed, which may be gone by the paint. */
  readonly on: string;
  /** What the frames of that time took: of scripts by name, and for the layout. */
  readonly frames: readonly string[];
  readonly page: string;
}

declare global {
  var notePress: (press: Press) => void;
}

/** Runs in the page. */
const watch = (): void => {
  interface Timed extends PerformanceEntry {
    readonly interactionId: number;
    readonly processingStart: number;
    readonly processingEnd: number;
  }
  interface Script {
    readonly invoker: string;
    readonly sourceFunctionName: string;
    readonly duration: number;
    readonly forcedStyleAndLayoutDuration: number;
  }
  interface Frame extends PerformanceEntry {
    readonly styleAndLayoutStart: number;
    readonly scripts: readonly Script[];
  }
  const isTimed = (entry: PerformanceEntry): entry is Timed => 'interactionId' in entry;
  const isFrame = (entry: PerformanceEntry): entry is Frame => 'styleAndLayoutStart' in entry;

  const pressed = new Map<number, string>();
  const remember = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null;
    const named = target?.closest('[aria-label], a, button, label') ?? target;
    const words = (named?.getAttribute('aria-label') ?? named?.textContent ?? '').trim().slice(0, 40);
    const key = event instanceof KeyboardEvent ? `${event.key} ` : '';
    const role = named?.getAttribute('role') ?? named?.tagName.toLowerCase() ?? '';
    pressed.set(Math.round(event.timeStamp), `${key}on ${role} «${words}»`);
  };
  for (const name of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(name, remember, { capture: true, passive: true });

  const frames: Frame[] = [];
  const tell = ({ startTime, duration, styleAndLayoutStart, scripts }: Frame): string =>
    [
      `${Math.round(duration)} ms of which layout ${Math.round(startTime + duration - styleAndLayoutStart)}`,
      ...scripts.map(
        (one) =>
          `${one.invoker} ${one.sourceFunctionName} ${Math.round(one.duration)} (forced ${Math.round(one.forcedStyleAndLayoutDuration)})`,
      ),
    ].join(', ');
  const note = ({ name, interactionId, duration, startTime, processingStart, processingEnd }: Timed): void => {
    const end = startTime + duration;
    globalThis.notePress({
      document: performance.timeOrigin,
      count: performance.interactionCount,
      id: interactionId,
      took: duration,
      waited: Math.round(processingStart - startTime),
      handled: Math.round(processingEnd - processingStart),
      event: name,
      on: pressed.get(Math.round(startTime)) ?? '',
      frames: frames.filter((one) => one.startTime < end && one.startTime + one.duration > startTime).map(tell),
      page: location.pathname,
    });
  };
  new PerformanceObserver((list) => frames.push(...list.getEntries().filter(isFrame))).observe({
    type: 'long-animation-frame',
  });
  // Milliseconds; the browser's own is 104.
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    const presses = list.getEntries().filter(isTimed);
    // A frame is told some time after the presses in it.
    setTimeout(() => {
      for (const press of presses) if (press.interactionId !== 0) note(press);
    }, 150);
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
