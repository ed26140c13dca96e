const address = '/worker.js';

/** The policy of the page lets scripts start from addresses that were vouched for alone. */
const vouched = (): string => {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  const rules = { createScriptURL: () => address };
  return Object(types).createPolicy?.('naparnik-worker', rules).createScriptURL(address) ?? address;
};

let kept: Promise<ServiceWorkerRegistration | null> | null = null;

/** Starts the worker, once for this tab; null where the browser has none or forbids it. */
export const keepWorker = (): Promise<ServiceWorkerRegistration | null> => {
  const started =
    kept ??
    ('serviceWorker' in navigator
      ? navigator.serviceWorker.register(vouched(), { scope: '/', updateViaCache: 'none' }).catch(() => null)
      : Promise.resolve(null));
  kept = started;
  return started;
};
