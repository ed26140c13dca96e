import { and, count, eq, gte, isNull } from 'drizzle-orm';
import type { drawsContract } from '#contract/money/draws.ts';
import { drawTerms, ticketsOf } from '#domain/draws/draw-terms.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { draw, drawTicket } from '../../platform/db/schema/money/draws';
import { appUser } from '../../platform/db/schema/people';
import { squad, squadMember } from '../../platform/db/schema/squads';
import type { Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { announce, everyone } from '../../platform/outbox/put-outbox';
import { viewDraw } from './view-draws';

const tries = { perPerson: 60, windowMs: 60_000 } as const;

/** The number of squads that the person finished in the last thirty days, without those that they left early. */
const finishedOf = async (tx: Tx, userId: string, now: number): Promise<number> => {
  const since = new Date(now - drawTerms.playedWithin);
  const [found] = await tx
    .select({ squads: count() })
    .from(squadMember)
    .innerJoin(
      squad,
      and(eq(squad.id, squadMember.squadId), eq(squad.status, 'FINISHED'), gte(squad.finishedAt, since)),
    )
    .where(and(eq(squadMember.userId, userId), isNull(squadMember.leftAt)));
  return found?.squads ?? 0;
};

const isConfirmed = async (tx: Tx, userId: string): Promise<boolean> => {
  const [found] = await tx.select({ at: appUser.emailConfirmedAt }).from(appUser).where(eq(appUser.id, userId));
  return found !== undefined && found.at !== null;
};

/**
 * Issues the person's tickets while the draw is open; a person who participates already keeps theirs.
 * @throws Refusal DRAWS_NOT_FOUND, DRAWS_CANNOT_PARTICIPATE (closed, no confirmed email, no finished squad in 30 days),
 * RATE_LIMITED
 */
export const participate: Handler<(typeof drawsContract)['POST /v1/draws/{id}/participate']> = async (
  app,
  { actor, params: { id } },
) => {
  await limitRate(app, `draw:${actor.id}`, tries.perPerson, tries.windowMs);
  return inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const at = new Date(now);
    const [row] = await tx.select().from(draw).where(eq(draw.id, id)).for('update');
    if (!row || row.status === 'CANCELED') throw new Refusal('DRAWS_NOT_FOUND');
    const isOpen = row.status === 'OPEN' && row.opensAt <= at && at < row.closesAt;
    const tickets = isOpen && (await isConfirmed(tx, actor.id)) ? ticketsOf(await finishedOf(tx, actor.id, now)) : 0;
    if (tickets === 0) throw new Refusal('DRAWS_CANNOT_PARTICIPATE');
    await tx.insert(drawTicket).values({ drawId: id, userId: actor.id, tickets, createdAt: at }).onConflictDoNothing();
    await announce(tx, [everyone], 'draws changed', {});
    return viewDraw(tx, id, actor.id);
  });
};
