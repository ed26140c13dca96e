import { BellRing } from '#client/kit/icons/bell-ring.tsx';
import { useNavigate } from 'react-router';
import { useConfirmSquadMutation } from '#client/entities/squad/squads-steps-api.ts';
import { useDeclineFriendInvitationMutation, usePingSquadMutation } from '#client/entities/squad/squad-members-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { useSquad } from '../page-state/squad-page-state';
import { ownTokenOf } from '../page-state/members';
import { useStep } from '../page-state/use-step';
import { texts } from './texts';
import { amountDue } from '#domain/squad/selectors/payments.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { OwnSquadGate } from '#client/entities/squad/own-squad-gate.tsx';
import { usePay } from '../pay/use-pay';
import { useGameLink } from '#client/entities/game/chosen-game.ts';
import { AnswerOrder, JoinButton } from './answer-buttons';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { AnswerEarlyFinish, DisputeButton, EarlyFinishButton, RecreateButtons } from './play-buttons';
import { ResumeButton } from '../play/resume-button';
import type { DueKind } from './due-kind';
import { RepeatButton } from './repeat-button';
import { ThanksButtons } from './thanks-buttons';
import { chosenGame } from '#contract/routes/route.ts';
import { createSquadPath, ordersPath } from '#contract/routes/game-pages.ts';

/** The same step in readiness, in the lobby and after the game. */
const ConfirmButton = ({ now, label }: { readonly now: number; readonly label: string }) => {
  const { view, state, me, isOptimistic, whyNot } = useSquad();
  const [confirm] = useConfirmSquadMutation();
  const step = useStep();
  const event = { type: 'squad.confirm', by: me.id, at: now } as const;
  return (
    <Button
      variant="primary"
      busy={isOptimistic}
      whyNot={whyNot(event)}
      onClick={() =>
        step(() => confirm({ params: { id: view.id }, body: { status: state.value } }).unwrap(), texts.confirmed, event)
      }
    >
      {label}
    </Button>
  );
};

/** Pays exactly the sum that it shows. */
const PayButton = ({ now }: { readonly now: number }) => {
  const { view, squad, me, whyNot } = useSquad();
  const due = amountDue(squad, me.id);
  const amount = kopecksToRubles(due);
  const pay = usePay({ squadId: view.id, amount, endsAt: squad.statusEndsAt });
  return (
    <Button
      variant="primary"
      whyNot={whyNot({ type: 'squad.pay', by: me.id, at: now, quoted: due, balance: null })}
      onClick={pay}
    >
      {due === 0 ? texts.payNothing : texts.pay(formatMoney(amount))}
    </Button>
  );
};

/** Pings those who are awaited; without any there is no button. */
const PingButton = ({ now }: { readonly now: number }) => {
  const { view, me, awaited, whyNot } = useSquad();
  const [ping] = usePingSquadMutation();
  const step = useStep();
  if (awaited.every((id) => id === me.id)) return null;
  const event = { type: 'squad.ping', by: me.id, at: now } as const;
  return (
    <Button
      size="sm"
      variant="soft"
      whyNot={whyNot(event)}
      onClick={() => step(() => ping({ params: { id: view.id } }).unwrap(), texts.pinged, event)}
    >
      <BellRing aria-hidden />
      {texts.ping}
    </Button>
  );
};

/** A friend invited by name accepts or declines. */
const AnswerFriend = ({ now }: { readonly now: number }) => {
  const { squad, me } = useSquad();
  const [decline] = useDeclineFriendInvitationMutation();
  const navigate = useNavigate();
  const link = useGameLink();
  const step = useStep();
  const token = ownTokenOf(squad, me.id);
  const refuse = async () => {
    if (token === null) return;
    if (await step(() => decline({ params: { id: token } }).unwrap(), texts.declined))
      await navigate(link(ordersPath({ gameId: chosenGame })));
  };
  return (
    <>
      <Button variant="ghost" onClick={refuse}>
        {texts.decline}
      </Button>
      <JoinButton now={now} />
    </>
  );
};

/** The buttons of a step: the main action first. */
export const DueButtons = ({ kind, now }: { readonly kind: DueKind; readonly now: number }) => {
  const { open, view, me } = useSquad();
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
          <ThanksButtons />
          <RepeatButton now={now} />
        </>
      );
    case 'settled':
      return (
        <>
          <ThanksButtons />
          <RepeatButton now={now} />
        </>
      );
    case 'disbanded':
      return (
        <OwnSquadGate me={me}>
          <ButtonLink to={link(createSquadPath({ gameId: chosenGame }))}>{texts.createNew}</ButtonLink>
        </OwnSquadGate>
      );
    case 'replaceMate':
      return (
        <OwnSquadGate me={me} variant="primary">
          <ButtonLink variant="primary" to={link(`${createSquadPath({ gameId: chosenGame })}?from=${view.id}`)}>
            {texts.replace}
          </ButtonLink>
        </OwnSquadGate>
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
        <Button
          variant={kind === 'answerDispute' ? 'primary' : 'secondary'}
          onClick={() => document.getElementById('squad-dispute')?.focus()}
        >
          {texts.readDispute}
        </Button>
      );
    case 'waitEarlyFinish':
    case 'offered':
      return null;
  }
};
