import type { Page } from 'playwright-core';

/** Presses Tab until the focused element has this name. */
export const tabToName = async (page: Page, name: RegExp): Promise<void> => {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement
          ? [...(element.labels ?? [])]
          : [];
      return (
        element?.getAttribute('aria-label') ??
        (labels.map((label) => label.textContent).join(' ') || (element?.textContent ?? ''))
      );
    });
    if (name.test(focused)) return;
  }
  throw new Error(`nothing named ${String(name)} can be reached with the keyboard`);
};
