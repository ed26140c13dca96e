import type { Page } from 'playwright-core';
import { untilStill } from './until-still';

/**
 * Touch targets lower or narrower than 44 px within the topmost element that `place` selects: buttons, links outside of
 * running text, fields, labels of boxes and radio buttons. Invisible extensions by `::after` count.
 */
export const smallTargets = async (
  page: Page,
  place = '[role="dialog"], [role="alertdialog"], [role="menu"]',
): Promise<readonly string[]> => {
  await untilStill(page);
  return page.evaluate((selector) => {
    const top = [...document.querySelectorAll(selector)].at(-1);
    if (top === undefined) return ['nothing is open'];
    const least = 44;
    /** A label is a target as a whole, together with the input in it. */
    const targetOf = (element: Element): Element => {
      const isChoice = element.matches('input[type="checkbox"], input[type="radio"], input[type="file"]');
      return isChoice ? (element.closest('label') ?? element) : element;
    };
    const isInWords = (element: Element): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement !== null &&
      element.parentElement.textContent.trim() !== element.textContent.trim();
    const sizeOf = (element: Element): readonly [number, number] => {
      const { width, height } = element.getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      const isWider = after.content !== 'none' && after.position === 'absolute';
      const px = (size: string): number => (isWider ? Number.parseFloat(size) || 0 : 0);
      return [Math.max(width, px(after.width)), Math.max(height, px(after.height))];
    };
    const wanted =
      'button, a[href], input:not([type="hidden"]), textarea, select, [role="menuitem"], [role="tab"], summary';
    const found = new Set([...top.querySelectorAll(wanted)].filter((one) => !isInWords(one)).map(targetOf));
    return [...found].flatMap((element) => {
      const [width, height] = sizeOf(element);
      // Hidden, or only for screen readers.
      if (width <= 1 || height <= 1) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent.trim()) || element.tagName;
      return width < least - 0.5 || height < least - 0.5
        ? [`«${name.slice(0, 40)}» ${Math.round(width)} × ${Math.round(height)}`]
        : [];
    });
  }, place);
};
