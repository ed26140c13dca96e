import { admit, dropFriendInvitation } from '../steps/member-parts';
import { personOf } from '../selectors/members';
import { choose, inOrder, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { joinRules, openInvitation, type Join } from '../rules/join';

const step = (event: Join): Part =>
  choose((context) => {
    const invitation = openInvitation(context, event);
    const { by, at } = event;
    const member = { id: personOf(by), joinedAt: at, confirmedAt: null, mate: null };
    return invitation
      ? inOrder(dropFriendInvitation(invitation), admit({ ...member, type: 'FRIEND' }))
      : admit({ ...member, type: 'CLIENT' });
  });

/** Through an invitation a person joins as a friend, from the public list as a client. */
export const join = eventOf(joinRules, {
  description: 'клиент или друг вступает',
  in: { PENDING: { step }, READY: { to: 'PENDING', step } },
  effects: ['admitMember', 'recordHistory', 'notify'],
  history: ['MEMBER_JOINED'],
});
