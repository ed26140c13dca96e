import { quoteSession, type SessionPrice } from '../../pricing/quote-session';
import type { UserId } from '../squad-actor';
import type { SquadContext } from '../squad-context';
import type { SquadMember } from '../squad-member';
import { isMateOwned, matesOf, nonMatesOf } from './members';

const payerOf = (context: SquadContext, member: SquadMember): UserId =>
  member.type === 'FRIEND' && context.payMode === 'OWNER' && !isMateOwned(context) ? context.ownerId : member.id;

/** The price of the squad as it is composed now, with the lines of the bill. */
export const priceSquad = (context: SquadContext): SessionPrice =>
  quoteSession({
    categoryKind: context.categoryKind,
    durationMinutes: context.durationMinutes,
    mates: matesOf(context).flatMap(({ id, mate }) => (mate ? [{ mateId: id, level: mate.level }] : [])),
    nonMates: nonMatesOf(context).map((member) => ({ memberId: member.id, payerId: payerOf(context, member) })),
    promo: context.promo && !isMateOwned(context) ? { terms: context.promo, payerId: context.ownerId } : null,
  });
