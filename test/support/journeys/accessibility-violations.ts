import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { unseenStyles } from './unseen-styles';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Looks of text whose contrast this file of tests has judged already. */
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
    // A page lives on meanwhile: what it has replaced is judged with the next page that shows its look.
    const standing = texts.filter(({ element }) => element.isConnected);
    const include = standing.map(({ element }) => element);
    const seen =
      include.length > 0
        ? await window.axe.run(
            { include },
            { ...terse, resultTypes: ['violations', 'incomplete'], runOnly: ['color-contrast'] },
          )
        : null;
    // Words in the very colour that they stand on axe leaves to people, for they may be hidden on purpose: ours never
    // are.
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
  // One that is wrong is told wherever it stands.
  if (flaws.length === 0) for (const look of looks) judged.add(look);
  return flaws;
};
