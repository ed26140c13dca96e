const address = '/worker.js';

/** The policy of the page lets scripts start from addresses that were vouched for alone. */
const trustedAddress = (): string => {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  const rules = { createScriptURL: () => address };
  return Object(types).createPolicy?.('naparnik-worker', rules).createScriptURL(address) ?? address;
};

let registration: Promise<ServiceWorkerRegistration | null> | null = null;

/** Starts the worker, once for this tab; null where the browser has none or forbids it. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | null> => {
  const started =
    registration ??
    ('serviceWorker' in navigator
      ? navigator.serviceWorker.register(trustedAddress(), { scope: '/', updateViaCache: 'none' }).catch(() => null)
      : Promise.resolve(null));
  registration = started;
  return started;
};
