import { and, asc, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SquadState } from '../../../domain/squad/squad-state';
import type { Executor } from '../../db/open-database';
import { prepared } from '../../db/prepared';
import { squad, squadEarnedPart, squadFriendInvitation, squadMateInvitation, squadMember, squadOffer, squadPayment, squadShare } from '../../db/schema/squads';
import { toContext } from './to-context';

const bySquad = <T extends { squadId: number }>(rows: readonly T[]): ReadonlyMap<number, T[]> => {
  const map = new Map<number, T[]>();
  for (const row of rows) map.set(row.squadId, [...(map.get(row.squadId) ?? []), row]);
  return map;
};

const within = (column: AnyPgColumn) => sql`${column} = ANY(${sql.placeholder('ids')})`;

const everyRow = prepared((db: Executor) => ({
  squads: db.select().from(squad).where(within(squad.id)).prepare('squads_by_id'),
  members: db.select().from(squadMember).where(and(within(squadMember.squadId), isNull(squadMember.leftAt))).orderBy(asc(squadMember.position)).prepare('squad_members'),
  mateInvitations: db.select().from(squadMateInvitation).where(within(squadMateInvitation.squadId)).orderBy(asc(squadMateInvitation.invitedAt)).prepare('squad_mate_invitations'),
  friendInvitations: db.select().from(squadFriendInvitation).where(within(squadFriendInvitation.squadId)).orderBy(asc(squadFriendInvitation.invitedAt)).prepare('squad_friend_invitations'),
  offers: db.select().from(squadOffer).where(within(squadOffer.squadId)).orderBy(asc(squadOffer.offeredAt)).prepare('squad_offers'),
  shares: db.select().from(squadShare).where(within(squadShare.squadId)).orderBy(asc(squadShare.position)).prepare('squad_shares'),
  payments: db.select().from(squadPayment).where(within(squadPayment.squadId)).orderBy(asc(squadPayment.position)).prepare('squad_payments'),
  earned: db.select().from(squadEarnedPart).where(within(squadEarnedPart.squadId)).orderBy(asc(squadEarnedPart.position)).prepare('squad_earned_parts'),
}));

/** Many squads for a list, in as many queries as one takes. */
export const loadSquads = async (db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, SquadState>> => {
  if (ids.length === 0) return new Map();
  const list = { ids: [...ids] };
  const ask = everyRow(db);
  const rows = await ask.squads.execute(list);
  const members = bySquad(await ask.members.execute(list));
  const mateInvitations = bySquad(await ask.mateInvitations.execute(list));
  const friendInvitations = bySquad(await ask.friendInvitations.execute(list));
  const offers = bySquad(await ask.offers.execute(list));
  const shares = bySquad(await ask.shares.execute(list));
  const payments = bySquad(await ask.payments.execute(list));
  const earned = bySquad(await ask.earned.execute(list));
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
