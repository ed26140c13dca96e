import { Plus } from '#client/kit/icons/plus.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { useAct } from '../acts/use-act';
import { CreateDialog, type NewRecord } from './create-dialog';
import { texts } from './texts';

/** «Создать» and its dialog. */
export const CreateRecord = ({
  act = '',
  ...record
}: NewRecord & { /** Its name in the palette. */ readonly act?: string }) => {
  const [open, setOpen] = useAct(act);
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
