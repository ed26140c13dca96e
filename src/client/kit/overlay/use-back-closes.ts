import { useEffect, useRef } from 'react';
import { listenForBack } from './listen-for-back';
import { addLayer } from './open-layers';

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

/** On Android, Back triggers such a watcher first, even if the history has no page of ours before this one. */
const watchClose = (close: () => void): (() => void) => {
  const { CloseWatcher } = window;
  if (CloseWatcher === undefined) return () => {};
  const next = (): CloseWatcher => {
    const watcher = new CloseWatcher();
    watcher.onclose = () => {
      // A watcher works only once, and the layer may stay open to ask for confirmation.
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
    listenForBack();
    if (ignoresBack) return addLayer({ close: null });
    const close = (): void => latest.current();
    const removeLayer = addLayer({ close });
    const unwatch = watchClose(close);
    return () => {
      removeLayer();
      unwatch();
    };
  }, [ignoresBack]);
};

interface ClosedByBackProps {
  readonly onClose: () => void;
}

/** The same for what a library opens and closes: rendered inside, because it is mounted only while that is open. */
export const ClosedByBack = ({ onClose }: ClosedByBackProps): null => {
  useBackCloses(onClose, { ignoresBack: false });
  return null;
};
