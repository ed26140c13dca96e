import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** axe finds nothing on this screen: WCAG 2.2 AA and best practices. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
};
