import type { Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility-violations';

const LOOKS = 5;

const countChanges = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = { changes: 0 };
    new MutationObserver((changes) => (seen.changes += changes.length)).observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['style', 'class', 'hidden'],
    });
    return seen;
  });

/** Expects no violations by axe on this screen: what accessibilityViolations checks. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (let look = 1; ; look += 1) {
    // During a transition, colours are in between: waits for the final ones.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .flatMap((one) => (one instanceof CSSTransition ? [one.finished.catch(() => undefined)] : [])),
      ),
    );
    const seen = await countChanges(page);
    const flaws = await accessibilityViolations(page);
    const { changes } = await seen.jsonValue();
    // axe checks a page in several steps: a list that is hidden while it scrolls to a row leaves a link without text.
    // If the page has changed during the check, violations may belong to no actual screen, so the check is repeated.
    if (flaws.length > 0 && changes > 0 && look < LOOKS) continue;
    expect(flaws).toEqual([]);
    return;
  }
};
