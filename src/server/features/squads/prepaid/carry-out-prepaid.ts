import { eq, and, gt, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { newSquad } from '#contract/squads/new-squad.ts';
import { amountDue } from '#domain/squad/selectors/payments.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { prepaidSquad, squad, squadMember } from '#server/platform/db/schema/squads.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import type { PaidOrderJob } from '#server/platform/outbox/outbox-topics.ts';
import { stepSquadIn } from '../commit-step';
import { type Creator, createNewSquadIn } from '../create';
import { alias } from 'drizzle-orm/pg-core';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';

const newer = alias(prepaidSquad, 'newer');
const newerDeposit = alias(deposit, 'newer_deposit');

/**
 * Whether the owner of an order has since taken another squad (even one that is over), or ordered a different one: money
 * that comes after all must not call a mate whom they no longer want. The same order again is a retry of its payment.
 */
const isReplaced = async (tx: Tx, depositId: string): Promise<boolean> => {
  const sameOwner = eq(newer.userId, prepaidSquad.userId);
  const otherOrder = tx
    .select({ one: sql`1` })
    .from(newer)
    .innerJoin(newerDeposit, eq(newerDeposit.id, newer.depositId))
    .where(and(sameOwner, gt(newerDeposit.createdAt, deposit.createdAt), ne(newer.terms, prepaidSquad.terms)));
  const otherSquad = tx
    .select({ one: sql`1` })
    .from(squadMember)
    .where(and(eq(squadMember.userId, prepaidSquad.userId), gt(squadMember.joinedAt, deposit.createdAt)));
  const found = await tx
    .select({ one: sql`1` })
    .from(prepaidSquad)
    .innerJoin(deposit, eq(deposit.id, prepaidSquad.depositId))
    .where(and(eq(prepaidSquad.depositId, depositId), or(sql`EXISTS (${otherOrder})`, sql`EXISTS (${otherSquad})`)));
  return found.length > 0;
};

type Row = typeof prepaidSquad.$inferSelect;

const creatorOf = async (tx: Tx, userId: string): Promise<Creator> => {
  const [row] = await tx
    .select({ id: appUser.id, confirmedAt: appUser.emailConfirmedAt, mateGameId: mateAccess.gameId })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(eq(appUser.id, userId));
  if (!row) throw new Refusal('AUTH_USER_NOT_FOUND');
  return { id: row.id, emailConfirmed: row.confirmedAt !== null, mateGameId: row.mateGameId };
};

const terms = z.object(newSquad);

/** Runs `work` in a savepoint; a refusal rolls it back and returns its code, other errors are rethrown. */
const refusalIn = async (tx: Tx, work: (inner: Tx) => Promise<void>): Promise<string | null> => {
  try {
    await tx.transaction(work);
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem.code;
    throw problem;
  }
};

const make = async (app: App, tx: Tx, { depositId, userId, terms: storedTerms, expiresAt }: Row): Promise<void> => {
  const own = eq(prepaidSquad.depositId, depositId);
  if (expiresAt.getTime() < app.clock.now()) {
    await tx.update(prepaidSquad).set({ status: 'LATE' }).where(own);
  } else if (await isReplaced(tx, depositId)) {
    await tx.update(prepaidSquad).set({ status: 'REPLACED' }).where(own);
  } else {
    const problem = await refusalIn(tx, async (inner) => {
      const { squadId, errors } = await createNewSquadIn(
        app,
        inner,
        await creatorOf(inner, userId),
        terms.parse(storedTerms),
      );
      await inner.update(prepaidSquad).set({ status: 'MADE', squadId, notInvited: errors }).where(own);
    });
    if (problem !== null) await tx.update(prepaidSquad).set({ status: 'FAILED', problem }).where(own);
  }
  await announce(tx, [userRoom(userId)], 'me changed', {});
};

/**
 * Pays what the owner agreed to, once; a squad that costs more, or requires a second payment, waits for the owner to
 * pay by hand.
 */
const payFor = async (app: App, tx: Tx, { depositId, userId, agreed }: Row, squadId: number): Promise<void> => {
  const [found] = await tx.select({ status: squad.status }).from(squad).where(eq(squad.id, squadId));
  if (found?.status !== 'READY') return;
  const problem = await refusalIn(tx, async (inner) => {
    const scope = { app, tx: inner, operation: { kind: 'squad prepaid' as const, actor: userId } };
    await stepSquadIn(scope, squadId, ({ context }, at) => {
      const quoted = Math.min(amountDue(context, userId), agreed);
      return { type: 'squad.pay', by: userId, at, quoted, balance: null };
    });
  });
  await tx
    .update(prepaidSquad)
    .set({ status: problem === null ? 'PAID' : 'UNPAID', problem })
    .where(eq(prepaidSquad.depositId, depositId));
};

/**
 * Job after the deposit was credited or the squad got its quote: performs the next step of a prepaid squad, once.
 * Idempotent: a repeat finds nothing to do. A refusal is stored, and the money stays on the balance.
 */
export const carryOutPrepaid =
  (app: App) =>
  async ({ depositId }: PaidOrderJob): Promise<void> => {
    await inTransaction(app.db, async (tx) => {
      const [row] = await tx.select().from(prepaidSquad).where(eq(prepaidSquad.depositId, depositId)).for('update');
      if (row?.status === 'WAITING') await make(app, tx, row);
      else if (row?.status === 'MADE' && row.squadId !== null) await payFor(app, tx, row, row.squadId);
    });
    app.outbox.kick();
    app.sweeper.kick();
  };
