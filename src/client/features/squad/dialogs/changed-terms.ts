import type { SquadView } from '../../../../contract/squads/squad-view';
import type { PayMode } from '../../../../domain/enums/pay-mode';
import type { Platform } from '../../../../domain/enums/platform';

/** Terms as the dialog edits them. */
export interface Terms {
  readonly categoryId: number;
  readonly platform: Platform;
  readonly languages: readonly string[];
  readonly durationMinutes: number;
  readonly slots: number;
  readonly payMode: PayMode;
}

export const termsOf = ({ category, platform, languages, durationMinutes, slots, payMode }: SquadView): Terms => ({
  categoryId: category.id,
  platform,
  languages,
  durationMinutes,
  slots,
  payMode,
});

const same = (one: Terms[keyof Terms], other: Terms[keyof Terms]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only what differs: the rest stays as it is, whoever changes it meanwhile. */
export const changedTerms = (before: Terms, after: Terms): Partial<Terms> => ({
  ...(same(before.categoryId, after.categoryId) ? {} : { categoryId: after.categoryId }),
  ...(same(before.platform, after.platform) ? {} : { platform: after.platform }),
  ...(same(before.languages, after.languages) ? {} : { languages: after.languages }),
  ...(same(before.durationMinutes, after.durationMinutes) ? {} : { durationMinutes: after.durationMinutes }),
  ...(same(before.slots, after.slots) ? {} : { slots: after.slots }),
  ...(same(before.payMode, after.payMode) ? {} : { payMode: after.payMode }),
});
