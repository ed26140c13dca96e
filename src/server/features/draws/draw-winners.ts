import { createHmac } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { pickWinners } from '../../../domain/draws/pick-winners';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { draw, drawTicket, drawWinner } from '../../platform/db/schema/money/draws';
import { Refusal } from '../../platform/http/refusal';
import { platformAccount } from '../../platform/ledger/account-ref';
import { grantBonus } from '../../platform/ledger/bonus-grants';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { announce, everyone, userRoom } from '../../platform/outbox/put-outbox';
import { notify } from '../notifications/public';

const lock = async (tx: Tx, id: number): Promise<typeof draw.$inferSelect> => {
  const [row] = await tx.select().from(draw).where(eq(draw.id, id)).for('update');
  if (!row) throw new Refusal('DRAWS_NOT_FOUND');
  return row;
};

/** OPEN → DRAWN, once, when it has closed: the winners follow from the seed and the tickets alone. */
export const drawWinners = async (app: App, tx: Tx, id: number): Promise<void> => {
  const row = await lock(tx, id);
  const at = new Date(app.clock.now());
  if (row.status !== 'OPEN' || row.closesAt > at) return;
  const tickets = await tx.select().from(drawTicket).where(eq(drawTicket.drawId, id)).orderBy(asc(drawTicket.id));
  const holders = tickets.map(({ userId, tickets: count }) => ({ id: userId, tickets: count }));
  const winners = await pickWinners(holders, row.places, (text) =>
    createHmac('sha256', row.seed).update(text).digest('hex'),
  );
  if (winners.length > 0)
    await tx
      .insert(drawWinner)
      .values(winners.map(({ place, id: userId, ticket }) => ({ drawId: id, place, userId, ticket })));
  await tx.update(draw).set({ status: 'DRAWN', drawnAt: at }).where(eq(draw.id, id));
  const people = winners.map((winner) => winner.id);
  await notify(tx, people, { kind: 'DRAW_WON', facts: { drawId: id, title: row.title }, at });
  await announce(tx, [everyone], 'draws changed', {});
};

/**
 * DRAWN → PAID: each winner gets the prize as bonus money, once. Inside the operation's transaction.
 * @throws Refusal DRAWS_NOT_FOUND, DRAWS_CANNOT_PARTICIPATE while it is not drawn
 */
export const payWinners = async (app: App, tx: Tx, operationId: string, id: number): Promise<void> => {
  const row = await lock(tx, id);
  if (row.status === 'PAID') return;
  if (row.status !== 'DRAWN') throw new Refusal('DRAWS_CANNOT_PARTICIPATE');
  const at = new Date(app.clock.now());
  const { prize: amount } = row;
  const due = await tx
    .update(drawWinner)
    .set({ paidAt: at })
    .where(and(eq(drawWinner.drawId, id), isNull(drawWinner.paidAt)))
    .returning();
  const reason = 'VERIFIED_CONTEST';
  for (const { userId } of due) {
    const from = platformAccount('bonus');
    await grantBonus(tx, { operationId, from, userId, kind: 'BONUS', reason, amount, at });
    const line = { userId, operationId, type: 'CORRECTION', amount, bonusAmount: amount, bonusReason: reason } as const;
    await recordTransactions(tx, [{ ...line, details: { comment: row.title } }], at);
    await announce(tx, [userRoom(userId)], 'me changed', {});
  }
  await tx.update(draw).set({ status: 'PAID' }).where(eq(draw.id, id));
  await announce(tx, [everyone], 'draws changed', {});
};
