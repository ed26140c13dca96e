import { useEffect, useRef } from 'react';

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    /** Only in Chromium so far. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

interface OpenOverlay {
  /** Null if Back does not close it, or closes it through the address. */
  readonly close: (() => void) | null;
}

/** The topmost is the last. */
const overlays: OpenOverlay[] = [];

/**
 * The person's Back closes the topmost overlay; the history stays unchanged. Browsers let a page intercept one Back per
 * user activation, so that it cannot trap anybody.
 */
const interceptBack = (event: NavigateEvent): void => {
  const top = overlays.at(-1);
  const back = event.navigationType === 'traverse' && event.destination.index < (navigation.currentEntry?.index ?? 0);
  if (!back || !event.userInitiated || !event.cancelable || !top?.close) return;
  event.preventDefault();
  top.close();
};

/** Adds an overlay on top. Returns a function that removes it. */
const addOverlay = (entry: OpenOverlay): (() => void) => {
  if (overlays.push(entry) === 1 && 'navigation' in window) navigation.addEventListener('navigate', interceptBack);
  return () => {
    overlays.splice(overlays.indexOf(entry), 1);
    if (overlays.length === 0 && 'navigation' in window) navigation.removeEventListener('navigate', interceptBack);
  };
};

/** On Android, Back triggers such a watcher first, even if the history has no page of ours before this one. */
const watchClose = (close: () => void): (() => void) => {
  const { CloseWatcher } = window;
  if (CloseWatcher === undefined) return () => {};
  const next = (): CloseWatcher => {
    const watcher = new CloseWatcher();
    watcher.onclose = () => {
      // A watcher works only once, and the overlay may stay open to ask for confirmation.
      watching = next();
      close();
    };
    return watcher;
  };
  let watching = next();
  return () => watching.destroy();
};

interface BackOptions {
  /** Back navigates as usual: the address says what is open, or only its own buttons may close it. */
  readonly ignoresBack: boolean;
}

/** While it is mounted, Back closes it instead of leaving the page under it. */
export const useBackCloses = (onClose: () => void, { ignoresBack }: BackOptions): void => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (ignoresBack) return addOverlay({ close: null });
    const close = (): void => latest.current();
    const removeOverlay = addOverlay({ close });
    const unwatch = watchClose(close);
    return () => {
      removeOverlay();
      unwatch();
    };
  }, [ignoresBack]);
};
