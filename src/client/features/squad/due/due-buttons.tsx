import { ButtonLink } from '../../../ui/controls/button-link';
import { Button } from '../../../ui/controls/button';
import { useGameLink } from '../../../ui/routing/use-game-link';
import { useSquad } from '../scene/squad-scene';
import { AnswerFriend } from './answer-friend';
import { AnswerOrder } from './answer-order';
import { AnswerEarlyFinish } from '../play/answer-early-finish';
import { DisputeButton } from '../play/dispute-button';
import { EarlyFinishButton } from '../play/early-finish-button';
import { RecreateButtons } from '../play/recreate-buttons';
import { ResumeButton } from '../play/resume-button';
import { ConfirmButton } from './confirm-button';
import type { DueKind } from './due-kind';
import { JoinButton } from './join-button';
import { PayButton } from './pay-button';
import { PingButton } from './ping-button';
import { RepeatButton } from './repeat-button';
import { texts } from './texts';

/** The buttons of a step: the one action first. */
export const DueButtons = ({ kind, now }: { readonly kind: DueKind; readonly now: number }) => {
  const { open, view } = useSquad();
  const link = useGameLink();
  switch (kind) {
    case 'answerOrder':
      return <AnswerOrder now={now} />;
    case 'answerFriend':
      return <AnswerFriend now={now} />;
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
      return (
        <>
          <DisputeButton now={now} />
          <ConfirmButton now={now} label={texts.allGood} />
        </>
      );
    case 'gather':
    case 'waitReady':
    case 'waitLobby':
      return <PingButton now={now} />;
    case 'waitSettlement':
      return (
        <>
          <DisputeButton now={now} />
          <RepeatButton now={now} />
        </>
      );
    case 'settled':
      return <RepeatButton now={now} />;
    case 'disbanded':
      return <ButtonLink to={link('/{gameId}/squads/create')}>{texts.createNew}</ButtonLink>;
    case 'replaceMate':
      return (
        <ButtonLink variant="primary" to={link(`/{gameId}/squads/create?from=${view.id}`)}>
          {texts.replace}
        </ButtonLink>
      );
    case 'play':
      return <EarlyFinishButton now={now} />;
    case 'answerEarlyFinish':
      return <AnswerEarlyFinish />;
    case 'recreate':
      return <RecreateButtons now={now} />;
    case 'waitRecreation':
      return <ResumeButton now={now} />;
    case 'answerDispute':
    case 'waitDispute':
      return (
        <Button variant={kind === 'answerDispute' ? 'primary' : 'secondary'} onClick={() => document.getElementById('squad-dispute')?.focus()}>
          {texts.readDispute}
        </Button>
      );
    case 'waitEarlyFinish':
    case 'offered':
      return null;
  }
};
