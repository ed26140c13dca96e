import { useChangeAccountAgeMutation } from '#client/entities/desk/users-api.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { ageGroup, isBirthDate } from '#domain/people/age.ts';
import { ActDialog } from '../../kit/acts/act-dialog';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useAct } from '../../kit/acts/use-act';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { texts } from './texts';

interface AgeDraft {
  readonly born: string;
  readonly parent: string;
}

const drafts: SheetDrafts<AgeDraft> = new Map();
const nothing: AgeDraft = { born: '', parent: '' };

/** The day of birth by a document that the operator has seen, and the parent who agrees for somebody under age. */
export const AgeDialog = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const draft = useEditDraft(drafts, id, nothing);
  const { born, parent } = draft.values;
  const isPossible = isBirthDate(born, serverNow());
  const isMinor = isPossible && ageGroup(born, serverNow()) === 'MINOR';
  const named = parent.trim();
  const change = useAct(useChangeAccountAgeMutation(), {
    title: texts.ageDialog,
    subject: `user:${id}`,
    done: texts.ageChanged,
    onClose,
  });
  return (
    <ActDialog
      act={change}
      title={texts.ageDialog}
      confirmLabel={texts.save}
      toPerson
      dangerous={false}
      incomplete={!isPossible}
      onDone={draft.forget}
      argsOf={(said) => ({
        params: { id },
        body: { ...said, born, parent: isMinor && named.length > 1 ? named : null },
      })}
    >
      <UnsavedNote draft={draft} />
      <TextField
        label={texts.born}
        type="date"
        value={born}
        error={born !== '' && !isPossible ? texts.bornWrong : undefined}
        onChange={({ target }) => draft.change({ ...draft.values, born: target.value })}
      />
      {isMinor && (
        <TextField
          label={texts.parent}
          hint={texts.parentHint}
          maxLength={120}
          autoComplete="off"
          value={parent}
          onChange={({ target }) => draft.change({ ...draft.values, parent: target.value })}
        />
      )}
    </ActDialog>
  );
};
