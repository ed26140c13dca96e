/** Key of the worker's message to a tab: a notification that leads to this path was pressed. */
export const openPathKey = 'open place';

/** Calls `go` with each path that the worker wants to be shown in this tab. Returns a function that stops it. */
export const onOpenPath = (go: (place: string) => void): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>) => {
    const place: unknown = Object(data)[openPathKey];
    if (typeof place === 'string') go(place);
  };
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', hear);
  return () => serviceWorker.removeEventListener('message', hear);
};
