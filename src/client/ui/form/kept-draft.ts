const prefix = 'draft:';

/** A long text that has not been saved, kept in this browser under a name; a browser without storage keeps nothing. */
export const keptDraft = (name: string) => ({
  read: (): string | null => {
    try {
      return localStorage.getItem(prefix + name);
    } catch {
      return null;
    }
  },
  keep: (text: string): void => {
    try {
      localStorage.setItem(prefix + name, text);
    } catch {
      // A full or forbidden storage: the text still stands in its field.
    }
  },
  drop: (): void => {
    try {
      localStorage.removeItem(prefix + name);
    } catch {
      // Nothing was kept.
    }
  },
});
