import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import { addressedFriendInvitations, mateInvitationOf, offerOf } from '#domain/squad/selectors/invitations.ts';
import { isMateOwned, matesOf, memberOf } from '#domain/squad/selectors/members.ts';
import { amountDue } from '#domain/squad/selectors/payments.ts';
import type { PublicSquadState } from '#domain/squad/facts/squad-context.ts';

/** What this person does, or waits for, on the squad's page now. */
export type DueKind =
  | 'answerOrder'
  | 'answerFriend'
  | 'join'
  | 'offered'
  | 'inviteMate'
  | 'gather'
  | 'pay'
  | 'confirmReady'
  | 'waitReady'
  | 'confirmLobby'
  | 'waitLobby'
  | 'play'
  | 'answerEarlyFinish'
  | 'waitEarlyFinish'
  | 'recreate'
  | 'waitRecreation'
  | 'answerDispute'
  | 'waitDispute'
  | 'replaceMate'
  | 'confirmFinish'
  | 'waitSettlement'
  | 'settled'
  | 'disbanded';

const beforeStart = (state: PublicSquadState, by: string): DueKind | null => {
  const { context } = state;
  if (memberOf(context, by) !== null) return null;
  if (mateInvitationOf(context, by) !== null) return 'answerOrder';
  if (addressedFriendInvitations(context).some(({ friendId }) => friendId === by)) return 'answerFriend';
  return offerOf(context, by) === null ? 'join' : 'offered';
};

/** The flag «need to recreate» takes precedence: the clock stands still until the owner has acted. */
const recreationOf = ({ context }: PublicSquadState, by: string): DueKind | null =>
  context.recreation === null ? null : by === context.ownerId ? 'recreate' : 'waitRecreation';

const disputeKind = ({ context }: PublicSquadState, answers: boolean): DueKind | null => {
  if (answers) return 'answerDispute';
  return context.dispute === null || context.dispute.status === 'CLOSED' ? null : 'waitDispute';
};

/** None of the mates came to the lobby, which ended the squad. */
const lostItsMate = ({ context }: PublicSquadState, by: string): boolean =>
  by === context.ownerId && context.quote !== null && matesOf(context).length === 0 && !isMateOwned(context);

/** Evaluates which step the machine would accept from this person at this moment (epoch ms). */
export const dueKind = (state: PublicSquadState, by: string, at: number): DueKind => {
  const { value, context } = state;
  const takes = (event: SquadEvent) => squadRefusal(state, event) === null;
  const confirms = () => takes({ type: 'squad.confirm', by, at });
  const answersDispute = () => takes({ type: 'squad.answerDispute', by, at, granted: true });
  switch (value) {
    case 'PENDING': {
      const alone =
        by === context.ownerId &&
        matesOf(context).length === 0 &&
        context.mateInvitations.length === 0 &&
        context.hotUntil === null;
      return beforeStart(state, by) ?? (alone ? 'inviteMate' : 'gather');
    }
    case 'READY':
      if (takes({ type: 'squad.pay', by, at, quoted: amountDue(context, by), balance: null })) return 'pay';
      return beforeStart(state, by) ?? (confirms() ? 'confirmReady' : 'waitReady');
    case 'STARTED':
      return recreationOf(state, by) ?? (confirms() ? 'confirmLobby' : 'waitLobby');
    case 'IN_A_GAME':
      if (takes({ type: 'squad.answerEarlyFinish', by, at, confirmed: true })) return 'answerEarlyFinish';
      return (
        recreationOf(state, by) ??
        (answersDispute() ? 'answerDispute' : context.earlyFinish === null ? 'play' : 'waitEarlyFinish')
      );
    case 'FINISHED':
      if (context.settledAt !== null) return 'settled';
      return disputeKind(state, answersDispute()) ?? (confirms() ? 'confirmFinish' : 'waitSettlement');
    case 'DISBANDED':
      return lostItsMate(state, by) ? 'replaceMate' : 'disbanded';
  }
};
