import type { Page } from 'playwright-core';

/**
 * One text of the page for each combination of styles that is not in `known`, with a hash of that combination; the list
 * stays in the page. The hash covers every style that affects a text's contrast, of the element and its ancestors.
 */
export const unseenStyles = (page: Page, known: ReadonlySet<number>) =>
  page.evaluateHandle(
    (seen) => {
      const judged = new Set(seen);
      const looks = new Map<Element, number>();
      const lookOf = (element: Element): number => {
        const held = looks.get(element);
        if (held !== undefined) return held;
        const style = getComputedStyle(element);
        const parts = [
          element.parentElement === null ? innerWidth : lookOf(element.parentElement),
          style.color,
          style.backgroundColor,
          style.backgroundImage,
          style.opacity,
          style.filter,
          style.textShadow,
          style.position,
          style.fontSize,
          style.fontWeight,
          element.matches(':disabled, [aria-disabled="true"]'),
        ];
        let look = 7;
        // Stays below 2^48, so that the product is still an exact integer.
        for (const letter of parts.join('|')) look = (look * 31 + letter.charCodeAt(0)) % 281_474_976_710_597;
        looks.set(element, look);
        return look;
      };
      const isText = (element: Element): boolean =>
        element.matches('input, textarea, select') ||
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
      const unseen: { readonly element: Element; readonly look: number }[] = [];
      for (const element of document.body.querySelectorAll('*'))
        if (isText(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
          const look = lookOf(element);
          if (judged.has(look)) continue;
          judged.add(look);
          unseen.push({ element, look });
        }
      return unseen;
    },
    [...known],
  );
