import { type PersonEvent, personRules } from '../define-rules';
import { friendInvitationNamed, mateInvitationOf } from '../selectors/invitations';
import { memberOf } from '../selectors/members';
import { notOwner, type Refusal } from './shared-refusals';

export interface Facts {
  /** Id of a member or of an invited mate or friend, or the token of a link. */
  readonly memberId: string;
}

export type Kick = PersonEvent<'squad.kick', Facts>;

const kicksThemselves: Refusal<Kick> = (_, { by, memberId }) =>
  by === memberId ? 'SQUADS_CANNOT_KICK_YOURSELF' : null;

const unknownMember: Refusal<Kick> = (context, { memberId }) =>
  memberOf(context, memberId) || mateInvitationOf(context, memberId) || friendInvitationNamed(context, memberId)
    ? null
    : 'SQUADS_MEMBER_NOT_FOUND';

const unless = [kicksThemselves, unknownMember];

/** The owner removes a member or withdraws an invitation (domain rules, section 1, kick). */
export const kickRules = personRules<Facts>()('squad.kick', {
  who: [notOwner],
  in: { PENDING: unless, READY: unless },
  samples: ({ members, ownerId, mateInvitations, friendInvitations }) =>
    [
      '',
      ...members.map(({ id }) => id).filter((id) => id !== ownerId),
      ...mateInvitations.map(({ mateId }) => mateId),
      ...friendInvitations.flatMap(({ token }) => token ?? []),
    ].map((memberId) => ({ memberId })),
});
