import { decodeSegment } from './decode-segment';
import { headingFocus } from './page-title';

/** Ms: for the element to be rendered, then for what loads above it. */
const patienceMs = 3000;

/** The person has taken over. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** What an anchor leads to gets the focus too, as browsers do within a document; a section by its title. */
const focusAnchor = (element: HTMLElement): void => {
  const place = document.getElementById(`${element.id}-title`) ?? element;
  const isFocusable = place.hasAttribute('tabindex');
  if (!isFocusable) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
};

/**
 * Scrolls to the element of an address's anchor and focuses it, as soon as it is rendered, and keeps it in place while
 * the page above it is still loading, until the person acts. Returns a function that ends it.
 */
export const followAnchor = (hash: string): (() => void) => {
  const id = decodeSegment(hash.slice(1));
  let found: HTMLElement | null = null;
  // A part of the page that is hidden or rendered anew while its code loads loses both.
  const hold = (): void => {
    found = document.getElementById(id);
    found?.scrollIntoView();
    if (found !== null && document.activeElement === document.body) focusAnchor(found);
  };
  const keep = new ResizeObserver(hold);
  const holdSoon = (): void => void requestAnimationFrame(hold);
  const attempt = (): void => {
    if (found !== null) return;
    found = document.getElementById(id);
    if (found === null) return;
    watch.disconnect();
    found.scrollIntoView();
    // The page's heading would take the focus later.
    headingFocus.take();
    focusAnchor(found);
    keep.observe(document.body);
    addEventListener('focusout', holdSoon);
  };
  const end = (): void => {
    watch.disconnect();
    keep.disconnect();
    removeEventListener('focusout', holdSoon);
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, end, true);
  };
  const watch = new MutationObserver(attempt);
  const timer = setTimeout(end, patienceMs);
  for (const act of acts) addEventListener(act, end, { capture: true, passive: true });
  watch.observe(document.body, { childList: true, subtree: true });
  attempt();
  return end;
};
