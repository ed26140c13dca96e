import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { unseenStyles } from './unseen-styles';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Hashes of style combinations whose contrast has already been checked in this file of tests. */
const judged = new Set<number>();

/**
 * Violations that axe finds on a page (WCAG 2.2 AA and best practices), a line for each rule with the first elements.
 * Passed rules are not reported, which would take longer than the check itself; frames contain third-party videos and
 * are skipped. Contrast, two thirds of the work, is checked once for each combination of styles.
 */
export const accessibilityViolations = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const unseen = await unseenStyles(page, judged);
  const { flaws, looks } = await unseen.evaluate(async (texts) => {
    const terse = { resultTypes: ['violations' as const], selectors: false, iframes: false };
    const whole = await window.axe.run(document, { ...terse, rules: { 'color-contrast': { enabled: false } } });
    // The page goes on changing: a style whose element has been replaced is checked on the next page that has it.
    const standing = texts.filter(({ element }) => element.isConnected);
    const include = standing.map(({ element }) => element);
    const seen =
      include.length > 0
        ? await window.axe.run(
            { include },
            { ...terse, resultTypes: ['violations', 'incomplete'], runOnly: ['color-contrast'] },
          )
        : null;
    // axe leaves text in the colour of its background for people to judge, since it may be hidden on purpose; our pages
    // never do that.
    const invisible = (seen?.incomplete ?? []).map((rule) => ({
      ...rule,
      nodes: rule.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
    }));
    const contrast = [...(seen?.violations ?? []), ...invisible.filter(({ nodes }) => nodes.length > 0)];
    return {
      flaws: [...whole.violations, ...contrast].map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 160))
            .join(' | ')}`,
      ),
      looks: standing.map(({ look }) => look),
    };
  });
  await unseen.dispose();
  // Styles count as checked only without violations, so that a wrong one is reported on every page.
  if (flaws.length === 0) for (const look of looks) judged.add(look);
  return flaws;
};
