import type { SquadActor, UserId } from '../squad-actor';
import type { SquadContext } from '../squad-context';
import type { FriendInvitation, MateInvitation, MateOffer } from '../squad-invitation';

/** The open invitation of this mate. */
export const mateInvitationOf = (context: SquadContext, id: SquadActor): MateInvitation | null =>
  context.mateInvitations.find((invitation) => invitation.mateId === id) ?? null;

/** The friend invitation with this token, when this person may use it. */
export const friendInvitationFor = (context: SquadContext, token: string | null, id: SquadActor): FriendInvitation | null =>
  context.friendInvitations.find(
    (invitation) => invitation.token === token && (invitation.friendId === null || invitation.friendId === id),
  ) ?? null;

/** Friend invitations addressed to a person: they keep the squad in PENDING, open links do not. */
export const addressedFriendInvitations = (context: SquadContext): readonly FriendInvitation[] =>
  context.friendInvitations.filter((invitation) => invitation.friendId !== null);

/** Everybody invited by name who has not answered yet. */
export const inviteesOf = (context: SquadContext): readonly UserId[] => [
  ...context.mateInvitations.map(({ mateId }) => mateId),
  ...addressedFriendInvitations(context).flatMap(({ friendId }) => (friendId === null ? [] : [friendId])),
];

/** The friend invitation that a kick names: by the friend's id or by the token of a link. */
export const friendInvitationNamed = (context: SquadContext, name: string): FriendInvitation | null =>
  context.friendInvitations.find((invitation) => invitation.friendId === name || invitation.token === name) ?? null;

/** The standing answer of this mate to a hot squad. */
export const offerOf = (context: SquadContext, id: SquadActor): MateOffer | null =>
  context.offers.find((offer) => offer.mateId === id) ?? null;
