import type { CategoryKind } from '../../../domain/enums/category-kind';
import { isOfferedDuration } from '../../../domain/pricing/is-offered-duration';
import { durationDiscounts } from '../../../domain/settings/prices';
import { formatDuration } from '../../../domain/text/format-duration';
import { SegmentedControl } from '../form/segmented-control';
import { texts } from './texts';

interface DurationChoiceProps {
  readonly kind: CategoryKind | null;
  readonly value: number;
  readonly onChange: (minutes: number) => void;
}

/** The durations that can be ordered in this category. */
export const DurationChoice = ({ kind, value, onChange }: DurationChoiceProps) => (
  <SegmentedControl
    label={texts.duration}
    value={value}
    onChange={onChange}
    options={durationDiscounts
      .filter(({ minutes }) => kind === null || isOfferedDuration(minutes, kind))
      .map(({ minutes }) => ({ value: minutes, label: formatDuration(minutes) }))}
  />
);
