import { useCallback, useState } from 'react';

/**
 * Drafts of the sheets of one kind, by the object that each sheet is about: sums and choices, too small to be stored in
 * the browser. They outlive the sheet, but not the page.
 */
export type SheetDrafts<T> = Map<string, T>;

/**
 * The draft of one sheet, a function that changes it, and one that deletes it after it has been sent; the sheet shows
 * its values until it closes.
 */
export const useSheetDraft = <T>(
  drafts: SheetDrafts<T>,
  about: string,
  first: T,
): readonly [T, (draft: T) => void, () => void] => {
  const [shown, show] = useState(() => drafts.get(about) ?? first);
  const change = (draft: T): void => {
    drafts.set(about, draft);
    show(draft);
  };
  const remove = useCallback(() => void drafts.delete(about), [drafts, about]);
  return [shown, change, remove];
};
