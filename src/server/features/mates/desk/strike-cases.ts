import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { output } from 'zod/v4/core';
import type { deskMatesContract } from '#contract/desk/people/mates.ts';
import { strikeTerms } from '#domain/mates/mate-terms.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import type { App } from '#server/platform/app.ts';
import { present } from '#server/platform/db/filters.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mateStrike, mateStrikeCase } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announceToStaff, requireUnchanged, writeAudit } from '../../audit/public';
import { keepOrdersOff } from '../../mate-access/public';
import { revokeAccessIn } from './change-access';
import { lockMateForAct, mateSubject, notifyMate } from './lock-for-act';
import { readStrikes } from './read-strikes';
import { settleStrikeCase } from './settle-strike-case';

type Contract = typeof deskMatesContract;

interface Opened {
  readonly userId: string;
  readonly gameId: string;
  readonly strikes: number;
  readonly at: Date;
}

/**
 * Opens a strike case of a mate with too many strikes in the operators' queue, or updates the count of the open case.
 */
export const openStrikeCase = async (tx: Tx, { userId, gameId, strikes, at }: Opened): Promise<void> => {
  await tx
    .insert(mateStrikeCase)
    .values({ id: uuidv7(), userId, gameId, strikes, openedAt: at })
    .onConflictDoUpdate({
      target: mateStrikeCase.userId,
      targetWhere: isNull(mateStrikeCase.decision),
      set: { strikes },
    });
  await announceToStaff(tx, 'strikes');
};

const decider = alias(appUser, 'decider');

const withPeople = (app: App, key: SQL<string>) =>
  app.db
    .select({
      id: mateStrikeCase.id,
      row: mateStrikeCase,
      person: personColumns(appUser),
      by: personColumns(decider),
      key,
    })
    .from(mateStrikeCase)
    .innerJoin(appUser, eq(appUser.id, mateStrikeCase.userId))
    .leftJoin(decider, eq(decider.id, mateStrikeCase.decidedBy));

const caseOf = ({ row, person, by }: Awaited<ReturnType<typeof withPeople>>[number]) => ({
  id: row.id,
  person,
  gameId: row.gameId,
  strikes: row.strikes,
  openedAt: row.openedAt,
  decision: row.decision,
  reason: row.reason,
  decidedAt: row.decidedAt,
  decidedBy: by,
});

/** A page of strike cases; by default undecided ones, oldest first. */
export const listStrikeCases = (app: App, query: output<Contract['GET /v1/admin/strike-cases']['query']>) =>
  readPage({
    db: app.db,
    query,
    sorts: { openedAt: { by: mateStrikeCase.openedAt, type: 'timestamptz' } },
    sort: 'openedAt',
    id: { by: mateStrikeCase.id, type: 'uuid' },
    filters: [present(mateStrikeCase.decision, query.decided)],
    rows: (key) => withPeople(app, key),
    counted: mateStrikeCase,
    line: caseOf,
  });

/** @throws Refusal NOT_FOUND */
export const readStrikeCase: Handler<Contract['GET /v1/admin/strike-cases/{id}']> = async (app, { params }) => {
  const [found] = await withPeople(app, sql<string>`''`).where(eq(mateStrikeCase.id, params.id));
  if (!found) throw new Refusal('NOT_FOUND');
  return { ...caseOf(found), strikeList: await readStrikes(app, found.row.userId) };
};

/** Forgives the strikes within the window; orders that they switched off may be switched on again. */
const forgive = async (tx: Tx, userId: string, now: number): Promise<void> => {
  await tx
    .update(mateStrike)
    .set({ forgivenAt: new Date(now) })
    .where(
      and(
        eq(mateStrike.userId, userId),
        isNull(mateStrike.forgivenAt),
        gt(mateStrike.createdAt, new Date(now - strikeTerms.window)),
      ),
    );
  await keepOrdersOff(tx, userId, null);
};

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN (also for revoking access without the permission to), as `lockMateForAct`,
 * ADMIN_USER_HAS_SQUAD
 */
export const decideStrikes: Handler<Contract['POST /v1/admin/strike-cases/{id}/decide']> = async (
  app,
  { actor, params: { id }, body: { decision, reason, seen } },
) => {
  if (decision === 'ACCESS_TAKEN' && !hasPermission(actor.permissions, 'DELETE_MATE_ACCESS'))
    throw new Refusal('FORBIDDEN');
  await inTransaction(app.db, async (tx) => {
    const [found] = await tx.select().from(mateStrikeCase).where(eq(mateStrikeCase.id, id)).for('update');
    if (!found) throw new Refusal('NOT_FOUND');
    const { userId, gameId } = found;
    if (userId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
    await requireUnchanged(tx, `strikes:${id}`, seen);
    if (found.decision !== null) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { decision: found.decision });
    await lockMateForAct(tx, actor, userId, undefined);
    if (decision === 'FORGIVEN') await forgive(tx, userId, app.clock.now());
    else await revokeAccessIn(tx, userId);
    await settleStrikeCase(app, tx, { userId, by: actor.id, decision, reason });
    await writeAudit(app, tx, actor.id, {
      action: decision === 'FORGIVEN' ? 'mate.strikes-forgiven' : 'mate.access-taken',
      subject: mateSubject(userId),
      details: { gameId, strikes: found.strikes, reason },
    });
    await notifyMate(app, tx, userId, {
      what: decision === 'FORGIVEN' ? 'STRIKES_FORGIVEN' : 'ACCESS_TAKEN',
      gameId,
      reason,
    });
  });
};
