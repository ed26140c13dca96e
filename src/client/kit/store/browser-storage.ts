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
  return { get, set, remove, put } as const;
};

/** Shared by all tabs of this browser, persists between visits. */
export const browserStorage = storageWithFallback('localStorage');

/** Only for this tab, until it is closed. */
export const tabStorage = storageWithFallback('sessionStorage');
