import { type SheetDrafts, useSheetDraft } from '../../kit/form/sheet-drafts';
import { useMe } from './users-api';

/**
 * The draft of a sheet's sums and choices, preserved when Back closes the sheet, like its text (`useOwnText`); each
 * signed-in person has their own.
 */
export const useOwnDraft = <T>(drafts: SheetDrafts<T>, about: string, first: T): ReturnType<typeof useSheetDraft<T>> =>
  useSheetDraft(drafts, `${useMe()?.id ?? ''}:${about}`, first);
