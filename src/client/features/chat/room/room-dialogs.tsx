import { useDispatch } from 'react-redux';
import { messageDeleteWanted } from '../../../chat/store/chat-actions';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { texts } from '../texts';
import { ActionsDialog } from './actions/actions-dialog';
import { ReportDialog } from './actions/report-dialog';
import { PictureDialog } from './files/picture-dialog';
import { useRoom } from './room-context';
import type { RoomDialog } from './room-context';

interface RoomDialogsProps {
  readonly dialog: RoomDialog | null;
  readonly onClose: () => void;
}

/** The dialog that the room has open. */
export const RoomDialogs = ({ dialog, onClose }: RoomDialogsProps) => {
  const dispatch = useDispatch();
  const { chatId } = useRoom();
  if (dialog === null) return null;
  if (dialog.kind === 'picture') return <PictureDialog file={dialog.file} onClose={onClose} />;
  if (dialog.kind === 'report') return <ReportDialog message={dialog.message} onClose={onClose} />;
  if (dialog.kind === 'actions') return <ActionsDialog message={dialog.message} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      text={texts.removeText}
      confirmLabel={texts.remove}
      dangerous
      onClose={onClose}
      onConfirm={() => {
        dispatch(messageDeleteWanted({ chatId, messageId: dialog.message.id }));
        onClose();
      }}
    />
  );
};
