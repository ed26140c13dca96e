import { useState } from 'react';
import { Button } from '#client/kit/controls/button.tsx';
import { useMay } from '../../../kit/use-may';
import { CaseDialog } from './case-dialog';
import { texts } from './texts';

/** Opens a squad's life, for operators who may see squads. */
export const CaseButton = ({ squadId }: { readonly squadId: number }) => {
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (!may('MANAGE_SQUADS')) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && <CaseDialog id={squadId} onClose={() => setOpen(false)} />}
    </>
  );
};
