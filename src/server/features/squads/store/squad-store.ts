import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import {
  squad,
  squadEarnedPart,
  squadFriendInvitation,
  squadMateInvitation,
  squadMember,
  squadOffer,
  squadPayment,
  squadShare,
} from '#server/platform/db/schema/squads.ts';
import { violatedConstraint } from '#server/platform/db/database-errors.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requireActiveAndLock } from '#server/platform/sessions/require-active.ts';
import { squadColumns } from './squad-columns';
import { fromRows, toHead, toRows } from './squad-rows';

const byIds = prepared((db: Executor) =>
  db
    .select(squadColumns)
    .from(squad)
    .where(isAmong(squad.id, 'ids', 'integer'))
    .prepare('squads_by_id'),
);

/** Loads many squads for a list with all child rows, in one query. */
export const loadSquads = async (db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, SquadState>> => {
  if (ids.length === 0) return new Map();
  const rows = await byIds(db).execute({ ids: [...ids] });
  return new Map(rows.map((row) => [row.head.id, fromRows(row)]));
};

/**
 * The squad as the rules see it, restored from columns; null when there is none. `lock`: nobody else can make a step
 * until the transaction ends, since a squad's rows are only changed under the lock of its head row.
 */
export const loadSquad = async (db: Executor, squadId: number, lock: boolean): Promise<SquadState | null> => {
  if (lock) await db.select({ id: squad.id }).from(squad).where(eq(squad.id, squadId)).for('update');
  return (await loadSquads(db, [squadId])).get(squadId) ?? null;
};

/**
 * The same for a step of this person, locked; requires that their account is active.
 * @throws Refusal UNAUTHENTICATED when they have been blocked meanwhile
 */
export const loadSquadFor = async (tx: Tx, squadId: number, actor: string): Promise<SquadState | null> => {
  const lock = tx.select({ id: squad.id }).from(squad).where(eq(squad.id, squadId)).for('update');
  await requireActiveAndLock(tx, actor, lock.getSQL());
  return loadSquad(tx, squadId, false);
};

/** The changed columns of a row. */
const changesOf = <Row extends object>(before: Row, after: Row): Partial<Row> => {
  const changes: Partial<Row> = {};
  for (const name in after) if (!isDeepStrictEqual(before[name], after[name])) changes[name] = after[name];
  return changes;
};

type Rows = ReturnType<typeof toRows>;

/** Those of `rows` that are not stored in the same form already. */
const changedOf = <Row>(before: readonly Row[], rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) => !before.some((one) => isDeepStrictEqual(one, row)));

/**
 * Saves the members; former ones keep their row, with `left_at`.
 * @throws Refusal SQUADS_HAS_SQUAD when two steps at once would put a person into two active squads
 */
const saveMembers = async (
  tx: Tx,
  squadId: number,
  { members: before }: Rows,
  { members }: Rows,
  at: number,
): Promise<void> => {
  const ids = members.map(({ userId }) => userId);
  const gone = before.map(({ userId }) => userId).filter((id) => !ids.includes(id));
  if (gone.length > 0)
    await tx
      .update(squadMember)
      .set({ leftAt: new Date(at), active: false, quote: null })
      .where(and(eq(squadMember.squadId, squadId), isNull(squadMember.leftAt), inArray(squadMember.userId, gone)));
  for (const values of changedOf(before, members)) {
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

/** Payment rows are updated, never replaced: other rows refer to them. */
const savePayments = async (tx: Tx, squadId: number, { payments: before }: Rows, { payments }: Rows): Promise<void> => {
  const ids = payments.map(({ memberId }) => memberId);
  const gone = before.map(({ memberId }) => memberId).filter((id) => !ids.includes(id));
  if (gone.length > 0)
    await tx.delete(squadPayment).where(and(eq(squadPayment.squadId, squadId), inArray(squadPayment.memberId, gone)));
  for (const values of changedOf(before, payments)) {
    await tx
      .insert(squadPayment)
      .values(values)
      .onConflictDoUpdate({ target: [squadPayment.squadId, squadPayment.memberId], set: values });
  }
};

/** Child tables whose rows of a squad are replaced as a whole when one of them has changed. */
const replacedTables = [
  [squadMateInvitation, 'mateInvitations'],
  [squadFriendInvitation, 'friendInvitations'],
  [squadOffer, 'offers'],
  [squadShare, 'shares'],
  [squadEarnedPart, 'earned'],
] as const;

const saveReplacedTables = async (tx: Tx, squadId: number, before: Rows, rows: Rows): Promise<void> => {
  for (const [table, name] of replacedTables) {
    if (isDeepStrictEqual(before[name], rows[name])) continue;
    if (before[name].length > 0) await tx.delete(table).where(eq(table.squadId, squadId));
    if (rows[name].length > 0) await tx.insert(table).values([...rows[name]]);
  }
};

const nothing: Rows = {
  members: [],
  mateInvitations: [],
  friendInvitations: [],
  offers: [],
  shares: [],
  payments: [],
  earned: [],
};

/** Inserts a new squad and returns its number. @throws Refusal as `saveMembers` */
export const insertSquad = async (tx: Tx, state: SquadState): Promise<number> => {
  const [created] = await tx.insert(squad).values(toHead(state)).returning({ id: squad.id });
  if (!created) throw new Error('the squad was not written');
  const rows = toRows(created.id, state);
  await saveMembers(tx, created.id, nothing, rows, state.context.createdAt);
  await saveReplacedTables(tx, created.id, nothing, rows);
  await savePayments(tx, created.id, nothing, rows);
  return created.id;
};

/**
 * Saves what a step at `at` (epoch ms) has changed; the caller holds the squad's lock, so the stored rows equal
 * `before`.
 * @throws Refusal as `saveMembers`
 */
export const saveSquad = async (
  tx: Tx,
  squadId: number,
  before: SquadState,
  after: SquadState,
  at: number,
): Promise<number> => {
  const [was, rows] = [toRows(squadId, before), toRows(squadId, after)];
  const head = changesOf(toHead(before), toHead(after));
  if (Object.keys(head).length > 0) await tx.update(squad).set(head).where(eq(squad.id, squadId));
  await saveMembers(tx, squadId, was, rows, at);
  await saveReplacedTables(tx, squadId, was, rows);
  await savePayments(tx, squadId, was, rows);
  return squadId;
};

/** Releases all members of the squad: another squad takes them over in the same transaction. */
export const releaseMembers = async (tx: Tx, squadId: number): Promise<void> => {
  await tx.update(squadMember).set({ active: false }).where(eq(squadMember.squadId, squadId));
};
