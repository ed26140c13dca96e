import { and, eq, isNull } from 'drizzle-orm';
import type { deskDrawsContract } from '#contract/desk/money/draws.ts';
import { type DrawEvent, drawLife } from '#domain/draws/draw-states.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { draw, drawTicket, drawWinner } from '#server/platform/db/schema/money/draws.ts';
import { cancelDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { announce, everyone } from '#server/platform/outbox/put-outbox.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { agreeToGive } from '../../balance/public';
import { notify } from '../../notifications/public';
import { commitDraw } from '../commit-draw';
import { createDraw } from '../create-draw';
import { drawWinners, payWinners } from '../draw-winners';
import { drawLine } from './list-draws';

type Contract = typeof deskDrawsContract;

const subjectOf = (id: number) => `draw:${id}`;

const lock = async (tx: Tx, id: number, seen: number): Promise<typeof draw.$inferSelect> => {
  const [row] = await tx.select().from(draw).where(eq(draw.id, id)).for('update');
  if (!row) throw new Refusal('ADMIN_DRAWS_NOT_FOUND');
  await requireUnchanged(tx, subjectOf(id), seen);
  return row;
};

/** @throws Refusal ADMIN_CHANGED_MEANWHILE when the step does not fit */
const requireStep = ({ status }: typeof draw.$inferSelect, type: DrawEvent['type']): void => {
  if (!drawLife.fits(status, type)) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status });
};

/** Creates a draw; the hash of its seed is public from this moment. */
export const makeDraw: Handler<Contract['POST /v1/admin/draws']> = (app, { actor, body, idempotencyKey }) =>
  runOperation(app, { kind: 'make draw', actor: actor.id, idempotencyKey, request: body }, async (tx) => {
    const [opensAt, closesAt] = [new Date(body.opensAt), new Date(body.closesAt)];
    if (closesAt <= opensAt || closesAt.getTime() <= app.clock.now())
      throw new Refusal('VALIDATION_ERROR', {
        fields: [{ path: 'body.closesAt', message: 'Конец позже начала и впереди' }],
      });
    const { title, description, places } = body;
    const id = await createDraw(
      tx,
      { title, description, places, prize: body.prize, opensAt, closesAt },
      { by: actor.id, at: app.clock.now() },
    );
    const line = await drawLine(tx, id);
    await writeAudit(app, tx, actor.id, {
      action: 'draw.create',
      subject: subjectOf(id),
      details: { title, places, prize: body.prize, seedHash: line.seedHash },
    });
    await announce(tx, [everyone], 'draws changed', {});
    return line;
  });

export const drawNow: Handler<Contract['POST /v1/admin/draws/{id}/draw']> = (app, { actor, params: { id }, body }) =>
  inTransaction(app.db, async (tx) => {
    const row = await lock(tx, id, body.seen);
    requireStep(row, 'draw.drawn');
    if (row.closesAt.getTime() > app.clock.now()) throw new Refusal('ADMIN_DRAW_NOT_READY');
    await drawWinners(app, tx, id, actor.id);
    await writeAudit(app, tx, actor.id, { action: 'draw.draw', subject: subjectOf(id) });
    return drawLine(tx, id);
  });

/** Cancels a draw that has no winners yet; its participants are notified of the reason. */
export const cancelDraw: Handler<Contract['POST /v1/admin/draws/{id}/cancel']> = (
  app,
  { actor, params: { id }, body },
) =>
  inTransaction(app.db, async (tx) => {
    const row = await lock(tx, id, body.seen);
    requireStep(row, 'draw.canceled');
    const event = { type: 'draw.canceled', by: actor.id, at: app.clock.now() } as const;
    await commitDraw(tx, row, { event, operationId: null });
    await cancelDeadline(tx, { aggregate: `draw:${id}`, kind: 'closes' });
    const holders = await tx.select({ id: drawTicket.userId }).from(drawTicket).where(eq(drawTicket.drawId, id));
    await notify(
      tx,
      holders.map((holder) => holder.id),
      { kind: 'DRAW_CANCELED', facts: { title: row.title, reason: body.reason }, at: new Date(app.clock.now()) },
    );
    await writeAudit(app, tx, actor.id, {
      action: 'draw.cancel',
      subject: subjectOf(id),
      details: { reason: body.reason, participants: holders.length },
    });
    await announce(tx, [everyone], 'draws changed', {});
    return drawLine(tx, id);
  });

/** A winner may not pay the prizes. */
const requireNotWinner = async (tx: Tx, drawId: number, userId: string): Promise<void> => {
  const [own] = await tx
    .select({ place: drawWinner.place })
    .from(drawWinner)
    .where(and(eq(drawWinner.drawId, drawId), eq(drawWinner.userId, userId)));
  if (own) throw new Refusal('ADMIN_OWN_OBJECT');
};

const unpaidOf = async (tx: Tx, drawId: number): Promise<readonly string[]> => {
  const rows = await tx
    .select({ userId: drawWinner.userId })
    .from(drawWinner)
    .where(and(eq(drawWinner.drawId, drawId), isNull(drawWinner.paidAt)));
  return rows.map(({ userId }) => userId);
};

/** Pays the prizes; a large sum waits until a second operator does the same. */
export const payDraw: Handler<Contract['POST /v1/admin/draws/{id}/pay']> = (
  app,
  { actor, params: { id }, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'pay draw', actor: actor.id, idempotencyKey, request: { id, ...body } },
    async (tx, operationId) => {
      const row = await lock(tx, id, body.seen);
      if (drawLife.fits(row.status, 'draw.drawn')) throw new Refusal('ADMIN_DRAW_NOT_READY');
      requireStep(row, 'draw.paid');
      await requireNotWinner(tx, id, actor.id);
      const gifts = (await unpaidOf(tx, id)).map((userId) => ({ userId, amount: row.prize }));
      const giving = { operatorId: actor.id, subject: `draw:${id}`, gifts: row.prize > 0 ? gifts : [] } as const;
      if (!(await agreeToGive(app, tx, giving))) return drawLine(tx, id);
      await payWinners(app, tx, operationId, id, actor.id);
      await writeAudit(app, tx, actor.id, {
        action: 'draw.pay',
        subject: subjectOf(id),
        details: { prize: row.prize },
      });
      return drawLine(tx, id);
    },
  );
