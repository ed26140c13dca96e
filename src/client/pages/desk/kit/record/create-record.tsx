import { Plus } from '#client/kit/icons/plus.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { usePaletteDialog } from '../acts/use-palette-dialog';
import { CreateDialog, type NewRecord } from './create-dialog';
import { texts } from './texts';

/** «Создать» and its dialog. */
export const CreateRecord = ({
  act = '',
  ...record
}: NewRecord & { /** Its name in the palette. */ readonly act?: string }) => {
  const [open, setOpen] = usePaletteDialog(act);
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
