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

let isQuiet = (): boolean => false;

/** Says whether the person wants silence at the moment: their own sound is off, or it is their quiet hours. */
export const setQuietRule = (rule: () => boolean): void => {
  isQuiet = rule;
};

/** One element for each sound: each more is one that the browser has to follow, and messages come by thousands. */
const elements = new Map<string, HTMLAudioElement>();

const elementOf = (address: string): HTMLAudioElement => {
  const element = elements.get(address) ?? new Audio(address);
  elements.set(address, element);
  return element;
};

/**
 * Plays a sound of the product, unless it is playing already, the person wants silence or has switched sounds off in this
 * browser. Every sound that nobody has pressed for goes through it.
 */
export const ring = async (address: string): Promise<void> => {
  if (!soundSwitch.isOn() || isQuiet()) return;
  const element = elementOf(address);
  // Browsers block sounds until the person has interacted with the page.
  if (element.paused) await element.play()?.catch(() => undefined);
};

const address = '/assets/sounds/message.wav';
/** Milliseconds within which all tabs receive the same notification. */
const lockMs = 1500;

const ringAndWait = async (): Promise<void> => {
  await ring(address);
  await new Promise((resolve) => setTimeout(resolve, lockMs));
};

/** The sound of a notification; only one of several tabs plays it. */
export const playNotificationSound = (): void => {
  if ('locks' in navigator)
    void navigator.locks.request('notification-sound', { ifAvailable: true }, (lock) =>
      lock === null ? undefined : ringAndWait(),
    );
  else void ring(address);
};

/** The sound of a message in the chat, of which one tab makes sure that it is the only one. */
export const playMessageSound = (): void => void ring(address);
