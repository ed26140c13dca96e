import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { SquadState } from '../../../domain/squad/squad-state';
import type { Executor } from '../../db/open-database';
import { squad, squadEarnedPart, squadFriendInvitation, squadMateInvitation, squadMember, squadOffer, squadPayment, squadShare } from '../../db/schema/squads';
import { toContext } from './to-context';

const bySquad = <T extends { squadId: number }>(rows: readonly T[]): ReadonlyMap<number, T[]> => {
  const map = new Map<number, T[]>();
  for (const row of rows) map.set(row.squadId, [...(map.get(row.squadId) ?? []), row]);
  return map;
};

/** Many squads for a list, in as many queries as one takes. */
export const loadSquads = async (db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, SquadState>> => {
  if (ids.length === 0) return new Map();
  const list = [...ids];
  const rows = await db.select().from(squad).where(inArray(squad.id, list));
  const members = bySquad(await db.select().from(squadMember).where(and(inArray(squadMember.squadId, list), isNull(squadMember.leftAt))).orderBy(asc(squadMember.position)));
  const mateInvitations = bySquad(await db.select().from(squadMateInvitation).where(inArray(squadMateInvitation.squadId, list)).orderBy(asc(squadMateInvitation.invitedAt)));
  const friendInvitations = bySquad(await db.select().from(squadFriendInvitation).where(inArray(squadFriendInvitation.squadId, list)).orderBy(asc(squadFriendInvitation.invitedAt)));
  const offers = bySquad(await db.select().from(squadOffer).where(inArray(squadOffer.squadId, list)).orderBy(asc(squadOffer.offeredAt)));
  const shares = bySquad(await db.select().from(squadShare).where(inArray(squadShare.squadId, list)).orderBy(asc(squadShare.position)));
  const payments = bySquad(await db.select().from(squadPayment).where(inArray(squadPayment.squadId, list)).orderBy(asc(squadPayment.position)));
  const earned = bySquad(await db.select().from(squadEarnedPart).where(inArray(squadEarnedPart.squadId, list)).orderBy(asc(squadEarnedPart.position)));
  return new Map(
    rows.map((row) => {
      const context = toContext({
        row,
        members: members.get(row.id) ?? [],
        mateInvitations: mateInvitations.get(row.id) ?? [],
        friendInvitations: friendInvitations.get(row.id) ?? [],
        offers: offers.get(row.id) ?? [],
        shares: shares.get(row.id) ?? [],
        payments: payments.get(row.id) ?? [],
        earned: earned.get(row.id) ?? [],
      });
      return [row.id, { value: row.status, context }];
    }),
  );
};
