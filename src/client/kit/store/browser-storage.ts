/**
 * What the browser keeps under a name. Where it keeps nothing (forbidden, full), the page itself does until it is left:
 * nobody who reads or writes here breaks.
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
      // The page has it.
    }
  };
  const remove = (name: string): void => {
    fallback.delete(name);
    try {
      globalThis[area].removeItem(name);
    } catch {
      // Nothing was kept.
    }
  };
  /** Null keeps nothing. */
  const put = (name: string, text: string | null): void => (text === null ? remove(name) : set(name, text));
  return { get, set, remove, put } as const;
};

/** Kept in this browser, for all tabs, from one visit to the next. */
export const browserStorage = storageWithFallback('localStorage');

/** Kept in this tab until it is closed. */
export const tabStorage = storageWithFallback('sessionStorage');
