import { browserStorage } from '../../kit/store/browser-storage';

const key = 'sound.notifications';
const listeners = new Set<() => void>();

/** Whether this browser plays notification sounds; it does until the person switches it off. */
export const soundSwitch = {
  isOn: (): boolean => {
    return browserStorage.get(key) !== 'off';
  },
  set: (on: boolean): void => {
    browserStorage.put(key, on ? null : 'off');
    for (const listener of listeners) listener();
  },
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell);
    addEventListener('storage', tell);
    return () => {
      listeners.delete(tell);
      removeEventListener('storage', tell);
    };
  },
} as const;

const address = '/assets/sounds/message.wav';
/** Milliseconds within which all tabs receive the same notification. */
const lockMs = 1500;

const play = async (): Promise<void> => {
  // Browsers block sounds until the person has interacted with the page.
  await new Audio(address).play()?.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, lockMs));
};

/** The sound of a notification, unless it is switched off; only one of several tabs plays it. */
export const playNotificationSound = (): void => {
  if (!soundSwitch.isOn()) return;
  if ('locks' in navigator)
    void navigator.locks.request('notification-sound', { ifAvailable: true }, (lock) =>
      lock === null ? undefined : play(),
    );
  else void play();
};
