/** Key of the worker's message to a tab: a notification that leads to this path was pressed. */
export const openPathKey = 'open place';

/** Calls `go` with each path that the worker wants to be shown in this tab. Returns a function that stops it. */
export const onOpenPath = (go: (path: string) => void): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const path: unknown = Object(data)[openPathKey];
    if (typeof path === 'string') go(path);
  };
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', onMessage);
  return () => serviceWorker.removeEventListener('message', onMessage);
};
