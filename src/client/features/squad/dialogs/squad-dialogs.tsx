import { useNavigate } from 'react-router';
import { refundText } from '../cancellation/refund-text';
import { type SquadDialog, type SquadPageState, useSquad } from '../page-state/squad-page-state';
import { paidText, texts } from './texts';
import { useDisbandSquadMutation } from '#client/entities/squad/squads-steps-api.ts';
import {
  useKickMemberMutation,
  useLeaveSquadMutation,
  usePublishSquadMutation,
} from '#client/entities/squad/squad-members-api.ts';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { type Member, personOf } from '../page-state/members';
import { useStep } from '../page-state/use-step';
import { useGameLink } from '#client/entities/game/chosen-game.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { OpenDispute } from '../dispute/open-dispute';
import { EarlyFinishDialog, RecreateDialog } from '../play/play-dialogs';
import { InviteFriendDialog } from './invite-friend-dialog';
import { InviteMateDialog } from './invite-mate-dialog';
import { TermsDialog } from './terms-dialog';
import { ThankMate } from './thank-mate';
import { chosenGame } from '#contract/routes/route.ts';
import { ordersHistoryPath } from '#contract/routes/game-pages.ts';

/** What leaving or disbanding now does to the money, to the kopeck, simulated by the squad's machine. */
const departureText = (pageState: SquadPageState): string => {
  const { view, state, squad, me } = pageState;
  if (state.value === 'PENDING' || state.value === 'READY') return paidText(pageState);
  const [now] = view.cancellation;
  const isMate = me.mateAccess !== null;
  return [
    now === undefined ? texts.nobodyPaid : texts.money(refundText(view, now, me.id).join('; ')),
    ...(isMate ? [squad.ownerId === me.id ? texts.mateOwnerStrike : texts.mateStrike] : []),
    ...(isMate && state.value === 'IN_A_GAME' ? [texts.playedPart] : []),
  ].join(' ');
};

const DisbandDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const pageState = useSquad();
  const [disband] = useDisbandSquadMutation();
  const step = useStep();
  const confirm = async () => {
    await step(() => disband({ params: { id: pageState.view.id } }).unwrap(), texts.disbanded);
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.disband}
      text={departureText(pageState)}
      confirmLabel={texts.disbandConfirm}
      dangerous
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

/** Confirmed only when somebody has paid: making a squad visible returns it to gathering. */
const PublishDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const pageState = useSquad();
  const [publish] = usePublishSquadMutation();
  const step = useStep();
  const confirm = async () => {
    await step(() => publish({ params: { id: pageState.view.id }, body: { visible: true } }).unwrap(), texts.published);
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.publish}
      text={texts.backToGathering(paidText(pageState))}
      confirmLabel={texts.publishConfirm}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

const LeaveDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const pageState = useSquad();
  const [leave] = useLeaveSquadMutation();
  const step = useStep();
  const navigate = useNavigate();
  const link = useGameLink();
  const confirm = async () => {
    const done = await step(() => leave({ params: { id: pageState.view.id } }).unwrap(), texts.gone);
    onClose();
    if (done) await navigate(link(ordersHistoryPath({ gameId: chosenGame })));
  };
  return (
    <ConfirmDialog
      title={texts.leave}
      text={departureText(pageState)}
      confirmLabel={texts.leaveConfirm}
      dangerous
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

interface KickDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

const KickDialog = ({ member: { id, state }, onClose }: KickDialogProps) => {
  const pageState = useSquad();
  const { view, me } = pageState;
  const { username } = personOf(view, id);
  const [kick] = useKickMemberMutation();
  const step = useStep();
  const invited = state === 'INVITED';
  const confirm = async () => {
    await step(() => kick({ params: { id }, body: { squadId: view.id } }).unwrap(), texts.kicked(username), {
      type: 'squad.kick',
      by: me.id,
      at: serverNow(),
      memberId: id,
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title={invited ? texts.withdraw(username) : texts.kick(username)}
      text={invited ? texts.withdrawText : texts.backToGathering(paidText(pageState))}
      confirmLabel={invited ? texts.withdrawConfirm : texts.kickConfirm}
      dangerous
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

interface SquadDialogsProps {
  readonly dialog: SquadDialog;
  readonly onClose: () => void;
}

export const SquadDialogs = ({ dialog, onClose }: SquadDialogsProps) => {
  switch (dialog.name) {
    case 'inviteMate':
      return <InviteMateDialog onClose={onClose} />;
    case 'inviteFriend':
      return <InviteFriendDialog onClose={onClose} />;
    case 'terms':
      return <TermsDialog onClose={onClose} />;
    case 'publish':
      return <PublishDialog onClose={onClose} />;
    case 'leave':
      return <LeaveDialog onClose={onClose} />;
    case 'disband':
      return <DisbandDialog onClose={onClose} />;
    case 'earlyFinish':
      return <EarlyFinishDialog onClose={onClose} />;
    case 'recreate':
      return <RecreateDialog onClose={onClose} />;
    case 'dispute':
      return <OpenDispute onClose={onClose} />;
    case 'tips':
      return <ThankMate mate={dialog.mate} onClose={onClose} />;
    case 'kick':
      return <KickDialog member={dialog.member} onClose={onClose} />;
  }
};
