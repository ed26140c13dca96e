import type { Platform } from '../../../domain/enums/platform';
import { SegmentedControl } from '../form/segmented-control';
import { texts } from './texts';

interface PlatformChoiceProps {
  /** Those of the game. */
  readonly platforms: readonly Platform[];
  readonly value: Platform;
  readonly onChange: (platform: Platform) => void;
}

export const PlatformChoice = ({ platforms, value, onChange }: PlatformChoiceProps) => (
  <SegmentedControl label={texts.platform} value={value} onChange={onChange} options={platforms.map((platform) => ({ value: platform, label: platform }))} />
);
