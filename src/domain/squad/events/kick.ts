import { dismiss, dropFriendInvitation, dropMateInvitation } from '../steps/member-parts';
import { friendInvitationNamed, mateInvitationOf } from '../selectors/invitations';
import { memberOf } from '../selectors/members';
import { choose, emit, inOrder, record, notify, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { kickRules, type Kick } from '../rules/kick';

const removeMember = ({ by, memberId }: Kick): Part =>
  inOrder(
    dismiss(memberId, by, 'MEMBER_KICKED'),
    emit(() => [notify('KICKED', by, [memberId])]),
  );

const takeBack = ({ by, memberId }: Kick): Part =>
  choose((context) => {
    const friend = friendInvitationNamed(context, memberId);
    const invitee = mateInvitationOf(context, memberId)?.mateId ?? friend?.friendId ?? null;
    return inOrder(
      friend ? dropFriendInvitation(friend) : dropMateInvitation(memberId),
      emit(() => [
        record('INVITATION_CANCELED', by, invitee),
        notify('INVITATION_WITHDRAWN', by, invitee ? [invitee] : []),
      ]),
    );
  });

const member = {
  label: 'это участник',
  holds: (context: Parameters<typeof memberOf>[0], { memberId }: Kick) => memberOf(context, memberId) !== null,
};

/** The owner removes a member, or withdraws an invitation. */
export const kick = eventOf(kickRules, {
  description: 'владелец исключает или отзывает приглашение',
  in: {
    PENDING: { transitions: [{ when: member, step: removeMember }, { step: takeBack }] },
    READY: { transitions: [{ when: member, to: 'PENDING', step: removeMember }, { step: takeBack }] },
  },
  effects: ['dismissMember', 'recordHistory', 'notify'],
  history: ['MEMBER_KICKED', 'INVITATION_CANCELED'],
});
