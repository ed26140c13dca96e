import type { PayMode } from '../../../domain/enums/pay-mode';
import { payModes } from '../../../domain/enums/pay-mode';
import { SegmentedControl } from '../form/segmented-control';
import { texts } from './texts';

interface PayModeChoiceProps {
  readonly value: PayMode;
  readonly onChange: (mode: PayMode) => void;
}

export const PayModeChoice = ({ value, onChange }: PayModeChoiceProps) => (
  <SegmentedControl label={texts.payMode} value={value} onChange={onChange} options={payModes.map((mode) => ({ value: mode, label: texts.payModes[mode] }))} />
);
