import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { Button } from '#client/kit/controls/button.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { useAct } from '../acts/use-act';
import type { FieldSpec, FieldValues, Reader } from './record-fields';
import { RecordForm } from './record-form';
import { texts } from './texts';
import { deskPage, type DeskSection } from '#contract/routes/desk-pages.ts';

export interface NewRecord {
  /** Where the new record opens. */
  readonly section: DeskSection;
  readonly title: string;
  readonly label?: string;
  readonly fields: readonly FieldSpec[];
  readonly initial: FieldValues;
  /** Resolves to the new id; rejects with the error of the request. */
  readonly make: (read: Reader) => Promise<string | number>;
  readonly preview?: (read: Reader) => ReactNode;
  /** Created outside of its section: this toast is shown instead of opening the record. */
  readonly successText?: string;
}

const drafts: SheetDrafts<FieldValues> = new Map();

interface CreateDialogProps extends NewRecord {
  readonly onClose: () => void;
}

/** The form of a new record, which then opens next to the list. */
export const CreateDialog = ({
  section,
  title,
  label = texts.create,
  fields,
  initial,
  make,
  preview,
  successText,
  onClose,
}: CreateDialogProps) => {
  const about = `${section} ${title}`;
  const [draft, setDraft, clear] = useOwnDraft(drafts, about, initial);
  const navigate = useNavigate();
  const create = useAct([(read: Reader) => ({ unwrap: () => make(read) })], {
    title: label,
    done: successText ?? texts.created,
    onClose,
    onDone: (id) => {
      clear();
      if (successText === undefined) void navigate(deskPage(section, id));
    },
  });
  return (
    <Dialog title={title} onClose={onClose} width={560}>
      <RecordForm
        fields={fields}
        initial={initial}
        values={draft}
        onChange={setDraft}
        isNew
        submitLabel={label}
        act={create}
        {...(preview === undefined ? {} : { preview })}
      >
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </RecordForm>
    </Dialog>
  );
};
