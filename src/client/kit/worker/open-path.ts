/** The worker's word to a tab: a notification of this place within the product was pressed. */
export const openPathKey = 'open place';

/** Calls `go` with each place that the worker wants shown in this tab. The result ends it. */
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
