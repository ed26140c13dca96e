import type { CorrectionKind } from '#domain/money/correction.ts';
import { type ChosenPerson, PersonField } from '../../kit/acts/person-field';
import { CorrectionFields } from './correction-fields';
import { CorrectionReason, useCorrect } from './correction-reason';
import { texts } from './texts';
import { useCorrection } from './use-correction';

interface CorrectDialogProps {
  readonly whom?: ChosenPerson | null;
  /** The initial kind of correction. */
  readonly usual?: CorrectionKind;
  readonly onClose: () => void;
}

/** Gives or takes a person's own or bonus money; they read the reason. */
export const CorrectDialog = ({ whom = null, usual, onClose }: CorrectDialogProps) => {
  const form = useCorrection(whom, usual);
  return (
    <CorrectionReason form={form} act={useCorrect(onClose)}>
      <PersonField label={texts.whom} person={form.person} onChoose={(person) => form.change({ person })} />
      <CorrectionFields form={form} />
    </CorrectionReason>
  );
};
