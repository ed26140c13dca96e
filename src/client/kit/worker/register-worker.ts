const address = '/worker.js';

/** The page's content security policy (Trusted Types) allows scripts only from addresses created by a policy. */
const trustedAddress = (): string => {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  const rules = { createScriptURL: () => address };
  return Object(types).createPolicy?.('naparnik-worker', rules).createScriptURL(address) ?? address;
};

let registration: Promise<ServiceWorkerRegistration | null> | null = null;

/** Registers the worker once per tab; null if the browser does not support or allow it. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | null> => {
  const started =
    registration ??
    ('serviceWorker' in navigator
      ? navigator.serviceWorker.register(trustedAddress(), { scope: '/', updateViaCache: 'none' }).catch(() => null)
      : Promise.resolve(null));
  registration = started;
  return started;
};
