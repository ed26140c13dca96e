import { Button } from '../controls/button';
import { Dialog } from './dialog';
import { DialogActions } from './dialog-styles';
import { texts } from './texts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly dangerous?: boolean;
  readonly onConfirm: () => unknown;
  readonly onClose: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export const ConfirmDialog = ({
  title,
  text,
  confirmLabel,
  dangerous = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog title={title} description={text} onClose={onClose}>
    <DialogActions>
      <Button variant="ghost" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button variant={dangerous ? 'danger' : 'primary'} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </DialogActions>
  </Dialog>
);
