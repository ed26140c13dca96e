/**
 * A storage of the browser. If it fails (forbidden, full), values are held in memory until the page is left: reading
 * and writing never throw.
 */
const storageWithFallback = (area: 'localStorage' | 'sessionStorage') => {
  const fallback = new Map<string, string>();
  const get = (name: string): string | null => {
    try {
      return fallback.get(name) ?? globalThis[area].getItem(name);
    } catch {
      return null;
    }
  };
  const set = (name: string, text: string): void => {
    fallback.set(name, text);
    try {
      globalThis[area].setItem(name, text);
      fallback.delete(name);
    } catch {
      // It is held in memory.
    }
  };
  const remove = (name: string): void => {
    fallback.delete(name);
    try {
      globalThis[area].removeItem(name);
    } catch {
      // Nothing was stored.
    }
  };
  /** Null removes the value. */
  const put = (name: string, text: string | null): void => (text === null ? remove(name) : set(name, text));
  /** Removes every value whose name does not begin with one of `kept`. */
  const forget = (kept: readonly string[]): void => {
    const isKept = (name: string) => kept.some((beginning) => name.startsWith(beginning));
    const names = (): readonly string[] => {
      try {
        return Object.keys(globalThis[area]);
      } catch {
        return [];
      }
    };
    for (const name of new Set([...fallback.keys(), ...names()])) if (!isKept(name)) remove(name);
  };
  return { get, set, remove, put, forget } as const;
};

/** Shared by all tabs of this browser, persists between visits. */
export const browserStorage = storageWithFallback('localStorage');

/** Only for this tab, until it is closed. */
export const tabStorage = storageWithFallback('sessionStorage');
