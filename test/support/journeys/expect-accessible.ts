import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** axe finds nothing on this screen: WCAG 2.2 AA and best practices. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Halfway through a change of colour nobody has a colour yet.
  await page.evaluate(() => Promise.all(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished.catch(() => undefined)] : []))));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
};
