import { squadLimits } from '../../../domain/settings/squad-limits';
import { SegmentedControl } from '../form/segmented-control';
import { texts } from './texts';

interface SlotsChoiceProps {
  readonly value: number;
  readonly onChange: (slots: number) => void;
  /** Places already given away. */
  readonly taken: number;
  /** The game's limit. */
  readonly maxSlots: number;
}

export const SlotsChoice = ({ value, onChange, taken, maxSlots }: SlotsChoiceProps) => (
  <SegmentedControl
    label={texts.slots}
    value={value}
    onChange={onChange}
    options={Array.from({ length: maxSlots - squadLimits.minSlots + 1 }, (_, index) => {
      const slots = index + squadLimits.minSlots;
      return { value: slots, label: String(slots), disabled: slots < taken };
    })}
  />
);
