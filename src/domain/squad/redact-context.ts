import type { UserId } from './squad-actor';
import type { SquadContext } from './squad-context';
import type { MateTerms } from './squad-member';

/**
 * What a viewer may see of a squad: not the tokens of others' friend links (the owner sees all), not other mates' percents, who else
 * answered a hot squad and the promo code only as its owner. The rules give the viewer the same answers, sums returned included.
 */
export const redactContext = (context: SquadContext, viewer: UserId | null): SquadContext => {
  const terms = (mateId: UserId, mate: MateTerms): MateTerms => (mateId === viewer ? mate : { ...mate, percent: 0 });
  return {
    ...context,
    members: context.members.map((member) => ({ ...member, mate: member.mate && terms(member.id, member.mate) })),
    mateInvitations: context.mateInvitations.map((order) => ({ ...order, terms: terms(order.mateId, order.terms) })),
    earned: context.earned.map((part) => ({ ...part, terms: terms(part.mateId, part.terms) })),
    friendInvitations: context.friendInvitations.map((link, index) =>
      [context.ownerId, link.invitedBy, link.friendId].includes(viewer) ? link : { ...link, token: `hidden-${index}` },
    ),
    offers: context.offers.map((offer, index) => ([context.ownerId, offer.mateId].includes(viewer ?? '') ? offer : { ...offer, mateId: `hidden-${index}` })),
    promo: context.promo && { ...context.promo, code: context.ownerId === viewer ? context.promo.code : '' },
  };
};
