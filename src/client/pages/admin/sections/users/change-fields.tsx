import { profileLimits } from '#domain/people/username.ts';
import { useChangeAccountEmailMutation, useRenameAccountMutation } from '#client/entities/admin/admin-users-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { texts } from './texts';

interface ChangeProps {
  readonly id: string;
  /** What every change of an account carries besides the new value. */
  readonly act: (reason: string) => { readonly reason: string; readonly seen?: number };
  readonly onClose: () => void;
}

const names: SheetDrafts<string> = new Map();
const emails: SheetDrafts<string> = new Map();

/** Another name for the account. */
export const RenameDialog = ({ id, username, act, onClose }: ChangeProps & { readonly username: string }) => {
  const draft = useEditDraft(names, id, username);
  const name = draft.values.trim();
  const [rename] = useRenameAccountMutation();
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.renameDialog}
      confirmLabel={texts.save}
      toPerson
      dangerous={false}
      incomplete={name.length < profileLimits.usernameMin || name === username}
      onConfirm={async (reason) => {
        await rename({ params: { id }, body: { ...act(reason), username: name } }).unwrap();
        draft.forget();
        toast.success(texts.renamed);
      }}
      onClose={onClose}
    >
      <UnsavedNote draft={draft} />
      <TextField
        label={texts.rename}
        maxLength={profileLimits.usernameMax}
        autoComplete="off"
        value={draft.values}
        onChange={({ target }) => draft.change(target.value)}
      />
    </ReasonDialog>
  );
};

/** Another email; the present one is not shown to every operator, so the field begins empty. */
export const EmailDialog = ({ id, act, onClose }: ChangeProps) => {
  const [email, setEmail, clear] = useOwnDraft(emails, id, '');
  const [change] = useChangeAccountEmailMutation();
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.emailDialog}
      confirmLabel={texts.save}
      toPerson
      dangerous={false}
      incomplete={email.trim() === ''}
      onConfirm={async (reason) => {
        await change({ params: { id }, body: { ...act(reason), email: email.trim() } }).unwrap();
        clear();
        toast.success(texts.emailChanged);
      }}
      onClose={onClose}
    >
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </ReasonDialog>
  );
};
