import { tabStorage } from '../../kit/store/browser-storage';

/** Milliseconds between looks at whether the moment is quiet. */
const checkMs = 30_000;

const key = 'release';

const hasText = (field: Element): boolean =>
  field instanceof HTMLElement && field.isContentEditable
    ? field.innerText.trim() !== ''
    : 'value' in field && field.value !== '';

const fields =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=search], [type=hidden])';

/** Something stands open, is written or on its way: a reload would take it. */
const isBusy = (): boolean => {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return (
    leaving.defaultPrevented ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
    [...document.querySelectorAll(fields)].some(hasText)
  );
};

/** The address of an ordinary press on a link within the product; null for any other press. */
const pressedLink = (event: MouseEvent): URL | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : null;
};

/**
 * From now on this tab, which came from an older release, waits for a quiet moment to come back as the newer one: when
 * nobody looks at it and nothing is written on it, or when a link leads to another page anyway. Once for each release:
 * while several servers are renewed one after another, a tab would be sent to and fro. The result ends the wait.
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
