import { ButtonLink } from '../../../ui/controls/button-link';
import { Button } from '../../../ui/controls/button';
import { useGameLink } from '../../../ui/routing/use-game-link';
import { useSquad } from '../scene/squad-scene';
import { AnswerOrder } from './answer-order';
import { ConfirmButton } from './confirm-button';
import type { DueKind } from './due-kind';
import { JoinButton } from './join-button';
import { PayButton } from './pay-button';
import { PingButton } from './ping-button';
import { RepeatButton } from './repeat-button';
import { texts } from './texts';

/** The buttons of a step: the one action first. */
export const DueButtons = ({ kind, now }: { readonly kind: DueKind; readonly now: number }) => {
  const { open } = useSquad();
  const link = useGameLink();
  switch (kind) {
    case 'answerOrder':
      return <AnswerOrder now={now} />;
    case 'join':
      return <JoinButton now={now} />;
    case 'inviteMate':
      return (
        <Button variant="primary" onClick={() => open({ name: 'inviteMate' })}>
          {texts.invite}
        </Button>
      );
    case 'pay':
      return <PayButton now={now} />;
    case 'confirmReady':
      return <ConfirmButton now={now} label={texts.ready} />;
    case 'confirmLobby':
      return <ConfirmButton now={now} label={texts.inLobby} />;
    case 'confirmFinish':
      return <ConfirmButton now={now} label={texts.allGood} />;
    case 'gather':
    case 'waitReady':
    case 'waitLobby':
      return <PingButton now={now} />;
    case 'waitSettlement':
    case 'settled':
      return <RepeatButton now={now} />;
    case 'disbanded':
      return <ButtonLink to={link('/{gameId}/squads/create')}>{texts.createNew}</ButtonLink>;
    case 'play':
      return null;
  }
};
