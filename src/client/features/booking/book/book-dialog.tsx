import type { ComponentProps } from 'react';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { BookForm } from './book-form';
import { texts } from './texts';

interface BookDialogProps extends ComponentProps<typeof BookForm> {
  readonly onClose: () => void;
}

/** Over a mate's page; its code is loaded when it is opened. */
export const BookDialog = ({ onClose, ...form }: BookDialogProps) => (
  <Dialog title={texts.title(form.mate.name)} onClose={onClose} width={600}>
    <BookForm {...form} />
  </Dialog>
);
