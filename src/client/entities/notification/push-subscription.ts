import { browserStorage } from '../../kit/store/browser-storage';
import { registerWorker } from '../../kit/worker/register-worker';

const key = 'push';

/** What the server needs to tell this browser. */
export interface DeviceSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Why this browser cannot be told: it has no such thing; it is an iPhone's, which has it for installed pages alone; its
 * person has forbidden it. Null: it can, once it is asked.
 */
export const pushObstacle = (): 'unsupported' | 'install' | 'denied' | null => {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
    return Notification.permission === 'denied' ? 'denied' : null;
  return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const read = (subscription: PushSubscription): DeviceSubscription => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
};

const pushManager = async (): Promise<PushManager> => {
  if ((await registerWorker()) === null) throw new Error('no worker');
  return (await navigator.serviceWorker.ready).pushManager;
};

/** One for another key, of before the product changed it, is of no use. */
const hasKey = ({ options }: PushSubscription, publicKey: Uint8Array): boolean => {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === publicKey.length && own.every((byte, index) => byte === publicKey[index]);
};

const subscribe = async (publicKey: string): Promise<DeviceSubscription> => {
  const manager = await pushManager();
  const applicationServerKey = bytesOf(publicKey);
  const before = await manager.getSubscription();
  if (before !== null && hasKey(before, applicationServerKey)) return read(before);
  await before?.unsubscribe();
  return read(await manager.subscribe({ userVisibleOnly: true, applicationServerKey }));
};

/**
 * Asks the person, if the browser has not asked them yet; only ever after a press. Null when they said no.
 * @throws when the browser's push service does not answer
 */
export const requestPushSubscription = async (publicKey: string): Promise<DeviceSubscription | null> =>
  (await Notification.requestPermission()) === 'granted' ? subscribe(publicKey) : null;

/** Who wants to be told in this browser: kept, so that whoever signs in here next is not told what they did not ask. */
export const pushOwner = {
  is: (userId: string): boolean => browserStorage.get(key) === userId,
  set: (userId: string | null): void => browserStorage.put(key, userId),
} as const;

/** The same as before for a person who comes back to this browser; nobody is asked anything. */
export const renewPushSubscription = async (userId: string, publicKey: string): Promise<DeviceSubscription | null> =>
  pushOwner.is(userId) && pushObstacle() === null && Notification.permission === 'granted'
    ? subscribe(publicKey)
    : null;

export const removePushSubscription = async (): Promise<void> => {
  pushOwner.set(null);
  await (await (await pushManager()).getSubscription())?.unsubscribe();
};
