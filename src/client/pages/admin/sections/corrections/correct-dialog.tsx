import type { CorrectionKind } from '../../../../../domain/money/correction';
import { type ChosenPerson, PersonField } from '../../kit/acts/person-field';
import { CorrectionFields } from './correction-fields';
import { CorrectionReason } from './correction-reason';
import { texts } from './texts';
import { useCorrection } from './use-correction';

interface CorrectDialogProps {
  readonly whom?: ChosenPerson | null;
  /** For what it is opened. */
  readonly usual?: CorrectionKind;
  readonly onClose: () => void;
}

/** Gives or takes money of a person, their own or bonus money; they read the words. */
export const CorrectDialog = ({ whom = null, usual, onClose }: CorrectDialogProps) => {
  const form = useCorrection(whom, usual);
  return (
    <CorrectionReason form={form} onClose={onClose}>
      <PersonField label={texts.whom} person={form.person} onChoose={(person) => form.change({ person })} />
      <CorrectionFields form={form} />
    </CorrectionReason>
  );
};
