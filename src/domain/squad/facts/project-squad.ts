import type { PublicSquad, SquadContext } from './squad-context';
import type { KnownTerms, MateTerms, UserId } from './squad-people';

/**
 * The projection of a squad for a viewer (null: a guest). Only the owner sees the tokens of other people's friend
 * links, other mates' offers and the promo code; nobody sees another mate's percent. Hidden fields are absent, not
 * masked.
 */
export const projectSquad = (context: SquadContext, viewer: UserId | null): PublicSquad => {
  const isOwner = viewer === context.ownerId;
  const seenTerms = (mateId: UserId, { level, percent }: KnownTerms): MateTerms =>
    mateId === viewer ? { level, percent } : { level };
  return {
    ...context,
    members: context.members.map((member) => ({ ...member, mate: member.mate && seenTerms(member.id, member.mate) })),
    mateInvitations: context.mateInvitations.map((order) => ({
      ...order,
      terms: seenTerms(order.mateId, order.terms),
    })),
    earned: context.earned.map((part) => ({ ...part, terms: seenTerms(part.mateId, part.terms) })),
    friendInvitations: context.friendInvitations.map(({ token, ...link }) =>
      isOwner || viewer === link.invitedBy || viewer === link.friendId ? { ...link, token } : link,
    ),
    offers: context.offers.map(({ mateId, ...offer }) => (isOwner || viewer === mateId ? { ...offer, mateId } : offer)),
    promo: context.promo && projectPromo(context.promo, isOwner),
  };
};

const projectPromo = ({ code, ...promo }: NonNullable<SquadContext['promo']>, isOwner: boolean): PublicSquad['promo'] =>
  isOwner ? { ...promo, code } : promo;
