import { squadTimers } from '../facts/squad-timers';
import { personEvent, type PersonEvent } from '../define-event';
import { friendInvitationNamed, mateInvitationOf } from '../questions/invitations';
import { memberOf, personOf } from '../questions/members';
import { notMember, notOwnerNorClient, trial, type Refusal } from '../questions/refusals';
import type { UserId } from '../facts/squad-people';
import { emit, inOrder, record, set, tell, type Part } from '../steps/step-parts';

interface Facts {
  /** Null: an open link for whoever gets it. */
  readonly friendId: UserId | null;
  /** 128 random bits. */
  readonly token: string;
}
type InviteFriend = PersonEvent<'squad.inviteFriend', Facts>;

const alreadyKnown: Refusal<InviteFriend> = (context, { friendId }) => {
  if (friendId === null) return null;
  if (friendInvitationNamed(context, friendId) || mateInvitationOf(context, friendId)) return 'SQUADS_ALREADY_INVITED';
  return memberOf(context, friendId) ? 'SQUADS_ALREADY_MEMBER' : null;
};

/** Open links take no place, but there are not more of them than places. */
const noPlace: Refusal = ({ members, mateInvitations, friendInvitations, slots }) =>
  members.length + mateInvitations.length + friendInvitations.length >= slots ? 'SQUADS_FULL' : null;

const unless = [trial, alreadyKnown, noPlace];

const step = ({ friendId, token, by, at }: InviteFriend): Part =>
  inOrder(
    set(({ friendInvitations }) => ({
      friendInvitations: [
        ...friendInvitations,
        { token, friendId, invitedBy: personOf(by), invitedAt: at, expiresAt: at + squadTimers.friendInvitation },
      ],
    })),
    emit(() => [
      record('MEMBER_INVITED', by, friendId, { memberType: 'FRIEND' }),
      ...(friendId === null ? [] : [tell('INVITED', by, [friendId])]),
    ]),
  );

/** The owner or a joined client invites a friend by name, or makes an open link, for half an hour. */
export const inviteFriend = personEvent<Facts>()('squad.inviteFriend', {
  description: 'зовут друга',
  who: [notMember, notOwnerNorClient],
  in: {
    PENDING: { unless, step },
    READY: {
      unless,
      ways: [
        // Only who is called by name is waited for.
        { when: { words: 'друга зовут по имени', holds: (_, { friendId }) => friendId !== null }, to: 'PENDING', step },
        { step },
      ],
    },
  },
  effects: ['recordHistory', 'notify'],
  history: ['MEMBER_INVITED'],
  samples: () => [{ friendId: null, token: '' }],
});
