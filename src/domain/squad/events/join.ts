import { admit, dropFriendInvitation } from '../steps/company-parts';
import { personEvent, type PersonEvent } from '../define-event';
import { friendInvitationFor, takenSlots } from '../questions/invitations';
import { personOf } from '../questions/members';
import { alreadyMember, notPerson, type Refusal } from '../questions/refusals';
import type { PublicSquad } from '../facts/squad-context';
import type { FriendInvitation } from '../facts/squad-people';
import { choose, inOrder, type Part } from '../steps/step-parts';
import { heldTokens } from './friend-link';

interface Facts {
  readonly hasSquad: boolean;
  readonly hasMateAccess: boolean;
  /** The token of a friend invitation, null for a visible squad. */
  readonly viaInvitation: string | null;
}
type Join = PersonEvent<'squad.join', Facts>;

const openInvitation = (context: PublicSquad, { viaInvitation, by, at }: Join): FriendInvitation | null => {
  const invitation = friendInvitationFor(context, viaInvitation, by);
  return invitation && at < invitation.expiresAt ? invitation : null;
};

const notLetIn: Refusal<Join> = (context, event) =>
  context.visible || openInvitation(context, event) ? null : 'SQUADS_MUST_BE_VISIBLE';

/** A place promised to the newcomers themselves is theirs. */
const noPlace: Refusal<Join> = (context, event) => {
  const own = openInvitation(context, event)?.friendId ? 1 : 0;
  return takenSlots(context) - own >= context.slots ? 'SQUADS_FULL' : null;
};

const cannotJoin: Refusal<Join> = (_, { hasSquad, hasMateAccess }) =>
  hasMateAccess ? 'SQUADS_INVALID_MEMBERS' : hasSquad ? 'SQUADS_HAS_SQUAD' : null;

const unless = [notLetIn, noPlace, cannotJoin];

const step = ({ by, at, viaInvitation }: Join): Part =>
  choose((context) => {
    const invitation = friendInvitationFor(context, viaInvitation, by);
    const member = { id: personOf(by), joinedAt: at, confirmedAt: null, mate: null };
    return invitation
      ? inOrder(dropFriendInvitation(invitation), admit({ ...member, type: 'FRIEND' }))
      : admit({ ...member, type: 'CLIENT' });
  });

/** Through an invitation as a friend, from the public list as a client. */
export const join = personEvent<Facts>()('squad.join', {
  description: 'клиент или друг вступает',
  who: [notPerson, alreadyMember],
  in: { PENDING: { unless, step }, READY: { unless, to: 'PENDING', step } },
  effects: ['admitMember', 'recordHistory', 'notify'],
  history: ['MEMBER_JOINED'],
  samples: (context, by, facts) =>
    [null, ...heldTokens(context, by, facts)].map((viaInvitation) => ({
      hasSquad: facts.hasSquad,
      hasMateAccess: facts.hasMateAccess,
      viaInvitation,
    })),
});
