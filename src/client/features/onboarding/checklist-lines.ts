import type { MateReadiness } from '../../../contract/mates';
import { mateReadinessDetails } from '../../../domain/enums/mate-readiness-detail';
import type { MateReadinessDetail } from '../../../domain/enums/mate-readiness-detail';
import type { SettingsAnchor } from '../../ui/routing/settings-address';
import { missingText } from './missing-text';
import { texts } from './texts';

export interface ChecklistLine {
  readonly key: string;
  readonly detail: MateReadinessDetail;
  readonly done: boolean;
  readonly text: string;
  readonly anchor: SettingsAnchor;
}

const anchors: Readonly<Record<MateReadinessDetail, SettingsAnchor>> = {
  notifications: 'channels',
  avatar: 'avatar',
  description: 'description',
  languages: 'languages',
  country: 'country',
  platforms: 'platforms',
  categories: 'categories',
  invalid_game_params: 'params',
};

/** Every detail of readiness in its order, done or missing; a game's missing parameters have a line each. */
export const checklistLines = ({ missing }: MateReadiness): readonly ChecklistLine[] =>
  mateReadinessDetails.flatMap((detail): readonly ChecklistLine[] => {
    const lacking = missing.filter((one) => one.detail === detail);
    const anchor = anchors[detail];
    if (lacking.length === 0) return [{ key: detail, detail, done: true, text: texts.lines[detail].done, anchor }];
    return lacking.map((one) => ({ key: `${detail} ${one.name ?? ''}`, detail, done: false, text: missingText(one), anchor }));
  });
