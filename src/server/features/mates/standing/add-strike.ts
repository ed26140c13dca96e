import { and, count, eq, gte, isNull } from 'drizzle-orm';
import { strikeTerms } from '#domain/mates/mate-terms.ts';
import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import { strikeConsequence } from '#domain/squad/steps/strike-consequence.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mateAccess, mateStrike } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { adminsWith } from '../../audit/public';
import { announceActive, switchOrdersOff, wasUnreached } from '../../mate-access/public';
import { openStrikeCase } from '../desk/strike-cases';
import { notify } from '../../notifications/public';

interface Strike {
  readonly userId: string;
  readonly squadId: number;
  readonly gameId: string;
  readonly reason: (typeof mateStrike.$inferInsert)['reason'];
  /** Product time. */
  readonly at: Date;
}

/**
 * Adds a strike and switches the mate's orders off for a term that depends on the count of the last 30 days; from the
 * fourth on administrators are notified. No strike for not having come is given to a mate whom the call to the lobby could
 * not reach.
 */
export const addStrike = async (tx: Tx, { userId, squadId, gameId, reason, at }: Strike): Promise<void> => {
  if (reason === 'MISSED_LOBBY' && (await wasUnreached(tx, userId, at.getTime() - squadTimers.lobby))) return;
  // Locked first: of strikes that come at once each counts those before it.
  await tx.select({ id: mateAccess.userId }).from(mateAccess).where(eq(mateAccess.userId, userId)).for('no key update');
  await tx.insert(mateStrike).values({ userId, squadId, reason, createdAt: at });
  const since = new Date(at.getTime() - strikeTerms.window);
  const [recent] = await tx
    .select({ strikes: count() })
    .from(mateStrike)
    .where(and(eq(mateStrike.userId, userId), gte(mateStrike.createdAt, since), isNull(mateStrike.forgivenAt)));
  const { ordersOff, toAdministrator } = strikeConsequence(recent?.strikes ?? 1);
  const until = ordersOff === 0 ? null : new Date(at.getTime() + ordersOff);
  await notify(tx, [userId], {
    kind: 'STRIKE',
    facts: { gameId, until: until?.getTime() ?? null, decided: toAdministrator },
    at,
  });
  if (toAdministrator) {
    await openStrikeCase(tx, { userId, gameId, strikes: recent?.strikes ?? 1, at });
    const [mate] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, userId));
    await notify(tx, await adminsWith(tx, 'UPDATE_MATE_ACCESS'), {
      kind: 'STRIKES_TO_DECIDE',
      facts: { gameId, mateId: userId, who: mate?.username ?? '' },
      at,
    });
  }
  if (until !== null && (await switchOrdersOff(tx, userId, until))) await announceActive(tx, userId, false);
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'mate changed', { userId });
};
