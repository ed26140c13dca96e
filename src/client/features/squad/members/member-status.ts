import type { SquadMemberView, SquadView } from '../../../../contract/squads/squad-view';
import type { BadgeTone } from '../../../ui/data/badge';
import { unacceptedPayersOf } from '../../../../domain/squad/queries/payments';
import { disputeAwaits } from '../../../../domain/squad/queries/silence';
import { texts } from './texts';

const { status } = texts;

export interface MemberStatus {
  readonly label: string;
  readonly tone: BadgeTone;
}

const paying = ({ share, paid, payerId, id }: SquadMemberView): MemberStatus => {
  if (paid) return { label: status.paid, tone: 'ok' };
  if (share === null) return { label: status.joined, tone: 'neutral' };
  return payerId === id ? { label: status.awaitsPayment, tone: 'warn' } : { label: status.ownerPays, tone: 'neutral' };
};

const afterGame = ({ context, settledAt }: SquadView, { id, type }: SquadMemberView): MemberStatus => {
  if (settledAt !== null) return { label: status.settled, tone: 'neutral' };
  // The dispute stops the settlement: only its answer is awaited.
  if (context.dispute !== null && context.dispute.status !== 'CLOSED')
    return disputeAwaits(context).includes(id) ? { label: status.awaitsConfirmation, tone: 'warn' } : { label: status.joined, tone: 'neutral' };
  // Whose share another has paid, him nobody asks.
  if (type === 'MATE' || !context.payments.some(({ payerId }) => payerId === id)) return { label: status.joined, tone: 'neutral' };
  return unacceptedPayersOf(context).includes(id) ? { label: status.awaitsConfirmation, tone: 'warn' } : { label: status.confirmed, tone: 'ok' };
};

/** What stands at the end of a member's row: where he is with what the squad waits for; nothing once it is over. */
export const memberStatus = (view: SquadView, member: SquadMemberView): MemberStatus | null => {
  if (member.state === 'INVITED') return { label: status.invited, tone: 'info' };
  switch (view.status) {
    case 'DISBANDED':
      return null;
    case 'PENDING':
      return { label: status.joined, tone: 'neutral' };
    case 'READY':
      if (member.type !== 'MATE') return paying(member);
      return member.confirmed ? { label: status.confirmed, tone: 'ok' } : { label: status.awaitsConfirmation, tone: 'warn' };
    case 'STARTED':
      if (member.type !== 'MATE' && member.id !== view.ownerId) return { label: status.paid, tone: 'ok' };
      return member.confirmed ? { label: status.inLobby, tone: 'ok' } : { label: status.awaitsLobby, tone: 'warn' };
    case 'IN_A_GAME':
      return { label: status.inGame, tone: 'ok' };
    case 'FINISHED':
      return afterGame(view, member);
  }
};
