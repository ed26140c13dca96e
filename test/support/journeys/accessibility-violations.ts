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
 * Violations that axe finds on a page (its rules for WCAG 2.2 A and AA, with the size of targets, and best practices), a
 * line for each rule with the first elements.
 * Passed rules are not reported, which would take longer than the check itself; frames contain third-party videos and
 * are skipped. Contrast, two thirds of the work, is checked once for each combination of styles.
 */
export const accessibilityViolations = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const unseen = await unseenStyles(page, judged);
  const { flaws, looks } = await unseen.evaluate(async (texts) => {
    const terse = { resultTypes: ['violations' as const], selectors: false, iframes: false, elementRef: true };
    const whole = await window.axe.run(document, {
      ...terse,
      // The size of targets is the only rule of WCAG 2.2 in axe, and off by default.
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: true } },
    });
    /** The bar or window that floats over the page and contains this element. */
    const layerOf = (element: Element | undefined): Element | null => {
      for (let one = element ?? null; one !== null; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
      return null;
    };
    // A target that a bar covers or touches is free again after scrolling: only one that has its own layer around it counts.
    const crowded = whole.violations.map((rule) => ({
      ...rule,
      nodes: rule.nodes.filter(({ element, any }) => {
        const others = any.flatMap(({ relatedNodes = [] }) => relatedNodes);
        const own = layerOf(element);
        return (
          rule.id !== 'target-size' || (others.length > 0 && others.every((other) => layerOf(other.element) === own))
        );
      }),
    }));
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
      flaws: [...crowded.filter(({ nodes }) => nodes.length > 0), ...contrast].map(
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
