import { createHmac } from 'node:crypto';
import { and, asc, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import { drawLife } from '#domain/draws/draw-states.ts';
import { pickWinners } from '#domain/draws/pick-winners.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { draw, drawTicket, drawWinner } from '../../platform/db/schema/money/draws';
import { appUser } from '../../platform/db/schema/people';
import { isHiddenFromOthers } from '../../platform/db/visible-to-others';
import { Refusal } from '../../platform/http/refusal';
import { platformAccount, userAccount } from '#domain/money/account-ref.ts';
import { grantBonus } from '../../platform/ledger/bonus-grants';
import { postTransfers } from '../../platform/ledger/post-transfers';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { announce, everyone, userRoom } from '../../platform/outbox/put-outbox';
import { notify } from '../notifications/public';

const lock = async (tx: Tx, id: number): Promise<typeof draw.$inferSelect> => {
  const [row] = await tx.select().from(draw).where(eq(draw.id, id)).for('update');
  if (!row) throw new Refusal('DRAWS_NOT_FOUND');
  return row;
};

/**
 * Deletes tickets of people who are deleted or leaving, so that they cannot win, and renumbers the rest without gaps.
 */
const deleteTicketsOfGone = async (tx: Tx, drawId: number): Promise<void> => {
  const gone = tx
    .select({ one: sql`1` })
    .from(appUser)
    .where(and(eq(appUser.id, drawTicket.userId), isHiddenFromOthers));
  await tx.delete(drawTicket).where(and(eq(drawTicket.drawId, drawId), exists(gone)));
};

/** OPEN → DRAWN, once, after it has closed: the winners are determined by the seed and the tickets alone. */
export const drawWinners = async (app: App, tx: Tx, id: number): Promise<void> => {
  const row = await lock(tx, id);
  const at = new Date(app.clock.now());
  const status = drawLife.after(row.status, 'draw.drawn');
  if (status === null || row.closesAt > at) return;
  await deleteTicketsOfGone(tx, id);
  const tickets = await tx.select().from(drawTicket).where(eq(drawTicket.drawId, id)).orderBy(asc(drawTicket.id));
  const holders = tickets.map(({ userId, tickets: count }) => ({ id: userId, tickets: count }));
  const winners = await pickWinners(holders, row.places, (text) =>
    createHmac('sha256', row.seed).update(text).digest('hex'),
  );
  if (winners.length > 0)
    await tx
      .insert(drawWinner)
      .values(winners.map(({ place, id: userId, ticket }) => ({ drawId: id, place, userId, ticket })));
  await tx.update(draw).set({ status, drawnAt: at }).where(eq(draw.id, id));
  const people = winners.map((winner) => winner.id);
  await notify(tx, people, { kind: 'DRAW_WON', facts: { drawId: id, title: row.title }, at });
  await announce(tx, [everyone], 'draws changed', {});
};

/** Pays a prize in bonus money; to a mate in own money, since bonus money pays for squads, which mates do not buy. */
const payPrize = async (
  tx: Tx,
  operationId: string,
  { title, prize: amount }: typeof draw.$inferSelect,
  { userId, mate }: { readonly userId: string; readonly mate: boolean },
  at: Date,
): Promise<void> => {
  const from = platformAccount('bonus');
  const reason = mate ? 'MATES_CONTEST' : 'VERIFIED_CONTEST';
  if (mate) await postTransfers(tx, operationId, [{ from, to: userAccount(userId), amount }], at);
  else await grantBonus(tx, { operationId, from, userId, kind: 'BONUS', reason, amount, at });
  const line = { userId, operationId, type: 'CORRECTION', amount, bonusReason: reason } as const;
  const details = { comment: title };
  await recordTransactions(tx, [{ ...line, ...(mate ? {} : { bonusAmount: amount }), details }], at);
  await announce(tx, [userRoom(userId)], 'me changed', {});
};

/**
 * DRAWN → PAID: each winner gets the prize, once. Inside the operation's transaction.
 * @throws Refusal DRAWS_NOT_FOUND, DRAWS_CANNOT_PARTICIPATE while it is not drawn
 */
export const payWinners = async (app: App, tx: Tx, operationId: string, id: number): Promise<void> => {
  const row = await lock(tx, id);
  if (row.status === 'PAID') return;
  const status = drawLife.after(row.status, 'draw.paid');
  if (status === null) throw new Refusal('DRAWS_CANNOT_PARTICIPATE');
  const at = new Date(app.clock.now());
  const due = await tx
    .update(drawWinner)
    .set({ paidAt: at })
    .where(and(eq(drawWinner.drawId, id), isNull(drawWinner.paidAt)))
    .returning();
  const people = due.map(({ userId }) => userId);
  const mates = await tx.select({ id: mateAccess.userId }).from(mateAccess).where(inArray(mateAccess.userId, people));
  for (const userId of people)
    await payPrize(tx, operationId, row, { userId, mate: mates.some((mate) => mate.id === userId) }, at);
  await tx.update(draw).set({ status }).where(eq(draw.id, id));
  await announce(tx, [everyone], 'draws changed', {});
};
