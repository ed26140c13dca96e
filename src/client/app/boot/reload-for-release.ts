import { tabStorage } from '../../kit/store/browser-storage';

/** Milliseconds between checks whether the page may be reloaded. */
const checkMs = 30_000;

const key = 'release';

const hasText = (field: Element): boolean =>
  field instanceof HTMLElement && field.isContentEditable
    ? field.innerText.trim() !== ''
    : 'value' in field && field.value !== '';

const fields =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=search], [type=hidden])';

/** A dialog is open, a text is typed or an upload is running: a reload would lose it. */
const isBusy = (): boolean => {
  const unloadEvent = new Event('beforeunload', { cancelable: true });
  dispatchEvent(unloadEvent);
  return (
    unloadEvent.defaultPrevented ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
    [...document.querySelectorAll(fields)].some(hasText)
  );
};

/** The address of a plain click on a link within the product; null for any other click. */
const pressedLink = (event: MouseEvent): URL | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : null;
};

/**
 * This tab runs an older release. It loads the newer one at a moment when nothing is lost: while the tab is hidden and
 * nothing is typed in it, or when a link leads to another page anyway. Once per release: while several servers are
 * updated one after another, a tab would otherwise be reloaded back and forth. Returns a function that stops waiting.
 */
export const reloadForRelease = (
  release: string,
  target: Pick<Location, 'reload' | 'assign'> = location,
): (() => void) => {
  if (tabStorage.get(key) === release) return () => undefined;
  document.documentElement.dataset['older'] = '';
  const markReloaded = () => tabStorage.set(key, release);
  const reloadIfIdle = () => {
    if (!document.hidden || !navigator.onLine || isBusy()) return;
    markReloaded();
    target.reload();
  };
  document.addEventListener('visibilitychange', reloadIfIdle);
  const timer = setInterval(reloadIfIdle, checkMs);
  const follow = (event: MouseEvent) => {
    const url = pressedLink(event);
    if (url === null || !navigator.onLine || isBusy()) return;
    event.preventDefault();
    event.stopPropagation();
    markReloaded();
    target.assign(url);
  };
  document.addEventListener('click', follow, true);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', reloadIfIdle);
    document.removeEventListener('click', follow, true);
  };
};
