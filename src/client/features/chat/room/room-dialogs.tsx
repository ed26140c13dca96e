import styled from 'styled-components';
import { useDispatch } from 'react-redux';
import { useReportMessageMutation } from '#client/entities/chat/reports-api.ts';
import { nameAs } from '#domain/files/names-of-kinds.ts';
import { isLongPicture } from '#domain/files/picture-limits.ts';
import { ReportDialog } from '#client/entities/person/report-dialog.tsx';
import type { StoredMessage } from '#client/entities/chat/store/blocks.ts';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { texts } from '../texts';
import type { ChatFile } from '#contract/chat/chat-objects.ts';
import { messageDeleteWanted } from '#client/entities/chat/store/chat-actions.ts';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { ActionsDialog } from './actions/actions-dialog';
import { type RoomDialog, useRoom } from './room-context';

const ReportMessage = ({ message, onClose }: { readonly message: StoredMessage; readonly onClose: () => void }) => {
  const [report] = useReportMessageMutation();
  return (
    <ReportDialog
      about={`message:${message.id}`}
      title={texts.reportTitle}
      text={texts.reportText}
      onSend={(body) => report({ params: { messageId: message.id }, body }).unwrap()}
      onClose={onClose}
    />
  );
};

const FullPicture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 70dvh;
  margin: 0 auto;
  border-radius: 12px;
  width: auto;
  height: auto;
  object-fit: contain;
`;

const Save = styled.a`
  align-self: flex-end;
  min-height: 44px;
  padding: 10px 4px;
  font-weight: 600;
`;

/** A long picture is as wide as the dialog, or as high as the window, and is scrolled to its end. */
const LongPicture = styled.div`
  overflow-x: auto;
  img {
    display: block;
    width: auto;
    height: auto;
  }
  img[data-long='tall'] {
    max-width: 100%;
    margin: 0 auto;
  }
  img[data-long='wide'] {
    max-width: none;
    max-height: 70dvh;
  }
`;

/** A picture at full size. */
const PictureDialog = ({ file, onClose }: { readonly file: ChatFile; readonly onClose: () => void }) => (
  <Dialog title={file.name} shape="center" width={1000} onClose={onClose}>
    {file.image !== null && isLongPicture(file.image) ? (
      <LongPicture tabIndex={0} role="group" aria-label={file.name}>
        <img src={file.url} alt={file.name} data-long={file.image.width < file.image.height ? 'tall' : 'wide'} />
      </LongPicture>
    ) : (
      <FullPicture src={file.url} alt={file.name} width={file.image?.width} height={file.image?.height} />
    )}
    <Save href={file.url} download={nameAs(file.name, 'webp')}>
      {texts.download}
    </Save>
  </Dialog>
);

interface RoomDialogsProps {
  readonly dialog: RoomDialog | null;
  readonly onClose: () => void;
}

/** The dialog that the room has opened. */
export const RoomDialogs = ({ dialog, onClose }: RoomDialogsProps) => {
  const dispatch = useDispatch();
  const { chatId } = useRoom();
  if (dialog === null) return null;
  if (dialog.kind === 'picture') return <PictureDialog file={dialog.file} onClose={onClose} />;
  if (dialog.kind === 'report') return <ReportMessage message={dialog.message} onClose={onClose} />;
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
