import type { PublicSquad } from '../facts/squad-context';
import type { FriendInvitation, MateInvitation, MateOffer, SquadActor, UserId } from '../facts/squad-people';

/** The open invitation of this mate. */
export const mateInvitationOf = (context: PublicSquad, id: SquadActor): MateInvitation | null =>
  context.mateInvitations.find((invitation) => invitation.mateId === id) ?? null;

/** The friend invitation with this token, if this person may use it. */
export const friendInvitationFor = (
  context: PublicSquad,
  token: string | null,
  id: SquadActor,
): FriendInvitation | null =>
  context.friendInvitations.find(
    (invitation) => invitation.token === token && (invitation.friendId === null || invitation.friendId === id),
  ) ?? null;

/** The friend invitation addressed to this person. */
export const friendInvitationTo = (context: PublicSquad, id: SquadActor): FriendInvitation | null =>
  context.friendInvitations.find((invitation) => invitation.friendId !== null && invitation.friendId === id) ?? null;

/** Friend invitations addressed to a person: they keep the squad in PENDING, open links do not. */
export const addressedFriendInvitations = (context: PublicSquad): readonly FriendInvitation[] =>
  context.friendInvitations.filter((invitation) => invitation.friendId !== null);

/** Everybody invited by name who has not answered yet, mates first. */
export const inviteesOf = (context: PublicSquad): readonly UserId[] => [
  ...context.mateInvitations.map(({ mateId }) => mateId),
  ...addressedFriendInvitations(context).flatMap(({ friendId }) => (friendId === null ? [] : [friendId])),
];

/** The friend invitation with this friend's id or this token. */
export const friendInvitationNamed = (context: PublicSquad, name: string): FriendInvitation | null =>
  context.friendInvitations.find((invitation) => invitation.friendId === name || invitation.token === name) ?? null;

/** The open offer of this mate to a hot squad. */
export const offerOf = (context: PublicSquad, id: SquadActor): MateOffer | null =>
  context.offers.find((offer) => offer.mateId === id) ?? null;

/** Slots taken by members and by invitations addressed to a person. */
export const takenSlots = (context: PublicSquad): number =>
  context.members.length + context.mateInvitations.length + addressedFriendInvitations(context).length;

/** Whether no slot is free; slots of invited people count as taken. */
export const isFull = (context: PublicSquad): boolean => takenSlots(context) >= context.slots;
