import { dismiss, dropFriendInvitation, dropMateInvitation } from '../steps/company-parts';
import { personEvent, type PersonEvent } from '../define-event';
import { friendInvitationNamed, mateInvitationOf } from '../questions/invitations';
import { memberOf } from '../questions/members';
import { notOwner, type Refusal } from '../questions/refusals';
import { choose, emit, inOrder, record, tell, type Part } from '../steps/step-parts';

interface Facts {
  /** A member, an invited mate or friend, or the token of a link. */
  readonly memberId: string;
}
type Kick = PersonEvent<'squad.kick', Facts>;

const themselves: Refusal<Kick> = (_, { by, memberId }) => (by === memberId ? 'SQUADS_CANNOT_KICK_YOURSELF' : null);

const nobody: Refusal<Kick> = (context, { memberId }) =>
  memberOf(context, memberId) || mateInvitationOf(context, memberId) || friendInvitationNamed(context, memberId)
    ? null
    : 'SQUADS_MEMBER_NOT_FOUND';

const unless = [themselves, nobody];

const removeMember = ({ by, memberId }: Kick): Part =>
  inOrder(
    dismiss(memberId, by, 'MEMBER_KICKED'),
    emit(() => [tell('KICKED', by, [memberId])]),
  );

const takeBack = ({ by, memberId }: Kick): Part =>
  choose((context) => {
    const friend = friendInvitationNamed(context, memberId);
    const invitee = mateInvitationOf(context, memberId)?.mateId ?? friend?.friendId ?? null;
    return inOrder(
      friend ? dropFriendInvitation(friend) : dropMateInvitation(memberId),
      emit(() => [
        record('INVITATION_CANCELED', by, invitee),
        tell('INVITATION_WITHDRAWN', by, invitee ? [invitee] : []),
      ]),
    );
  });

const member = {
  words: 'это участник',
  holds: (context: Parameters<typeof memberOf>[0], { memberId }: Kick) => memberOf(context, memberId) !== null,
};

/** The owner removes a member, or takes an invitation back. */
export const kick = personEvent<Facts>()('squad.kick', {
  description: 'владелец исключает или отзывает приглашение',
  who: [notOwner],
  in: {
    PENDING: { unless, ways: [{ when: member, step: removeMember }, { step: takeBack }] },
    READY: { unless, ways: [{ when: member, to: 'PENDING', step: removeMember }, { step: takeBack }] },
  },
  effects: ['dismissMember', 'recordHistory', 'notify'],
  history: ['MEMBER_KICKED', 'INVITATION_CANCELED'],
  samples: ({ members, ownerId, mateInvitations, friendInvitations }) =>
    [
      '',
      ...members.map(({ id }) => id).filter((id) => id !== ownerId),
      ...mateInvitations.map(({ mateId }) => mateId),
      ...friendInvitations.flatMap(({ token }) => token ?? []),
    ].map((memberId) => ({ memberId })),
});
