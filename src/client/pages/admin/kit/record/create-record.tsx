import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/controls/button';
import { CreateDialog, type NewRecord } from './create-dialog';
import { texts } from './texts';

/** «Создать» and its dialog. */
export const CreateRecord = (record: NewRecord) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {record.label ?? texts.create}
      </Button>
      {open && <CreateDialog {...record} onClose={() => setOpen(false)} />}
    </>
  );
};
