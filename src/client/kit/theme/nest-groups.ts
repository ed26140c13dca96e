import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugins = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>;
type Plugin = Plugins[number];
type Element = Parameters<Plugin>[0];

const groups: ReadonlySet<string> = new Set(['@media', '@supports', '@container']);

/** The rule in the condition's stead, with the condition around its declarations. */
const turnedOut = (group: Element, rule: Element): Element => {
  const outer = { ...rule, root: group.root, parent: group.parent };
  return { ...outer, children: [{ ...group, root: outer, parent: outer, children: rule.children }] };
};

/**
 * Writes `.a { @media … { … } }` instead of `@media … { .a { … } }`, which says the same. When a component is shown for
 * the first time, its rules are added to the page, and for a condition on the outside Chromium finds the styles of the
 * whole page anew: 25 to 90 ms on a slow phone, between a press and what it shows.
 */
const nestGroups: Plugin = (element, index, siblings) => {
  const { type, children } = element;
  if (!groups.has(type) || element.root !== null || typeof children === 'string') return;
  if (children.some((child) => child.type !== 'rule')) return;
  const [first, ...others] = children.map((rule) => turnedOut(element, rule));
  if (first === undefined) return;
  Object.assign(element, first);
  siblings.splice(index + 1, 0, ...others);
};
// By its name the library tells one plugin from another; a minified function may have none.
Object.defineProperty(nestGroups, 'name', { value: 'nestGroups' });

/** For `StyleSheetManager`: always the same array, for another one makes it process all styles anew. */
export const stylisPlugins: Plugins = [nestGroups];
