/**
 * An expression for any engine: `shown` if the element with this id stands at the top of the window with nothing over
 * its beginning; otherwise where it is. `loading`: what it waits for on the page.
 */
export const anchorPlace = (id: string): string => `(() => {
  const element = document.getElementById(${JSON.stringify(id)});
  if (element === null || document.querySelector('main [aria-busy="true"]') !== null) return 'loading';
  const { left, top, width } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + 3);
  if (over === null) return 'outside of the window, at ' + Math.round(top);
  if (!element.contains(over)) return 'under ' + over.outerHTML.slice(0, 100);
  const end = document.documentElement.scrollHeight - innerHeight - scrollY;
  return top < innerHeight / 2 || end < 2 ? 'shown' : 'not scrolled to, at ' + Math.round(top);
})()`;

/** Addresses with an anchor, of pages that load in different ways; the first has links to its own parts. */
export const anchored: readonly (readonly [path: string, id: string])[] = [
  ['/policy', 'chapter-6'],
  ['/cs2/how-it-works', 'disputes'],
];
