import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { reservesContract } from '#contract/money/reserves.ts';
import { holdsMoney, reserveLife } from '#domain/money/reserve-states.ts';
import { partsOfReserve } from '#domain/money/reserve.ts';
import type { App } from '../../platform/app';
import type { Executor, Tx } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { balanceReserve } from '../../platform/db/schema/money/reserves';
import { appUser } from '../../platform/db/schema/people';
import { isReachableByOthers } from '../../platform/db/visible-to-others';
import { squad, squadMember } from '../../platform/db/schema/squads';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { reserveHold, userAccount } from '#domain/money/account-ref.ts';
import { balanceOf } from '../../platform/ledger/balances';
import { runOperation } from '../../platform/ledger/operations';
import { postTransfers } from '../../platform/ledger/post-transfers';
import { requireFreeMoney } from '../../platform/ledger/resting-money';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import type { Actor } from '../../platform/sessions/actor';
import { requireSecondStepFor } from '../../platform/sessions/second-step';
import { notify } from '../notifications/public';
import { openByReserve } from '../blog/public';
import { commitReserve } from './commit-reserve';
import { requireArticle } from './require-article';
import { announceReserve, cancelReserve, restartQuietPeriod, nameOf, type Step } from './reserve-steps';
import { lockReserve, type Reserve, rowsOf, viewReserve } from './reserve-view';
import { readToken } from './sign-link';

/** Mates cannot fund reserves, and a link made for another client is refused. */
const requireMayFund = ({ mateId, clientId }: Reserve, actor: Actor): void => {
  if (actor.mateGameId !== null || mateId === actor.id) throw new Refusal('BALANCE_RESERVE_ACCESS_DENIED');
  if (clientId !== null && clientId !== actor.id) throw new Refusal('BALANCE_RESERVE_ACCESS_DENIED');
};

/**
 * Requires that the receiver is still a mate and neither blocked, leaving nor deleted. `lock`: locks them until the
 * transaction ends.
 * @throws Refusal BALANCE_RESERVE_NOT_FOUND
 */
const requireMate = async (db: Executor, mateId: string, lock: boolean): Promise<void> => {
  const query = db
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(and(eq(appUser.id, mateId), isReachableByOthers));
  const [mate] = await (lock ? query.for('key share') : query);
  if (!mate) throw new Refusal('BALANCE_RESERVE_NOT_FOUND');
};

/** The link works once, within its seven days. */
const requireFresh = (app: App, { status, linkExpiresAt }: Reserve): void => {
  if (!reserveLife.fits(status, 'reserve.funded') || linkExpiresAt.getTime() <= app.clock.now())
    throw new Refusal('INVALID_CREATE_RESERVE_SIGNATURE');
};

/** Cancels the replaced reserve first, so that its rest can fund the new one. */
const replace = async (step: Step, key: string, { mateId }: Reserve, clientId: string): Promise<void> => {
  const [found] = await step.tx.select().from(balanceReserve).where(eq(balanceReserve.id, key)).for('update');
  if (found?.mateId !== mateId || found.clientId !== clientId || !holdsMoney(found.status))
    throw new Refusal('BALANCE_RESERVE_REPLACE_KEY_NOT_FOUND');
  await cancelReserve(step, found);
};

const hold = async ({ tx, operationId, at, by }: Step, reserve: Reserve, clientId: string): Promise<void> => {
  const { id, amount, mateId } = reserve;
  await postTransfers(tx, operationId, [{ from: userAccount(clientId), to: reserveHold(id), amount }], at);
  const details = { reserveId: id, username: await nameOf(tx, mateId) };
  const [transactionId] = await recordTransactions(
    tx,
    [{ userId: clientId, operationId, type: 'BALANCE_RESERVE', amount: -amount, details }],
    at,
  );
  await commitReserve(tx, reserve, {
    event: { type: 'reserve.funded', by, at: at.getTime() },
    operationId,
    values: { clientId, fundedAt: at, transactionId: transactionId ?? null },
  });
  if (reserve.articleId !== null) await openByReserve(tx, reserve.articleId, clientId, at);
};

/**
 * CREATED → RESERVED: holds the client's own money for the mate. Lock order: the replaced reserve after the new one.
 * @throws Refusal INVALID_CREATE_RESERVE_SIGNATURE (late or used), BALANCE_RESERVE_NOT_FOUND (also when its mate cannot
 * receive it), BALANCE_RESERVE_ACCESS_DENIED, BALANCE_RESERVE_BLOG_ARTICLE_NOT_FOUND,
 * BALANCE_RESERVE_REPLACE_KEY_NOT_FOUND, BALANCE_INSUFFICIENT, MONEY_RESTS, SECOND_STEP_REQUIRED
 */
