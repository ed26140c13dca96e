import { profileLimits } from '#domain/people/username.ts';
import { useChangeAccountEmailMutation, useRenameAccountMutation } from '#client/entities/desk/users-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { texts } from './texts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

interface ChangeProps {
  readonly id: string;
  readonly onClose: () => void;
}

const names: SheetDrafts<string> = new Map();
const emails: SheetDrafts<string> = new Map();

/** Another name for the account. */
export const RenameDialog = ({ id, username, onClose }: ChangeProps & { readonly username: string }) => {
  const draft = useEditDraft(names, id, username);
  const name = draft.values.trim();
  const rename = useAct(useRenameAccountMutation(), {
    title: texts.renameDialog,
    subject: `user:${id}`,
    done: texts.renamed,
    onClose,
  });
  return (
    <ActDialog
      act={rename}
      title={texts.renameDialog}
      confirmLabel={texts.save}
      toPerson
      dangerous={false}
      incomplete={name.length < profileLimits.usernameMin || name === username}
      onDone={draft.forget}
      argsOf={(said) => ({ params: { id }, body: { ...said, username: name } })}
    >
      <UnsavedNote draft={draft} />
      <TextField
        label={texts.rename}
        maxLength={profileLimits.usernameMax}
        autoComplete="off"
        value={draft.values}
        onChange={({ target }) => draft.change(target.value)}
      />
    </ActDialog>
  );
};

/** Another email; the present one is not shown to every operator, so the field begins empty. */
export const EmailDialog = ({ id, onClose }: ChangeProps) => {
  const [email, setEmail, forget] = useOwnDraft(emails, id, '');
  const change = useAct(useChangeAccountEmailMutation(), {
    title: texts.emailDialog,
    subject: `user:${id}`,
    done: texts.emailChanged,
    onClose,
  });
  return (
    <ActDialog
      act={change}
      title={texts.emailDialog}
      confirmLabel={texts.save}
      toPerson
      dangerous={false}
      incomplete={email.trim() === ''}
      onDone={forget}
      argsOf={(said) => ({ params: { id }, body: { ...said, email: email.trim() } })}
    >
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </ActDialog>
  );
};
