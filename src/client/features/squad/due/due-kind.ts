import type { SquadState } from '../../../../domain/squad/squad-state';
import type { SquadEvent } from '../../../../domain/squad/squad-event';
import { mateInvitationOf } from '../../../../domain/squad/queries/invitations';
import { matesOf, memberOf } from '../../../../domain/squad/queries/members';
import { amountDue } from '../../../../domain/squad/queries/payments';
import { whyNot } from '../../../../domain/squad/why-not';

/** The one thing that a person does, or waits for, on the squad's page now. */
export type DueKind =
  | 'answerOrder'
  | 'join'
  | 'inviteMate'
  | 'gather'
  | 'pay'
  | 'confirmReady'
  | 'waitReady'
  | 'confirmLobby'
  | 'waitLobby'
  | 'play'
  | 'confirmFinish'
  | 'waitSettlement'
  | 'settled'
  | 'disbanded';

const beforeStart = (state: SquadState, by: string): DueKind | null => {
  const { context } = state;
  if (memberOf(context, by) !== null) return null;
  return mateInvitationOf(context, by) === null ? 'join' : 'answerOrder';
};

/** Asks the machine itself which step it would take of this person at this moment (epoch ms). */
export const dueKind = (state: SquadState, by: string, at: number): DueKind => {
  const { value, context } = state;
  const takes = (event: SquadEvent) => whyNot(state, event) === null;
  const confirms = () => takes({ type: 'squad.confirm', by, at });
  switch (value) {
    case 'PENDING': {
      const alone = by === context.ownerId && matesOf(context).length === 0 && context.mateInvitations.length === 0;
      return beforeStart(state, by) ?? (alone ? 'inviteMate' : 'gather');
    }
    case 'READY':
      if (takes({ type: 'squad.pay', by, at, quoted: amountDue(context, by), balance: null })) return 'pay';
      return beforeStart(state, by) ?? (confirms() ? 'confirmReady' : 'waitReady');
    case 'STARTED':
      return confirms() ? 'confirmLobby' : 'waitLobby';
    case 'IN_A_GAME':
      return 'play';
    case 'FINISHED':
      if (context.settledAt !== null) return 'settled';
      return confirms() ? 'confirmFinish' : 'waitSettlement';
    case 'DISBANDED':
      return 'disbanded';
  }
};
