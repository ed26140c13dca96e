import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/controls/button';
import type { ModalProps } from '../../ui/modals/modal-props';
import { Dialog } from '../../ui/overlay/dialog';
import { DialogActions } from '../../ui/overlay/dialog-look';
import { playPing } from './play-ping';
import { texts } from './texts';

type SquadPingModalProps = ModalProps['squad-ping'] & { readonly onClose: () => void };

/** Opened by the socket's «squad ping», with a sound: somebody in the squad waits for this person. */
export const SquadPingModal = ({ squadId, gameId, username, onClose }: SquadPingModalProps) => {
  const navigate = useNavigate();
  useEffect(playPing, []);
  const open = async () => {
    onClose();
    await navigate(`/${gameId}/squads/${squadId}`);
  };
  return (
    <Dialog title={texts.title} description={texts.text(username)} onClose={onClose} shape="center" width={420}>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {texts.later}
        </Button>
        <Button variant="primary" onClick={open}>
          {texts.open}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
