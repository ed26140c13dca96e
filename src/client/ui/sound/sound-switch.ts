const key = 'sound.notifications';
const listeners = new Set<() => void>();

/** Whether this browser may ring; it does until somebody says otherwise. */
export const soundSwitch = {
  isOn: (): boolean => {
    try {
      return localStorage.getItem(key) !== 'off';
    } catch {
      return true;
    }
  },
  set: (on: boolean): void => {
    try {
      if (on) localStorage.removeItem(key);
      else localStorage.setItem(key, 'off');
    } catch {
      // Without storage it rings, as it did.
    }
    for (const tell of listeners) tell();
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
