/**
 * What the browser keeps under a name. Where it keeps nothing (forbidden, full), the page itself does until it is left:
 * nobody who reads or writes here breaks.
 */
const keptIn = (place: 'localStorage' | 'sessionStorage') => {
  const spare = new Map<string, string>();
  const get = (name: string): string | null => {
    try {
      return spare.get(name) ?? globalThis[place].getItem(name);
    } catch {
      return null;
    }
  };
  const set = (name: string, text: string): void => {
    spare.set(name, text);
    try {
      globalThis[place].setItem(name, text);
      spare.delete(name);
    } catch {
      // The page has it.
    }
  };
  const remove = (name: string): void => {
    spare.delete(name);
    try {
      globalThis[place].removeItem(name);
    } catch {
      // Nothing was kept.
    }
  };
  /** Null keeps nothing. */
  const put = (name: string, text: string | null): void => (text === null ? remove(name) : set(name, text));
  return { get, set, remove, put } as const;
};

/** Kept in this browser, for all tabs, from one visit to the next. */
export const kept = keptIn('localStorage');

/** Kept in this tab until it is closed. */
export const keptInTab = keptIn('sessionStorage');
