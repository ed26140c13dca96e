import { browserStorage } from '../../kit/store/browser-storage';
import { registerWorker } from '../../kit/worker/register-worker';

const key = 'push';

/** What the server needs to send push notifications to this browser. */
export interface DeviceSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Why this browser cannot receive push notifications. `unsupported`: it has no Web Push; `install`: on an iPhone only
 * installed pages have it; `denied`: the person has forbidden it. Null: it can, after the person has agreed.
 */
export const pushObstacle = (): 'unsupported' | 'install' | 'denied' | null => {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
    return Notification.permission === 'denied' ? 'denied' : null;
  return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const deviceOf = (subscription: PushSubscription): DeviceSubscription => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
};

const pushManager = async (): Promise<PushManager> => {
  if ((await registerWorker()) === null) throw new Error('no worker');
  return (await navigator.serviceWorker.ready).pushManager;
};

/** A subscription with an older key of the product cannot be used. */
const hasKey = ({ options }: PushSubscription, publicKey: Uint8Array): boolean => {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === publicKey.length && own.every((byte, index) => byte === publicKey[index]);
};

const subscribe = async (publicKey: string): Promise<DeviceSubscription> => {
  const manager = await pushManager();
  const applicationServerKey = bytesOf(publicKey);
  const existing = await manager.getSubscription();
  if (existing !== null && hasKey(existing, applicationServerKey)) return deviceOf(existing);
  await existing?.unsubscribe();
  return deviceOf(await manager.subscribe({ userVisibleOnly: true, applicationServerKey }));
};

/**
 * Requests the person's permission unless the browser has it already; call it only after a press. Null if they refused.
 * @throws if the browser's push service does not respond
 */
export const requestPushSubscription = async (publicKey: string): Promise<DeviceSubscription | null> =>
  (await Notification.requestPermission()) === 'granted' ? subscribe(publicKey) : null;

/**
 * The person who wants push notifications in this browser: stored, so that the next person who signs in here does not
 * receive notifications that they did not request.
 */
export const pushOwner = {
  is: (userId: string): boolean => browserStorage.get(key) === userId,
  set: (userId: string | null): void => browserStorage.put(key, userId),
} as const;

/**
 * Subscribes again for a person who returns to this browser, if they had agreed before; asks for no permission. Null if
 * they had not.
 */
export const renewPushSubscription = async (userId: string, publicKey: string): Promise<DeviceSubscription | null> =>
  pushOwner.is(userId) && pushObstacle() === null && Notification.permission === 'granted'
    ? subscribe(publicKey)
    : null;

export const removePushSubscription = async (): Promise<void> => {
  pushOwner.set(null);
  await (await (await pushManager()).getSubscription())?.unsubscribe();
};
