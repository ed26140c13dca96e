import { quoteSession, type SessionPrice } from '../../pricing/quote';
import { hourlyRates } from '../../pricing/rates';
import type { MateLevel } from '../../mates/grade';
import type { Kopecks } from '../../money/kopecks';
import { isMateOwned, matesOf, nonMatesOf } from './members';
import { addressedFriendInvitations } from './invitations';
import { changedSquad } from '../facts/changed-squad';
import type { SquadPromo, SquadQuote } from '../facts/squad-bill';
import type { PublicSquad, PublicSquadState, SquadTerms } from '../facts/squad-context';
import type { FriendInvitation, SquadMember, UserId } from '../facts/squad-people';

/** Changes of the terms; absent fields do not change. */
export interface SquadChanges {
  readonly category?: {
    readonly id: number;
    readonly kind: SquadTerms['categoryKind'];
    /** The category's own percent of the rate; null or absent: the percent of its kind. */
    readonly percent?: number | null;
  };
  readonly platform?: SquadTerms['platform'];
  readonly languages?: readonly string[];
  readonly durationMinutes?: number;
  readonly slots?: number;
  readonly payMode?: SquadTerms['payMode'];
}

const payerOf = (context: PublicSquad, member: SquadMember): UserId =>
  member.type === 'FRIEND' && context.payMode === 'OWNER' && !isMateOwned(context) ? context.ownerId : member.id;

/** The hourly rate of this level in this squad, before the category. Kopecks. */
export const rateIn = ({ rates }: Pick<PublicSquad, 'rates'>, level: MateLevel): Kopecks =>
  (rates ?? hourlyRates)[level];

/** The price of the squad as it is composed now, with the lines of each quote. Kopecks. */
export const priceSquad = (context: PublicSquad): SessionPrice =>
  quoteSession({
    categoryKind: context.categoryKind,
    categoryPercent: context.categoryPercent,
    durationMinutes: context.durationMinutes,
    mates: matesOf(context).flatMap(({ id, mate }) =>
      mate ? [{ mateId: id, rate: rateIn(context, mate.level) }] : [],
    ),
    nonMates: nonMatesOf(context).map((member) => ({ memberId: member.id, payerId: payerOf(context, member) })),
    promo: context.promo && !isMateOwned(context) ? { terms: context.promo, payerId: context.ownerId } : null,
    trialPrice: context.trialPrice,
  });

/** The squad as if everybody invited by name had joined. */
const withInvited = (context: PublicSquad): PublicSquad =>
  changedSquad(context, {
    members: [
      ...context.members,
      ...context.mateInvitations.map(({ mateId, terms, invitedAt }) => ({
        id: mateId,
        type: 'MATE' as const,
        joinedAt: invitedAt,
        confirmedAt: null,
        mate: terms,
      })),
      ...addressedFriendInvitations(context).flatMap(({ friendId, invitedAt }) =>
        friendId === null
          ? []
          : [{ id: friendId, type: 'FRIEND' as const, joinedAt: invitedAt, confirmedAt: null, mate: null }],
      ),
    ],
  });

/** The quote in force; in PENDING the quote with everybody invited. Null without a mate. Kopecks. */
export const priceOf = ({ value, context }: PublicSquadState): SquadQuote | null => {
  if (context.quote) return context.quote;
  if (value !== 'PENDING') return null;
  const { mates, shares, total } = priceSquad(withInvited(context));
  return mates.length === 0 ? null : { mates: mates.map(({ mateId, amount }) => ({ mateId, amount })), shares, total };
};

const newFriendId = 'coming friend';

/**
 * What a friend who joins by this link or invitation would pay if everybody invited joined; 0 when the owner pays for
 * them, null without a mate (no price). Kopecks.
 */
export const friendShare = (context: PublicSquad, { token }: Pick<FriendInvitation, 'token'>): Kopecks | null => {
  const friend: SquadMember = {
    id: newFriendId,
    type: 'FRIEND',
    joinedAt: context.touchedAt,
    confirmedAt: null,
    mate: null,
  };
  const { mates, shares } = priceSquad(
    withInvited({
      ...context,
      members: [...context.members, friend],
      friendInvitations: context.friendInvitations.filter((invitation) => invitation.token !== token),
    }),
  );
  const share = shares.find(({ memberId }) => memberId === newFriendId);
  if (mates.length === 0 || share === undefined) return null;
  return share.payerId === newFriendId ? share.amount : 0;
};

/** What a promo code saves the owner if everybody invited joined; null while there is no price. Kopecks. */
export const promoSaving = (context: PublicSquad, promo: SquadPromo): Kopecks | null => {
  const { total, discount } = priceSquad(withInvited({ ...context, promo }));
  return total > 0 ? discount : null;
};

/** Whether an update changes the price or how it is split. */
export const changesPrice = (context: PublicSquad, { category, durationMinutes, payMode }: SquadChanges): boolean =>
  (category !== undefined && category.id !== context.categoryId) ||
  (durationMinutes !== undefined && durationMinutes !== context.durationMinutes) ||
  (payMode !== undefined && payMode !== context.payMode);
