import { browserStorage } from '../store/browser-storage';

const prefix = 'draft:';

/** A long text that has not been saved on the server yet, stored in this browser under a name. */
export const storedDraft = (name: string) => ({
  read: (): string | null => browserStorage.get(prefix + name),
  write: (text: string): void => browserStorage.set(prefix + name, text),
  remove: (): void => browserStorage.remove(prefix + name),
});
