/** What tells people where they are. */
const places =
  '[tabindex],[role],section,article,ul,ol,li,dl,form,fieldset,table,main,aside,nav,header,footer,h1,h2,h3,h4,p';
/** Would act on a second press of the key that removed the focused element. */
const controls = 'a,button,input,select,textarea,summary,label,[role="button"],[contenteditable]';

/** Are read out by themselves; to somebody who stands there they say nothing, or all of it once more. */
const liveRegions = '[role="status"],[role="alert"]';

/** Ms for what takes the focus on purpose: a dialog, the heading of a new page. */
const patienceMs = 150;

/** Holds the page's content: not menus and messages above it. */
const content = 'main,aside,[role="dialog"]';

interface Held {
  readonly pathname: string;
  /** The focused element and all that contain it, each with its neighbours. */
  readonly path: readonly { readonly element: Element; readonly neighbours: readonly Element[] }[];
}

const hold = (focused: Element): Held => {
  const path: Held['path'][number][] = [];
  for (let element: Element | null = focused; element !== null; element = element.parentElement)
    path.push({
      element,
      neighbours: [element.nextElementSibling, element.previousElementSibling].filter((one) => one !== null),
    });
  return { pathname: location.pathname, path };
};

/** The neighbours of what was removed, then the places that contained it, the closest first. */
const successors = ({ path }: Held): readonly Element[] => {
  const at = path.findIndex(({ element }) => element.isConnected);
  const container = path[at]?.element;
  const neighbours = path[at - 1]?.neighbours ?? [];
  return [
    ...neighbours.filter((element) => element.parentElement === container && !element.matches(controls)),
    ...path.slice(at).flatMap(({ element }) => (element.matches(places) ? [element] : [])),
  ].filter((element) => element.closest(content) !== null && !element.matches(liveRegions));
};

/** False if it cannot be focused, for example because it is hidden. */
const focus = (place: HTMLElement): boolean => {
  const isFocusable = place.hasAttribute('tabindex');
  if (!isFocusable) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const hasFocus = document.activeElement === place;
  const restore = () => place.removeAttribute('tabindex');
  if (!isFocusable && hasFocus) place.addEventListener('blur', restore, { once: true });
  else if (!isFocusable) restore();
  return hasFocus;
};

/**
 * When the focused element disappears, for example with the entry that it deleted or with the filter that it cleared,
 * browsers move the focus to the page's body, and screen readers start again at the top of the page. Then the place
 * where it stood takes the focus. Returns a function that ends it.
 */
export const keepFocus = (): (() => void) => {
  let focused: Element | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const isLost = (): boolean => document.activeElement === document.body && focused?.isConnected === false;
  /** The last focus in the content: where a message above it gives the focus back. */
  let inContent: Held | null = null;
  const follow = (): void => {
    focused = document.activeElement;
    if (focused !== null && focused.closest(content) !== null) inContent = hold(focused);
  };
  const rescue = (): void => {
    if (!isLost()) return;
    focused = null;
    const found = inContent?.pathname === location.pathname ? successors(inContent) : [];
    found.some((place) => place instanceof HTMLElement && focus(place));
  };
  const watcher = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(waiting);
    waiting = setTimeout(rescue, patienceMs);
  });
  follow();
  document.addEventListener('focusin', follow);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(waiting);
    watcher.disconnect();
    document.removeEventListener('focusin', follow);
  };
};
