import type { ReactNode } from 'react';
import { FormError } from '../../ui/form/form-look';
import { Stack } from '../../ui/layout/stack';
import { SaveRow } from './save-row';
import type { useChoice } from './use-choice';

interface ChoiceFormProps {
  readonly choice: Pick<ReturnType<typeof useChoice>, 'busy' | 'dirty' | 'done' | 'failure' | 'submit'>;
  /** At the end of the button's row. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** What is chosen, why it was not saved, and the button. */
export const ChoiceForm = ({ choice: { busy, dirty, done, failure, submit }, note, children }: ChoiceFormProps) => (
  <Stack
    as="form"
    $gap={16}
    onSubmit={(event) => {
      event.preventDefault();
      void submit();
    }}
  >
    {failure !== null && <FormError>{failure}</FormError>}
    {children}
    <SaveRow busy={busy} dirty={dirty} saved={done}>
      {note}
    </SaveRow>
  </Stack>
);
