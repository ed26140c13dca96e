import { useCallback, useState } from 'react';

/**
 * What stands in the sheets of one kind, by what each is about: sums and choices, which are worth no storage. They
 * outlive the sheet, not the page.
 */
export type SheetDrafts<T> = Map<string, T>;

/**
 * The draft of one sheet, how to change it, and how to let it go once it has been sent: what is shown stays until the
 * sheet closes.
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
  const forget = useCallback(() => void drafts.delete(about), [drafts, about]);
  return [shown, change, forget];
};
