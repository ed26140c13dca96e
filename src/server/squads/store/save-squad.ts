import { isDeepStrictEqual } from 'node:util';
import { and, eq, notInArray } from 'drizzle-orm';
import type { SquadContext } from '../../../domain/squad/squad-context';
import type { SquadState } from '../../../domain/squad/squad-state';
import type { Tx } from '../../db/open-database';
import { squad, squadEarnedPart, squadFriendInvitation, squadMateInvitation, squadOffer, squadPayment, squadShare } from '../../db/schema/squads';
import { saveMembers } from './save-members';
import { squadColumns } from './squad-columns';

const saveInvitations = async (tx: Tx, squadId: number, { mateInvitations, friendInvitations, offers }: SquadContext): Promise<void> => {
  await tx.delete(squadMateInvitation).where(eq(squadMateInvitation.squadId, squadId));
  await tx.delete(squadFriendInvitation).where(eq(squadFriendInvitation.squadId, squadId));
  await tx.delete(squadOffer).where(eq(squadOffer.squadId, squadId));
  if (mateInvitations.length > 0) {
    await tx.insert(squadMateInvitation).values(
      mateInvitations.map(({ mateId, terms, invitedAt, expiresAt }) => ({
        squadId, mateId, level: terms.level, percent: terms.percent, invitedAt: new Date(invitedAt), expiresAt: new Date(expiresAt),
      })),
    );
  }
  if (friendInvitations.length > 0) {
    await tx.insert(squadFriendInvitation).values(
      friendInvitations.map(({ token, friendId, invitedBy, invitedAt, expiresAt }) => ({
        token, squadId, friendId, invitedBy, invitedAt: new Date(invitedAt), expiresAt: new Date(expiresAt),
      })),
    );
  }
  if (offers.length > 0) {
    await tx.insert(squadOffer).values(offers.map(({ mateId, offeredAt, expiresAt }) => ({ squadId, mateId, offeredAt: new Date(offeredAt), expiresAt: new Date(expiresAt) })));
  }
};

const saveShares = async (tx: Tx, squadId: number, { quote }: SquadContext): Promise<void> => {
  await tx.delete(squadShare).where(eq(squadShare.squadId, squadId));
  if (quote && quote.shares.length > 0) {
    await tx.insert(squadShare).values(quote.shares.map((share, position) => ({ squadId, position, ...share })));
  }
};

const savePayments = async (tx: Tx, squadId: number, { payments }: SquadContext): Promise<void> => {
  await tx.delete(squadPayment).where(
    and(eq(squadPayment.squadId, squadId), payments.length > 0 ? notInArray(squadPayment.memberId, payments.map(({ memberId }) => memberId)) : undefined),
  );
  for (const [position, payment] of payments.entries()) {
    const values = { ...payment, squadId, position, paidAt: new Date(payment.paidAt), acceptedAt: payment.acceptedAt === null ? null : new Date(payment.acceptedAt) };
    await tx.insert(squadPayment).values(values).onConflictDoUpdate({ target: [squadPayment.squadId, squadPayment.memberId], set: values });
  }
};

const saveEarned = async (tx: Tx, squadId: number, { earned }: SquadContext): Promise<void> => {
  await tx.delete(squadEarnedPart).where(eq(squadEarnedPart.squadId, squadId));
  if (earned.length === 0) return;
  await tx.insert(squadEarnedPart).values(earned.map(({ mateId, terms, gross }, position) => ({ squadId, position, mateId, ...terms, gross })));
};

/** Writes a new squad; gives its number. */
export const insertSquad = async (tx: Tx, state: SquadState): Promise<number> => {
  const [created] = await tx.insert(squad).values(squadColumns(state)).returning({ id: squad.id });
  if (!created) throw new Error('the squad was not written');
  await saveMembers(tx, created.id, state, state.context.createdAt);
  await saveInvitations(tx, created.id, state.context);
  await saveShares(tx, created.id, state.context);
  await savePayments(tx, created.id, state.context);
  await saveEarned(tx, created.id, state.context);
  return created.id;
};

/** Writes what a step has changed; the caller holds the squad's lock. */
export const saveSquad = async (tx: Tx, squadId: number, before: SquadState, after: SquadState, at: number): Promise<void> => {
  const old = before.context;
  const { context } = after;
  await tx.update(squad).set(squadColumns(after)).where(eq(squad.id, squadId));
  await saveMembers(tx, squadId, after, at);
  const invited = (of: SquadContext) => [of.mateInvitations, of.friendInvitations, of.offers];
  if (!isDeepStrictEqual(invited(old), invited(context))) await saveInvitations(tx, squadId, context);
  if (!isDeepStrictEqual(old.quote, context.quote)) await saveShares(tx, squadId, context);
  if (!isDeepStrictEqual(old.earned, context.earned)) await saveEarned(tx, squadId, context);
  if (!isDeepStrictEqual(old.payments, context.payments)) await savePayments(tx, squadId, context);
};
