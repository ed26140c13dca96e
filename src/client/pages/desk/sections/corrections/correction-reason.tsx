import type { ReactNode } from 'react';
import { CorrectionOutcome } from './correction-outcome';
import { texts } from './texts';
import type { CorrectionForm } from './use-correction';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';
import { useCorrectBalanceMutation } from '#client/entities/desk/corrections-api.ts';

interface CorrectionReasonProps {
  readonly form: CorrectionForm;
  /** What can still be chosen here, or what was chosen before. */
  readonly children: ReactNode;
  readonly act: ReturnType<typeof useCorrect>;
}

/** Corrects a balance, at once or after a second operator. */
export const useCorrect = (onClose?: () => void) =>
  useAct(useCorrectBalanceMutation(), {
    title: texts.dialog,
    done: ({ status }) => (status === 'WAITING' ? texts.waits : texts.done),
    ...(onClose !== undefined && { onClose }),
  });

/** The last step: the reason that the person reads, and the result. */
export const CorrectionReason = ({ form, children, act }: CorrectionReasonProps) => (
  <ActDialog
    act={act}
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
    onDone={form.forget}
    argsOf={form.argsOf}
  >
    {children}
  </ActDialog>
);
