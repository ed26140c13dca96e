import { useState } from 'react';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';

export interface EditDraft<T> {
  readonly values: T;
  readonly change: (values: T) => void;
  /** After it has been saved. */
  readonly forget: () => void;
  /** Back to what is stored. */
  readonly reset: () => void;
  /** It was typed before the form was closed, and differs from what is stored. */
  readonly restored: boolean;
}

/**
 * What an operator types over stored values: preserved when the form is closed, like every draft, for as long as the
 * page. A draft over values that somebody has changed since is not shown again: it would overwrite their change unseen.
 * The values must be what JSON can hold, since they are compared as such.
 */
export const useEditDraft = <T>(drafts: SheetDrafts<T>, about: string, stored: T): EditDraft<T> => {
  // The form shows what was stored when it opened; whether that has changed is checked when it is sent.
  const [first] = useState(stored);
  const [values, change, forget] = useOwnDraft(drafts, `${about} ${JSON.stringify(first)}`, first);
  const changed = JSON.stringify(values) !== JSON.stringify(first);
  const [wasChanged] = useState(changed);
  const reset = () => {
    change(first);
    forget();
  };
  return { values, change, forget, reset, restored: wasChanged && changed };
};
