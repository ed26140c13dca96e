import { useState } from 'react';
import { useChangeMatePercentMutation } from '../../../../entities/admin/admin-mates-api';
import { TextField } from '../../../../kit/form/text-field';
import { useToast } from '../../../../kit/toast/use-toast';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { texts } from './percent-texts';

interface PercentDialogProps {
  readonly mate: { readonly person: { readonly id: string }; readonly percent: number };
  /** Undefined: the operator may not read the history of mates. */
  readonly seen: number | undefined;
  readonly onClose: () => void;
}

/** How much of an order's price the mate gets. */
export const PercentDialog = ({ mate, seen, onClose }: PercentDialogProps) => {
  const [change] = useChangeMatePercentMutation();
  const [typed, setTyped] = useState(String(mate.percent));
  // What was seen when it opened: what changes behind it is told, not slipped past.
  const [first] = useState(seen);
  const toast = useToast();
  const percent = Number(typed);
  const wrong = typed.trim() === '' || !Number.isInteger(percent) || percent < 0 || percent > 100;
  return (
    <ReasonDialog
      title={texts.title}
      confirmLabel={texts.save}
      toPerson={false}
      dangerous={false}
      incomplete={wrong}
      onClose={onClose}
      onConfirm={async (comment) => {
        const body = { percent, comment, ...(first === undefined ? {} : { seen: first }) };
        await change({ params: { id: mate.person.id }, body }).unwrap();
        toast.success(texts.saved);
      }}
    >
      <TextField
        label={texts.percent}
        inputMode="numeric"
        value={typed}
        error={wrong ? texts.wrong : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ReasonDialog>
  );
};