export const fundReserveIn = async (app: App, step: Step, actor: Actor, id: string): Promise<void> => {
  const { tx, at } = step;
  await requireFreeMoney(tx, actor.id, at.getTime());
  const reserve = await lockReserve(tx, id);
  requireMayFund(reserve, actor);
  requireFresh(app, reserve);
  await requireMate(tx, reserve.mateId, true);
  await requireArticle(tx, reserve.kind, reserve.articleId ?? undefined, reserve.mateId);
  await requireSecondStepFor(app, tx, actor, reserve.amount);
  if (reserve.replaceKey !== null) await replace(step, reserve.replaceKey, reserve, actor.id);
  await hold(step, reserve, actor.id);
  await restartQuietPeriod(tx, id, at);
  const facts = { amount: reserve.amount, who: actor.username };
  await notify(tx, [reserve.mateId], { kind: 'RESERVE_FUNDED', facts, at });
  await announceReserve(tx, [reserve.mateId, actor.id]);
  await announce(tx, [userRoom(actor.id)], 'me changed', {});
};

/** Funds a reserve by its signed link. @throws Refusal BALANCE_RESERVE_INVALID_SIGN (forged), as `fundReserveIn` */
export const fundReserve: Handler<(typeof reservesContract)['POST /v1/balance/reserve']> = async (
  app,
  { actor, body, idempotencyKey },
) => {
  const { n: id } = readToken(app, body.token);
  const operation = { kind: 'POST /v1/balance/reserve' as const, actor: actor.id, idempotencyKey, request: body };
  return runOperation(app, operation, async (tx, operationId) => {
    const at = new Date(app.clock.now());
    await fundReserveIn(app, { tx, operationId, at, by: actor.id }, actor, id);
    return viewReserve(app, tx, actor.id, id);
  });
};

const other = alias(squadMember, 'other');

/** The number of finished squads that both finished. */
const playedTogether = async (db: Executor, one: string, two: string): Promise<number> => {
  const [found] = await db
    .select({ squads: count() })
    .from(squadMember)
    .innerJoin(other, and(eq(other.squadId, squadMember.squadId), eq(other.userId, two), isNull(other.leftAt)))
    .innerJoin(squad, and(eq(squad.id, squadMember.squadId), sql`${squad.finishedAt} IS NOT NULL`))
    .where(and(eq(squadMember.userId, one), isNull(squadMember.leftAt)));
  return found?.squads ?? 0;
};

const replacedBy = async (db: Executor | Tx, { replaceKey }: Reserve) => {
  if (replaceKey === null) return { returned: 0, replaces: null };
  const [old] = await db.select().from(balanceReserve).where(eq(balanceReserve.id, replaceKey));
  if (!old || !holdsMoney(old.status) || old.fundedAt === null) return { returned: 0, replaces: null };
  const { rest } = partsOfReserve(old.amount, await rowsOf(db, [old.id]));
  return { returned: rest, replaces: { fundedAt: old.fundedAt } };
};

/** @throws Refusal BALANCE_RESERVE_INVALID_SIGN, BALANCE_RESERVE_NOT_FOUND, BALANCE_RESERVE_ACCESS_DENIED */
export const showLink: Handler<(typeof reservesContract)['GET /v1/balance-reserve/link']> = async (
  app,
  { actor, query },
) => {
  const { n: id } = readToken(app, query.token);
  const [row] = await app.db.select().from(balanceReserve).where(eq(balanceReserve.id, id));
  if (!row) throw new Refusal('BALANCE_RESERVE_NOT_FOUND');
  if (row.mateId !== actor.id) requireMayFund(row, actor);
  const isUnused = reserveLife.fits(row.status, 'reserve.funded');
  if (isUnused && row.mateId !== actor.id) await requireMate(app.db, row.mateId, false);
  const isLate = row.linkExpiresAt.getTime() <= app.clock.now();
  return {
    reserve: await viewReserve(app, app.db, actor.id, id),
    state: !isUnused ? ('USED' as const) : isLate ? ('LATE' as const) : ('OPEN' as const),
    available: await balanceOf(app.db, userAccount(actor.id)),
    ...(await replacedBy(app.db, row)),
    playedTogether: await playedTogether(app.db, actor.id, row.mateId),
  };
};
