import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { strikeTerms } from '#domain/mates/mate-terms.ts';
import { ordersOffUntilOf, strikeConsequence } from '#domain/squad/steps/strike-consequence.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mateStrike, mateStrikeCase } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { announceToStaff, writeAudit } from '../../audit/public';
import { keepOrdersOff, lockMate } from '../../mate-access/public';
import { mateSubject } from './lock-for-act';
import { settleStrikeCase } from './settle-strike-case';

interface Forgiven {
  readonly strikeId: number;
  readonly userId: string;
  readonly by: string;
  readonly reason: string;
}

/** The strikes of a mate that may still have an effect: twice the window, because each counts those before it. */
const readCounted = async (tx: Tx, userId: string, now: number): Promise<readonly number[]> => {
  const rows = await tx
    .select({ at: mateStrike.createdAt })
    .from(mateStrike)
    .where(
      and(
        eq(mateStrike.userId, userId),
        isNull(mateStrike.forgivenAt),
        gt(mateStrike.createdAt, new Date(now - 2 * strikeTerms.window)),
      ),
    )
    .orderBy(asc(mateStrike.createdAt));
  return rows.map(({ at }) => at.getTime());
};

/**
 * Forgives one strike and undoes what followed from it: the term without orders is that of the other strikes, and the
 * case that had become one too many is closed. The mate switches orders on themselves. Does nothing for a strike that is
 * gone or forgiven already.
 */
export const forgiveStrike = async (app: App, tx: Tx, { strikeId, userId, by, reason }: Forgiven): Promise<void> => {
  const mate = await lockMate(tx, userId);
  if (!mate) return;
  const now = app.clock.now();
  const forgiven = await tx
    .update(mateStrike)
    .set({ forgivenAt: new Date(now) })
    .where(and(eq(mateStrike.id, strikeId), eq(mateStrike.userId, userId), isNull(mateStrike.forgivenAt)))
    .returning({ id: mateStrike.id });
  if (forgiven.length === 0) return;
  const counted = await readCounted(tx, userId, now);
  const until = ordersOffUntilOf(counted, now);
  await keepOrdersOff(tx, userId, until === null ? null : new Date(until));
  const strikes = counted.filter((at) => at > now - strikeTerms.window).length;
  if (strikeConsequence(strikes).toAdministrator) {
    await tx
      .update(mateStrikeCase)
      .set({ strikes })
      .where(and(eq(mateStrikeCase.userId, userId), isNull(mateStrikeCase.decision)));
    await announceToStaff(tx, 'strikes');
  } else await settleStrikeCase(app, tx, { userId, by, decision: 'FORGIVEN', reason });
  await writeAudit(app, tx, by, {
    action: 'mate.strikes-forgiven',
    subject: mateSubject(userId),
    details: { gameId: mate.gameId, strikes: 1, reason },
  });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'mate changed', { userId });
};
