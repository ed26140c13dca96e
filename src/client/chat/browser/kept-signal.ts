type Listener = (kept: string | null) => void;

const listeners = new Map<string, Set<Listener>>();

/** Tells whoever shows what stands under a key of `localStorage` that it changed: in this tab and in the others. */
export const keptSignal = {
  /** The other tabs hear of it from the browser. */
  tell: (key: string, kept: string | null): void => listeners.get(key)?.forEach((listener) => listener(kept)),
  follow: (key: string, listener: Listener): (() => void) => {
    const own = listeners.get(key) ?? new Set();
    listeners.set(key, own.add(listener));
    const hear = (event: StorageEvent) => {
      if (event.key === key) listener(event.newValue);
    };
    window.addEventListener('storage', hear);
    return () => {
      own.delete(listener);
      if (own.size === 0) listeners.delete(key);
      window.removeEventListener('storage', hear);
    };
  },
} as const;
