import type AxeBuilder from '@axe-core/playwright';

/** What axe finds on a page, WCAG 2.2 AA and best practices, a line for each rule with the first places. */
export const flawsOf = async (axe: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
};
