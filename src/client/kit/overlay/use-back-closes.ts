import { useEffect, useRef } from 'react';

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    /** Chromium's alone so far. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

interface Opened {
  /** Null where Back does not close it, or closes it by itself. */
  readonly close: (() => void) | null;
}

/** The topmost last. */
const opened: Opened[] = [];

/**
 * The person's own Back closes what is on top; the history is left as it is. Browsers let a page hold one Back for each
 * thing that a person does on it, so nobody is kept here against their will.
 */
const holdBack = (event: NavigateEvent): void => {
  const top = opened.at(-1);
  const back = event.navigationType === 'traverse' && event.destination.index < (navigation.currentEntry?.index ?? 0);
  if (!back || !event.userInitiated || !event.cancelable || !top?.close) return;
  event.preventDefault();
  top.close();
};

/** Put on top; gives what takes it away. */
const put = (entry: Opened): (() => void) => {
  if (opened.push(entry) === 1 && 'navigation' in window) navigation.addEventListener('navigate', holdBack);
  return () => {
    opened.splice(opened.indexOf(entry), 1);
    if (opened.length === 0 && 'navigation' in window) navigation.removeEventListener('navigate', holdBack);
  };
};

/** Android's Back asks such a watcher first, also where no page of ours is behind this one. */
const watch = (close: () => void): (() => void) => {
  const { CloseWatcher } = window;
  if (CloseWatcher === undefined) return () => {};
  const next = (): CloseWatcher => {
    const watcher = new CloseWatcher();
    watcher.onclose = () => {
      // It is used up, and what it closes may stay to ask something.
      watching = next();
      close();
    };
    return watcher;
  };
  let watching = next();
  return () => watching.destroy();
};

interface BackOptions {
  /** Back goes where it always goes: the address holds what is open, or only its own buttons may close it. */
  readonly leavesAlone: boolean;
}

/** Back closes this, as long as it stands, instead of leaving the page below it. */
export const useBackCloses = (onClose: () => void, { leavesAlone }: BackOptions): void => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (leavesAlone) return put({ close: null });
    const close = (): void => latest.current();
    const takeAway = put({ close });
    const unwatch = watch(close);
    return () => {
      takeAway();
      unwatch();
    };
  }, [leavesAlone]);
};
