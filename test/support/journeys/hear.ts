import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What screen readers have been told on this page, in order. */
    readonly heard: string[];
  }
}

/**
 * Notes in `heard` what a screen reader announces by itself: changes within live regions that stood on the page before,
 * and alerts, which may come together with their words. Runs in the page.
 */
const noteAnnouncements = (): void => {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const roles = '[aria-live],[role="status"],[role="alert"],[role="log"],[role="timer"]';
  const isSilent = (region: Element): boolean =>
    region.getAttribute('aria-live') === 'off' ||
    (region.getAttribute('role') === 'timer' && !region.hasAttribute('aria-live'));
  const isAtomic = (region: Element): boolean => {
    const told = region.getAttribute('aria-atomic');
    return told === null ? ['status', 'alert'].includes(region.getAttribute('role') ?? '') : told === 'true';
  };
  const wordsOf = (node: Node): string => {
    if (node instanceof Element) {
      if (node.matches('[aria-hidden="true"],[hidden],script,style,[role="timer"]')) return '';
      return [...node.childNodes].map(wordsOf).join(' ');
    }
    return node.textContent ?? '';
  };
  const say = (text: string): void => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words !== '') heard.push(words);
  };
  new MutationObserver((changes) => {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    const isNew = (region: Element): boolean => [...added].some((node) => node.contains(region));
    const whole = new Set<Element>();
    for (const { target, addedNodes, type } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      const region = place?.closest(roles) ?? null;
      if (region !== null && region.isConnected && !isSilent(region) && !isNew(region)) {
        if (isAtomic(region)) whole.add(region);
        else if (type === 'characterData') say(wordsOf(target));
        else for (const node of addedNodes) if (region.contains(node)) say(wordsOf(node));
      }
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
            if (alert.isConnected && alert.matches('[role="alert"]')) whole.add(alert);
    }
    for (const region of whole) say(wordsOf(region));
  }).observe(document, { childList: true, characterData: true, subtree: true });
};

/** From the next page on, what its screen reader would say is noted. */
export const hear = (page: Page): Promise<unknown> => page.addInitScript(noteAnnouncements);

/** Waits until these words have been announced since the last call, and forgets them and all before. */
export const hears = async (page: Page, words: RegExp): Promise<void> => {
  await page.waitForFunction(([source, flags]) => window.heard.some((told) => new RegExp(source, flags).test(told)), [
    words.source,
    words.flags,
  ] as const);
  const told = await page.evaluate(() => window.heard.splice(0));
  // The same sentence once more would be read out once more.
  expect(told.filter((sentence, at) => told.indexOf(sentence) !== at)).toEqual([]);
};

/** While a countdown goes on for some seconds, it says nothing; the demo's other people may have called once. */
export const staysSilent = async (page: Page): Promise<void> => {
  const digits = () => page.getByRole('timer').first().textContent();
  await page.evaluate(() => window.heard.splice(0));
  for (let second = 0; second < 3; second += 1) {
    const before = await digits();
    await page.waitForFunction((was) => document.querySelector('[role="timer"]')?.textContent !== was, before);
  }
  expect((await page.evaluate(() => window.heard.splice(0))).slice(1)).toEqual([]);
};
