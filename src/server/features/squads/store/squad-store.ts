import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { SquadState } from '../../../../domain/squad/facts/squad-context';
import type { Executor, Tx } from '../../../platform/db/open-database';
import { prepared } from '../../../platform/db/prepared';
import {
  squad,
  squadEarnedPart,
  squadFriendInvitation,
  squadMateInvitation,
  squadMember,
  squadOffer,
  squadPayment,
  squadShare,
} from '../../../platform/db/schema/squads';
import { violatedConstraint } from '../../../platform/db/problems';
import { Refusal } from '../../../platform/http/refusal';
import { squadColumns } from './squad-columns';
import { fromRows, toHead, toRows } from './squad-rows';

const byIds = prepared((db: Executor) =>
  db
    .select(squadColumns)
    .from(squad)
    .where(sql`${squad.id} = ANY(${sql.placeholder('ids')})`)
    .prepare('squads_by_id'),
);

/** Many squads for a list, with all that hangs on them, in one query. */
export const loadSquads = async (db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, SquadState>> => {
  if (ids.length === 0) return new Map();
  const rows = await byIds(db).execute({ ids: [...ids] });
  return new Map(rows.map((row) => [row.head.id, fromRows(row)]));
};

/**
 * The squad as the rules see it, restored from columns; null when there is none. `lock` keeps everybody else
 * from stepping until the transaction ends: a squad's rows are only ever changed under the lock of its head row.
 */
export const loadSquad = async (db: Executor, squadId: number, lock: boolean): Promise<SquadState | null> => {
  if (lock) await db.select({ id: squad.id }).from(squad).where(eq(squad.id, squadId)).for('update');
  return (await loadSquads(db, [squadId])).get(squadId) ?? null;
};

type Rows = ReturnType<typeof toRows>;

/**
 * Writes the members. Who is no longer one keeps a row with `left_at`.
 * @throws Refusal SQUADS_HAS_SQUAD when two steps at once would put a person into two active squads
 */
const saveMembers = async (tx: Tx, squadId: number, { members }: Rows, at: number): Promise<void> => {
  const ids = members.map(({ userId }) => userId);
  const gone = ids.length > 0 ? notInArray(squadMember.userId, ids) : undefined;
  await tx
    .update(squadMember)
    .set({ leftAt: new Date(at), active: false, quote: null })
    .where(and(eq(squadMember.squadId, squadId), isNull(squadMember.leftAt), gone));
  for (const values of members) {
    try {
      await tx
        .insert(squadMember)
        .values(values)
        .onConflictDoUpdate({ target: [squadMember.squadId, squadMember.userId], set: values });
    } catch (problem) {
      if (violatedConstraint(problem) === 'squad_member_one_active') throw new Refusal('SQUADS_HAS_SQUAD');
      throw problem;
    }
  }
};

/** Payments keep their rows: others refer to them. */
const savePayments = async (tx: Tx, squadId: number, { payments }: Rows): Promise<void> => {
  const ids = payments.map(({ memberId }) => memberId);
  const gone = ids.length > 0 ? notInArray(squadPayment.memberId, ids) : undefined;
  await tx.delete(squadPayment).where(and(eq(squadPayment.squadId, squadId), gone));
  for (const values of payments) {
    await tx
      .insert(squadPayment)
      .values(values)
      .onConflictDoUpdate({ target: [squadPayment.squadId, squadPayment.memberId], set: values });
  }
};

const saveInvitations = async (tx: Tx, squadId: number, rows: Rows): Promise<void> => {
  await tx.delete(squadMateInvitation).where(eq(squadMateInvitation.squadId, squadId));
  await tx.delete(squadFriendInvitation).where(eq(squadFriendInvitation.squadId, squadId));
  await tx.delete(squadOffer).where(eq(squadOffer.squadId, squadId));
  if (rows.mateInvitations.length > 0) await tx.insert(squadMateInvitation).values(rows.mateInvitations);
  if (rows.friendInvitations.length > 0) await tx.insert(squadFriendInvitation).values(rows.friendInvitations);
  if (rows.offers.length > 0) await tx.insert(squadOffer).values(rows.offers);
};

const saveShares = async (tx: Tx, squadId: number, { shares }: Rows): Promise<void> => {
  await tx.delete(squadShare).where(eq(squadShare.squadId, squadId));
  if (shares.length > 0) await tx.insert(squadShare).values(shares);
};

const saveEarned = async (tx: Tx, squadId: number, { earned }: Rows): Promise<void> => {
  await tx.delete(squadEarnedPart).where(eq(squadEarnedPart.squadId, squadId));
  if (earned.length > 0) await tx.insert(squadEarnedPart).values(earned);
};

/** Writes a new squad; gives its number. @throws Refusal as `saveMembers` */
export const insertSquad = async (tx: Tx, state: SquadState): Promise<number> => {
  const [created] = await tx.insert(squad).values(toHead(state)).returning({ id: squad.id });
  if (!created) throw new Error('the squad was not written');
  const rows = toRows(created.id, state);
  await saveMembers(tx, created.id, rows, state.context.createdAt);
  await saveInvitations(tx, created.id, rows);
  await saveShares(tx, created.id, rows);
  await savePayments(tx, created.id, rows);
  await saveEarned(tx, created.id, rows);
  return created.id;
};

/**
 * Writes what a step at `at` (epoch ms) has changed; the caller holds the squad's lock. @throws Refusal as
 * `saveMembers`
 */
export const saveSquad = async (
  tx: Tx,
  squadId: number,
  before: SquadState,
  after: SquadState,
  at: number,
): Promise<number> => {
  const rows = toRows(squadId, after);
  const changed = (...names: readonly (keyof SquadState['context'])[]): boolean =>
    names.some((name) => !isDeepStrictEqual(before.context[name], after.context[name]));
  await tx.update(squad).set(toHead(after)).where(eq(squad.id, squadId));
  await saveMembers(tx, squadId, rows, at);
  if (changed('mateInvitations', 'friendInvitations', 'offers')) await saveInvitations(tx, squadId, rows);
  if (changed('quote')) await saveShares(tx, squadId, rows);
  if (changed('earned')) await saveEarned(tx, squadId, rows);
  if (changed('payments')) await savePayments(tx, squadId, rows);
  return squadId;
};

/** Nobody of this squad is held by it any more: another one takes them over in the same transaction. */
export const releaseMembers = async (tx: Tx, squadId: number): Promise<void> => {
  await tx.update(squadMember).set({ active: false }).where(eq(squadMember.squadId, squadId));
};
