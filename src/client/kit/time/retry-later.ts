/**
 * For what nobody presses «Повторить» for: runs once, after the delay (in milliseconds; undefined: never) or as soon as
 * the network is back. Returns a function that prevents it.
 */
export const retryLater = (retry: () => void, delay: number | undefined): (() => void) => {
  const cancel = (): void => {
    clearTimeout(timer);
    removeEventListener('online', run);
  };
  const run = (): void => {
    cancel();
    retry();
  };
  const timer = delay === undefined ? undefined : setTimeout(run, delay);
  addEventListener('online', run);
  return cancel;
};
