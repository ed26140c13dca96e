import { type PersonEvent, personRules } from '../define-rules';
import { friendInvitationNamed, mateInvitationOf } from '../selectors/invitations';
import { memberOf } from '../selectors/members';
import { notMember, notOwnerNorClient, notInTrialLesson, type Refusal } from './shared-refusals';
import type { UserId } from '../facts/squad-people';

export interface Facts {
  /** Null: an open link for anyone who gets it. */
  readonly friendId: UserId | null;
  /** 128 random bits. */
  readonly token: string;
}

export type InviteFriend = PersonEvent<'squad.inviteFriend', Facts>;

const alreadyInvitedOrMember: Refusal<InviteFriend> = (context, { friendId }) => {
  if (friendId === null) return null;
  if (friendInvitationNamed(context, friendId) || mateInvitationOf(context, friendId)) return 'SQUADS_ALREADY_INVITED';
  return memberOf(context, friendId) ? 'SQUADS_ALREADY_MEMBER' : null;
};

/** Open links take no slot, but there may not be more of them than free slots. */
const noFreeSlot: Refusal = ({ members, mateInvitations, friendInvitations, slots }) =>
  members.length + mateInvitations.length + friendInvitations.length >= slots ? 'SQUADS_FULL' : null;

const unless = [notInTrialLesson, alreadyInvitedOrMember, noFreeSlot];

/** The owner or a joined client invites a friend (domain rules, section 1, invite friend). */
export const inviteFriendRules = personRules<Facts>()('squad.inviteFriend', {
  who: [notMember, notOwnerNorClient],
  in: { PENDING: unless, READY: unless },
  samples: () => [{ friendId: null, token: '' }],
});
