import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { defineTexts } from '../../kit/texts/define-texts';
import { Button } from '../../kit/controls/button';
import type { ModalProps } from '../../entities/modals/modals';
import { Dialog } from '../../kit/overlay/dialog';
import { DialogActions } from '../../kit/overlay/dialog-styles';
import { squadPath } from '#contract/routes/game-pages.ts';
import { ring } from '../../entities/notification/sound';

const address = '/assets/sounds/ping.wav';

/** Browsers block sound until the person has interacted with the page; then the modal alone informs them. */
const playPing = (): void => {
  void ring(address);
};

const texts = defineTexts({
  ru: {
    title: 'Тебя ждут в скваде',
    text: (name: string) => `${name} торопит: сквад ждёт твоего ответа.`,
    open: 'Открыть сквад',
    later: 'Позже',
  },
});

type SquadPingModalProps = ModalProps['squad-ping'] & { readonly onClose: () => void };

/** Opened by the socket's «squad ping» event, with a sound: a member of the squad waits for this person. */
export const SquadPingModal = ({ squadId, gameId, username, onClose }: SquadPingModalProps) => {
  const navigate = useNavigate();
  useEffect(playPing, []);
  const open = async () => {
    onClose();
    await navigate(squadPath({ gameId, squadId }));
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
