import type { ReactNode } from 'react';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { CorrectionOutcome } from './correction-outcome';
import { texts } from './texts';
import type { CorrectionForm } from './use-correction';

interface CorrectionReasonProps {
  readonly form: CorrectionForm;
  /** What can still be chosen here, or what was chosen before. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The last step: the reason that the person reads, and the result. */
export const CorrectionReason = ({ form, children, onClose }: CorrectionReasonProps) => (
  <ReasonDialog
    title={texts.dialog}
    confirmLabel={form.large ? texts.sendForSecond : texts.send}
    toPerson
    dangerous={form.way === 'TAKE'}
    incomplete={!form.ready}
    consequence={
      <>
        <CorrectionOutcome form={form} />
        {!form.large && <small>{texts.atOnce}</small>}
      </>
    }
    onConfirm={form.send}
    onClose={onClose}
  >
    {children}
  </ReasonDialog>
);
