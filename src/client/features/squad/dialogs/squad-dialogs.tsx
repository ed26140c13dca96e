import { DisputeDialog } from '../dispute/dispute-dialog';
import { EarlyFinishDialog } from '../play/early-finish-dialog';
import { RecreateDialog } from '../play/recreate-dialog';
import type { SquadDialog } from '../scene/squad-dialog';
import { DisbandDialog } from './disband-dialog';
import { InviteFriendDialog } from './invite-friend-dialog';
import { InviteMateDialog } from './invite-mate-dialog';
import { KickDialog } from './kick-dialog';
import { LeaveDialog } from './leave-dialog';
import { PublishDialog } from './publish-dialog';
import { TermsDialog } from './terms-dialog';

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
      return <DisputeDialog onClose={onClose} />;
    case 'kick':
      return <KickDialog member={dialog.member} onClose={onClose} />;
  }
};
