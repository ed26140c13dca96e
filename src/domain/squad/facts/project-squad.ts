import type { PublicSquad, SquadContext } from './squad-context';
import type { KnownTerms, MateTerms, UserId } from './squad-people';

/**
 * What a viewer (null: a guest) may see of a squad: not the tokens of others' friend links (the owner sees all), not
 * other mates' percents, who else answered a hot squad and the promo code only as its owner. The rest is left out, not
 * blotted.
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
