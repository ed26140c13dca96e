import { percentOf } from '../../../domain/money/percent-of';
import { addressedFriendInvitations } from '../../../domain/squad/queries/invitations';
import { priceSquad } from '../../../domain/squad/queries/price-squad';
import type { SquadContext } from '../../../domain/squad/squad-context';
import type { SquadQuote } from '../../../domain/squad/squad-quote';
import type { SquadState } from '../../../domain/squad/squad-state';

/** The squad as if everybody invited had come. */
const withInvited = (context: SquadContext): SquadContext => ({
  ...context,
  members: [
    ...context.members,
    ...context.mateInvitations.map(({ mateId, terms, invitedAt }) => ({ id: mateId, type: 'MATE' as const, joinedAt: invitedAt, confirmedAt: null, mate: terms })),
    ...addressedFriendInvitations(context).flatMap(({ friendId, invitedAt }) => (friendId === null ? [] : [{ id: friendId, type: 'FRIEND' as const, joinedAt: invitedAt, confirmedAt: null, mate: null }])),
  ],
});

/** The quote in force; before READY what it would be with everybody invited. Null when there is nothing to price. Kopecks. */
export const priceOf = ({ value, context }: SquadState): SquadQuote | null => {
  if (context.quote) return context.quote;
  if (value !== 'PENDING') return null;
  const { mates, shares, total } = priceSquad(withInvited(context));
  return mates.length === 0 ? null : { mates: mates.map(({ mateId, amount }) => ({ mateId, amount })), shares, total };
};

/** What this mate would receive of the price after his percent of order, in kopecks; null for others. */
export const estimatedIncome = (state: SquadState, mateId: string): number | null => {
  const { context } = state;
  const terms = context.members.find(({ id }) => id === mateId)?.mate ?? context.mateInvitations.find((invitation) => invitation.mateId === mateId)?.terms;
  const gross = priceOf(state)?.mates.find((mate) => mate.mateId === mateId)?.amount;
  return terms && gross !== undefined ? percentOf(gross, terms.percent) : null;
};
