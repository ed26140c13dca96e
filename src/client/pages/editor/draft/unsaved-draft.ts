import type { DraftFields } from '#contract/blog/draft.ts';
import { storedDraft } from '#client/kit/form/stored-draft.ts';

/** A request for a new draft. Repeated as it was, it brings the draft that it has made already. */
export interface Creation {
  readonly clientKey: string;
  readonly fields: DraftFields;
}

/** What of a draft is not on the server yet. */
interface Unsaved {
  /** Sent, and not answered yet when this was stored: another visit repeats it. */
  readonly creation: Creation | null;
  readonly revision: number;
  readonly base: DraftFields;
  readonly fields: DraftFields;
}

/** The unsaved changes of a draft in this browser; `id`: null for a draft that the server does not know yet. */
export const unsavedDraft = (id: number | null) => {
  const storage = storedDraft(`article:${id ?? 'new'}`);
  return {
    /** Null when there are none, or none that can be read. */
    read: (): Unsaved | null => {
      const text = storage.read();
      if (text === null) return null;
      try {
        const stored: Unsaved | null = JSON.parse(text);
        return stored !== null &&
          Array.isArray(stored.fields.document.blocks) &&
          Array.isArray(stored.base.document.blocks)
          ? { ...stored, creation: stored.creation ?? null }
          : null;
      } catch {
        return null;
      }
    },
    write: (unsaved: Unsaved): void => storage.write(JSON.stringify(unsaved)),
    remove: storage.remove,
  };
};
