import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../kit/controls/button';
import { Dialog } from '../../../../kit/overlay/dialog';
import { useToast } from '../../../../kit/toast/use-toast';
import type { FieldSpec, FieldValues, Reader } from './record-fields';
import { RecordForm } from './record-form';
import { texts } from './texts';

interface CreateRecordProps {
  /** Below `/admin/`: where the new record opens. */
  readonly section: string;
  readonly title: string;
  readonly label?: string;
  readonly fields: readonly FieldSpec[];
  readonly initial: FieldValues;
  /** Gives the id of what was made; rejects with the failure of the call. */
  readonly make: (read: Reader) => Promise<string | number>;
  readonly preview?: (read: Reader) => ReactNode;
}

/** «Создать» and its dialog; what was made opens beside the list. */
export const CreateRecord = ({
  section,
  title,
  label = texts.create,
  fields,
  initial,
  make,
  preview,
}: CreateRecordProps) => {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const submit = async (read: Reader) => {
    const id = await make(read);
    toast.success(texts.created);
    setOpen(false);
    void navigate(`/admin/${section}/${id}`);
  };
  return (
    <>
      <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {label}
      </Button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)} width={560}>
          <RecordForm
            fields={fields}
            initial={initial}
            isNew
            submitLabel={label}
            onSubmit={submit}
            {...(preview === undefined ? {} : { preview })}
          >
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
          </RecordForm>
        </Dialog>
      )}
    </>
  );
};
