import { Suspense, useState } from 'react';
import { Button } from '#client/kit/controls/button.tsx';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';
import { toastAndClose } from '#client/kit/overlay/load-errors.tsx';
import { useMay } from '../../../kit/use-may';
import { texts } from './texts';

interface CaseDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** It has the cards of a squad's own page, which a list of the desk does not need. */
const dialog = lazyComponent<CaseDialogProps>(
  () => import(/* webpackChunkName: "admin-case" */ './case-dialog').then((m) => m.CaseDialog),
  { renderError: toastAndClose },
);

/** Opens a squad's life, for operators who may see squads. */
export const CaseButton = ({ squadId }: { readonly squadId: number }) => {
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (!may('MANAGE_SQUADS')) return null;
  return (
    <>
      <Button size="sm" onPointerEnter={() => void dialog.preload()} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && (
        <Suspense>
          <dialog.Component id={squadId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
