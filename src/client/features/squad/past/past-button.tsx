import { type ComponentProps, Suspense, useState } from 'react';
import { Button } from '#client/kit/controls/button.tsx';
import { History } from '#client/kit/icons/history.tsx';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';
import { toastAndClose } from '#client/kit/overlay/load-errors.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const texts = defineTexts({ ru: { open: 'Как всё было' } });

interface PastDialogProps {
  readonly squadId: number;
  readonly onClose: () => void;
}

const dialog = lazyComponent<PastDialogProps>(
  () => import(/* webpackChunkName: "squad-past" */ './past-dialog').then((m) => m.PastDialog),
  { renderError: toastAndClose },
);

interface PastButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant'> {
  readonly squadId: number;
}

/** Opens a squad's life as its party saw it. */
export const PastButton = ({ squadId, size = 'sm', variant = 'ghost' }: PastButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={size} variant={variant} onPointerEnter={() => void dialog.preload()} onClick={() => setOpen(true)}>
        <History aria-hidden />
        {texts.open}
      </Button>
      {open && (
        <Suspense>
          <dialog.Component squadId={squadId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
