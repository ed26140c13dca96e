import { kept } from '../store/kept';

const prefix = 'draft:';

/** A long text that has not been saved, kept in this browser under a name. */
export const keptDraft = (name: string) => ({
  read: (): string | null => kept.get(prefix + name),
  keep: (text: string): void => kept.set(prefix + name, text),
  drop: (): void => kept.remove(prefix + name),
});
