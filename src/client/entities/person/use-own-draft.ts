import { type SheetDrafts, useSheetDraft } from '../../kit/form/sheet-drafts';
import { useMe } from './users-api';

/** Sums and choices of a sheet that Back has closed wait as its words do (`useOwnWords`): for nobody but who made them. */
export const useOwnDraft = <T>(drafts: SheetDrafts<T>, about: string, first: T): ReturnType<typeof useSheetDraft<T>> =>
  useSheetDraft(drafts, `${useMe()?.id ?? ''}:${about}`, first);
